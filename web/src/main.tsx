import { render } from "preact";
import { App, fetchFirst } from "./app";
import { applyWishes } from "./look/wishes";
import { preferred, speak } from "./say/language";
import "./look/fonts.css";
import "./look/theme.css";
import "./look/page.css";

// As it stands in the page an address is relative to where we are, and that changes without loading anew.
for (const link of document.querySelectorAll("link")) link.href = link.href;

applyWishes();
fetchFirst();
await speak(preferred());
render(<App />, document.getElementById("app")!);
