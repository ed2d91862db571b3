/** Playing with other people: the form that opens a table, and the field to join one. */
import { useState } from "preact/hooks";
import { go } from "../browser/route";
import { nameOf, say } from "../i18n/say";
import { levelName } from "../i18n/seat-names";
import { newId } from "../net/api";
import { boardsOf, games, manifestOf } from "../net/games";
import type { Clock } from "../net/shapes";
import { type First, FirstPlayer } from "../table/first-player";
import { askName } from "../ui/controls/ask-name";
import { closeDialog, showDialog } from "../ui/controls/dialog";
import { JoinField } from "../ui/controls/join-field";
import { showError } from "../ui/controls/notices";
import { RadioGroup } from "../ui/controls/radio-group";
import { FIRST_VOYAGE_SETTINGS, hasFirstVoyage, type Level, levelsOf, openTable, savedOptions } from "./new-table";

/** Time controls, all in seconds: per move, and the bank per player. */
const CLOCKS: Record<string, Clock> = {
  none: { seconds: 0, bank: 0 },
  live: { seconds: 60, bank: 600 },
  quick: { seconds: 20, bank: 180 },
  days: { seconds: 2 * 86400, bank: 0 },
};

export function Friends() {
  return (
    <section class="friends" aria-labelledby="friends">
      <h2 id="friends">{say("web-friends")}</h2>
      <div class="two">
        <div>
          <p>{say("web-friends-open")}</p>
          <button
            class="big"
            data-test="open-table"
            onClick={() => showDialog(say("web-open-table"), () => <OpenForm />)}
          >
            {say("web-open-table")}
          </button>
        </div>
        <JoinField />
      </div>
    </section>
  );
}

function OpenForm() {
  const names = games().map((each) => each.name);
  const [game, setGame] = useState(names[0]!);
  const [seats, setSeats] = useState(savedOptions(game).seats);
  const [bots, setBots] = useState<(Level | null)[]>([null, null, null, null, null, null]);
  const [board, setBoard] = useState("");
  const [first, setFirst] = useState<First>("lot");
  const [clock, setClock] = useState("none");
  const [isPublic, setPublic] = useState(false);
  const [hints, setHints] = useState(false);
  const [wantsVoyage, setVoyage] = useState(false);
  const isVoyage = wantsVoyage && hasFirstVoyage(game);
  const chooseGame = (chosen: string) => {
    setGame(chosen);
    setBoard("");
    chooseSeats(manifestOf(chosen).seats.includes(seats) ? seats : savedOptions(chosen).seats);
    setBots(bots.map((level) => (level && levelsOf(chosen).includes(level) ? level : null)));
  };
  const chooseSeats = (count: number) => {
    setSeats(count);
    if (typeof first === "number" && first >= count) setFirst("lot");
  };
  const { is_first_free } = manifestOf(game);
  const open = async () => {
    const settings = { game, seats, board, first: is_first_free ? first : ("lot" as const) };
    const voyage = isVoyage ? FIRST_VOYAGE_SETTINGS : {};
    const terms = { clock: CLOCKS[isVoyage ? "none" : clock], public: isPublic, hints, ...voyage };
    const id = await openTable({ ...settings, ...terms, bots: bots.slice(0, seats), id: newId() });
    closeDialog();
    go({ page: "table", id, screen: false });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    askName(say("web-open-table"), open).catch(showError);
  };
  return (
    <form class="open-form" onSubmit={submit}>
      <RadioGroup
        name="game"
        label={say("web-game")}
        options={names}
        value={game}
        words={(each) => nameOf("game", each)}
        choose={chooseGame}
      />
      {hasFirstVoyage(game) && (
        <div>
          <label class="check">
            <input
              type="checkbox"
              data-test="first-voyage"
              checked={wantsVoyage}
              aria-describedby="voyage"
              onChange={(event) => setVoyage(event.currentTarget.checked)}
            />
            {nameOf("variant", "first-voyage")}
          </label>
          <p class="hint" id="voyage">
            {say(`${game}-first-voyage`)}
          </p>
        </div>
      )}
      <BoardChoice game={game} value={board} choose={setBoard} />
      <RadioGroup
        name="seats"
        label={say("web-seats")}
        options={manifestOf(game).seats}
        value={seats}
        words={String}
        choose={chooseSeats}
      />
      <fieldset class="seats-form">
        <legend>{say("web-who-plays")}</legend>
        <p>{say("web-seat-mine")}</p>
        {Array.from({ length: seats - 1 }, (_, i) => i + 1).map((seat) => (
          <label key={seat}>
            {say("web-seat", { number: seat + 1 })}
            <select
              value={bots[seat] ?? ""}
              onChange={(event) => setBots(bots.with(seat, (event.currentTarget.value || null) as Level | null))}
            >
              <option value="">{say("web-a-person")}</option>
              {levelsOf(game).map((level) => (
                <option key={level} value={level}>
                  {say("web-bot-of", { level: levelName(level) })}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      {is_first_free && <FirstPlayer seats={seats} value={first} choose={setFirst} />}
      {!isVoyage && (
        <label>
          {say("web-clock")}
          <select value={clock} onChange={(event) => setClock(event.currentTarget.value)}>
            {Object.keys(CLOCKS).map((each) => (
              <option key={each} value={each}>
                {say(`web-clock-${each}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label class="check">
        <input type="checkbox" checked={isPublic} onChange={(event) => setPublic(event.currentTarget.checked)} />
        {say("web-public")}
      </label>
      {levelsOf(game).includes("olympian") && (
        <label class="check">
          <input
            type="checkbox"
            data-test="hints"
            checked={hints}
            onChange={(event) => setHints(event.currentTarget.checked)}
          />
          {say("web-hints")}
        </label>
      )}
      <button class="main big">{say("web-open-table")}</button>
    </form>
  );
}

/** The choice of a board, if there is one. The usual board is "". */
function BoardChoice({ game, value, choose }: { game: string; value: string; choose: (name: string) => void }) {
  const boards = boardsOf(game);
  if (boards.length < 2) return null;
  const chosen = boards.find((each) => each.name === value) ?? boards[0]!;
  return (
    <div class="board-choice">
      <label>
        {say("web-board")}
        <select
          value={chosen.name}
          aria-describedby="board-origin"
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {boards.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p class="hint" id="board-origin" dir="auto">
        {chosen.origin}
      </p>
    </div>
  );
}
