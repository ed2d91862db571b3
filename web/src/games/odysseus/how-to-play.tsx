/** How to play Odysseus, in one page. The worked example is a scenario of the tests (tests/scenarios/odysseus/how-to-play.txt). */
import type { ComponentChildren } from "preact";
import { type Args, joinList, nameOf, say } from "../../i18n/say";
import type { GameInfo } from "../../net/shapes";
import type { HowTo, Piece, Statement } from "../../table/how-to/how-to";
import { Icon } from "../../ui/drawings/icon";
import { ShipDrawing } from "../../ui/drawings/ship-drawing";
import { UiIcon } from "../../ui/drawings/ui-icon";
import { outlineOf } from "./board/island-outline";
import { Steps } from "./board/lines";
import { Disk, DiskShape } from "./disk";
import { godIcon } from "./icons";
import { COLOURS, curveOf, islandsAlong, type MapData, mapDataOf, pathOf } from "./model/map-data";
import { CardFace, Chip } from "./wind-card";
import "./board/map.css";
import "./board/spaces.css";
import "./dock/dock.css";
import "./how-to-play.css";

const GOD_CLAUSES: Record<string, string[]> = {
  zeus: ["O6.1", "O2.5", "O7.1"],
  poseidon: ["O6.5"],
  athena: ["O6.6"],
  hades: ["O6.2"],
  aphrodite: ["O6.3"],
  hermes: ["O6.4"],
};

export function howTo(game: GameInfo): HowTo {
  const { numbers, seats } = game;
  const mapData = mapDataOf(game);
  const kinds = mapData.kinds.filter((kind) => kind !== "d");
  const winds = kinds.reduce((sum, kind) => sum + numbers[kind]!, 0);
  return {
    goal: statement("goal", ["O8.1", "O5.5"], { goal: numbers.goal! }),
    pieces: [
      piece("islands", <Islands />, ["O1.1"], { islands: mapData.islands.length }),
      piece("ship", <Ship />, ["O2.5"]),
      piece("disks", <Disks mapData={mapData} />, ["O2.1"], { adventures: mapData.adventures.length }),
      piece("task", <Task mapData={mapData} />, ["O1.3", "O2.3"], { worths: worthsOf(mapData) }),
      piece("hand", <Cards kinds={["3", "1"]} />, ["O2.4"], { cards: numbers.hand! }),
      piece("god", <Icon path={godIcon("poseidon")} />, ["O2.2"]),
      piece("spaces", <Spaces />, ["O1.6", "O5.1"]),
    ],
    turn: {
      title: text("turn"),
      parts: [
        {
          intro: statement("begin", ["O4.1", "O4.2"]),
          isChoice: true,
          pieces: [
            piece("play", <Cards kinds={["3"]} />, ["O4.3"]),
            piece("power", <Gods words={["poseidon", "hermes"]} />, ["O4.2"]),
            piece("trade", <Cards kinds={["d"]} dionysus={numbers.dionysus} />, ["O4.4"]),
            piece("pass", <UiIcon name="skip" />, ["O4.5"]),
          ],
        },
        {
          intro: statement("over", ["O4.7"]),
          pieces: [
            piece("sail", <Ship />, ["O5.1", "O5.5"]),
            piece("again", <NewRound mapData={mapData} />, ["O7.1", "O7.2", "O7.3"], { cards: numbers.new! }),
          ],
        },
      ],
    },
    example: {
      title: text("winds"),
      statements: [
        statement("winds-steps", ["O5.1", "O5.2"]),
        statement("winds-tie", ["O5.3"]),
        statement("winds-empty", ["O5.4"]),
      ],
      drawing: <Example mapData={mapData} />,
    },
    cards: {
      title: text("cards"),
      rows: [
        {
          drawing: <Cards kinds={["5"]} />,
          name: say("web-howto-times", { name: text("wind"), count: winds }),
          statement: statement("card-wind", ["O1.4", "O4.3"], { strengths: joinList([...kinds].sort()) }),
        },
        {
          drawing: <Cards kinds={["d"]} dionysus={numbers.dionysus} />,
          name: say("web-howto-times", { name: nameOf("odysseus-card", "d"), count: numbers.d! }),
          statement: statement("card-dionysus", ["O1.4", "O4.4"], { strength: numbers.dionysus! }),
        },
        ...mapData.gods.map((god, i) => ({
          drawing: <Gods words={[god]} />,
          name: nameOf("god", god),
          statement: godStatement(god, i + 1 > Math.min(...seats) ? i + 1 : 0),
        })),
      ],
    },
    end: statement("end", ["O8.1", "O8.2"], { goal: numbers.goal! }),
    tips: [statement("tip-late", ["O4.5"]), statement("tip-zeus", ["O4.4", "O6.1"])],
  };
}

