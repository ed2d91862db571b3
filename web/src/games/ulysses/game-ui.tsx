import type { UlyssesView } from "../../net/shapes";
import type { GameUi } from "../../table/game-ui";
import { Board } from "./board/board";
import { describe } from "./describe";
import { Dock, promptText } from "./dock/dock";
import { Emblem, flights } from "./flights";
import { Seat } from "./seat/seat";

export const gameUi: GameUi<UlyssesView> = { Board, Seat, Dock, prompt: promptText, describe, flights, Emblem };
