import { useEffect } from "preact/hooks";
import { nameOf, say } from "../../i18n/say";
import { Link } from "../../ui/controls/link";
import { UiIcon } from "../../ui/drawings/ui-icon";
import { useFocusHeading } from "../../ui/render/focus-heading";
import { memo } from "../../ui/render/memo";
import { HintButton, WhatButton } from "../help/show-what";
import { SideButtons } from "../side/side-panel";
import type { LiveSnapshot, Snapshot } from "../snapshot";
import { ClockHand } from "./clock";
import { ConnectionStatus } from "./connection-status";
import { Menu } from "./menu";

/** The bar at the top: the game, whose move it is, the connection, the menu. */
export function TopBar({ snapshot, screen }: { snapshot: LiveSnapshot; screen: boolean }) {
  const { table } = snapshot.update;
  const words = turnWords(snapshot);
  useFocusHeading();
  useEffect(() => {
    document.title = [words, nameOf("game", table.game)].filter(Boolean).join(" · ");
  }, [words, table.game]);
  useEffect(() => () => void (document.title = "Pelagos"), []);
  const isMine =
    table.actor === snapshot.you && table.status === "playing" && table.seats[snapshot.you]?.away === false;
  return (
    <header class="bar">
      <Home game={table.game} variant={table.variant} />
      <p class={`turn ${isMine ? "mine" : ""}`}>
        <span class="pill">
          <span class="words">{words}</span>
          {table.status === "playing" && table.left !== null && <ClockHand snapshot={snapshot} />}
        </span>
        {table.variant && (
          <small class="variant" aria-hidden="true">
            {nameOf("variant", table.variant)}
          </small>
        )}
      </p>
      {!snapshot.table.isCurrent.value && <SkipButton skip={snapshot.table.skip} />}
      <ConnectionStatus table={snapshot.table} />
      {!screen && <HintButton snapshot={snapshot} />}
      {!screen && <WhatButton table={snapshot.table} />}
      {!screen && <SideButtons table={snapshot.table} />}
      <Menu table={snapshot.table} screen={screen} />
    </header>
  );
}

const Home = memo(({ game, variant }: { game: string; variant: string }) => (
  <>
    <Link to={{ page: "start" }} class="home" label={say("web-to-start")}>
      <UiIcon name="home" />
    </Link>
    <h1>
      {nameOf("game", game)}
      {variant && <small class="variant">{nameOf("variant", variant)}</small>}
    </h1>
  </>
));

function SkipButton({ skip }: { skip: () => void }) {
  const words = say("web-skip");
  return (
    <button class="skip" aria-label={words} title={words} onClick={skip}>
      <UiIcon name="skip" />
      <span class="wide">{words}</span>
    </button>
  );
}

export function turnWords(snapshot: Snapshot<unknown>): string {
  const { table } = snapshot.update;
  if (table.status === "over") return say("web-over");
  if (table.status === "closed") return say("web-closed");
  if (table.actor === snapshot.you && snapshot.you >= 0)
    return table.seats[snapshot.you]?.away ? say("web-bot-for-you") : say("web-your-move");
  if (table.actor < 0) return "";
  return say("web-their-move", { who: snapshot.names[table.actor] ?? "" });
}
