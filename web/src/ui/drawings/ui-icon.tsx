/** Our own icons for buttons, in a box of 24. They are hidden from screen readers: the caller supplies a label. */
import { memo } from "../render/memo";

const PATHS = {
  home: "M4 11.5 12 5l8 6.5M6.5 10v9.5h11V10M10.5 19.5V14h3v5.5",
  menu: "M4.5 7h15M4.5 12h15M4.5 17h15",
  log: "M7 4.5h11v12.2a2.8 2.8 0 0 1-2.8 2.8H6.8A2.3 2.3 0 0 1 4.5 17.2V16h8v1.2a2.3 2.3 0 0 0 2.3 2.3M7 4.5V16M10 8.5h5M10 12h5",
  chat: "M4.5 5.5h15v10.500h-8L7 20v-4H4.500z",
  skip: "M5 6l7 6-7 6zM12 6l7 6-7 6z",
  undo: "M9 5.5 4.5 10 9 14.500M5 10h9.500a4.5 4.5 0 0 1 0 9H10",
  back: "M14.5 5.500L8 12l6.500 6.500",
  close: "M6.5 6.500l11 11M17.5 6.500l-11 11",
  share: "M12 15V4M8 7.5 12 3.500l4 4M6 11.500H5v8.500h14v-8.500h-1",
  copy: "M9 8.500h10.500V20H9zM6 15.500H4.500V4H15v1.5",
  person: "M12 12.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c.8-3.5 3.8-5.3 7.5-5.300s6.7 1.8 7.5 5.3",
  bot: "M6 9h12v10H6zM12 9V5M12 5h.01M9.5 13h.01M14.5 13h.01M9.5 16.200h5M3.5 12.500v3.500M20.5 12.500v3.5",
  clock: "M12 20.500a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.500V12l3 2.5",
  door: "M13 4.500H6v15h7M10.5 12H20M16.5 8.5 20 12l-3.5 3.5",
  eye: "M3 12c2.5-4 5.5-6 9-6s6.5 2 9 6c-2.5 4-5.5 6-9 6s-6.5-2-9-6zM12 14.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  screen: "M3.5 5h17v11h-17zM9 20h6M12 16v4",
  book: "M12 6.500C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.500V5c-3-.5-6 0-8 1.500zM12 6.500v13",
  scroll: "M6.5 4.5h11v15h-11zM9 8.500h6M9 12h6M9 15.500h3.5",
  print: "M7 9V4.5h10V9M7 16H4.500V9h15v7H17M7 13.500h10v6H7z",
  gear: "M12 15.200a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.400zM12 3.500v2.800M12 17.700v2.800M3.5 12h2.800M17.7 12h2.800M6 6l2 2M16 16l2 2M18 6l-2 2M8 16l-2 2",
  save: "M12 4v11M8 11.500l4 4 4-4M5 16v4h14v-4",
  people:
    "M9 11.500a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.400zM3 19c.5-3 2.8-4.6 6-4.600s5.5 1.6 6 4.600M16 11.500a2.7 2.7 0 1 0-1-5.200M17 14.500c2.2.3 3.7 1.8 4 4.5",
  hand: "M4 12h11M11 8l4 4-4 4M15 5h5v14h-5",
  star: "M12 4l2.3 5.2 5.7.6-4.2 3.9 1.2 5.600L12 16.4 7 19.300l1.2-5.600L4 9.800l5.7-.6z",
  tick: "M4.5 12.500l5 5L19.5 7",
  question: "M9 9a3 3 0 1 1 4.3 2.700c-1 .6-1.3 1.2-1.3 2.300M12 17.500h.01",
  bulb: "M9 16.500c0-2-3-3.200-3-7a6 6 0 0 1 12 0c0 3.800-3 5-3 7zM9.500 20h5M10.500 13.500 12 11l1.500 2.500",
} as const;

export type UiIconName = keyof typeof PATHS;

export const UiIcon = memo(({ name }: { name: UiIconName }) => (
  <svg class="sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={PATHS[name]} />
  </svg>
));
