import { render } from "preact";
import { App, fetchFirst } from "./app";
import { loadLanguage, preferredLanguage } from "./i18n/language";
import { runSoon } from "./ui/render/steps";
import { applySettings } from "./ui/settings";
import "./ui/styles/fonts.css";
import "./ui/styles/theme.css";
import "./ui/styles/page.css";

applySettings();
runSoon(start); // when this file has been read to its end: that is work enough for once

async function start(): Promise<void> {
  fetchFirst();
  await loadLanguage(preferredLanguage());
  runSoon(() => render(<App />, document.getElementById("app")!));
}
