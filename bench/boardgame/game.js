// A toy of the same shape as Campanile: two players in turn play one of a few numbers from their hand onto
// five towers and draw another. Hands and pile are hidden. It has far fewer rules, so boardgame.io has
// less to do.

const { INVALID_MOVE } = require("boardgame.io/core");

const COPIES = 24;
const STYLES = 5;
const HAND = 5;

function setup({ random, ctx }) {
  const cards = Array.from({ length: COPIES * STYLES }, (_, k) => k % STYLES);
  const pile = random.Shuffle(cards);
  const hands = Array.from({ length: ctx.numPlayers }, () => pile.splice(0, HAND));
  return { heights: new Array(STYLES).fill(0), hands, pile };
}

function play({ G, playerID }, style) {
  const hand = G.hands[Number(playerID)];
  const place = hand.indexOf(style);
  if (place < 0) return INVALID_MOVE;
  hand.splice(place, 1);
  G.heights[style] += 1;
  if (G.pile.length > 0) hand.push(G.pile.pop());
}

function playerView({ G, playerID }) {
  const hands = G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length));
  return { heights: G.heights, hands, pile: G.pile.length };
}

function endIf({ G }) {
  if (G.hands.every((hand) => hand.length === 0)) return { heights: G.heights };
}

module.exports = {
  Toy: {
    name: "toy",
    setup,
    moves: { play: { move: play, client: false } },
    turn: { minMoves: 1, maxMoves: 1 },
    playerView,
    endIf,
  },
};
