"""The browser that the tests drive: Debian's Chromium, installed if there is none."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

VARIABLE = "TRADEWINDS_CHROMIUM"
NAMES = ("chromium", "chromium-browser")
FLAGS = (
    "--no-sandbox",  # tests often run as root, in a container
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--force-color-profile=srgb",
)


class NoChromium(Exception):
    """There is no Chromium, and none could be installed."""


def chromium() -> str:
    """The path of the browser; installs it first where it is missing."""
    named = os.environ.get(VARIABLE)
    if named is not None:
        found = shutil.which(named)
        if found is None:
            raise NoChromium(f"{VARIABLE} is {named}, which is no program")
        return found
    # Two workers may look at once, and a browser that is being installed seems to be there already.
    with (Path(tempfile.gettempdir()) / f"tradewinds-chromium-{os.geteuid()}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return _installed() or _install()


def _installed() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name)) is not None), None)


def _install() -> str:
    advice = f"install it (Debian: apt-get install chromium), or name one in {VARIABLE}"
    if shutil.which("apt-get") is None:
        raise NoChromium(f"the tests in a browser need Chromium: {advice}")
    root = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        try:
            done = subprocess.run(
                [*root, "apt-get", *command], env=environment, capture_output=True, text=True, check=False
            )
        except OSError as error:
            raise NoChromium(f"Chromium could not be installed ({error}): {advice}") from None
        if done.returncode != 0:
            raise NoChromium(f"Chromium could not be installed: {advice}\n{done.stderr[-2000:]}")
    found = _installed()
    if found is None:
        raise NoChromium(f"Debian's package is installed, but there is no Chromium: {advice}")
    return found
