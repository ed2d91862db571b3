// Check a record of Pelagos: the hashes, the commitment, and every draw.
//
// This file shares no code with the program that dealt. It knows the format in docs/reference/record.md, and follows the words of a
// record to keep its own hands, piles and discards. It does not check that moves were legal: `pelagos verify` does that by
// replaying them. The findings are message ids with parameters, in no particular language.

const LETTERS = "ABCDEF";

// ---- the contents of the boxes, in the order in which draws count them
const ULYSSES_BOARDS = {
  "019091c3a533fea6": {
    piles: {
      violet: "cyprus minotaur libya pharos rhodes lemnos cicones phoenicia delos",
      green: "olympus zakynthos ithaca delphi athens pylos cythera scheria diomedes",
      red: "melita lopadusa cyclops sibyl dido scylla aeolus lotus sirens",
      blue: "atlantis calypso pityusae elysium pillars hesperides laestrygonians circe hyperborea",
    },
  },
};
const ODYSSEUS_BOARDS = {
  "8902759d727d5754": { isles: { sirens: 3, underworld: 3, cyclops: 3, circe: 3, scylla: 3, lotus: 3 } },
};
const ULYSSES_CARDS = { objection: 50, temple: 23, wind: 23, plague: 16, zeus: 11, pandora: 9 };
const ODYSSEUS_CARDS = new Map([
  ["5", 5],
  ["3", 8],
  ["2", 11],
  ["1", 10],
  ["d", 8],
]); // a Map keeps this order; an object would put the numbers in ascending order
const COLOURS = ["violet", "green", "red", "blue"];
const GODS = ["zeus", "poseidon", "athena", "hades", "aphrodite", "hermes"];
const TASKS = 6;

// ---- the words of moves; any other word is refused, since it might move cards
const oneOf = (...sentences) => new RegExp(`^(?:${sentences.join("|")})$`);
const PAID = `discard(?: (?:${Object.keys(ULYSSES_CARDS).join("|")}))+`;
const BID = "[1-9]\\d?(?: zeus=[1-9]\\d?)?";
const ULYSSES_MOVES = oneOf(
  "agree|pass|end|(?:pandora|wind)(?: zeus)?|plague [a-z]+(?: zeus)?|propose [a-z]+",
  `remove [a-z]+ ${PAID}|exchange (?:violet|green|red|blue) ${PAID} return [a-z]+`,
  `build(?: zeus=[1-9]\\d?)? ${PAID}|support (?:blue|red|black) ${BID}`,
  `(?:object|black) [a-z]+(?: ${PAID})? ${BID}`,
);
const ODYSSEUS_MOVES = oneOf(
  "pass|allow|block|power(?: [ygr][123]| [5321d] [ygr][123] [ygr][123]| down\\d+ [ygr][123])?",
  "play [5321d] [ygr][123]|down [ygr][123] [5321d]|trade [A-F]|disk [a-z]+|start [a-z]+",
);

// ---- refusals
class RecordError extends Error {
  constructor(line, name, args = {}) {
    super(name);
    Object.assign(this, { line, name, args });
  }
}

// ---- draws from the seed
const bytesOf = (text) => new TextEncoder().encode(text);
const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const fromHex = (text) => Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16));
const sha256 = async (bytes) => hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));

async function hmac(secret, message) {
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, message));
}

/** The random numbers that the seed and the seats' entropy determine, one draw after the other. */
export class SeededDraws {
  constructor(key) {
    this.key = key;
    this.drawn = 0;
  }

  static async from(seed, entropy) {
    return new SeededDraws(await hmac(fromHex(seed), bytesOf(entropy.join("\n"))));
  }

  async below(n) {
    return Number(await this.number(BigInt(n)));
  }

  /** Return the next number below any size. Values from the incomplete range at the top are rejected, so that all outcomes are
  equally likely. */
  async number(size) {
    const span = 1n << 64n;
    const message = new DataView(new ArrayBuffer(12));
    message.setBigUint64(0, BigInt(this.drawn));
    for (let attempt = 0; ; attempt++) {
      message.setUint32(8, attempt);
      const found = new DataView((await hmac(this.key, message.buffer)).buffer).getBigUint64(0);
      if (found >= span - (span % size)) continue;
      this.drawn++;
      return found % size;
    }
  }
}

// ---- urns
/** A multiset: a count for each kind, in a fixed order of kinds. */
class Urn {
  constructor(kinds) {
    this.counts = new Map(kinds);
  }

  static of(things) {
    return new Urn(things.map((thing) => [thing, 1]));
  }

