"""What axe-core finds on a page."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.client import axe_source

CONTRAST = "color-contrast"


def findings(page: Page, part: str = "html", rules: list[str] | None = None) -> list[str]:
    """What axe calls serious or worse in a part of the page, each with the first place it was found."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe_source())
    wish: dict[str, Any] = {"resultTypes": ["violations"]} | ({"runOnly": rules} if rules else {})
    result: dict[str, Any] = page.evaluate("([part, wish]) => axe.run(part, wish)", [part, wish])
    return [
        f"{found['id']}: {found['help']} at {found['nodes'][0]['target']}"
        for found in result["violations"]
        if found["impact"] in ("serious", "critical")
    ]


def findings_in_both_themes(page: Page, part: str = "html") -> list[str]:
    """By all rules in light, and in dark by the one that a theme can break: contrast."""
    found = findings(page, part)
    wear(page, "dark")
    found += [f"in the dark theme, {one}" for one in findings(page, part, [CONTRAST])]
    wear(page, "light")
    return found


def wear(page: Page, theme: str) -> None:
    """The system asks for this theme, and the page follows."""
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    expect(page.locator("html")).to_have_attribute("data-theme", theme)


def check_before_and_after(page: Page, place: str, answer: str) -> None:
    """Nothing serious before the first such place is pressed, nor when it asks."""
    assert findings_in_both_themes(page) == []
    page.locator(place).first.click()
    expect(page.locator(answer).first).to_be_visible()
    assert findings_in_both_themes(page) == []
