import type { Face } from "../table/face";
import type { OdysseusView } from "../wire/shapes";
import { Board } from "./board";
import { describe } from "./describe";
import { Dock } from "./dock";
import { Seat } from "./seat";
import "./odysseus.css";
import "./winds.css";
import "./dock.css";

export const face: Face<OdysseusView> = { Board, Seat, Dock, describe };
