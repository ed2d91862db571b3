/** The labels of a map: how large they are, and which of them have room. Arithmetic, so that it can be tried at every scale. */
export interface LabelBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A label, or a sign that no label may cover, with the point of the map that it belongs to. */
export interface Placed {
  readonly point: number;
  readonly box: LabelBox;
}

/** Widths of letters in hundredths of the font size, in Alegreya Sans Bold. Measuring in the browser would force a layout. */
const WIDTHS: readonly [width: number, letters: string][] = [
  [30, " -'’ijlI"],
  [38, "frstJ"],
  [50, "acegkovxyzCEFLST"],
  [54, "bdhnpqu"],
  [65, "ABGKOPQRUVXYZ"],
  [70, "wDHN"],
  [90, "mMW"],
];
const widthOf = new Map(WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width])));
const WIDEST = 90;

/** Return the width of a text in units of its font size. */
export function textWidth(text: string): number {
  const letters = [...text.normalize("NFD").replaceAll(/\p{M}/gu, "")];
  return letters.reduce((sum, letter) => sum + (widthOf.get(letter) ?? WIDEST), 0) / 100;
}

export function areOverlapping(a: LabelBox, b: LabelBox): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Return the points whose labels are shown: each in its turn, the most important first, unless it covers one that is shown already or
the sign of another point. */
export function pointsWithRoom(labels: readonly Placed[], signs: readonly Placed[]): Set<number> {
  const shown: Placed[] = [];
  for (const label of labels) {
    const others = [...shown, ...signs.filter(({ point }) => point !== label.point)];
    if (!others.some(({ box }) => areOverlapping(box, label.box))) shown.push(label);
  }
  return new Set(shown.map(({ point }) => point));
}

/** Scale a box around 0, 0 and move it to a point. */
export function movedBox(box: LabelBox, scale: number, x: number, y: number): LabelBox {
  return {
    left: x + box.left * scale,
    right: x + box.right * scale,
    top: y + box.top * scale,
    bottom: y + box.bottom * scale,
  };
}