  get size() {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  has(kind) {
    return (this.counts.get(kind) ?? 0) > 0;
  }

  add(kind) {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
  }

  take(kind) {
    if (!this.has(kind)) return false;
    this.counts.set(kind, this.counts.get(kind) - 1);
    return true;
  }

  /** Return the kind of the item at this index, counting through the kinds in order. */
  at(roll) {
    for (const [kind, count] of this.counts) {
      if (roll < count) return kind;
      roll -= count;
    }
    throw new Error("a roll beyond the urn");
  }

  pour(other) {
    for (const [kind, count] of this.counts) {
      other.counts.set(kind, other.counts.get(kind) + count);
      this.counts.set(kind, 0);
    }
  }
}

const emptied = (kinds) => [...kinds].map((kind) => [kind, 0]);

// ---- the draws of one entry, one by one
class Draws {
  constructor(promised, drawn, line) {
    this.promised = promised;
    this.left = drawn; // [witness or "", word]
    this.line = line;
  }

  /** Check the next draw: its witness, and that the seed takes this item out of the urn. */
  async next(witness, urn, spelled = (kind) => `+${kind}`) {
    const draw = this.promised.drawn;
    const kind = urn.at(await this.promised.below(urn.size));
    const expected = witness + spelled(kind);
    const found = this.left.shift();
    if (found === undefined) throw new RecordError(this.line, "web-verify-draw-missing", { draw, expected });
    if (found !== expected) {
      throw new RecordError(this.line, "web-verify-draw-other", { draw, found, expected });
    }
    urn.take(kind);
    return kind;
  }

  end() {
    if (this.left.length) throw new RecordError(this.line, "web-verify-draw-more", { found: this.left[0] });
  }
}

/** What both games share: hands of cards, and the cards that leave them. */
class Table {
  constructor(seats, cards) {
    this.seats = seats;
    this.stack = new Urn(cards);
    const kinds = [...this.stack.counts.keys()];
    this.away = new Urn(emptied(kinds)); // played or discarded
    this.hands = Array.from({ length: seats }, () => new Urn(emptied(kinds)));
  }

  left(seat) {
    return (seat + 1) % this.seats;
  }

  async deal(draws, seat) {
    this.hands[seat].add(await draws.next(LETTERS[seat], this.stack));
  }

  spend(seat, kind, line) {
    if (!this.hands[seat].take(kind))
      throw new RecordError(line, "web-verify-no-card", { letter: LETTERS[seat], card: kind });
    this.away.add(kind);
  }
}

/** Return pairs of names as pairs of their numbers, in ascending order. */
function pairsOf(pairs, names) {
  const numbered = pairs.map((pair) => pair.map((name) => names.indexOf(name)).sort((a, b) => a - b));
  return numbered.sort(([a, b], [c, d]) => a - c || b - d);
}

// ---- Ulysses: rules U2, U4.2, U4.3, U5
class Ulysses extends Table {
  static seats = [3, 4, 5];
  static boards = ULYSSES_BOARDS;
  static moves = ULYSSES_MOVES;

  static boardOf({ places }) {
    const goals = (colour) => Object.keys(places).filter((name) => places[name].colour === colour);
    return { piles: Object.fromEntries(COLOURS.map((colour) => [colour, goals(colour).join(" ")])) };
  }

  /** Everything that play depends on: the names in order, and the routes as pairs of their numbers. */
  static playOf(file) {
    const names = [...Object.values(Ulysses.boardOf(file).piles).flatMap((pile) => pile.split(" ")), file.start];
    return [names, pairsOf(file.routes, names)];
  }

  constructor(seats, board, variant) {
    super(seats, Object.entries(ULYSSES_CARDS));
    this.variant = variant;
    this.piles = new Map(Object.entries(board.piles).map(([colour, names]) => [colour, Urn.of(names.split(" "))]));
    this.temples = Array(seats).fill(1);
    this.active = -1;
  }

  /** `first`: the letter of the seat that was chosen to go first, or "" if the lot decides. */
  async begin(draws, first) {
    const seats = Urn.of([...LETTERS.slice(0, this.seats)]);
    this.active = LETTERS.indexOf(first || (await draws.next("", seats, (letter) => `first=${letter}`)));
    for (let seat = 0; seat < this.seats; seat++) {
      for (const pile of this.pilesOf(seat)) await draws.next(LETTERS[seat], pile);
    }
    await this.round(draws, this.active, (place) => 5 + place);
    await this.turn(draws, this.active);
  }

  /** U2.1: a goal of each colour. U10.1, the first voyage: violet and blue, or green and red, by turns. */
  pilesOf(seat) {
    const piles = [...this.piles.values()];
    if (!this.variant) return piles;
    return seat % 2 === 0 ? [piles[0], piles[3]] : [piles[1], piles[2]];
  }

