"""The OpenAPI document: complete, the same as the web client was made from, and no answer breaks it."""

import json
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok

from caravanserai.core.registry import games
from caravanserai.server.app import create_app
from caravanserai.server.schemas.dump import document
from caravanserai.server.settings import Settings

GENERATED = Path(__file__).parents[2] / "web" / "src" / "generated" / "openapi.json"


def test_the_web_client_was_made_from_the_same_document() -> None:
    assert GENERATED.read_text(encoding="utf-8") == document(), (
        "Run: python -m caravanserai.server.schemas.dump > web/src/generated/openapi.json"
    )


def test_the_document_is_the_same_every_time() -> None:
    assert document() == document()


def test_the_document_has_every_message_and_every_view() -> None:
    found = json.loads(document())["components"]["schemas"]
    views = found["GameView"]["discriminator"]["mapping"]
    assert set(views) == {game.id for game in games()}
    for game in games():
        schema = found[views[game.id].rsplit("/", 1)[1]]
        seen = game.new(game.players[0], 3).view(0)
        assert set(schema["properties"]) == set(seen)
    assert set(found["ServerMessage"]["discriminator"]["mapping"]) == {
        *("table", "ack", "refused", "why", "hint", "pong", "thinking")
    }
    assert set(found["ClientMessage"]["discriminator"]["mapping"]) == {"move", "undo", "chat", "why", "hint", "ping"}


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_no_request_breaks_the_server(tmp_path: Path) -> None:
    """Every operation is asked for with made-up values, right and wrong; none answers with a failure of its own."""
    app = create_app(Settings(db=str(tmp_path / "x.db"), limit_factor=0, bot_pause=60, bot_workers=1))
    tried = 0
    with TestClient(app, headers={"X-Caravanserai": "1"}, raise_server_exceptions=False) as client:
        client.post("/api/me/guest", json={"name": "Ann"})
        seats = [{"kind": "me"}, {"kind": "shared"}]
        table = client.post("/api/tables", json={"game": "spice_road", "seats": seats}).json()["id"]
        schema = schemathesis.openapi.from_dict(app.openapi())
        for result in schema.get_all_operations():
            assert isinstance(result, Ok)
            operation = result.ok()

            @settings(
                max_examples=12,
                deadline=None,
                database=None,
                derandomize=True,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            def ask(case: schemathesis.Case[Any]) -> None:
                nonlocal tried
                tried += 1
                if "table" in case.path_parameters and tried % 2:
                    case.path_parameters["table"] = table
                asked = case.as_transport_kwargs(base_url="http://testserver")
                asked.pop("cookies", None)
                asked["headers"] = {**dict(asked.get("headers") or {}), "X-Caravanserai": "1"}
                answer = client.request(**asked)
                assert answer.status_code < 500, (case.path, answer.text)
                if answer.status_code >= 400 and case.path.startswith("/api/") and not case.path.endswith("/commands"):
                    assert answer.json()["error"]["message"]

            given(case=operation.as_strategy())(ask)()
    assert tried > 200
