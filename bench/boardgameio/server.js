// boardgame.io's own server in one process, with its store in memory and its socket.io transport. Two games of four seats;
// each move is a turn. `voyage` has a state like ours, `counter` the least that a game can have.
const { Server } = require("boardgame.io/server");

const SEATS = 4;
const PLACES = 36;
const KINDS = 12;
const MOVES = 800; // in a match: as many as Ulysses takes at random

const fill = (length, make) => Array.from({ length }, (_, index) => make(index));

const turn = { minMoves: 1, maxMoves: 1 };

function setup() {
  return {
    moves: 0,
    ship: 0,
    pile: 120,
    places: fill(PLACES, (place) => ({ place, temple: place % 5 === 0, disks: fill(SEATS, () => 0) })),
    hands: fill(SEATS, (seat) => fill(KINDS, (kind) => (seat + kind) % 4)),
    goals: fill(SEATS, (seat) => fill(3, (goal) => ({ colour: goal, place: (seat * 7 + goal * 11) % PLACES, shown: false }))),
    discards: fill(KINDS, () => 0),
  };
}

// Play a card for a disk at a place and draw another.
function sail({ G, playerID }, place, kind) {
  G.moves += 1;
  G.ship = place;
  G.places[place].disks[playerID] += 1;
  G.hands[playerID][kind] += 1;
  G.discards[kind] += 1;
}

// Hide the hands and goals of the other seats.
function playerView({ G, playerID }) {
  const mine = (seat) => String(seat) === playerID;
  return {
    ...G,
    hands: G.hands.map((hand, seat) => (mine(seat) ? hand : hand.reduce((sum, cards) => sum + cards, 0))),
    goals: G.goals.map((goals, seat) => (mine(seat) ? goals : goals.map(({ colour, shown }) => ({ colour, shown })))),
  };
}

const endIf = ({ G }) => (G.moves >= MOVES ? { winner: "0" } : undefined);

const voyage = { name: "voyage", setup, moves: { sail }, turn, playerView, endIf, disableUndo: true };

const counter = {
  name: "counter",
  setup: () => ({ moves: 0 }),
  moves: { sail: ({ G }) => void (G.moves += 1) },
  turn,
  endIf,
  disableUndo: true,
};

const server = Server({ games: [voyage, counter], origins: [] });
server.run({ port: Number(process.argv[2]) }, () => console.log("ready"));
