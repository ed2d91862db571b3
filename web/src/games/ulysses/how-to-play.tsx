/** How to play Ulysses, in one page. The worked example is a scenario of the tests (tests/scenarios/ulysses/how-to-play.txt). */
import handIcon from "icon:card-random";
import type { ComponentChildren } from "preact";
import { type Args, nameOf, say } from "../../i18n/say";
import type { GameInfo } from "../../net/shapes";
import type { HowTo, Piece, Statement } from "../../table/how-to/how-to";
import { Icon } from "../../ui/drawings/icon";
import { ShipDrawing } from "../../ui/drawings/ship-drawing";
import { CARD_ICONS, laurels } from "./icons";
import { COLOURS, type Colour, KINDS, type Kind, SIDES, type Side } from "./model/vocabulary";
import { RegionSign, SHAPES, Shield, SideSign } from "./signs";
import "./board/places.css";
import "./dock/hand-and-goals.css";
import "./how-to-play.css";

/** What each kind of card is for. */
const CARD_CLAUSES: Record<Kind, string[]> = {
  objection: ["U7.5"],
  temple: ["U5.5"],
  wind: ["U9.1"],
  plague: ["U5.2"],
  zeus: ["U5.6"],
  pandora: ["U5.1"],
};

export function howTo({ names, numbers }: GameInfo): HowTo {
  const places = (names.places as string[]).length - 1; // without the start, which has no colour
  const temple = <Icon path={CARD_ICONS.temple} />;
  return {
    goal: statement("goal", ["U8.1", "U8.2"], { goals: numbers.goals! }),
    pieces: [
      piece("ship", <Ship />, ["U2.2"]),
      piece("places", <Sea />, ["U1.1"], { places }),
      piece("goals", <Signs />, ["U2.1"], { goals: numbers.goals! }),
      piece("temple", temple, ["U2.2", "U4.2"]),
      piece("hand", <Icon path={handIcon} />, ["U2.4", "U4.4"], { cards: numbers.hand! }),
      piece("disks", <Disks />, ["U7.1", "U7.2", "U7.8"]),
      piece("plague", <PlagueDisk />, ["U6.1"], { plagues: numbers.plagues! }),
    ],
    turn: {
      title: text("turn"),
      parts: [
        {
          pieces: [
            piece("draw", <Draw />, ["U4.2"]),
            piece("act", <Cards kinds={["temple", "plague", "pandora"]} />, ["U5.1", "U5.3", "U5.4"]),
            piece("propose", <Sea disks={["blue"]} />, ["U6.1"]),
            piece("discuss", <Sea disks={["blue", "red", "black"]} />, ["U7.1"]),
            piece("sail", <Sea hasSailed />, ["U7.11", "U8.1"]),
            piece("stay", <Cards kinds={["wind"]} />, ["U9.1", "U9.4"]),
          ],
        },
      ],
    },
    example: {
      title: text("gods"),
      statements: [
        statement("gods-sides", ["U7.2", "U7.8"]),
        statement("gods-play", ["U7.4", "U7.5"]),
        statement("gods-tie", ["U7.7"]),
        statement("gods-example", []),
      ],
      drawing: <Example />,
    },
    cards: {
      title: text("cards"),
      rows: KINDS.map((kind) => ({
        ...piece(`card-${kind}`, <Cards kinds={[kind]} />, CARD_CLAUSES[kind], { gift: numbers.gift! }),
        name: say("web-howto-times", { name: nameOf("ulysses-card", kind), count: numbers[kind]! }),
      })),
    },
    end: statement("end", ["U8.2"], { goals: numbers.goals! }),
    tips: [statement("tip-temple", ["U4.2"]), statement("tip-agree", ["U7.4", "U4.4"])],
  };
}

function text(word: string, args: Args = {}): string {
  return say(`web-howto-ulysses-${word}`, args);
}

function statement(word: string, clauses: string[], args: Args = {}): Statement {
  return { text: text(word, args), clauses };
}

function piece(word: string, drawing: ComponentChildren, clauses: string[], args: Args = {}): Piece {
  const name = word.startsWith("card-") ? "" : say(`web-howto-ulysses-${word}-name`);
  return { drawing, name, statement: statement(word, clauses, args) };
}

// ---- the example
type Counts = [blue: number | undefined, red: number | undefined, black: number | undefined];

interface Bid {
  who: string;
  does: "propose" | "object" | "black" | "support" | "pass";
  side: Side;
  cards?: number;
  counts: Counts; // after it; undefined for a disk that is not on the board
  leads: Side;
}