function text(word: string, args: Args = {}): string {
  return say(`web-howto-odysseus-${word}`, args);
}

function statement(word: string, clauses: string[], args: Args = {}): Statement {
  return { text: text(word, args), clauses };
}

function piece(word: string, drawing: ComponentChildren, clauses: string[], args: Args = {}): Piece {
  return { drawing, name: say(`web-howto-odysseus-${word}-name`), statement: statement(word, clauses, args) };
}

/** What the power of a god does. `players`: how many it takes for this god to be in play, if not every game has it. */
function godStatement(god: string, players: number): Statement {
  const power = statement(`god-${god}`, GOD_CLAUSES[god]!);
  if (!players) return power;
  return { text: `${power.text} ${text("god-joins", { players })}`, clauses: [...power.clauses, "O2.2"] };
}

/** Return the points of the first task card, the highest first. All task cards have the same. */
function worthsOf({ tasks }: MapData): string {
  const worths = tasks[0]!.filter(Boolean).sort((a, b) => b - a);
  return joinList(worths.map(String));
}

// ---- the example
/** The cards on the spaces of each step, by colour, and the colour that the ship follows. */
const WINDS: { cards: [yellow: string[], green: string[], red: string[]]; leads: number; why: string }[] = [
  { cards: [["2"], [], ["5"]], leads: 2, why: "strongest" },
  { cards: [[], ["1", "2"], ["3"]], leads: 1, why: "tie" },
  { cards: [["2"], [], []], leads: 0, why: "strongest" },
];
const START = "delta";
const ADVENTURE = 2;

