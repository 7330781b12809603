"""What is kept: migrations, the refusal of newer databases, backups that fit both kinds."""

import json
import random
import zipfile
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import bindparam, create_engine, inspect, select, text

from caravanserai.server.errors import CannotServe
from caravanserai.server.store import preparing
from caravanserai.server.store.backup import SINCE, read_backup, write_backup
from caravanserai.server.store.database import Database, address
from caravanserai.server.store.preparing import MIGRATIONS, REVISIONS, prepare
from caravanserai.server.store.rows_at_once import RowsAtOnce
from caravanserai.server.store.schema import EVENTS, METADATA, PEOPLE, TABLES
from tests.server.world import SHARED, opened

pytestmark = pytest.mark.anyio


def rows(db: str) -> dict[str, list[Any]]:
    engine = create_engine(address(db))
    try:
        with engine.connect() as connection:
            return {
                table.name: sorted(repr(tuple(row)) for row in connection.execute(select(table)))
                for table in METADATA.sorted_tables
            }
    finally:
        engine.dispose()


def test_migrations_make_what_the_schema_says(db: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    prepare(db)
    prepare(db)
    engine = create_engine(address(db))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_every_migration_is_named() -> None:
    found = sorted(file.name[:4] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))
    assert tuple(found) == REVISIONS


