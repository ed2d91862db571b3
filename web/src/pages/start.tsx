/** The home page: play at once, open a table, join one, or continue one of the player's own. */
import { useEffect } from "preact/hooks";
import { loadGames } from "../i18n/language";
import { say } from "../i18n/say";
import { fetchGames, games } from "../net/games";
import { fetchMe, me } from "../net/identity";
import { Footer } from "../ui/controls/footer";
import { Header } from "../ui/controls/header";
import { showError } from "../ui/controls/notices";
import { Friends } from "./friends";
import { GameCard } from "./game-card";
import { OneScreen } from "./one-screen";
import { Profile } from "./profile";
import { followTables, MyTables, OpenTables, OverTables } from "./table-lists";
import "./start.css";

export function Start() {
  useEffect(() => void fetchMe().catch(showError), []);
  useEffect(() => void fetchGames().then(loadGames).catch(showError), []);
  useEffect(() => followTables(), [me.value?.name]);
  return (
    <>
      <Header />
      <main class="start">
        <header class="hero">
          <h1>{say("web-hero")}</h1>
          <p>{say("web-hero-more")}</p>
        </header>
        <MyTables />
        <div class="game-cards">
          {games().map(({ name }) => (
            <GameCard key={name} game={name} />
          ))}
        </div>
        <Friends />
        <OneScreen />
        <OpenTables />
        <OverTables />
        <Profile />
      </main>
      <Footer />
    </>
  );
}
