/** How to play a game, as a page of its own. */
import { nameOf, say } from "../i18n/say";
import { hasHowTo } from "../table/how-to/how-to";
import { LazyHowTo } from "../table/how-to/show-how-to";
import { Footer } from "../ui/controls/footer";
import { Header } from "../ui/controls/header";
import { Link } from "../ui/controls/link";
import "../ui/styles/reading.css";

export function HowToPage({ game }: { game: string }) {
  return (
    <>
      <Header />
      <main class="howto-page reading">
        <h1>{say("web-how-to-of", { game: nameOf("game", game) })}</h1>
        {hasHowTo(game) ? (
          <LazyHowTo game={game} />
        ) : (
          <Link to={{ page: "rules", game, clause: "" }}>{say("web-rules-of", { game: nameOf("game", game) })}</Link>
        )}
      </main>
      <Footer />
    </>
  );
}
