import { nameOf, say } from "../../i18n/say";
import { Link } from "./link";

export function Footer() {
  return (
    <footer class="foot">
      <div class="greek-key" aria-hidden="true" />
      <nav aria-label={say("web-more")}>
        {["ulysses", "odysseus"].map((game) => (
          <Link key={game} to={{ page: "rules", game, clause: "" }}>
            {say("web-rules-of", { game: nameOf("game", game) })}
          </Link>
        ))}
        <Link to={{ page: "verify" }}>{say("web-verify")}</Link>
        <Link to={{ page: "about" }}>{say("web-about")}</Link>
      </nav>
    </footer>
  );
}
