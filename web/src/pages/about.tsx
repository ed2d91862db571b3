/** The page about Pelagos: the games, fairness, privacy, licence and credits. */
import { nameOf, say } from "../i18n/say";
import { BUILT } from "../net/manifests";
import { GamePicture } from "../table/game-picture";
import { Footer } from "../ui/controls/footer";
import { Header } from "../ui/controls/header";
import { Link } from "../ui/controls/link";
import "../ui/styles/reading.css";

const CREDITS = ["icons", "earth", "fonts", "code"];

export function About() {
  return (
    <>
      <Header />
      <main class="about reading">
        <h1>{say("web-about")}</h1>
        <p>{say("web-about-what")}</p>
        <div class="two">
          {BUILT.map(({ name: game }) => (
            <section key={game}>
              <div class="banner">
                <GamePicture game={game} />
              </div>
              <h2>{nameOf("game", game)}</h2>
              <p>{say(`web-about-${game}`)}</p>
              <p>{say(`web-about-board-${game}`)}</p>
              <Link to={{ page: "rules", game, clause: "" }}>
                {say("web-rules-of", { game: nameOf("game", game) })}
              </Link>
            </section>
          ))}
        </div>
        <h2>{say("web-about-fair")}</h2>
        <p>
          {say("web-about-fair-text")} <Link to={{ page: "verify" }}>{say("web-verify")}</Link>
        </p>
        <h2>{say("web-about-private")}</h2>
        <p>{say("web-about-private-text")}</p>
        <h2>{say("web-about-licence")}</h2>
        <p>{say("web-about-licence-text")}</p>
        <h2>{say("web-about-credits")}</h2>
        <ul>
          {CREDITS.map((each) => (
            <li key={each}>{say(`web-credit-${each}`)}</li>
          ))}
        </ul>
      </main>
      <Footer />
    </>
  );
}
