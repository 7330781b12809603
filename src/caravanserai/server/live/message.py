"""What is sent to pages: the bytes are made once, however many pages they go to."""

from collections.abc import Sequence
from typing import Any, Final

from pydantic_core import to_json
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

MADE: Final = "caravanserai.message"  # where a `websocket.send` has the message itself, beside its text
SEND_NOW: Final = "caravanserai.send_now"  # the extension of a socket's scope that sends a message at once, if it can

WORTH_PACKING: Final = 256  # characters; an acknowledgement fits into one packet as it is


class Message:
    """A text, and the frame that carries it for each way of packing that pages have agreed on."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._frames: dict[tuple[int, ...], bytes] = {}

    def frame(self, extensions: Sequence[Extension]) -> bytes:
        """The bytes on the wire. Every message is packed by itself, so they are the same for all who agreed alike."""
        if len(self.text) < WORTH_PACKING:
            extensions = ()
        agreed = tuple(part.local_max_window_bits for part in extensions if isinstance(part, PerMessageDeflate))
        found = self._frames.get(agreed)
        if found is None:
            found = Frame(Opcode.TEXT, self.text.encode()).serialize(mask=False, extensions=extensions)
            self._frames[agreed] = found
        return found


def message_of(content: dict[str, Any]) -> Message:
    """A message whose text is this as JSON."""
    return Message(to_json(content).decode())
