"""The accessibility checker axe-core, run in the page that a player sees."""

from __future__ import annotations

from tests.kit.browser.browser_player import BrowserPlayer
from tests.kit.project.node import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const {violations} = await axe.run(document, {resultTypes: ['violations']});
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html.slice(0, 150)).slice(0, 3).join(' | ')}`);
}"""


def violations(person: BrowserPlayer, where: str) -> list[str]:
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text("utf-8"))  # evaluated, since the page's policy allows only its own scripts
    return [f"{where}: {found}" for found in person.page.evaluate(RUN)]
