/** The first page: play at once, open a table, join one, go on with one's own. */
import { useEffect } from "preact/hooks";
import { Mast } from "../ui/controls/header";
import { complain } from "../ui/controls/notices";
import { me, whoAmI } from "../net/identity";
import { say } from "../i18n/say";
import { Foot } from "../ui/controls/footer";
import { GameCard } from "./game-card";
import { Friends } from "./friends";
import { Myself } from "./profile";
import { followTables, MyTables, OpenTables, OverTables } from "./table-lists";
import "./start.css";

export function Start() {
  useEffect(() => void whoAmI().catch(complain), []);
  useEffect(() => followTables(), [me.value?.name]);
  return (
    <>
      <Mast />
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
        <Myself />
      </main>
      <Foot />
    </>
  );
}
