import { capital, type Spoken } from '@muster/engine'
import type { Prompts } from '../talk.ts'
import { some, successes, word } from './words.ts'

/** To stand inside a sentence. */
const small = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

const then = (rest: string): string => (rest === '' ? '' : ` Then ${rest}.`)

const toGo = (left: number): string => (left > 1 ? ` ${left} to go.` : '')

/** What is to be done to somebody, as a question. */
const chosen = (effect: string, may: boolean): string =>
  effect === '' ? '' : may ? `${effect}? Choose one, or none.` : `${effect}: which one?`

export const prompts: Prompts = {
  activate: (ready, round) => `which card? ${capital(some(ready, 'card'))} ready, round ${round}.`,
  again: () => 'who activates a second time?',
  aim: (title, action, more) =>
    action === 'aid'
      ? `${title}: help whom?`
      : `${title}: ${more ? 'attack which enemy as well' : 'attack which enemy'}?`,
  roll: (title, dice, enemyDice, tokens) =>
    `${title}: roll? ${capital(some(dice, 'hero die', 'hero dice'))}, ${some(enemyDice, 'enemy die', 'enemy dice')}${tokens > 0 ? `; ${some(tokens, 'token')} in hand` : ''}.`,
  reroll: (left, by) => {
    const [{ title, dice, gone }] = by
    if (left > 0) return `${title}: reroll another die? ${capital(some(left, 'reroll'))} left.`
    const lost = by.filter((one) => one.gone).map((one) => one.title)
    if (by.length > 1)
      return `reroll a die?${lost.length === 0 ? '' : ` Used up: ${lost.join(', ')}.`}`
    return `${title}: ${gone ? 'discard it to reroll' : 'reroll'} ${dice === 1 ? 'a die' : `up to ${word(dice)} dice`}?`
  },
  divide: (enemy, left, last) =>
    `how much for ${enemy.the}? ${capital(successes(left))} to divide${last === undefined ? '' : `; ${last.the} gets the rest`}.`,
  counter: () => 'who counterattacks?',
  ability: (title) => `use ${title || 'something'} now?`,
  order: () => 'what comes first?',
  weakened: () => 'Weakened: exhaust a card, or suffer 1 wound?',
  enemy: (left, health) => `which enemy acts? ${left} of ${health} health left.`,
  who: (effect, may) => chosen(effect, may) || 'which hero?',
  which: (effect, may, attacks) =>
    may && attacks ? `${effect} first?` : chosen(effect, may) || 'which enemy?',
  'ready-card': (left) => `which card to ready?${toGo(left)}`,
  'exhaust-card': (left) => `which card to exhaust?${toGo(left)}`,
  upgrade: (first) =>
    `which card to upgrade? The new one comes exhausted if the old one is.${first ? ' The class chosen now is for good.' : ''}`,
  item: () => 'which item to discard?',
  resolve: () => 'which card to resolve? The other goes back.',
  back: (title) => `where does ${title} go?`,
  fetch: (hero) => `which one comes back for ${hero.the}?`,
  travel: (progress, exploration, shadows) =>
    `travel on? Explored ${progress} of ${exploration}. ${shadows === 0 ? 'Nobody is in the shadows.' : `${capital(some(shadows, 'enemy', 'enemies'))} in the shadows would stay behind.`}`,
  lead: () =>
    'who leads the party from now on? The leader goes first, and the first enemies of the next place come there.',
  may: (first, rest) => `${first}?${then(rest)}`,
  pay: (title, price, gain) => `${title}: ${price} to ${gain}?`,
  choose: (title, either) =>
    either.length === 2 ? `${title}: ${either.map(small).join(', or ')}?` : `${title}: which one?`,
}

export const joins = (enemy: Spoken, most: number): string =>
  `whom does ${enemy.the} engage? ${most === 0 ? 'Nobody has an enemy yet.' : 'A tie: several heroes have the most enemies.'}`

export const whoMay = (first: string, rest: string): string => `${first}: which hero?${then(rest)}`

export const abilityOf = (hero: Spoken): string => `${hero.title}’s ability`

export const together = (hero: Spoken): string => `The heroes (${hero.the} has the last word)`
