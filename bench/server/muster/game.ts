/** The endless mini-dungeon as a game that Muster's server has on its shelf. */
import { type Game, packHash } from '@muster/engine'
import { type CardData, ONE, PLAYERS, SKILL, ZERO } from '../../mini-dungeon/content.ts'
import {
  copyMiniState,
  endlessRulebook,
  type MiniState,
  miniContent,
  newMiniState,
} from '../../mini-dungeon/muster.ts'

const NAME = 'mini-dungeon'
const EVEN = 5_000

/** Its cards as data; the benchmark has no others. */
const pack = { muster: 'pack 1', game: NAME, name: 'house', version: '1', cards: miniContent }

const KINDS: { readonly [kind: number]: string } = {
  [ZERO]: 'zero',
  [ONE]: 'one',
  [SKILL]: 'skill',
}
const kindName = (card: number): string => KINDS[miniContent[card].kind] ?? `enemy-${card}`
/** Of the cards of a deck there are several copies. */
const cardName = (card: number): string =>
  miniContent[card].kind in KINDS ? `${kindName(card)}.${card}` : kindName(card)

const game: Game<MiniState, readonly CardData[]> = {
  name: NAME,
  version: '1',
  pack: { name: pack.name, hash: packHash(pack) },
  content: miniContent,
  procedures: endlessRulebook.procedures,
  optionFields: [],
  readOptions: () => ({}),
  newState: newMiniState,
  copy: copyMiniState,
  seats: () => PLAYERS,
  cards: miniContent.length,
  kindName,
  cardName,
  piles: newMiniState().piles.length,
  pileName: (pile) => `pile-${pile}`,
  verbs: {
    enter: ['number'],
    'go-on': [],
    leave: [],
    keep: [],
    'new-hand': [],
    play: ['card'],
  },
  events: {},
  thingName: (_state, kind, n) => `${kind}-${n}`,
  value: () => EVEN,
  policy: (umpire, random) => random(umpire.decision.count),
  sayAsked: (_state, { prompt }) => ({ who: '', question: prompt, facts: '' }),
  sayPrompt: (_state, { prompt }) => prompt,
  sayOption: (_state, decision, index) => decision.at(index).verb,
  sayChosen: (_state, decision, index) => decision.at(index).verb,
  sayEvents: (_state, events) => events.map(({ name }) => ({ text: name, weight: 0 })),
  sayResult: (_state) => '',
  sayPiles: () => [],
  seatName: (_state, seat) => `Player ${seat + 1}`,
}

/** One of the server's games. */
export const miniDungeon = { house: game, housePack: pack, with: () => game }
