/** Plays a card as it is printed: every action of a side, on a table where each of them can be done. */
import { expect } from 'vitest'
import type { Action, Cost, Sides } from '../cards/types.ts'
import { type Kind, SHOWN } from '../content.ts'
import type { Clan } from '../state.ts'
import { examplePack } from './example-map.ts'
import { rulesGame } from './rules-game.ts'
import { type Laid, type Table, table } from './table.ts'

export const houseGame = rulesGame(examplePack)
const { content } = houseGame

const BASE = 'sewers'

/** How many of a clan stand in the Sewers: two, if one is left in the Lair. */
function standing(clan: Clan, side: readonly Action[]): number {
  const all = examplePack.clans.find((sheet) => sheet.name === clan)?.monsters ?? 0
  if (all > 2) return 2
  const needsLair = side.some(({ word }) => word === 'ambush' || word === 'summon')
  return needsLair ? all - 1 : all
}

/** A table for a side: heroes beside the monsters and next door, one of each token, a wound where there may be one. */
function laidFor(clan: Clan, side: readonly Action[]): Laid {
  const count = standing(clan, side)
  const vitality = examplePack.clans.find((sheet) => sheet.name === clan)?.vitality ?? 1
  const wounded = vitality > 1 ? { [`${clan}/${BASE}/1`]: 1 } : {}
  const whole = { [`${clan}/${BASE}`]: vitality > 1 ? count - 1 : count }
  return {
    monsters: count === 0 ? {} : { ...wounded, ...whole },
    heroes: [
      ...Array.from({ length: 3 }, () => `rogue/${BASE}`),
      ...Array.from({ length: 3 }, () => 'mage/vault'),
    ],
    tokens: { 'sewers/coin': 1, 'sewers/book': 1, 'sewers/bone': 1, 'sewers/frog': 1 },
  }
}

function kindNamed(name: string): Kind {
  const kind = content.kinds.find((one) => one.name === name)
  if (kind === undefined) throw new Error(`no card ${name}`)
  return kind
}

/** Answers what is asked on the way of an action, the fullest way; gives all that happened. */
function carriedOut(t: Table): string[] {
  const told = [...t.events()]
  while (!['action', 'combo', 'turn', 'over', 'next-hero', 'defend'].includes(t.prompt())) {
    const options = t.options()
    const chosen =
      options.find((option) => option === 'empty-handed' || option.startsWith('use-room')) ??
      options[0]
    t.choose(chosen)
    told.push(...t.events())
  }
  return told
}

const count = (told: readonly string[], event: string): number =>
  told.filter((one) => one === event || one.startsWith(`${event} `)).length

interface Before {
  /** Monsters in the Lair, and in the Sewers. */
  readonly lair: number
  readonly here: number
}

const SWARMED = { move: 'moved', melee: 'hit', ranged: 'hit', trap: 'placed trap' } as const

/** The event that an action brings, and how often. */
function broughtBy(part: Action | Cost, before: Before): readonly [event: string, times: number] {
  switch (part.word) {
    case 'draw':
      return ['drew', part.cards]
    case 'activate':
      return ['placed', 1]
    case 'move':
      return ['moved', 1]
    case 'melee':
    case 'ranged':
      return ['hit', 1]
    case 'resource':
      return [`placed ${part.what}`, 1]
    case 'trap':
      return ['placed trap', 1]
    case 'portal':
      return [`portal ${BASE} 2`, 1]
    case 'ambush':
    case 'summon':
      return ['summoned', Math.min(part.monsters, before.lair)]
    case 'swarm':
      return [SWARMED[part.do], before.here]
    case 'mend':
      return ['mended', 1]
    case 'pay-token':
      return [`spent ${part.what} ${BASE}`, part.count]
    default:
      throw new Error(`${part.word} is played in another way`)
  }
}

/** Does what happened fit what is printed? */
function expectPrinted(part: Action | Cost, told: readonly string[], before: Before): void {
  if (part.word === 'reinforce') {
    expectReinforced(told, SHOWN.indexOf(part.shows))
    return
  }
  const [event, times] = broughtBy(part, before)
  expect(count(told, event)).toBe(times)
}