function Example({ mapData }: { mapData: MapData }) {
  return (
    <>
      <table class="howto-example">
        <thead>
          <tr>
            <th scope="col">{text("step")}</th>
            {COLOURS.map((colour) => (
              <th key={colour} scope="col">
                <LineSample colour={colour} /> {nameOf("colour", colour)}
              </th>
            ))}
            <th scope="col">{text("follows")}</th>
          </tr>
        </thead>
        <tbody>
          {WINDS.map(({ cards, leads, why }, step) => (
            <tr key={step}>
              <th scope="row">{step + 1}</th>
              {cards.map((kinds, colour) => (
                <td key={colour} class={colour === leads ? "leads" : ""}>
                  <Sum kinds={kinds} />
                </td>
              ))}
              <td>{text(`follows-${why}`, { colour: nameOf("colour", COLOURS[leads]!) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figure class="howto-course">
        <CourseMap mapData={mapData} />
        <figcaption>{text("outcome", { adventure: nameOf("adventure", mapData.adventures[ADVENTURE]!) })}</figcaption>
      </figure>
    </>
  );
}

function Sum({ kinds }: { kinds: string[] }) {
  if (!kinds.length) return "–";
  return (
    <>
      {kinds.map((kind) => (
        <Chip key={kind} kind={kind} isRevealed={false} />
      ))}
      {kinds.length > 1 && ` = ${kinds.reduce((sum, kind) => sum + Number(kind), 0)}`}
    </>
  );
}

const VIEW = [170, 160, 670, 370]; // of the map, around the islands of the example

/** The islands of the example with the lines of its course. */
function CourseMap({ mapData }: { mapData: MapData }) {
  const start = mapData.islands.findIndex(({ word }) => word === START);
  const colours = WINDS.map(({ leads }) => leads);
  const islands = islandsAlong(mapData, start, colours);
  const end = mapData.islands[islands.at(-1)!]!;
  const { x, y } = mapData.islands[start]!;
  return (
    <svg class="howto-sea" viewBox={VIEW.join(" ")} aria-hidden="true" focusable="false">
      {colours.map((colour, i) => {
        const path = pathOf(curveOf(mapData, islands[i]!, islands[i + 1]!));
        return (
          <g key={colour} class={`ody-line ${COLOURS[colour]} near`}>
            <path class="band" d={path} />
            <path class="stroke" d={path} />
            {colour === 2 && <path class="middle" d={path} />}
          </g>
        );
      })}
      {islands.map((island) => (
        <IslandShape key={island} {...mapData.islands[island]!} />
      ))}
      <g transform={`translate(${end.x} ${end.y}) scale(0.42)`}>
        <DiskShape number={ADVENTURE} word={mapData.adventures[ADVENTURE]!} />
      </g>
      <Steps mapData={mapData} start={start} colours={colours} />
      <g class="ody-ship" transform={`translate(${x} ${y - 16})`}>
        <ShipDrawing />
      </g>
    </svg>
  );
}

function IslandShape({ word, x, y }: { word: string; x: number; y: number }) {
  return (
    <g class="ody-island" transform={`translate(${x} ${y})`}>
      <path class="shoal" d={outlineOf(word, 61)} />
      <path class="land" d={outlineOf(word, 52)} />
      <path class="cut" d={outlineOf(word, 44)} />
    </g>
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

/** One line of a colour, with the stroke that it has on the map. */
function LineSample({ colour }: { colour: (typeof COLOURS)[number] }) {
  return (
    <svg class="howto-line" viewBox="0 0 64 20" aria-hidden="true" focusable="false">
      <g class={`ody-line ${colour}`}>
        <path class="stroke" d="M0,10H64" />
        {colour === "red" && <path class="middle" d="M0,10H64" />}
      </g>
    </svg>
  );
}

function Islands() {
  const ends = [
    [230, 60],
    [250, 190],
    [120, 260],
  ];
  return (
    <svg class="wide howto-sea" viewBox="-20 -40 340 340" focusable="false">
      {COLOURS.map((colour, i) => (
        <g key={colour} class={`ody-line ${colour}`}>
          <path class="stroke" d={`M60,80L${ends[i]!.join()}`} />
          {colour === "red" && <path class="middle" d={`M60,80L${ends[i]!.join()}`} />}
        </g>
      ))}
      {[[60, 80], ...ends].map(([x, y]) => (
        <g key={y} class="ody-island" transform={`translate(${x} ${y})`}>
          <path class="land" d={outlineOf(`${x}`, 40)} />
        </g>
      ))}
    </svg>
  );
}

function Disks({ mapData }: { mapData: MapData }) {
  return mapData.adventures.map((word, number) => <Disk key={word} number={number} word={word} />);
}

function Task({ mapData }: { mapData: MapData }) {
  const worths = mapData.tasks[0]!;
  return mapData.adventures.map(
    (word, number) => worths[number]! > 0 && <Disk key={word} number={number} word={word} worth={worths[number]!} />,
  );
}

function Cards({ kinds, dionysus = 0 }: { kinds: string[]; dionysus?: number | undefined }) {
  return kinds.map((kind) => <CardFace key={kind} kind={kind} dionysus={dionysus} />);
}

function Gods({ words }: { words: string[] }) {
  return words.map((word) => <Icon key={word} path={godIcon(word)} />);
}

function NewRound({ mapData }: { mapData: MapData }) {
  return (
    <>
      <Disk number={0} word={mapData.adventures[0]!} />
      <Cards kinds={["2"]} />
    </>
  );
}

/** The nine spaces: a row for each step, with a yellow, a green and a red space. */
function Spaces() {
  return (
    <span class="nine">
      {[1, 2, 3].flatMap((step) => [
        <b key={step}>{step}</b>,
        ...COLOURS.map((colour) => <LineSample key={`${step} ${colour}`} colour={colour} />),
      ])}
    </span>
  );
}
