"""axe-core, the checker of accessibility: the version and the hash that `web/package-lock.json` names."""

import base64
import hashlib
import io
import json
import os
import tarfile
import urllib.request
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

WEB = Path(__file__).parents[2] / "web"
SCRIPT = "axe.min.js"
SERIOUS = ("serious", "critical")
# It wants the figures that are printed on a piece (`+3 4`) word by word in the piece's name
# (`+3 hold: room for 3 more cubes, 4 left`). They are a picture of the piece, not its label.
NOT_FOR_PIECES = "label-content-name-mismatch"


@cache
def source() -> str:
    """From the packages of the client where they are installed, else from the registry."""
    installed = WEB / "node_modules" / "axe-core" / SCRIPT
    return installed.read_text(encoding="utf-8") if installed.exists() else fetched()


def fetched() -> str:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    wanted = lock["packages"]["node_modules/axe-core"]
    registry = os.environ.get("NPM_CONFIG_REGISTRY", "https://registry.npmjs.org").rstrip("/")
    with urllib.request.urlopen(
        f"{registry}/axe-core/-/axe-core-{wanted['version']}.tgz", timeout=60
    ) as answer:
        packed: bytes = answer.read()
    digest = "sha512-" + base64.b64encode(hashlib.sha512(packed).digest()).decode()
    assert digest == wanted["integrity"], "the registry's axe-core is not the one of package-lock.json"
    with tarfile.open(fileobj=io.BytesIO(packed)) as package:
        script = package.extractfile(f"package/{SCRIPT}")
        assert script is not None
        return script.read().decode()


def findings(page: Page) -> list[str]:
    """What is seriously wrong on the page as it is now: the rule, and where."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())
    # Two frames, so that what has just changed is styled; then until nothing fades or moves any more.
    page.evaluate(
        """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() =>
            Promise.allSettled(document.getAnimations().map(one => one.finished)).then(() => done()))))"""
    )
    result: dict[str, Any] = page.evaluate(
        """rule => axe.run(document, {
            resultTypes: ['violations'], elementRef: false, rules: { [rule]: { enabled: false } }
        })""",
        NOT_FOR_PIECES,
    )
    return [
        f"{found['id']} ({found['impact']}): {node['html'][:160]} {node['failureSummary'][:240]!r}"
        for found in result["violations"]
        if found["impact"] in SERIOUS
        for node in found["nodes"]
    ]
