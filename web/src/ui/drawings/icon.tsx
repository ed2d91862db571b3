import { memo } from "../render/memo";

/** One of the game-icons, in the colour of the text. It is hidden from screen readers: the caller supplies a label. */
export const Icon = memo((props: { path: string; class?: string }) => (
  <svg class={`icon ${props.class ?? ""}`} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
    <path d={props.path} fill="currentColor" />
  </svg>
));
