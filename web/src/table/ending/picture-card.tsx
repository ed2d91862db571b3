/** The picture to share, with its buttons. It is made in the page and sent nowhere, unless the player shares it. */
import { useEffect, useRef } from "preact/hooks";
import type { EventFormatter } from "../../i18n/event-formatter";
import { language } from "../../i18n/language";
import { nameOf, say } from "../../i18n/say";
import type { Ending } from "../../net/shapes";
import { notify } from "../../ui/controls/notices";
import { UiIcon } from "../../ui/drawings/ui-icon";
import type { Snapshot } from "../snapshot";
import type { EndingUi } from "./ending-ui";
import { drawPicture, SIZE } from "./picture";
import { pointsInWords } from "./standings";

interface Props {
  snapshot: Snapshot<unknown>;
  ending: Ending;
  ui: EndingUi;
  formatter: EventFormatter;
  who: string; // the winners
  laurels: string;
}

export function Picture({ snapshot, ending, ui, formatter, who, laurels }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const title = nameOf("game", snapshot.game.name);
  const won = say("web-winners", { who, count: snapshot.update.table.winners.length });
  const texts = {
    title,
    won,
    date: new Intl.DateTimeFormat(language.value, { dateStyle: "long" }).format(ending.finished ?? Date.now()),
    rows: ending.standings.map((each) => [snapshot.names[each.seat]!, pointsInWords(formatter, each)] as const),
  };
  const key = JSON.stringify(texts);
  useEffect(() => void drawPicture(canvas.current!, ui, ending, texts, laurels), [key, ui, ending]);
  const file = async () => new File([await blobOf(canvas.current!)], `pelagos-${snapshot.game.name}.png`, PNG);
  const save = async () => {
    const made = await file();
    const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(made), download: made.name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };
  const share = async () => {
    const files = [await file()];
    if (!navigator.canShare({ files })) return notify(say("web-ending-no-share"), "", true);
    await navigator.share({ files, title, text: won }).catch(() => undefined); // closing the share sheet rejects too
  };
  return (
    <section class="picture">
      <h3>{say("web-ending-picture")}</h3>
      <canvas ref={canvas} width={SIZE} height={SIZE} role="img" aria-label={`${title}, ${texts.date}. ${won}.`} />
      <div class="row">
        <button data-test="save-picture" onClick={() => void save()}>
          <UiIcon name="save" /> {say("web-ending-save")}
        </button>
        {"canShare" in navigator && (
          <button onClick={() => void share()}>
            <UiIcon name="share" /> {say("web-share")}
          </button>
        )}
      </div>
    </section>
  );
}

const PNG = { type: "image/png" };

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), PNG.type),
  );
}
