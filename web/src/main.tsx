import { render } from "preact";
import { App, fetchFirstPage } from "./app";
import { loadLanguage, preferredLanguage } from "./i18n/language";
import { runSoon } from "./ui/render/steps";
import { applySettings } from "./ui/settings";
import "./ui/styles/fonts.css";
import "./ui/styles/theme.css";
import "./ui/styles/page.css";

applySettings();
runSoon(start); // in a task of its own: evaluating this file was long enough for one

async function start(): Promise<void> {
  fetchFirstPage();
  await loadLanguage(preferredLanguage());
  runSoon(() => render(<App />, document.getElementById("app")!));
}
