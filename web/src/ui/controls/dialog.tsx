/** The dialog, one at a time, over any page. It is the browser's own <dialog>, which handles focus and Escape. */
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { route } from "../../browser/route";
import { say } from "../../i18n/say";
import { UiIcon } from "../drawings/ui-icon";

interface Dialog {
  title: string | (() => string); // a function if the language may change while the dialog is open
  body: () => ComponentChildren;
  before: Dialog | undefined; // the one that it was opened from
}

const open = signal<Dialog | undefined>(undefined);

export function showDialog(title: Dialog["title"], body: () => ComponentChildren): void {
  open.value = { title, body, before: open.value };
}

/** Close the dialog as Escape does, so that the focus goes back to where it was. */
export function closeDialog(): void {
  document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
}

export function Dialogs() {
  const box = useRef<HTMLDialogElement>(null);
  const shown = open.value;
  useLayoutEffect(() => {
    const isNew = shown !== undefined && !box.current?.open;
    if (isNew) box.current?.showModal();
    const first = box.current?.querySelector<HTMLElement>("[data-focus]"); // a field to fill in
    if (first || (shown && !isNew)) (first ?? box.current?.querySelector("h2"))?.focus();
  }, [shown]);
  useEffect(closeDialog, [route.value]);
  if (!shown) return null;
  const Body = shown.body;
  return (
    <dialog
      ref={box}
      class="dialog"
      aria-labelledby="dialog-title"
      onClose={() => (open.value = undefined)}
      onClick={(event) => event.target === box.current && box.current?.close()}
    >
      <header>
        {shown.before && (
          <button class="quiet" aria-label={say("web-dialog-back")} onClick={() => (open.value = shown.before)}>
            <UiIcon name="back" />
          </button>
        )}
        <h2 id="dialog-title" tabIndex={-1}>
          {typeof shown.title === "string" ? shown.title : shown.title()}
        </h2>
        <button class="quiet" aria-label={say("web-close")} onClick={() => box.current?.close()}>
          <UiIcon name="close" />
        </button>
      </header>
      <div class="dialog-body">
        <Body />
      </div>
    </dialog>
  );
}
