"""Every sentence a person reads, in each language: Fluent texts from `locale/`, shared with the web client."""

from caravanserai.texts.language import LANGUAGES, pick_language
from caravanserai.texts.texts import Texts
from caravanserai.texts.titles import title_of

__all__ = ["LANGUAGES", "Texts", "pick_language", "title_of"]
