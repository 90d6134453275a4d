"""The parts of a device that handlers use."""

from weakref import WeakKeyDictionary

from valence.core.languages import Language
from valence.core.problems import problem
from valence.core.record import Record
from valence.handlers.house import Extras
from valence.learn.class_findings import own_findings, seen_by_person
from valence.learn.findings import Finding
from valence.site.host import SiteHost
from valence.site.problems import en
from valence.site.sets import NOT_PRINTED, DeviceSets
from valence.table.live import LiveTable
from valence.table.records import checked_record
from valence.table.thinking import Reviewed
from valence.table.timing import record_of


class SiteHouse:
    def __init__(self, host: SiteHost) -> None:
        self.registry = host
        self.disk = host.store.disk
        self.sets = DeviceSets(self.disk)
        self._reviews: WeakKeyDictionary[LiveTable, Reviewed] = WeakKeyDictionary()

    def extras(self) -> Extras:
        return Extras(NOT_PRINTED, problem(en.no_spreadsheets), problem(en.no_structures))

    async def read_record(self, client: str, text: str, language: Language) -> Record:
        del client
        return checked_record(text, language)

    async def review(self, live: LiveTable) -> Reviewed:
        """The review as far as it has got; one that failed is made again when somebody asks once more."""
        if live not in self._reviews:
            self._reviews[live] = Reviewed()
            self.registry.start(self._make_review(live))
        return self._reviews[live]

    async def _make_review(self, live: LiveTable) -> None:
        try:
            async for mistake in self.registry.bots.reviewing(record_of(live)):
                self._reviews[live] = Reviewed((*self._reviews[live].found, mistake))
            self._reviews[live] = self._reviews[live]._replace(is_ready=True)
        except BaseException:
            del self._reviews[live]
            raise

    async def findings_of(self, live: LiveTable, person: str) -> tuple[Finding, ...]:
        return own_findings(live, seen_by_person(live, live.senders).get(person, []))
