"""The site without a server, in a real browser: on a static web server under any path, and with the network cut."""

import re
import shutil
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, FilePayload, Page, expect

import valence
from tests import programs
from tests.browser import playing
from tests.browser.conftest import NewPerson
from tests.browser.people import PHONE, Person
from tests.browser.site import (
    FOLDER,
    START_MS,
    StaticServer,
    is_restored,
    served,
    snapshot_of,
    start_random_games,
    start_worker,
    wait_for_python,
    wait_for_snapshot,
    wait_until_offline_ready,
)
from tests.site import random_games
from valence.games import CATALOGUE
from valence.site.files import site_files, write_site

GAMES = 40  # of each kind; `python -m benchmarks.site records` compares 1,000
SMALL_BOARD = ["." * 9] * 4 + ["....*...."] + ["." * 9] * 4
SHORT: dict[str, dict[str, object]] = {"charged": {"board": SMALL_BOARD}, "metals": {"hand": 3}}

BOT = [{"seat": 1, "level": "fair"}]
DAMAGES = {
    "one byte": "memory[memory.length >> 1] ^= 1",
    "half of it": "memory = memory.slice(0, memory.length >> 1)",
    "another layout": "headers.set('x-layout', 'other')",
}
DAMAGE_SNAPSHOT = """async (address) => {
    const name = (await caches.keys())[0];
    const cache = await caches.open(name);
    const stored = await cache.match(address);
    const headers = new Headers(stored.headers);
    let memory = new Uint8Array(await stored.arrayBuffer());
    DAMAGE;
    await cache.put(address, new Response(memory, { headers }));
}"""


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    try:
        programs.site()
    except programs.Missing as missing:
        pytest.skip(str(missing))
    root = tmp_path_factory.mktemp("site")
    write_site(root / FOLDER)
    return root


@pytest.fixture
def web(folder: Path) -> Iterator[StaticServer]:
    with served(folder) as server:
        yield server


@pytest.fixture
def visitor(browser: Browser, web: StaticServer) -> Iterator[Person]:
    """Somebody with a phone; no error may be logged, and nothing asked of another origin."""
    person = Person(browser, web.address, viewport=PHONE, has_touch=True)
    person.open("./")
    yield person
    complaints = person.complaints
    person.leave()
    assert complaints == []


def reload_offline(visitor: Person, web: StaticServer) -> Page:
    """After the first visit, without any network."""
    wait_until_offline_ready(visitor.page)
    web.close()
    visitor.page.reload()
    wait_for_python(visitor.page)
    return visitor.page


def test_a_game_is_played_offline_and_survives_closing_the_tab(
    visitor: Person, web: StaticServer
) -> None:
    page = reload_offline(visitor, web)
    page.get_by_role("button", name="Play now: pKace").click()
    mover = playing.wait_for_mover([visitor])
    assert mover is visitor
    playing.pkace(page)
    page.goto(web.address)
    page.get_by_role("link", name="Continue: pKace").click(timeout=START_MS)
    playing.play_out([visitor], playing.pkace, 20)
    expect(page.locator("#result")).to_have_text(re.compile("win|lost|tie", re.I))
    with page.expect_download() as download:
        page.get_by_text("Record and seed").click()
        page.get_by_role("link", name=re.compile("record", re.I)).click()
    record = Path(download.value.path()).read_text(encoding="utf-8")
    assert valence.replay(record).outcome is not None


def test_a_later_visit_starts_from_the_memory_of_the_first(
    visitor: Person, web: StaticServer
) -> None:
    wait_for_snapshot(visitor.page)
    assert not is_restored(visitor.page)
    page = reload_offline(visitor, web)
    assert is_restored(page)
    play = start_worker(page)
    first, second = (play({"game": "pkace", "seats": 2, "bots": BOT})["record"] for _ in range(2))
    assert first != second
    assert valence.replay(first).outcome is not None


