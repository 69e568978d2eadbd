/** A card in signs, for its face; and the word on a chip. */
import { fitLines, type Language } from '@muster/engine'
import type { Action, Cost, Sides } from '../cards/types.ts'
import { type Plain, shownNouns } from './clauses.ts'
import { inEach, roomTitle, saying, speakers } from './speakers.ts'
import { symbols as s } from './symbols.ts'

const shortWidth = 28
const shortLines = 3

/** At most three narrow lines; the sides of a Choice with a stroke between. */
export function sidesInSigns(play: Sides, language: Language): string[] {
  const sides = play.map((side) => side.map((action) => signsOf(action, language)).join(' '))
  return fitLines([sides.join(` ${s.choice} `)], shortWidth, shortLines)
}

const timesOf = (action: Action | Cost): number => ('times' in action ? (action.times ?? 1) : 1)

export function signsOf(action: Action | Cost, language: Language): string {
  if (action.word === 'combo') {
    const then = action.then.map((part) => signsOf(part, language)).join(' ')
    return `${signsOf(action.first[0], language)}${s.combo}${then}`
  }
  return signOf(action, language).repeat(timesOf(action))
}

function signOf(action: Plain, language: Language): string {
  switch (action.word) {
    case 'draw':
      return s.draw + action.cards
    case 'move':
      return action.walls === true ? s.walls : s.move
    case 'resource':
      return s[action.what]
    case 'ambush': {
      const rooms = action.rooms.map((room) => roomTitle(room)[language].text)
      return `${s.ambush}${action.monsters} ${rooms.join(', ')}`
    }
    case 'reinforce':
      return s.reinforce + s[action.shows]
    case 'swarm':
      return `(${s[action.do]})`
    case 'summon':
      return s.summon + action.monsters
    case 'pay-token':
      return s.cost + s[action.what].repeat(action.count)
    case 'pay-card':
      return `${s.cost}${action.cards}${s.card}`
    default:
      return s[action.word]
  }
}

/** A chip's word: "move", "swarm: move", "discard a coin → summon 3". */
export function chipText(action: Action | Cost, language: Language): string {
  return speakers[language].phrase(chipPhrase(action))
}

function chipPhrase(action: Action | Cost) {
  switch (action.word) {
    case 'draw':
      return saying('chip-draw', { n: action.cards })
    case 'move':
      return saying(action.walls === true ? 'chip-walls' : 'chip-move')
    case 'resource':
      return saying('chip-resource', { what: action.what })
    case 'ambush':
    case 'summon':
      return saying(`chip-${action.word}`, { n: action.monsters })
    case 'reinforce':
      return saying('chip-reinforce', { shown: shownNouns[action.shows] })
    case 'swarm': {
      const chip = inEach((language) => chipText({ word: action.do }, language))
      return saying('chip-swarm', { chip })
    }
    case 'mend':
      return saying(action.all === true ? 'chip-mend-all' : 'chip-mend')
    case 'pay-token':
      return saying('chip-pay-token', { n: action.count, what: action.what })
    case 'pay-card':
      return saying('chip-pay-card', { n: action.cards })
    case 'combo': {
      const a = inEach((language) => chipText(action.first[0], language))
      const b = inEach((language) => chipsText(action.then, language))
      return saying('chip-combo', { a, b })
    }
    default:
      return saying(`chip-${action.word}`)
  }
}

const chipsText = (actions: readonly Action[], language: Language): string =>
  actions.map((action) => chipText(action, language)).join(', ')
