import { Link } from "../look/link";
import { say } from "../say/say";

export function About() {
  return (
    <main class="about">
      <h1>{say("web-about")}</h1>
      <Link to={{ page: "start" }}>{say("web-to-start")}</Link>
    </main>
  );
}
