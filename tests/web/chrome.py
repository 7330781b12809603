"""A Chrome or Chromium for the tests: one that is there, or one that is installed now."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
# The window's own address line would be loaded for every page, which takes longer than ours. Only the last list of this
# kind counts, so it holds again what Playwright leaves out.
LEFT_OUT = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--disable-features={','.join(LEFT_OUT)}",
]


def found() -> str | None:
    """The browser of this machine; `CHROME` in the environment names another one."""
    named = os.environ.get("CHROME")
    if named:
        return named
    for name in NAMES:
        path = shutil.which(name)
        if path:
            return path
    return next((place for place in PLACES if Path(place).exists()), None)


def provide(tell: Callable[[str], None]) -> str | None:
    """The path of a browser, or nothing when Playwright's own was downloaded. Says what it did."""
    path = found()
    if path:
        tell(f"Browser tests use {path}.")
        return path
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        tell("No Chrome or Chromium was found: installing Debian's chromium with apt-get.")
        subprocess.run(["apt-get", "update", "-q"], check=False)
        done = subprocess.run(["apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium"], check=False)
        path = found()
        if done.returncode == 0 and path:
            tell(f"Installed {path}.")
            return path
    tell("No Chrome or Chromium was found: downloading Playwright's own Chromium.")
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    return None
