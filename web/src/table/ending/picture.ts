/** Draw the picture to share: title, the map with the route, the winner and the standings, as on a black-figure vase. */
import type { Ending } from "../../net/shapes";
import { SHIP_PATHS } from "../../ui/drawings/ship-drawing";
import type { EndingUi, Shape } from "./ending-ui";
import { VASE } from "./ending-ui";
import { badges, routeShapes } from "./route-shapes";
import { badgeBox } from "./voyage";

export const SIZE = 1200; // pixels, square
const BAND = 44; // height of the meander
const MARGIN = 40;
const MAP_TOP = 172; // where the title ends
const WINNER = 120; // height of the winner's line
const ROW = 88; // height of a line of the standings
const TURNED = "M0,34H40M8,34V6H32V26H18V16H24"; // a piece of the meander, 40 wide
const LONGEST = 16; // characters of a name in the standings

export interface Texts {
  title: string;
  won: string;
  date: string;
  rows: readonly (readonly [name: string, points: string])[]; // the standings, the best first
}

export async function drawPicture(
  canvas: HTMLCanvasElement,
  ui: EndingUi,
  ending: Ending,
  texts: Texts,
  laurels: string,
): Promise<void> {
  const style = getComputedStyle(document.documentElement);
  const [display, text] = ["--display", "--text"].map((name) => style.getPropertyValue(name)) as [string, string];
  // A canvas does not wait for its fonts.
  await Promise.all(
    [`60px ${display}`, `30px ${text}`, `bold 30px ${text}`].map((font) => document.fonts.load(font, texts.won)),
  );
  const pen = canvas.getContext("2d")!;
  pen.textAlign = "center";
  pen.textBaseline = "alphabetic";
  pen.fillStyle = VASE.clay;
  pen.fillRect(0, 0, SIZE, SIZE);
  drawBand(pen, 0);
  drawBand(pen, SIZE - BAND);
  drawHead(pen, texts, display, text);
  const lines = texts.rows.length > 4 ? [texts.rows.slice(0, 3), texts.rows.slice(3)] : [texts.rows];
  const foot = WINNER + lines.length * ROW;
  const room = SIZE - BAND - MAP_TOP - foot;
  const scale = Math.min((SIZE - 2 * MARGIN) / ui.width, (room - 40) / ui.height);
  const gap = (room - ui.height * scale) / 3; // what the map leaves free: above it, below it, and at the end
  drawMap(pen, ui, ending, scale, MAP_TOP + gap, text);
  drawWinner(pen, texts.won, SIZE - BAND - gap - foot + 80, display, laurels);
  for (const [i, line] of lines.entries()) drawRow(pen, line, SIZE - BAND - gap - foot + WINNER + 30 + i * ROW, text);
}

/** A meander in clay on black glaze. */
function drawBand(pen: CanvasRenderingContext2D, top: number): void {
  pen.fillStyle = VASE.glaze;
  pen.fillRect(0, top, SIZE, BAND);
  for (let x = 0; x < SIZE; x += 40) draw(pen, { d: TURNED, x, y: top + 2, stroke: VASE.clay, width: 3 });
}

function drawHead(pen: CanvasRenderingContext2D, { title, date }: Texts, display: string, text: string): void {
  drawShip(pen, 150, 118, 0.78);
  drawShip(pen, SIZE - 150, 118, -0.78);
  write(pen, title, SIZE / 2, 118, `76px ${display}`, SIZE - 480);
  write(pen, date, SIZE / 2, 160, `28px ${text}`, SIZE - 480);
}

function drawShip(pen: CanvasRenderingContext2D, x: number, y: number, scale: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, Math.abs(scale));
  for (const d of SHIP_PATHS.filled) draw(pen, { d, fill: VASE.glaze });
  for (const d of SHIP_PATHS.lines) draw(pen, { d, stroke: VASE.glaze, width: 3 });
  for (const d of SHIP_PATHS.cuts) draw(pen, { d, stroke: VASE.clay, width: 2 });
  pen.restore();
}

function drawMap(
  pen: CanvasRenderingContext2D,
  ui: EndingUi,
  ending: Ending,
  scale: number,
  top: number,
  font: string,
): void {
  const last = ending.voyage.length - 1;
  const [width, height] = [ui.width * scale, ui.height * scale];
  pen.save();
  pen.translate((SIZE - width) / 2, top);
  pen.fillStyle = VASE.glaze;
  pen.fillRect(-8, -8, width + 16, height + 16);
  pen.beginPath();
  pen.rect(0, 0, width, height);
  pen.clip();
  pen.scale(scale, scale);
  for (const shape of [...ui.shapes, ...routeShapes(ui, ending.voyage, last)]) draw(pen, shape);
  for (const { x, y, text, isGold } of badges(ui, ending, last)) {
    const box = badgeBox(text, ui.width);
    pen.fillStyle = isGold ? VASE.gold : VASE.slip;
    pen.beginPath();
    pen.roundRect(x + box.x, y + box.y, box.width, box.height, box.rx);
    pen.fill();
    write(pen, text, x, y + ui.width / 105, `${ui.width / 36}px ${font}`, box.width);
  }
  pen.restore();
}

/** The winner's name between two laurels. */
function drawWinner(pen: CanvasRenderingContext2D, won: string, y: number, display: string, laurels: string): void {
  const wide = write(pen, won, SIZE / 2, y, `64px ${display}`, SIZE - 2 * MARGIN - 260);
  for (const side of [-1, 1])
    draw(pen, { d: laurels, x: SIZE / 2 + side * (wide / 2 + 70) - 45, y: y - 68, scale: 90 / 512, fill: VASE.glaze });
}

/** Names, and the points below them. */
function drawRow(pen: CanvasRenderingContext2D, row: Texts["rows"], y: number, font: string): void {
  const cell = (SIZE - 2 * MARGIN) / row.length;
  for (const [i, [name, points]] of row.entries()) {
    const x = MARGIN + cell * (i + 0.5);
    const short = [...name].length > LONGEST ? `${[...name].slice(0, LONGEST - 1).join("")}…` : name;
    write(pen, short, x, y, `bold 34px ${font}`, cell - 16);
    write(pen, points, x, y + 36, `28px ${font}`, cell - 16);
  }
}

/** Write a text in black, smaller if it would be too wide. Return its width. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  widest: number,
): number {
  pen.font = font;
  pen.fillStyle = VASE.glaze;
  const width = Math.min(widest, pen.measureText(text).width);
  pen.fillText(text, x, y, widest);
  return width;
}

function draw(pen: CanvasRenderingContext2D, shape: Shape): void {
  const { d, x = 0, y = 0, scale = 1, fill, stroke, width = 1, opacity = 1 } = shape;
  const path = new Path2D(d);
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.globalAlpha *= opacity;
  pen.lineCap = pen.lineJoin = "round";
  if (fill && fill !== "none") {
    pen.fillStyle = fill;
    pen.fill(path, "evenodd");
  }
  if (stroke) {
    pen.strokeStyle = stroke;
    pen.lineWidth = width;
    pen.stroke(path);
  }
  pen.restore();
}