  /** Deal cards to all players, clockwise from one seat: so many to the seat in this position, or to this seat. */
  async round(draws, first, many) {
    for (let place = 0; place < this.seats; place++) {
      const seat = (first + place) % this.seats;
      await this.cards(draws, seat, many(place, seat));
    }
  }

  async turn(draws, seat) {
    this.active = seat;
    await this.round(draws, seat, (_, each) => this.temples[each]);
  }

  /** U4.3: shuffle the discards when the pile is empty and a card must be drawn. Without discards, drawing stops. */
  async cards(draws, seat, many) {
    for (; many > 0; many--) {
      if (this.stack.size === 0) this.away.pour(this.stack);
      if (this.stack.size === 0) return;
      await this.deal(draws, seat);
    }
  }

  async move(seat, words, draws, line) {
    const verb = words[0];
    if (!/^(agree|pass|object|support|black)$/.test(verb)) this.act(seat, line);
    this.pay(seat, words, line);
    if (verb === "build") this.temples[seat]++;
    if (verb === "pandora") await this.cards(draws, seat, 2);
    else if (verb === "exchange") await this.exchange(seat, this.piles.get(words[1]), draws);
    else if (verb === "end" || draws.left.length) await this.turn(draws, this.left(this.active));
  }

  /** Only the active player acts. A turn may begin without a draw only if there is nothing to draw. */
  act(seat, line) {
    if (seat === this.active) return;
    if (this.stack.size + this.away.size > 0)
      throw new RecordError(line, "web-verify-no-turn", { letter: LETTERS[seat] });
    this.active = seat;
  }

  /** U5.4: the returned goal goes under its pile. Nothing is drawn at random from there before the pile is used up. */
  async exchange(seat, pile, draws) {
    if (pile.size > 0) await draws.next(LETTERS[seat], pile);
  }

  /** Return every card that leaves the hand with this move. Bids stay on the table first, but nothing is drawn before they go. */
  pay(seat, words, line) {
    const give = (kind, many) => {
      for (; many > 0; many--) this.spend(seat, kind, line);
    };
    const verb = words[0];
    const zeus = Number(words.find((word) => /^zeus=\d+$/.test(word))?.slice(5) ?? 0);
    const paid = discarded(words);
    for (const kind of paid) give(kind, 1);
    if (/^(pandora|wind|plague)$/.test(verb)) give(words.at(-1) === "zeus" ? "zeus" : verb, 1);
    if (verb === "build") give("temple", paid.length - zeus);
    const bid = /^(object|support|black)$/.test(verb) ? Number(words.find((word) => /^\d+$/.test(word)) ?? 0) : 0;
    if (bid) give("objection", bid - zeus);
    give("zeus", zeus);
  }
}

/** Return the kinds after the word `discard`. */
function discarded(words) {
  const from = words.indexOf("discard") + 1;
  if (from === 0) return [];
  const rest = words.slice(from);
  const end = rest.findIndex((word) => !Object.hasOwn(ULYSSES_CARDS, word));
  return end < 0 ? rest : rest.slice(0, end);
}

// ---- Odysseus: rules O2, O4.4, O7.2
class Odysseus extends Table {
  static seats = [3, 4, 5, 6];
  static boards = ODYSSEUS_BOARDS;
  static moves = ODYSSEUS_MOVES;

  static boardOf({ adventures }) {
    return { isles: Object.fromEntries(Object.entries(adventures).map(([name, { laid }]) => [name, laid])) };
  }

  static playOf({ islands, lines, adventures, tasks }) {
    const [names, disks] = [Object.keys(islands), Object.keys(adventures)];
    return [
      names,
      ["yellow", "green", "red"].map((colour) => pairsOf(lines[colour], names)),
      disks,
      disks.map((name) => [adventures[name].disks, adventures[name].laid]),
      tasks.map((points) => disks.map((name) => points[name] ?? 0)),
    ];
  }

  constructor(seats, board) {
    super(seats, ODYSSEUS_CARDS);
    this.isles = new Urn(Object.entries(board.isles));
    this.gods = [];
    this.passes = 0;
    this.due = 0; // the line by which the round must end, judging by the passes
  }

  async begin(draws) {
    while (this.isles.size > 0) await draws.next("", this.isles, (adventure) => `isle=${adventure}`);
    const gods = Urn.of(GODS.slice(0, this.seats));
    for (let seat = 0; seat < this.seats; seat++) this.gods.push(await draws.next("", gods, (god) => `god=${god}`));
    const tasks = Urn.of(Array.from({ length: TASKS }, (_, i) => `task${i + 1}`));
    for (let seat = 0; seat < this.seats; seat++) await draws.next(LETTERS[seat], tasks);
    for (let i = 0; i < 3 * this.seats; i++) await this.deal(draws, i % this.seats);
  }

