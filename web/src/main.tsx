import { render } from "preact";
import { App } from "./app";
import { applyWishes } from "./look/wishes";
import { preferred, speak } from "./say/language";
import "./look/fonts.css";
import "./look/theme.css";
import "./look/page.css";

applyWishes();
await speak(preferred());
render(<App />, document.getElementById("app")!);
