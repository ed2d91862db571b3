import type { UlyssesView } from "../../net/shapes";
import type { GameUi } from "../../table/game-ui";
import { Board } from "./board/board";
import { describe } from "./describe";
import { Dock, promptText } from "./dock/dock";
import { Emblem, flights } from "./flights";
import { mapDataOf } from "./model/map-data";
import { HEIGHT, WIDTH } from "./model/projection";
import { Seat } from "./seat/seat";
import { RegionSign, SHAPES } from "./signs";

const ending: GameUi<UlyssesView>["ending"] = async (game) =>
  (await import("./ending-ui")).endingUi({
    mapData: mapDataOf(game),
    size: [WIDTH, HEIGHT],
    outlines: SHAPES,
    RegionSign,
  });

export const gameUi: GameUi<UlyssesView> = { Board, Seat, Dock, prompt: promptText, describe, ending, flights, Emblem };