  async move(seat, words, draws, line) {
    const verb = words[0];
    if (this.due && verb !== "disk") throw new RecordError(this.due, "web-verify-no-cards");
    this.due = 0;
    this.passes = verb === "pass" ? this.passes + 1 : 0;
    if (verb === "play") this.spend(seat, words[1], line);
    if (verb === "down") this.spend(seat, words[2], line);
    if (verb === "trade") this.trade(seat, LETTERS.indexOf(words[1]), line);
    if (verb === "disk" || draws.left.length) await this.endRound(draws);
    else if (this.passes === this.seats && this.stack.size + this.away.size > 0) this.due = line;
  }

  trade(seat, other, line) {
    if (!(other >= 0 && other < this.seats)) throw new RecordError(line, "web-verify-nobody");
    this.spend(seat, "d", line);
    [this.gods[seat], this.gods[other]] = [this.gods[other], this.gods[seat]];
  }

  /** O7.2: the played cards go back, then each player gets two, one by one from the left of Zeus. */
  async endRound(draws) {
    this.passes = 0;
    this.away.pour(this.stack);
    let seat = this.gods.indexOf("zeus");
    for (let i = 0; i < 2 * this.seats && this.stack.size > 0; i++) {
      seat = this.left(seat);
      await this.deal(draws, seat);
    }
  }
}

const GAMES = { ulysses: Ulysses, odysseus: Odysseus };

// ---- the record, line by line (docs/reference/record.md)
class Reader {
  constructor(text) {
    if (!text.endsWith("\n")) throw new RecordError(text.split("\n").length, "web-verify-cut");
    this.lines = text.split("\n").slice(0, -1);
    this.next = 0;
    this.link = "";
  }

  is(key) {
    return this.next < this.lines.length && this.lines[this.next].startsWith(`${key} `);
  }

  take(pattern, name, args) {
    const line = this.lines[this.next++];
    if (line === undefined) throw new RecordError(this.next, "web-verify-stops");
    const found = pattern.exec(line);
    if (!found) throw new RecordError(this.next, name, args);
    return found;
  }

  /** Return the value of a key in the header. */
  value(key, pattern) {
    return this.take(new RegExp(`^${key} ${pattern}$`), "web-verify-no-key", { key })[1];
  }

  readHeader() {
    this.take(/^pelagos record 1$/, "web-verify-no-record");
    const head = { names: [], entropy: [], seed: "", seedLine: 0, commitment: "" };
    [, head.game] = this.take(/^game (ulysses|odysseus) 1$/, "web-verify-no-game");
    head.mark = this.value("board", "([0-9a-f]{16}) .+");
    head.file = this.is("file") ? this.value("file", "(\\{.+\\})") : "";
    head.variant = this.is("variant") ? this.value("variant", "(first-voyage)") : "";
    for (const letter of LETTERS) if (this.is("seat")) head.names.push(this.value(`seat ${letter}`, "(.+)"));
    if (!GAMES[head.game].seats.includes(head.names.length)) throw new RecordError(this.next, "web-verify-seats");
    const letters = LETTERS.slice(0, head.names.length);
    head.first = this.is("first") ? this.value("first", `([${head.game === "ulysses" ? letters : ""}])`) : "";
    this.readPromise(head);
    head.view = this.value("view", `(full|public|[${letters}])`);
    this.value("result", `(open|[${letters}](?: [${letters}])*)`);
    return head;
  }

  readPromise(head) {
    if (!this.is("commitment")) return;
    head.commitment = this.value("commitment", "([0-9a-f]{64})");
    for (const letter of LETTERS.slice(0, head.names.length)) {
      head.entropy.push(this.value(`entropy ${letter}`, "([0-9a-f]{1,64})"));
    }
    if (!this.is("seed")) return;
    head.seed = this.value("seed", "([0-9a-f]{64})");
    head.seedLine = this.next;
  }

  async chain(body) {
    this.link = (await sha256(bytesOf(`${this.link}\n${body}`))).slice(0, 16);
  }

  /** Return the entries as {line, words, draws}, and check every hash on the way. */
  async readEntries() {
    await this.chain(this.lines.slice(0, this.next).join("\n")); // the record does not contain the hash of its header
    const entries = [];
    while (!this.is("end")) entries.push(entryOf(await this.takeLinked(), entries.length, this.next));
    if ((await this.takeLinked()) !== `end ${entries.length}`) throw new RecordError(this.next, "web-verify-count");
    if (this.next !== this.lines.length) throw new RecordError(this.next + 1, "web-verify-follows");
    return entries;
  }

