/** Scroll a growing list to its end, without moving the page. Do nothing if the player has scrolled up. */
const NEAR_END = 120; // pixels

export function scrollToEnd(list: HTMLElement | null): void {
  const box = list?.closest<HTMLElement>(".panel, .lobby ol");
  if (!box) return;
  const before = Number(box.dataset.end ?? 0);
  if (box.scrollTop + box.clientHeight >= before - NEAR_END) box.scrollTop = box.scrollHeight;
  box.dataset.end = String(box.scrollHeight);
}
