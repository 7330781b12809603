"""The OpenAPI document: FastAPI's own, with the live messages and every game's view added to it."""

from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from caravanserai.server.schemas.common import ErrorAnswer, Health
from caravanserai.server.schemas.games import GameDetail, GameInfo, Rules
from caravanserai.server.schemas.live import CLIENT_MESSAGES, SERVER_MESSAGES
from caravanserai.server.schemas.people import Credentials, GuestRequest, Login, Me
from caravanserai.server.schemas.tables import Chart, Log, Position, RecordFile, TableInfo, TableRequest
from caravanserai.server.schemas.views import REF, game_schemas

SAID: tuple[type[BaseModel], ...] = (
    *SERVER_MESSAGES,
    *(ErrorAnswer, Health, GameInfo, GameDetail, Rules, Me, TableInfo, Log, Position, Chart, RecordFile),
)
HEARD: tuple[type[BaseModel], ...] = (*CLIENT_MESSAGES, GuestRequest, Credentials, Login, TableRequest)


def complete(document: dict[str, Any]) -> dict[str, Any]:
    """Add to an OpenAPI document what FastAPI does not know of."""
    schemas: dict[str, Any] = document.setdefault("components", {}).setdefault("schemas", {})
    _, said = models_json_schema([(model, "serialization") for model in SAID], ref_template=REF)
    _, heard = models_json_schema([(model, "validation") for model in HEARD], ref_template=REF)
    for more in (heard["$defs"], said["$defs"], game_schemas()):
        schemas.update(more)
    schemas["ServerMessage"] = _either(SERVER_MESSAGES)
    schemas["ClientMessage"] = _either(CLIENT_MESSAGES)
    schemas["Observation"]["properties"]["view"] = {"$ref": REF.format(model="GameView")}
    schemas["GameDetail"]["properties"]["components"] = {"$ref": REF.format(model="GameComponents")}
    return document


def _either(models: tuple[type[BaseModel], ...]) -> dict[str, Any]:
    mapping = {
        model.model_json_schema()["properties"]["type"]["const"]: REF.format(model=model.__name__) for model in models
    }
    return {
        "oneOf": [{"$ref": ref} for ref in mapping.values()],
        "discriminator": {"propertyName": "type", "mapping": mapping},
    }