  async takeLinked() {
    const [, body, link] = this.take(/^(.*) #([0-9a-f]{16})$/, "web-verify-no-hash");
    await this.chain(body);
    if (link !== this.link) throw new RecordError(this.next, "web-verify-changed");
    return body;
  }
}

/** Split `7 A agree | C+wind+zeus ~sailor` into the seat, the words, and each draw with its witness. */
function entryOf(body, number, line) {
  const found = /^(\d+) (?:(deal)|([A-F]) ([^|~]+?))(?: \| ([^|~]+?))?(?: ~([a-z]{1,20}))?$/.exec(body);
  if (!found || found[1] !== String(number)) throw new RecordError(line, "web-verify-no-entry", { number });
  const [, , deal, letter, move, drawn] = found;
  if (Boolean(deal) !== (number === 0)) throw new RecordError(line, "web-verify-no-deal");
  return { line, seat: deal ? -1 : LETTERS.indexOf(letter), words: (move ?? "").split(" "), draws: drawsOf(drawn) };
}

function drawsOf(text) {
  if (!text) return [];
  return text.split(" ").flatMap((word) => {
    const own = /^([A-F])(\+.+)$/.exec(word);
    return own
      ? own[2]
          .slice(1)
          .split("+")
          .map((thing) => `${own[1]}+${thing}`)
      : [word];
  });
}

// ---- the whole check
/**
 * Check a record. Return {ok, line, name, args, checks, draws, head}: `name` and `args` are the message of the first error and
 * `line` its line; `checks` are the {name, args} of the checks that passed before; `draws` is the number of draws compared.
 * Without WebCrypto the error says that nothing can be checked.
 */
export async function verify(text) {
  const found = { ok: false, line: 0, name: "", args: {}, checks: [], draws: 0, head: null };
  try {
    if (!globalThis.crypto?.subtle) throw new RecordError(0, "web-verify-no-crypto");
    await check(text, found);
    found.ok = true;
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    Object.assign(found, { line: error.line, name: error.name, args: error.args });
  }
  return found;
}

async function check(text, found) {
  const fits = (name, args = {}) => found.checks.push({ name, args });
  const reader = new Reader(text);
  const head = (found.head = reader.readHeader());
  const entries = await reader.readEntries();
  fits("web-verify-hashes-fit", { entries: entries.length });
  checkComplete(head);
  const digest = await sha256(fromHex(head.seed));
  if (digest !== head.commitment) throw new RecordError(head.seedLine, "web-verify-other-seed", { digest });
  fits("web-verify-seed-fits");
  await checkDraws(head, entries, found);
  fits("web-verify-draws-fit", { draws: found.draws });
}

function checkComplete(head) {
  if (!head.commitment) throw new RecordError(0, "web-verify-unpromised");
  if (head.view !== "full") throw new RecordError(0, "web-verify-masked", { view: head.view });
  if (!head.seed) throw new RecordError(0, "web-verify-unrevealed");
  if (!head.file && !Object.hasOwn(GAMES[head.game].boards, head.mark))
    throw new RecordError(3, "web-verify-other-board");
}

/** Return the board whose file is in the record. Its mark must be that of the record. */
async function boardIn(head) {
  const Game = GAMES[head.game];
  if (!head.file) return Game.boards[head.mark];
  try {
    const file = JSON.parse(head.file);
    const play = JSON.stringify(Game.playOf(file)).replaceAll(",", ", "); // no name in it has a comma
    if ((await sha256(bytesOf(play))).slice(0, 16) === head.mark) return Game.boardOf(file);
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
  }
  throw new RecordError(4, "web-verify-wrong-board");
}

async function checkDraws(head, entries, found) {
  const promised = await SeededDraws.from(head.seed, head.entropy);
  const Game = GAMES[head.game];
  const table = new Game(head.names.length, await boardIn(head), head.variant);
  for (const { line, seat, words, draws } of entries) {
    const drawn = new Draws(promised, draws, line);
    const move = words.join(" ");
    if (seat >= head.names.length) throw new RecordError(line, "web-verify-no-seat", { letter: LETTERS[seat] });
    if (seat >= 0 && !Game.moves.test(move)) throw new RecordError(line, "web-verify-no-move", { move });
    await (seat < 0 ? table.begin(drawn, head.first) : table.move(seat, words, drawn, line));
    drawn.end();
    found.draws = promised.drawn;
  }
}