def test_a_damaged_snapshot_is_ignored_and_replaced(visitor: Person) -> None:
    page = visitor.page
    wait_for_snapshot(page)
    for what, damage in DAMAGES.items():
        page.evaluate(DAMAGE_SNAPSHOT.replace("DAMAGE", damage), snapshot_of(page))
        page.reload()
        wait_for_python(page)
        assert not is_restored(page), what
        wait_for_snapshot(page)
    page.reload()
    wait_for_python(page)
    assert is_restored(page)


def test_after_an_error_the_next_visit_starts_without_the_snapshot(
    browser: Browser, web: StaticServer
) -> None:
    person = Person(browser, web.address)
    person.open("./")
    wait_for_snapshot(person.page)
    start_worker(person.page)
    with pytest.raises(Error, match="500"):
        person.page.evaluate("site.request('GET', { not: 'a path' })")
    person.page.reload()
    wait_for_python(person.page)
    assert not is_restored(person.page)
    person.leave()


def test_every_game_is_played_against_bots_with_the_network_cut(
    visitor: Person, web: StaticServer
) -> None:
    play = start_worker(reload_offline(visitor, web))
    for game in CATALOGUE:
        bots = [{"seat": 1, "level": "fair"}]
        ended = play({"game": game, "seats": 2, "bots": bots, "options": SHORT.get(game, {})})
        assert valence.replay(ended["record"]).outcome == ended["outcome"], game


def test_strong_bots_answer_within_their_budget(visitor: Person) -> None:
    wait_for_python(visitor.page)
    play = start_worker(visitor.page)
    bots = [{"seat": 1, "level": "strong"}]
    ended = play({"game": "pkace", "seats": 2, "bots": bots})
    times = visitor.page.evaluate("() => site.thinking")
    assert ended["outcome"]
    assert len(times) == 10
    assert max(times) < 4_000, times  # milliseconds; the budget is one second


def test_random_games_give_the_same_records_as_in_cpython(visitor: Person) -> None:
    digest = start_random_games(visitor.page)
    for game in CATALOGUE:
        assert digest(game, 0, GAMES) == random_games.digest(game, 0, GAMES), game


def test_people_share_a_device_with_their_hands_covered(visitor: Person) -> None:
    page = visitor.page
    wait_for_python(page)
    page.get_by_role("link", name="Set up a game: Metal vs. Non-Metal").click()
    page.get_by_label("Bots").select_option("0")
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_role("button", name="Create").click()
    seen = []
    for _ in range(4):
        cover = page.get_by_role("dialog")
        expect(cover).to_contain_text("Hand the device to")
        covers_everything(page)
        seen.append(cover.get_by_role("button").inner_text())
        cover.get_by_role("button").click()
        expect(page).to_have_title(re.compile("●"))
        while page.title().startswith("●"):
            playing.metals(page)
            page.wait_for_timeout(300)
        expect(page.get_by_text("'s turn.")).to_be_visible()
        page.get_by_role("button", name="Hide my hand").click()
    assert {"I'm Ben"} < set(seen)


def covers_everything(page: Page) -> None:
    """Whatever is at the corners and in the middle of the screen belongs to the cover."""
    assert page.evaluate(
        """() => [[2, 2], [innerWidth - 2, 2], [2, innerHeight - 2], [innerWidth / 2, innerHeight / 2]]
            .every(([x, y]) => document.elementFromPoint(x, y)?.closest("[role=dialog]"))"""
    )


def test_a_record_is_replayed_and_reviewed(visitor: Person, tmp_path: Path) -> None:
    match = valence.start("metals", seed=7, names=["Ada", "Ben"], options={"hand": 3})
    while match.to_move:
        seat = match.to_move[0]
        match.play(seat, match.moves(seat)[0])
    file = tmp_path / "game.txt"
    file.write_text(match.record, encoding="utf-8")
    page = visitor.page
    wait_for_python(page)
    page.get_by_label("Open a record").set_input_files(file)
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    expect(page.get_by_text(f"of {match.ply}")).to_be_visible()
    page.evaluate("() => (location.hash = location.hash.replace('replay', 'review'))")
    done = page.get_by_text(re.compile("The costliest moves|No mistakes found"))
    expect(done).to_be_visible(timeout=START_MS)
    page.goto("./")
    page.get_by_label("Open a record").set_input_files(
        {"name": "x.txt", "mimeType": "text/plain", "buffer": b"nonsense"}
    )
    expect(page.get_by_text("a record begins with")).to_be_visible(timeout=START_MS)


