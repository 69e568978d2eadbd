import { capital, type Spoken } from '@muster/engine'
import type { Prompts } from '../talk.ts'
import { some, successes } from './words.ts'

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
  reroll: (left, cause) =>
    left > 0
      ? `reroll a die? ${capital(some(left, 'reroll'))} left${cause === '' ? '' : ` (${cause})`}.`
      : 'reroll a die?',
  divide: (enemy, left) => `how much for ${enemy.the}? ${capital(successes(left))} to divide.`,
  counter: () => 'who counterattacks?',
  ability: (title) => (title === '' ? 'use something now?' : `use this now: ${title}?`),
  order: () => 'what comes first?',
  weakened: () => 'Weakened: exhaust a card, or suffer 1 wound?',
  enemy: (left, health) => `which enemy acts? ${left} of ${health} health left.`,
  who: (effect, may) => chosen(effect, may) || 'which hero?',
  which: (effect, may) => chosen(effect, may) || 'which enemy?',
  'ready-card': (left) => `which card to ready?${toGo(left)}`,
  'exhaust-card': (left) => `which card to exhaust?${toGo(left)}`,
  upgrade: (first) => `which card to upgrade?${first ? ' The class chosen now is for good.' : ''}`,
  item: () => 'which item to discard?',
  resolve: () => 'which card to resolve? The other goes back.',
  back: (title) => `where does ${title} go?`,
  fetch: (hero) => `which one comes back for ${hero.the}?`,
  travel: (progress, exploration, shadows) =>
    `travel on? Explored ${progress} of ${exploration}. ${shadows === 0 ? 'Nobody is in the shadows.' : `${capital(some(shadows, 'enemy', 'enemies'))} in the shadows would stay behind.`}`,
  lead: () => 'who leads the party from now on?',
  may: (effect) => `do this? ${effect}.`,
  pay: (title) => `${title}: pay for it?`,
  choose: (title) => `${title}: which one?`,
}

export const abilityOf = (hero: Spoken): string => `${hero.title}’s ability`

export const together = (hero: Spoken): string => `The heroes (${hero.the} has the last word)`
