/** How to play, over the table. */
import { nameOf, say } from "../../i18n/say";
import type { GameInfo } from "../../net/shapes";
import { showDialog } from "../../ui/controls/dialog";
import { lazy } from "../../ui/render/lazy";

/** Its code is fetched with it, at the table and on its own page. */
export const LazyHowTo = lazy(() => import("./how-to-sheet").then((module) => module.HowToSheet));

/** Show it as a dialog, with the numbers of the rules as they are at this table. */
export function showHowTo(game: string, { numbers }: GameInfo): void {
  showDialog(
    () => say("web-how-to-of", { game: nameOf("game", game) }),
    () => <LazyHowTo game={game} numbers={numbers} isDialog />,
  );
}
