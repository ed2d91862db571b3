import type { Face } from "../table/face";
import type { UlyssesView } from "../wire/shapes";
import { Board } from "./board";
import { describe } from "./describe";
import { Dock } from "./dock";
import { Seat } from "./seat";

export const face: Face<UlyssesView> = { Board, Seat, Dock, describe };