def test_an_older_database_is_brought_up_to_date(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare(db)
    engine = create_engine(address(db))
    with engine.begin() as connection:
        for table in reversed(METADATA.sorted_tables):
            connection.execute(text(f"DROP TABLE {table.name}"))
        connection.execute(text("DELETE FROM alembic_version"))
    prepare(db)
    assert set(inspect(engine).get_table_names()) == {*METADATA.tables, "alembic_version"}
    engine.dispose()


def test_accounts_of_an_older_database_keep_their_names(db: str) -> None:
    from alembic import command
    from alembic.config import Config

    prepare(db)
    engine = create_engine(address(db))
    with engine.begin() as connection:
        for number, (kind, name) in enumerate([("account", "Anna Lee"), ("guest", "Bob")]):
            person = {"id": str(number), "kind": kind, "name": name, "name_shape": None, "created": 0.0}
            connection.execute(METADATA.tables["people"].insert(), [person])
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
    prepare(db)
    with engine.connect() as connection:
        found = connection.execute(text("SELECT name_shape FROM people ORDER BY id")).scalars().all()
    engine.dispose()
    assert found == ["annaiee", None]


def test_a_newer_database_is_refused(db: str) -> None:
    prepare(db)
    engine = create_engine(address(db))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(CannotServe, match="newer Caravanserai"):
        prepare(db)
    with pytest.raises(CannotServe):
        write_backup(str(Path("/tmp/never.zip")), db)


@pytest.mark.parametrize("db", ["mysql://x/y", ":memory:", "", "postgresql://[", "postgresql://127.0.0.1:1/none"])
def test_databases_that_cannot_be(db: str) -> None:
    with pytest.raises(CannotServe) as refused:
        prepare(db)
    assert str(refused.value).endswith(".")
    assert "\n" not in str(refused.value)


def test_a_password_is_never_shown() -> None:
    assert "secret" not in preparing.shown("postgresql://ann:secret@localhost/tables")


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.db"
    file.write_text("Dear Bob, this is a letter and no database at all. " * 20, encoding="utf-8")
    with pytest.raises(CannotServe, match="cannot be used"):
        prepare(str(file))


async def test_a_write_that_fails_spares_the_others(db: str) -> None:
    import asyncio

    prepare(db)
    database = Database(db)

    def add(name: str) -> Any:
        row = {"id": name, "kind": "guest", "name": name, "name_key": None, "password": None, "created": 0.0}
        return lambda connection: connection.execute(PEOPLE.insert(), [row])

    results = await asyncio.gather(
        *(database.write(add(name)) for name in ("a", "b", "a", "c")), return_exceptions=True
    )
    assert [isinstance(result, Exception) for result in results] == [False, False, True, False]
    found = await database.read(lambda connection: connection.execute(select(PEOPLE.c.id)).scalars().all())
    assert sorted(found) == ["a", "b", "c"]
    await database.close()


async def test_rows_at_once_are_the_rows(db: str) -> None:
    async with opened(db) as world:
        ann = await world.guest('Ann "Анна"')
        async with ann.live(await ann.open(SHARED)) as live:
            await live.move(random.Random(1))
            await live.answer(type="chat", text="so \\ it is: 1,5")
    query = select(EVENTS).where(EVENTS.c.number > bindparam("after"))
    engine = create_engine(address(db))
    with engine.connect() as connection:
        plain = [list(row) for row in connection.execute(query, {"after": 1})]
        at_once = [list(row) for row in RowsAtOnce(query).all(connection, {"after": 1})]
    engine.dispose()
    assert len(plain) == 2
    assert sorted(at_once, key=lambda row: int(row[1])) == sorted(plain, key=lambda row: int(row[1]))


async def test_backup_and_restore(db: str, other_db: str, tmp_path: Path) -> None:
    file = str(tmp_path / "backup.zip")
    async with opened(db, snapshot_moves=5) as world:
        ann = await world.guest("Ann")
        table = await ann.open(SHARED)
        async with ann.live(table) as live:
            for _ in range(30):
                await live.move(random.Random(1), avoid="claim")
            before = live.table["observations"]
        assert write_backup(file, db) > 30
        then = rows(db)
        cookies = ann.http.cookies
    read_backup(file, other_db)
    assert rows(other_db) == then
    async with opened(other_db) as world:
        ann = world.nobody()
        ann.http.cookies = cookies
        async with ann.live(table) as live:
            assert live.table["observations"] == before
    with pytest.raises(CannotServe, match="not empty"):
        read_backup(file, db)
    # the server has kept how the game stood, and what was seen of it, as it closed
    assert write_backup(file, db) == 2 + sum(map(len, then.values()))
    kept = rows(db)
    assert len(kept["saves"]) == len(kept["archives"]) == 1
    assert read_backup(file, other_db, force=True) > 30
    assert rows(other_db) == kept


async def test_a_backup_of_an_older_database_is_read(file_db: str, other_db: str, tmp_path: Path) -> None:
    """Before there were devices, links, mail addresses and bans."""
    async with opened(file_db) as world:
        await world.guest("Ann")
    new, old = tmp_path / "new.zip", tmp_path / "old.zip"
    write_backup(str(new), file_db)
    with zipfile.ZipFile(new) as whole, zipfile.ZipFile(old, "w") as part:
        head = json.loads(whole.read("backup.json"))
        for name in list(head["rows"]):
            if name in SINCE:
                del head["rows"][name]
                continue
            found = [json.loads(line) for line in whole.read(f"{name}.jsonl").splitlines()]
            for row in found:
                for column in ("mail", "mail_key", "code_until", "opened", "linked", "address", "hidden"):
                    row.pop(column, None)
            part.writestr(f"{name}.jsonl", "\n".join(map(json.dumps, found)))
        part.writestr("backup.json", json.dumps({**head, "revision": "0003"}))
    assert read_backup(str(old), other_db) == 2
    assert "'Ann'" in rows(other_db)["people"][0]


def test_broken_backups_change_nothing(file_db: str, other_db: str, tmp_path: Path) -> None:
    prepare(file_db)
    good = tmp_path / "good.zip"
    write_backup(str(good), file_db)
    bad = tmp_path / "bad.zip"
    bad.write_bytes(good.read_bytes()[:-40])
    empty = tmp_path / "empty.zip"
    with zipfile.ZipFile(empty, "w"):
        pass
    for file in (bad, empty, tmp_path / "missing.zip", tmp_path):
        with pytest.raises(CannotServe):
            read_backup(str(file), other_db)
    with pytest.raises(CannotServe, match="no database"):
        write_backup(str(good), str(tmp_path / "none.db"))
    with pytest.raises(CannotServe, match="cannot be written"):
        write_backup(str(tmp_path / "no" / "folder.zip"), file_db)


async def test_a_table_written_by_an_earlier_version_is_taken_up(db: str) -> None:
    """Where `decision_since` was still called `fresh`."""
    async with opened(db) as world:
        ann = await world.guest("Ann")
        table = await ann.open(SHARED)
    engine = create_engine(address(db))
    with engine.begin() as connection:
        summary = connection.execute(select(TABLES.c.now).where(TABLES.c.id == table)).scalar_one()
        summary["fresh"] = summary.pop("decision_since")
        connection.execute(TABLES.update().where(TABLES.c.id == table).values(now=summary))
    engine.dispose()
    async with opened(db) as world:
        back = world.nobody()
        back.http.cookies = ann.http.cookies
        async with back.live(table) as live:
            await live.move(random.Random(1))
