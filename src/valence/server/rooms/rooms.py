"""Everything a server does with rooms."""

from valence.server.rooms.classes import Classes
from valence.server.rooms.dealing import Dealing
from valence.server.rooms.homework import HomeworkGames
from valence.server.rooms.lessons import LessonSteps
from valence.server.rooms.members import Members
from valence.server.rooms.pages import RoomPages
from valence.server.rooms.room_store import RoomStore
from valence.server.rooms.tournaments import Tournaments
from valence.server.rooms.waiting import Waiting
from valence.server.rooms.watchers import RoomWatchers
from valence.server.tables.registry import TableRegistry


class Rooms(RoomStore):
    """The rooms in the store, by subject."""

    def __init__(
        self,
        registry: TableRegistry,
        watchers: RoomWatchers,
        *,
        keep_days: int,
        keep_classes_days: int,
    ) -> None:
        super().__init__(registry, watchers)
        self.members = Members(self)
        self.dealing = Dealing(self)
        self.homework = HomeworkGames(self, self.dealing)
        self.lessons = LessonSteps(self, self.dealing)
        self.tournaments = Tournaments(self, self.dealing)
        self.waiting = Waiting(self)
        self.pages = RoomPages(self, self.homework)
        self.classes = Classes(self, keep_days, keep_classes_days)
