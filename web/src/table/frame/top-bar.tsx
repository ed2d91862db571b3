import { useEffect } from "preact/hooks";
import { useArrival } from "../../ui/render/focus-heading";
import { Link } from "../../ui/controls/link";
import { Mark } from "../../ui/drawings/ui-icon";
import { complain } from "../../ui/controls/notices";
import { steady } from "../../ui/render/memo";
import { nameOf, say } from "../../i18n/say";
import { ClockHand } from "./clock";
import { Connection } from "./connection-status";
import type { Seen } from "../game-ui";
import { Menu } from "./menu";
import { SideButton } from "../side/side-panel";

/** Above all: where I am, whose move it is, whether we are connected. */
export function Bar({ seen, screen }: { seen: Seen<unknown>; screen: boolean }) {
  const { table } = seen.update;
  const words = turnWords(seen);
  useArrival();
  useEffect(() => {
    document.title = [words, nameOf("game", table.game)].filter(Boolean).join(" · ");
  }, [words, table.game]);
  useEffect(() => () => void (document.title = "Pelagos"), []);
  const isMine = table.actor === seen.you && table.status === "playing" && table.seats[seen.you]?.away === false;
  return (
    <header class="bar">
      <Home game={table.game} />
      <p class={`turn ${isMine ? "mine" : ""}`}>
        <span class="pill">
          <span class="words">{words}</span>
          {table.status === "playing" && table.left !== null && <ClockHand seen={seen} />}
        </span>
      </p>
      {!seen.table.isCurrent.value && <BarButton mark="skip" words={say("web-skip")} act={seen.table.skip} />}
      {seen.update.undo && !screen && (
        <BarButton mark="undo" words={say("web-undo")} act={() => void seen.table.undo().catch(complain)} />
      )}
      <Connection table={seen.table} />
      {!screen && <SideButton table={seen.table} />}
      <Menu table={seen.table} screen={screen} />
    </header>
  );
}

const Home = steady(({ game }: { game: string }) => (
  <>
    <Link to={{ page: "start" }} class="home" label={say("web-to-start")}>
      <Mark name="home" />
    </Link>
    <h1>{nameOf("game", game)}</h1>
  </>
));

function BarButton(props: { mark: "skip" | "undo"; words: string; act: () => void }) {
  return (
    <button class={props.mark} aria-label={props.words} title={props.words} onClick={props.act}>
      <Mark name={props.mark} />
      <span class="wide">{props.words}</span>
    </button>
  );
}

export function turnWords(seen: Seen<unknown>): string {
  const { table } = seen.update;
  if (table.status === "over") return say("web-over");
  if (table.status === "closed") return say("web-closed");
  if (table.actor === seen.you && seen.you >= 0) return table.seats[seen.you]?.away ? say("web-bot-for-you") : say("web-your-move");
  if (table.actor < 0) return "";
  return say("web-their-move", { who: seen.names[table.actor] ?? "" });
}
