import { render } from "preact";
import { App, fetchFirst } from "./app";
import { soon } from "./look/steps";
import { applyWishes } from "./look/wishes";
import { preferred, speak } from "./say/language";
import "./look/fonts.css";
import "./look/theme.css";
import "./look/page.css";

applyWishes();
soon(start); // when this file has been read to its end: that is work enough for once

async function start(): Promise<void> {
  fetchFirst();
  await speak(preferred());
  soon(() => render(<App />, document.getElementById("app")!));
}
