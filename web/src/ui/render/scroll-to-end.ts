/** Shows the end of a list that grows, without moving the page; who reads further up is left there. */
const NEAR = 120; // pixels

export function scrollToEnd(list: HTMLElement | null): void {
  const box = list?.closest<HTMLElement>(".panel, .lobby ol");
  if (!box) return;
  const before = Number(box.dataset.end ?? 0);
  if (box.scrollTop + box.clientHeight >= before - NEAR) box.scrollTop = box.scrollHeight;
  box.dataset.end = String(box.scrollHeight);
}
