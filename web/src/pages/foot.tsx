import { Link } from "../look/link";
import { nameOf, say } from "../say/say";
import { HOME } from "../wire/api";

export function Foot() {
  return (
    <footer class="foot">
      <div class="greek-key" aria-hidden="true" />
      <nav aria-label={say("web-more")}>
        {["ulysses", "odysseus"].map((game) => (
          <Link key={game} to={{ page: "rules", game, clause: "" }}>
            {say("web-rules-of", { game: nameOf("game", game) })}
          </Link>
        ))}
        <a href={new URL("verify.html", HOME).href}>{say("web-verify")}</a>
        <Link to={{ page: "about" }}>{say("web-about")}</Link>
      </nav>
    </footer>
  );
}
