import type { OdysseusView } from "../../net/shapes";
import type { GameUi } from "../../table/game-ui";
import { Board } from "./board/board";
import { outlineOf } from "./board/island-outline";
import { MARGIN } from "./board/map-border";
import { describe } from "./describe";
import { Disk } from "./disk";
import { Dock } from "./dock/dock";
import { Emblem, flights } from "./flights";
import { curveOf, mapDataOf, pathOf } from "./model/map-data";
import { promptText } from "./prompt";
import { Seat } from "./seat/seat";
import "./board/map.css";
import "./board/spaces.css";
import "./dock/dock.css";

const ending: GameUi<OdysseusView>["ending"] = async (game) =>
  (await import("./ending-ui")).endingUi({
    mapData: mapDataOf(game),
    margin: MARGIN,
    outlineOf,
    curveOf,
    pathOf,
    Disk,
  });

export const gameUi: GameUi<OdysseusView> = {
  Board,
  Seat,
  Dock,
  prompt: promptText,
  describe,
  ending,
  flights,
  Emblem,
};
