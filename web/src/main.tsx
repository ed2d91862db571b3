import { render } from "preact";
import { App, fetchFirst } from "./app";
import { applyWishes } from "./look/wishes";
import { preferred, speak } from "./say/language";
import "./look/fonts.css";
import "./look/theme.css";
import "./look/page.css";

applyWishes();
fetchFirst();
await speak(preferred());
render(<App />, document.getElementById("app")!);
