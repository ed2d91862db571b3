import type { OdysseusView } from "../../net/shapes";
import type { GameUi } from "../../table/game-ui";
import { Board } from "./board/board";
import { describe } from "./describe";
import { Dock } from "./dock/dock";
import { Emblem, flights } from "./flights";
import { promptText } from "./prompt";
import { Seat } from "./seat/seat";
import "./board/map.css";
import "./board/spaces.css";
import "./dock/dock.css";

export const gameUi: GameUi<OdysseusView> = { Board, Seat, Dock, prompt: promptText, describe, flights, Emblem };
