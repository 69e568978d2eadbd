// The mini-dungeon on boardgame.io, through its reducer, as its own bots use it.
import { createRequire } from 'node:module'
import {
  bossCards,
  CARDS,
  DUNGEONS,
  ENEMIES_A_DUNGEON,
  HAND,
  LEVELS,
  levelCards,
  PLAYERS,
  startingDeck,
  TRACK,
} from '../dist/mini-dungeon/content.js'
import { DEPTH, ITERATIONS } from '../dist/mini-dungeon/searching.js'

const peer = createRequire(new URL('../peers/package.json', import.meta.url))
const { CreateGameReducer, InitializeGame } = peer('boardgame.io/internal')
export const { INVALID_MOVE } = peer('boardgame.io/core')
const { MCTSBot } = peer('boardgame.io/ai')

/**
 * @typedef {{ deck: number[], hand: number[], played: number[], discard: number[] }} Player
 * @typedef {{
 *   players: Player[], dungeons: number[][], boss: number[], track: number, asks: string, seat: number,
 *   dungeon: number, enemy: number, power: number, won: boolean | null
 * }} State `dungeon` is −1 at the boss.
 * @typedef {{
 *   G: State, ctx: { currentPlayer: string },
 *   random: { Shuffle(cards: number[]): number[] }, events: { endTurn(next: { next: string }): void }
 * }} Context
 */

/** @param {Pick<Context, 'random'>} context */
export function setup({ random }) {
  /** @type {number[][]} */
  const dungeons = []
  for (let level = 0; level < LEVELS; level++) {
    const cards = random.Shuffle(levelCards(level))
    for (let i = 0; i < DUNGEONS / LEVELS; i++) dungeons.push(cards.splice(-ENEMIES_A_DUNGEON))
  }
  return {
    players: Array.from({ length: PLAYERS }, (_, player) => ({
      deck: random.Shuffle(startingDeck(player)),
      hand: [],
      played: [],
      discard: [],
    })),
    dungeons,
    boss: random.Shuffle(bossCards()),
    track: 0,
    asks: 'dungeon',
    seat: 0,
    dungeon: -1,
    enemy: 0,
    power: 0,
    won: null,
  }
}

/** @param {Player} player */
function kindsIn(player) {
  return [...new Set(player.hand.map((card) => CARDS[card].kind))]
}

/** @param {State} G */
function openDungeons(G) {
  return G.dungeons.flatMap((dungeon, i) => (dungeon.length > 0 ? [i] : []))
}

/**
 * @param {Player} player
 * @param {number} count
 */
function draw(player, count) {
  for (let i = 0; i < count && player.deck.length > 0; i++) {
    player.hand.push(.../** @type {[number]} */ (player.deck.splice(-1)))
  }
}

/**
 * A move may pass through several seats unasked, and boardgame.io takes one end of turn a move: so the turn
 * goes to whoever is asked next when the move is done.
 * @param {Context} context
 */
export function passTurn({ G, ctx, events }) {
  if (ctx.currentPlayer !== String(G.seat)) events.endTurn({ next: String(G.seat) })
}

/**
 * @param {Context} context
 * @param {number} enemy
 */
function fight(context, enemy) {
  context.G.enemy = enemy
  context.G.power = 0
  takeTurn(context, 0)
}

/**
 * @param {Context} context
 * @param {number} seat
 */
function takeTurn(context, seat) {
  context.G.seat = seat
  draw(context.G.players[seat], HAND)
  askForHand(context, seat)
}

/**
 * @param {Context} context
 * @param {number} seat
 */
function askForHand(context, seat) {
  context.G.asks = 'hand'
  if (context.G.players[seat].deck.length === 0) askForCard(context, seat)
}

/**
 * @param {Context} context
 * @param {number} seat
 */
function askForCard(context, seat) {
  const { G } = context
  const player = G.players[seat]
  G.asks = 'card'
  for (let kinds = kindsIn(player); kinds.length < 2; kinds = kindsIn(player)) {
    if (kinds.length === 0) return endTurn(context, seat)
    playKind(G, seat, kinds[0])
  }
}

/**
 * @param {State} G
 * @param {number} seat
 * @param {number} kind
 */
function playKind(G, seat, kind) {
  const player = G.players[seat]
  const at = player.hand.findIndex((card) => CARDS[card].kind === kind)
  const [card] = player.hand.splice(at, 1)
  player.played.push(card)
  G.power += CARDS[card].power
  draw(player, CARDS[card].draws)
}

/**
 * @param {Context} context
 * @param {number} seat
 */
function endTurn(context, seat) {
  const { G } = context
  const won = G.power >= CARDS[G.enemy].strength
  if (!won && seat + 1 < PLAYERS) return takeTurn(context, seat + 1)
  for (const player of G.players) player.discard.push(...player.played.splice(0))
  if (G.dungeon < 0) {
    if (!won) G.won = false
    else fightBoss(context)
    return
  }
  const dungeon = G.dungeons[G.dungeon]
  if (!won) return leave(context)
  G.players[seat].discard.push(...dungeon.splice(-1))
  if (dungeon.length === 0) return leave(context)
  G.seat = 0
  G.asks = 'go-on'
}