const TARGETS: Record<Side, string> = { blue: "pityusae", red: "cyclops", black: "elysium" };
const DISCUSSION: Bid[] = [
  { who: "A", does: "propose", side: "blue", counts: [0, undefined, undefined], leads: "blue" },
  { who: "B", does: "object", side: "red", cards: 1, counts: [0, 1, undefined], leads: "red" },
  { who: "C", does: "black", side: "black", cards: 2, counts: [0, 1, 2], leads: "black" },
  { who: "D", does: "support", side: "red", cards: 1, counts: [0, 2, 2], leads: "red" },
  { who: "A", does: "support", side: "blue", cards: 2, counts: [2, 2, 2], leads: "blue" },
  { who: "B", does: "pass", side: "red", counts: [2, 2, 2], leads: "blue" },
  { who: "C", does: "support", side: "black", cards: 1, counts: [2, 2, 3], leads: "black" },
  { who: "D", does: "pass", side: "red", counts: [2, 2, 3], leads: "black" },
  { who: "A", does: "pass", side: "blue", counts: [2, 2, 3], leads: "black" },
];

/** Say a bid as the log of a table does. */
function sentence({ who, does, side, cards = 0 }: Bid): string {
  const args = { place: nameOf("place", TARGETS[side]), side: nameOf("side", side), cards };
  return say(`ulysses-${does}`, { ...args, you: "no", who, zeus: 0, pays: 0, paid: "" });
}

function Example() {
  return (
    <>
      <table class="howto-example">
        <thead>
          <tr>
            <td />
            {SIDES.map((side) => (
              <th key={side} scope="col">
                <SideSign side={side} words={nameOf("side", side)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DISCUSSION.map((bid, i) => (
            <tr key={i}>
              <td>{sentence(bid)}</td>
              {bid.counts.map((count, number) => (
                <td key={number} class={SIDES[number] === bid.leads ? "leads" : ""}>
                  {count ?? "–"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="howto-outcome">
        {say("ulysses-arrives", { place: nameOf("place", TARGETS.black), side: nameOf("side", "black") })}
      </p>
    </>
  );
}

// ---- drawings
function Ship() {
  return (
    <svg class="wide" viewBox="-84 -74 168 132" focusable="false">
      <ShipDrawing />
    </svg>
  );
}

function Signs() {
  return COLOURS.map((colour) => <RegionSign key={colour} colour={colour} />);
}

function Disks() {
  return SIDES.map((side) => <SideSign key={side} side={side} />);
}

function Cards({ kinds }: { kinds: Kind[] }) {
  return kinds.map((kind) => (
    <span key={kind} class={`kind-card ${kind}`}>
      <Icon path={CARD_ICONS[kind]} />
    </span>
  ));
}

function Draw() {
  return (
    <>
      <Icon path={CARD_ICONS.temple} />
      <svg class="arrow" viewBox="0 0 20 20" focusable="false">
        <path d="M1 10H15M10 4 17 10 10 16" />
      </svg>
      <Icon path={handIcon} />
    </>
  );
}

function PlagueDisk() {
  return (
    <svg class="small" viewBox="-12 -12 24 24" focusable="false">
      <g class="plague-disk">
        <circle r="10.500" />
        <path d={CARD_ICONS.plague} transform="translate(-8 -8) scale(0.03125)" />
      </g>
    </svg>
  );
}

const NEAR: [x: number, y: number, colour: Colour][] = [
  [98, 16, "blue"],
  [108, 52, "red"],
  [62, 60, "green"],
];

/** The ship's place with three neighbours; disks on them, or the ship at the first of them. */
function Sea({ disks = [], hasSailed = false }: { disks?: Side[]; hasSailed?: boolean }) {
  const [x, y] = hasSailed ? [98, 16] : [24, 30];
  return (
    <svg class="wide" viewBox="-4 -8 136 86" focusable="false">
      {NEAR.map(([x, y]) => (
        <path key={x} class="route" d={`M24,30L${x},${y}`} />
      ))}
      <Place x={24} y={30} colour="violet" />
      {NEAR.map(([x, y, colour]) => (
        <Place key={x} x={x} y={y} colour={colour} />
      ))}
      {hasSailed && <path class="laurel" d={laurels} transform={`translate(${x - 20} ${y - 20}) scale(${40 / 512})`} />}
      <g transform={`translate(${x - (hasSailed ? 30 : 0)} ${y - (hasSailed ? 0 : 14)}) scale(0.26)`}>
        <ShipDrawing />
      </g>
      {disks.map((side, i) => (
        <g key={side} transform={`translate(${NEAR[i]![0] + 9} ${NEAR[i]![1] - 8})`}>
          <Shield side={side} r={11} />
        </g>
      ))}
    </svg>
  );
}

function Place({ x, y, colour }: { x: number; y: number; colour: Colour }) {
  return (
    <g class={`place ${colour}`} transform={`translate(${x} ${y})`}>
      <path class="shape" d={SHAPES[colour]} />
    </g>
  );
}
