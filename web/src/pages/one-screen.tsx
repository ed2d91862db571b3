/** Playing around one screen: it shows the table, and everybody's hand is on a phone. */
import { useState } from "preact/hooks";
import { nameOf, say } from "../i18n/say";
import { games, manifestOf } from "../net/games";
import { closeDialog, showDialog } from "../ui/controls/dialog";
import { showError } from "../ui/controls/notices";
import { RadioGroup } from "../ui/controls/radio-group";
import { UiIcon } from "../ui/drawings/ui-icon";
import { savedOptions, showTable } from "./new-table";

export function OneScreen() {
  return (
    <section class="friends" aria-labelledby="one-screen">
      <h2 id="one-screen">{say("web-tv")}</h2>
      <p>{say("web-tv-text")}</p>
      <button class="big" data-test="one-screen" onClick={() => showDialog(say("web-tv"), () => <ScreenForm />)}>
        <UiIcon name="screen" /> {say("web-tv-open")}
      </button>
    </section>
  );
}

function ScreenForm() {
  const names = games().map((each) => each.name);
  const [game, setGame] = useState(names[0]!);
  const [wanted, setWanted] = useState(savedOptions(game).seats);
  const counts = manifestOf(game).seats;
  const seats = counts.includes(wanted) ? wanted : savedOptions(game).seats;
  const open = (event: SubmitEvent) => {
    event.preventDefault();
    showTable(game, seats).then(closeDialog).catch(showError);
  };
  return (
    <form class="open-form" onSubmit={open}>
      <RadioGroup
        name="screen-game"
        label={say("web-game")}
        options={names}
        value={game}
        words={(each) => nameOf("game", each)}
        choose={setGame}
      />
      <RadioGroup
        name="screen-seats"
        label={say("web-seats")}
        options={counts}
        value={seats}
        words={String}
        choose={setWanted}
      />
      <p class="hint">{say("web-screen-join")}</p>
      <button class="main big">{say("web-tv-open")}</button>
    </form>
  );
}