def test_practice_goes_on_where_it_stopped(visitor: Person) -> None:
    page = visitor.page
    wait_for_python(page)
    page.get_by_role("link", name="Practice").click()
    expect(page.get_by_role("heading", name="A new card")).to_be_visible()
    page.get_by_role("button", name="Ask me").click()
    page.get_by_role("button", name="I don't know").click()
    expect(page.get_by_text("Not this time")).to_be_visible()
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("Today: 1 of 10")).to_be_visible()
    page.reload()
    standing = page.get_by_label("Your progress")
    expect(standing).to_contain_text(re.compile(r"shaky\s*1"), timeout=START_MS)


def test_homework_is_set_played_handed_in_and_looked_through(
    visitor: Person, web: StaticServer
) -> None:
    page = visitor.page
    page.goto("./#/homework")
    page.get_by_label("Title").fill("Acids, 10b")
    page.get_by_label("Goal").fill("Play one game without hints.")
    page.get_by_label("Hand in by").fill("2030-01-18")
    page.get_by_label("Goes to", exact=True).fill("Ms Weber, by e-mail")
    page.get_by_text("Change the rules").click()
    page.get_by_label("Hand size").fill("2")
    page.get_by_role("button", name="Make the link").click()
    link = page.get_by_label("Give this link").input_value()
    assert link.startswith(f"{web.address}#/homework/")
    expect(page.get_by_role("img", name=f"QR: {link}")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Copy the link|Copied"))).to_be_visible()

    page.goto(link)
    expect(page.get_by_role("heading", name="Acids, 10b")).to_be_visible()
    expect(page.get_by_text("Play one game without hints.")).to_be_visible()
    expect(page.get_by_text(re.compile("Hand in by.*18"))).to_be_visible()
    expect(page.get_by_text("Ms Weber, by e-mail")).to_be_visible()
    page.get_by_label("Your name").fill("Ada L")
    page.get_by_role("button", name="Start").click()
    playing.wait_for_mover([visitor])
    playing.play_out([visitor], playing.pkace, 20)
    page.get_by_role("link", name="Hand in").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the file").click()
    handed_in = Path(download.value.path()).read_text(encoding="utf-8")
    page.get_by_role("button", name="Copy as text").click()
    text = page.get_by_label(re.compile("Copied|Copy this")).input_value()

    # A rematch belongs to the homework too.
    page.go_back()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    finished = page.url
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(finished)
    playing.wait_for_mover([visitor])
    page.goto(link)
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_value("Ada L")

    page.goto(f"./#/pile/{link.rsplit('/', 1)[1]}")
    page.get_by_label("Or paste texts").fill(f"My homework: {text}")
    own: FilePayload = {"name": "own.txt", "mimeType": "text/plain", "buffer": handed_in.encode()}
    bad: FilePayload = {"name": "bad.txt", "mimeType": "text/plain", "buffer": b"The dog ate it."}
    page.get_by_label("Class list").fill("Ada Lovelace\nBen Cole")
    page.get_by_label("Choose files").set_input_files([own, bad])
    assert valence.replay(handed_in).names[0] == "Ada L"
    name = "Ada Lovelace"
    expect(page.get_by_role("row", name=name)).to_have_count(2)
    expect(page.get_by_text("Handed in: 1 of 2 students")).to_be_visible()
    expect(page.get_by_text("Missing (1): Ben Cole")).to_be_visible()
    expect(page.get_by_text("Not played as set.")).to_have_count(0)
    expect(page.get_by_text(f"The same game as {name}'s.")).to_be_visible()
    expect(page.get_by_text("bad.txt:")).to_be_visible()
    page.get_by_role("button", name=f"Replay: {name}").first.click()
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()


def test_a_changed_name_is_kept(visitor: Person) -> None:
    page = visitor.page
    wait_for_python(page)
    page.get_by_role("button", name="Change").click()
    page.get_by_label("Your name").fill("Ada L")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("Playing as Ada L")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Playing as Ada L")).to_be_visible(timeout=START_MS)


def test_an_incomplete_homework_link_says_so(visitor: Person) -> None:
    visitor.page.goto("./#/homework/FYyxDoMwDER")
    expect(visitor.page.get_by_text("This homework link is incomplete.")).to_be_visible()


def test_a_set_from_a_file_is_played_with(visitor: Person) -> None:
    page = visitor.page
    page.goto("./#/sets")
    chosen = page.get_by_label("Choose a file")
    own = b"type,name,smiles,value\nacid,Pivalic acid,CC(C)(C)C(=O)O,5.03\n"
    chosen.set_input_files({"name": "own.csv", "mimeType": "text/csv", "buffer": own})
    problems = page.get_by_role("table")
    expect(problems).to_contain_text("A browser can't read structures", timeout=START_MS)
    salts = b"ion,copies\nMg2+,6\nBr-,12\n"
    chosen.set_input_files({"name": "salts.csv", "mimeType": "text/csv", "buffer": salts})
    expect(page.get_by_role("heading", name="salts.csv")).to_be_visible()
    page.goto("./#/new/metals")
    page.get_by_label("Cards", exact=True).select_option(label="salts.csv")
    page.get_by_role("button", name="Create").click()
    playing.wait_for_mover([visitor])
    ions = page.locator("[data-ion]").evaluate_all("all => all.map(one => one.dataset.ion)")
    assert set(ions) <= {"Mg2+", "Br-"}


def test_a_backup_takes_games_and_practice_to_another_device(
    visitor: Person, browser: Browser, web: StaticServer, tmp_path: Path
) -> None:
    page = visitor.page
    wait_for_python(page)
    page.goto("./#/practice")
    page.get_by_role("button", name="Ask me").click(timeout=START_MS)
    page.get_by_role("button", name="I don't know").click()
    page.goto("./#/")
    page.get_by_role("button", name="Play now: pKace").click()
    playing.wait_for_mover([visitor])
    page.goto("./#/")
    page.get_by_text("Backup", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save a backup").click()
    file = tmp_path / "backup.json"
    download.value.save_as(file)

    other = Person(browser, web.address)
    other.open("./")
    wait_for_python(other.page)
    other.page.get_by_text("Backup", exact=True).click()
    other.page.get_by_label("Open a backup").set_input_files(file)
    expect(other.page.get_by_text("Games added: 1.")).to_be_visible()
    expect(other.page.get_by_role("link", name="Continue: pKace")).to_be_visible()
    other.page.goto("./#/practice")
    expect(other.page.get_by_label("Your progress")).to_contain_text(re.compile(r"shaky\s*1"))
    assert other.complaints == []
    other.leave()


def test_a_server_offers_the_same_app_to_take_home(person: NewPerson) -> None:
    ada = person()
    ada.open("/")
    ada.page.get_by_role("link", name="Play at home").click()
    ada.page.wait_for_url("**/solo/")
    wait_for_python(ada.page)
    ada.page.get_by_role("button", name="Play now: Metal").click()
    playing.wait_for_mover([ada])


def test_rules_and_cards_are_readable_before_python_has_started(
    browser: Browser, web: StaticServer
) -> None:
    person = Person(browser, web.address)
    person.page.route("**/packages.bin", lambda _: None)  # never answered
    person.open("./#/rules/metals")
    expect(person.page.get_by_text("R1").first).to_be_visible()
    person.page.goto("./#/cards/pkace")
    structure = person.page.locator(".structure").first
    expect(structure).to_be_visible()
    drawing = re.findall(r'url\("?([^")]+)', structure.get_attribute("style") or "")[0]
    assert person.page.request.get(drawing).text().startswith("<svg")
    person.leave()


def test_rules_and_cards_are_in_the_language_of_the_browser(
    browser: Browser, web: StaticServer
) -> None:
    person = Person(browser, web.address, locale="de-DE")
    person.open("./#/rules/metals")
    expect(person.page.get_by_text("Metall gegen Nichtmetall").first).to_be_visible()
    person.page.goto("./#/cards/metals")
    expect(person.page.get_by_text("Oxid").first).to_be_visible()
    person.page.goto("./")
    play = person.page.get_by_role("button", name="Losspielen: Metall gegen Nichtmetall")
    play.click(timeout=START_MS)
    expect(person.page.get_by_text("je 6 Karten").first).to_be_visible(timeout=START_MS)
    person.leave()


def test_a_browser_without_webassembly_is_told_so(browser: Browser, web: StaticServer) -> None:
    person = Person(browser, web.address)
    person.page.add_init_script("delete window.WebAssembly")
    person.open("./")
    expect(person.page.get_by_role("alert")).to_contain_text("WebAssembly is missing")
    person.leave()


def test_missing_files_are_named(browser: Browser, web: StaticServer) -> None:
    person = Person(browser, web.address)
    person.page.route("**/packages.bin", lambda route: route.fulfill(status=404))
    person.open("./")
    alert = person.page.get_by_role("alert")
    expect(alert).to_contain_text("packages.bin: 404", timeout=START_MS)
    expect(alert.get_by_role("button", name="Try again")).to_be_visible()
    person.leave()


def test_nothing_is_asked_of_another_origin(
    browser: Browser, web: StaticServer, tmp_path: Path
) -> None:
    """Whatever does not go to this device goes to a proxy, which notes it."""
    with served(tmp_path) as proxy:
        person = Person(browser, web.address, proxy={"server": proxy.origin, "bypass": "127.0.0.1"})
        person.open("./")
        wait_until_offline_ready(person.page)
        play = start_worker(person.page)
        bots = [{"seat": 1, "level": "fair"}]
        assert play({"game": "metals", "seats": 2, "bots": bots, "options": {"hand": 3}})["outcome"]
        with suppress(Error):  # the proxy is in use
            person.page.goto("http://example.org/", timeout=5_000)
        person.leave()
    assert [path for path in proxy.asked if "example.org" not in path] == []
    assert proxy.asked


def test_a_new_version_is_offered_and_never_mixed_with_the_old_one(
    browser: Browser, tmp_path: Path, folder: Path
) -> None:
    root = tmp_path / FOLDER
    shutil.copytree(folder / FOLDER, root)
    with served(tmp_path) as web:
        person = Person(browser, web.address)
        page = person.page
        person.open("./")
        wait_until_offline_ready(page)
        wait_for_snapshot(page)
        old = version_of(page)
        shutil.rmtree(root)
        new = write_other_version(root)
        page.reload()
        assert version_of(page) == old, "the new version is used without having been asked for"
        update = page.get_by_role("button", name="Update now")
        expect(update).to_be_visible(timeout=START_MS)
        assert version_of(page) == old
        with page.expect_navigation():
            update.click()
        assert version_of(page) == new
        wait_for_python(page)
        assert not is_restored(page)
        wait_for_snapshot(page)
        cached = page.evaluate("async () => (await caches.keys()).join()")
        assert new in cached
        assert old not in cached
        person.leave()


def version_of(page: Page) -> str:
    return page.locator("meta[name=version]").get_attribute("content") or ""


def write_other_version(root: Path) -> str:
    """The same site under another version."""
    files = site_files()
    old = next(name.split("/")[0] for name in files if name.startswith("v-"))
    new = "v-000000000000"
    for name, content in files.items():
        path = root / name.replace(old, new)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    page = (root / "index.html").read_text(encoding="utf-8").replace(old, new)
    (root / "index.html").write_text(page, encoding="utf-8")
    script = (root / "service-worker.js").read_text(encoding="utf-8").replace(old, new)
    before, after = sha256(files["index.html"]), sha256(page.encode())
    script = script.replace(before.hexdigest(), after.hexdigest())
    (root / "service-worker.js").write_text(script, encoding="utf-8")
    return new
