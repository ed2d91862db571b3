/** The home page: play at once, open a table, join one, or continue one of the player's own. */
import { useEffect } from "preact/hooks";
import { say } from "../i18n/say";
import { fetchMe, me } from "../net/identity";
import { Footer } from "../ui/controls/footer";
import { Header } from "../ui/controls/header";
import { showError } from "../ui/controls/notices";
import { Friends } from "./friends";
import { GameCard } from "./game-card";
import { Profile } from "./profile";
import { followTables, MyTables, OpenTables, OverTables } from "./table-lists";
import "./start.css";

export function Start() {
  useEffect(() => void fetchMe().catch(showError), []);
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
          <GameCard game="ulysses" />
          <GameCard game="odysseus" />
        </div>
        <Friends />
        <OpenTables />
        <OverTables />
        <Profile />
      </main>
      <Footer />
    </>
  );
}
