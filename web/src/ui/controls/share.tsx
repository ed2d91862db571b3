/** Something to be handed on: as a picture for a camera, by the device's own sharing, or copied. */
import { say } from "../../i18n/say";
import { UiIcon } from "../drawings/ui-icon";
import { notify } from "./notices";

interface Shared {
  words: string; // what is shared: a link or a code
  about: string; // what the other one reads beside it
  qr?: string;
}

export function Share({ words, about, qr }: Shared) {
  const copy = () => copied(words).then((done) => notify(say(done ? "web-copied" : "web-copy-failed"), "", !done));
  // who closes the sharing sheet has changed his mind: no mistake
  const share = () => void navigator.share({ title: "Pelagos", text: about, url: words }).catch(() => undefined);
  const canShare = "share" in navigator && words.startsWith("http");
  return (
    <div class="share">
      {qr && (
        <img
          class="qr"
          src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
          alt={say("web-qr")}
          width={180}
          height={180}
        />
      )}
      <input
        class="shared"
        readOnly
        value={words}
        aria-label={about}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="row">
        <button class={canShare ? "" : "main"} onClick={() => void copy()}>
          <UiIcon name="copy" /> {say("web-copy")}
        </button>
        {canShare && (
          <button class="main" onClick={share}>
            <UiIcon name="share" /> {say("web-share")}
          </button>
        )}
      </div>
    </div>
  );
}

/** Without TLS a browser has no clipboard for pages: then the text is marked to be copied by hand. */
async function copied(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    const field = document.querySelector<HTMLInputElement>("input.shared");
    field?.select();
    return document.execCommand("copy");
  }
}
