/** The first page: play at once, open a table, join one, go on with one's own. */
import { useEffect } from "preact/hooks";
import { Mast } from "../look/mast";
import { complain } from "../look/notice";
import { me, whoAmI } from "../me";
import { say } from "../say/say";
import { Foot } from "./foot";
import { GameCard } from "./card";
import { Friends } from "./friends";
import { Myself } from "./myself";
import { followTables, MyTables, OpenTables, OverTables } from "./tables";
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
