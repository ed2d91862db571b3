/** A link or a code to hand on: as a QR code, through the device's share sheet, or by copying it. */
import { say } from "../../i18n/say";
import { UiIcon } from "../drawings/ui-icon";
import { notify } from "./notices";

interface Props {
  words: string; // the link or code
  about: string; // the text that the receiver reads beside it
  qr?: string;
}

export function Share({ words, about, qr }: Props) {
  const copy = () => copyText(words).then((done) => notify(say(done ? "web-copied" : "web-copy-failed"), "", !done));
  // closing the share sheet rejects too, and is no error
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

/** Copy the text. A page without TLS has no clipboard: then select the text, so that the user can copy it. */
async function copyText(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    const field = document.querySelector<HTMLInputElement>("input.shared");
    field?.select();
    return document.execCommand("copy");
  }
}
