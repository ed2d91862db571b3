import { nameOf, say } from "../../i18n/say";
import { games } from "../../net/games";
import { Link } from "./link";

export function Footer() {
  return (
    <footer class="foot">
      <div class="greek-key" aria-hidden="true" />
      <nav aria-label={say("web-more")}>
        {games().map(({ name }) => (
          <Link key={name} to={{ page: "rules", game: name, clause: "" }}>
            {say("web-rules-of", { game: nameOf("game", name) })}
          </Link>
        ))}
        <Link to={{ page: "verify" }}>{say("web-verify")}</Link>
        <Link to={{ page: "about" }}>{say("web-about")}</Link>
      </nav>
    </footer>
  );
}
