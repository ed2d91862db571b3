import { render } from "preact";
import { App, fetchFirst } from "./app";
import { soon } from "./ui/render/steps";
import { applyWishes } from "./ui/settings";
import { preferred, speak } from "./i18n/language";
import "./ui/styles/fonts.css";
import "./ui/styles/theme.css";
import "./ui/styles/page.css";

applyWishes();
soon(start); // when this file has been read to its end: that is work enough for once

async function start(): Promise<void> {
  fetchFirst();
  await speak(preferred());
  soon(() => render(<App />, document.getElementById("app")!));
}
