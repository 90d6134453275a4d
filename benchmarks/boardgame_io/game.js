// A plain trick-taking game for four that stores and shows as much as pKace does: seven cards each, follow suit, and the
// highest card of the suit led takes the trick. When all hands are played, new ones are dealt. Hands are hidden from others.

const SEATS = 4
const HAND = 7
const RANKS = '23456789TJQKA'
const DECK = [...'CDHS'].flatMap((suit) => [...RANKS].map((rank) => rank + suit))

const suit = (card) => card[1]
const rank = (card) => RANKS.indexOf(card[0])

export function playable(hand, trick) {
  const following = hand.filter((card) => trick.length > 0 && suit(card) === suit(trick[0]))
  return following.length > 0 ? following : hand
}

export const Tricks = {
  name: 'tricks',
  disableUndo: true,

  setup: ({ random }) => ({ ...dealt(random), leader: 0, series: [0, 0, 0, 0], previous: null }),

  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.leader, next: ({ G }) => (G.leader + G.trick.length) % SEATS },
  },

  moves: {
    play({ G, playerID, random }, card) {
      const hand = G.hands[playerID]
      if (!playable(hand, G.trick).includes(card)) return 'INVALID_MOVE'
      hand.splice(hand.indexOf(card), 1)
      G.trick.push(card)
      if (G.trick.length === SEATS) take(G, random)
    },
  },

  playerView: ({ G: { hands, ...open }, playerID }) => ({
    ...open,
    hand: hands[playerID] ?? null,
    holds: hands.map((hand) => hand.length),
  }),
}

function take(G, random) {
  const beats = (card, best) => suit(card) === suit(best) && rank(card) > rank(best)
  const best = G.trick.reduce((best, card) => (beats(card, best) ? card : best))
  G.leader = (G.leader + G.trick.indexOf(best)) % SEATS
  G.series[G.leader] += 1
  G.taken.push(G.leader)
  G.played.push(G.trick)
  G.trick = []
  if (G.hands.every((hand) => hand.length === 0)) {
    Object.assign(G, { previous: { played: G.played, taken: G.taken }, ...dealt(random) })
  }
}

function dealt(random) {
  const deck = random.Shuffle(DECK)
  const hands = Array.from({ length: SEATS }, (_, seat) => deck.slice(seat * HAND, (seat + 1) * HAND))
  return { hands, trick: [], played: [], taken: [] }
}