/** K3.12: of three cards those that show the symbol come to hand, the others are discarded. */
function expectReinforced(told: readonly string[], shown: number): void {
  const cards = (event: string): string[] =>
    told.filter((one) => one.startsWith(`${event} 1 `)).map((one) => one.split(' ')[2])
  const shows = (card: string): boolean =>
    ((kindNamed(card.split('.')[0]).shows >> shown) & 1) === 1
  const looked = cards('looked')
  expect(looked).toHaveLength(3)
  expect(cards('drew')).toEqual(looked.filter(shows))
  expect(cards('discarded')).toEqual(looked.filter((card) => !shows(card)))
}

const numbers = (t: Table): Before => ({
  lair: t.state.lair[0],
  here: Object.entries(t.monsters()).reduce(
    (sum, [name, many]) => sum + (name.split('/')[1] === BASE ? many : 0),
    0,
  ),
})

/** Uses a chip of the open card by its node, and looks at what it did. */
function useChip(t: Table, verb: string, node: number, printed: Action): void {
  const before = numbers(t)
  t.choose(`${verb} ${content.chipName[node]}`)
  const told = carriedOut(t)
  if (printed.word === 'combo') {
    expectPrinted(printed.first[0], told, before)
    useRight(t, node, printed.then)
  } else expectPrinted(printed, told, before)
}

/** The right side of a Combo, each once (K3.15). */
function useRight(t: Table, node: number, then: readonly Action[]): void {
  const { nodes, lists } = content.program
  const right = lists[nodes[node].lists[1]]
  const parts = then.flatMap((part) => Array.from({ length: timesOf(part) }, () => part))
  parts.forEach((part, i) => {
    expect(t.prompt()).toBe('combo')
    const before = numbers(t)
    t.choose(`use ${content.chipName[right[i]]}`)
    expectPrinted(part, carriedOut(t), before)
  })
}

const timesOf = (action: Action): number => ('times' in action ? (action.times ?? 1) : 1)

/** The monsters leave last, so that all else is done beside the heroes. */
const lateness = (action: Action): number =>
  action.word === 'move' || (action.word === 'swarm' && action.do === 'move') ? 1 : 0

const defendIn = (part: Action): boolean =>
  part.word === 'defend' || (part.word === 'combo' && part.first[0].word === 'defend')

/** Plays a side to its end: every chip, as often as it is printed. */
export function playSide(clan: Clan, name: string, play: Sides, side: number): void {
  const t = table({ game: houseGame, clans: [clan] })
  t.put({ hands: { 1: [name] }, ...laidFor(clan, play[side]) }).choose(`play ${name}`)
  const chips = play[side].flatMap((action) =>
    Array.from({ length: timesOf(action) }, () => action),
  )
  const nodes = kindNamed(name).sides[side]
  const order = chips
    .map((_, i) => i)
    .sort((a, b) => lateness(chips[a]) - lateness(chips[b]) || a - b)
  order.forEach((at, i) => {
    const verb = play.length === 2 && i === 0 ? ['use-left', 'use-right'][side] : 'use'
    useChip(t, verb, nodes[at], chips[at])
  })
  expect(t.prompt()).toBe('turn')
  expect(t.pile('play/1')).toEqual([name])
}

/** K3.10: a Warrior attacks in the Vault, and the card answers. */
export function playDefence(clan: Clan, name: string, play: Sides): void {
  const t = table({ game: houseGame, clans: [clan] })
  const count = standing(clan, []) === 1 ? 1 : 2
  t.put({
    hands: { 1: [name] },
    monsters: { [`${clan}/vault`]: count },
    heroes: [],
    guild: ['warrior-jewel', 'mage-hats'],
  })
  // Something to draw, also after the hand is filled.
  t.arrange({ 'discard/1': ['spider', 'cave-bat'] }).choose('end-turn')
  while (t.prompt() !== 'defend') t.choose(t.options()[0])
  t.choose(`defend ${name}`)
  t.expectEvents(`defended 1 ${name} 0`)
  const combo = play.flat().find((part) => part.word === 'combo' && defendIn(part))
  if (combo?.word === 'combo') useRight(t, kindNamed(name).defendCombo, combo.then)
  expect(t.monsters()).toEqual({ [`${clan}/vault`]: count })
  expect(t.pile('play/1')).toEqual([name])
}

/** A Defend is a reaction, never used on a turn. */
export const playsOnTurn = (side: readonly Action[]): boolean => !side.some(defendIn)