/** @param {Context} context */
function leave(context) {
  const { G, random } = context
  G.track++
  for (const player of G.players) {
    player.deck = random.Shuffle([...player.deck, ...player.discard])
    player.discard = []
  }
  G.seat = 0
  G.asks = 'dungeon'
  const open = openDungeons(G)
  if (G.track === TRACK || open.length === 0) {
    G.dungeon = -1
    fightBoss(context)
  } else if (open.length === 1) enterDungeon(context, open[0])
}

/** @param {Context} context */
function fightBoss(context) {
  const { boss } = context.G
  if (boss.length === 0) context.G.won = true
  else fight(context, boss.splice(-1)[0])
}

/**
 * @param {Context} context
 * @param {number} dungeon
 */
function enterDungeon(context, dungeon) {
  context.G.dungeon = dungeon
  fight(context, context.G.dungeons[dungeon][context.G.dungeons[dungeon].length - 1])
}

export const game = {
  name: 'mini-dungeon',
  setup,
  disableUndo: true,
  moves: {
    /** @type {(context: Context, dungeon: number) => unknown} */
    enter(context, dungeon) {
      if (context.G.asks !== 'dungeon' || !openDungeons(context.G).includes(dungeon))
        return INVALID_MOVE
      enterDungeon(context, dungeon)
      return passTurn(context)
    },
    /** @type {(context: Context) => unknown} */
    keep(context) {
      if (context.G.asks !== 'hand') return INVALID_MOVE
      askForCard(context, Number(context.ctx.currentPlayer))
      return passTurn(context)
    },
    /** @type {(context: Context) => unknown} */
    newHand(context) {
      if (context.G.asks !== 'hand') return INVALID_MOVE
      const seat = Number(context.ctx.currentPlayer)
      const player = context.G.players[seat]
      player.discard.push(...player.hand.splice(0))
      draw(player, HAND)
      askForHand(context, seat)
      return passTurn(context)
    },
    /** @type {(context: Context, kind: number) => unknown} */
    play(context, kind) {
      const seat = Number(context.ctx.currentPlayer)
      if (context.G.asks !== 'card' || !kindsIn(context.G.players[seat]).includes(kind)) {
        return INVALID_MOVE
      }
      playKind(context.G, seat, kind)
      askForCard(context, seat)
      return passTurn(context)
    },
    /** @type {(context: Context) => unknown} */
    goOn(context) {
      if (context.G.asks !== 'go-on') return INVALID_MOVE
      enterDungeon(context, context.G.dungeon)
      return passTurn(context)
    },
    /** @type {(context: Context) => unknown} */
    leave(context) {
      if (context.G.asks !== 'go-on') return INVALID_MOVE
      leave(context)
      return passTurn(context)
    },
  },
  /** @type {(context: { G: State }) => { won: boolean } | undefined} */
  endIf: ({ G }) => (G.won === null ? undefined : { won: G.won }),
  ai: {
    /** @type {(G: State, ctx: { currentPlayer: string }) => { move: string, args?: number[] }[]} */
    enumerate(G, ctx) {
      if (G.asks === 'dungeon') return openDungeons(G).map((i) => ({ move: 'enter', args: [i] }))
      if (G.asks === 'hand') return [{ move: 'keep' }, { move: 'newHand' }]
      if (G.asks === 'go-on') return [{ move: 'goOn' }, { move: 'leave' }]
      const kinds = kindsIn(G.players[Number(ctx.currentPlayer)])
      return kinds.map((kind) => ({ move: 'play', args: [kind] }))
    },
  },
}

/** @type {import('./contestants.ts').Contestant} */
export function boardgameio(seed, goesOn) {
  const reducer = CreateGameReducer({ game })
  const tally = { matches: 0, decisions: 0, wins: 0, seconds: 0 }
  const started = performance.now()
  for (; goesOn(tally.matches); tally.matches++) {
    let state = InitializeGame({
      game: { ...game, seed: seed + tally.matches },
      numPlayers: PLAYERS,
    })
    while (state.ctx.gameover === undefined) {
      const options = game.ai.enumerate(state.G, state.ctx)
      const { move, args } = options[Math.floor(Math.random() * options.length)]
      const payload = { type: move, args, playerID: state.ctx.currentPlayer }
      const before = state
      state = reducer(state, { type: 'MAKE_MOVE', payload })
      if (state._stateID === before._stateID) throw new Error(`boardgame.io refused ${move}`)
      tally.decisions++
    }
    if (state.ctx.gameover.won) tally.wins++
  }
  tally.seconds = (performance.now() - started) / 1000
  return tally
}

/**
 * Its own search. A win of the party counts for the seat that chose last.
 * @type {import('./searching.ts').SearchContestant}
 */
export async function boardgameioSearch(seed, goesOn) {
  const tally = { iterations: 0, seconds: 0 }
  const reducer = CreateGameReducer({ game })
  const begin = (/** @type {number} */ n) =>
    InitializeGame({ game: { ...game, seed: seed + n }, numPlayers: PLAYERS })
  const bot = new MCTSBot({
    game,
    enumerate: game.ai.enumerate,
    seed,
    iterations: ITERATIONS,
    playoutDepth: DEPTH,
  })
  let state = begin(0)
  const started = performance.now()
  for (let n = 1; goesOn(); n++) {
    if (state.ctx.gameover !== undefined) state = begin(n)
    const { action } = await bot.play(state, state.ctx.currentPlayer)
    tally.iterations += ITERATIONS
    state = reducer(state, action)
  }
  tally.seconds = (performance.now() - started) / 1000
  return tally
}
