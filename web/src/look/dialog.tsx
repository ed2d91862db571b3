/** One dialog at a time, over whatever page is there: the browser's own, so that focus and Escape are right. */
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Mark } from "./mark";
import { say } from "../say/say";

interface Dialog {
  title: string;
  body: () => ComponentChildren;
}

const open = signal<Dialog | undefined>(undefined);

export function showDialog(title: string, body: () => ComponentChildren): void {
  open.value = { title, body };
}

export function closeDialog(): void {
  open.value = undefined;
}

export function Dialogs() {
  const box = useRef<HTMLDialogElement>(null);
  const shown = open.value;
  useEffect(() => {
    if (shown && !box.current?.open) box.current?.showModal();
  }, [shown]);
  if (!shown) return null;
  const Body = shown.body;
  return (
    <dialog
      ref={box}
      class="dialog"
      aria-labelledby="dialog-title"
      onClose={closeDialog}
      onClick={(event) => event.target === box.current && box.current?.close()}
    >
      <header>
        <h2 id="dialog-title">{shown.title}</h2>
        <button class="quiet" aria-label={say("web-close")} onClick={() => box.current?.close()}>
          <Mark name="close" />
        </button>
      </header>
      <div class="dialog-body">
        <Body />
      </div>
    </dialog>
  );
}
