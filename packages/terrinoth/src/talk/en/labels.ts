import { capital } from '@muster/engine'
import type { Foreseen } from '../facts.ts'
import { keptText, outlookText, type RollWords, takenText } from '../roll-labels.ts'
import type { Labels } from '../talk.ts'
import { enemy, hero, name, successes, tokens, whole, wounds } from './words.ts'

const CONDITIONS = { poisoned: 'Poisoned', weakened: 'Weakened', focused: 'Focused' }

const words: RollWords = {
  brings: {
    attack: (mean) => (mean === '1' ? ' wound' : ' wounds'),
    explore: () => ' progress',
    rest: () => ' recovered',
    aid: (mean) => (mean === '1' ? ' token' : ' tokens'),
  },
  wounds,
  successes,
  about: 'about',
  falls: ['falls', 'falls', 'fall'],
  both: 'both',
  all: 'all',
  one: 'one',
  explored: 'explored',
  within: ' in ',
  less: (n) => `−${n} health`,
  risk: 'you fall in',
  tooMany: 'a token too many',
  short: (n) => `${n} short`,
  canFall: 'one can fall',
  nobodyFalls: 'nobody falls',
}

const after = (text: string): string => (text === '' ? '' : `: ${text}`)

function foreseen({ wounds: hurt, cards, conditions, engages }: Foreseen): string {
  const parts = [
    ...(engages ? ['advances'] : []),
    ...(hurt > 0 ? [wounds(hurt)] : []),
    ...(cards > 0 ? [cards === 1 ? 'a card exhausted' : `${cards} cards exhausted`] : []),
    ...conditions.map((condition) => CONDITIONS[condition]),
  ]
  return parts.length === 0 ? 'nothing' : parts.join(', ')
}

export const labels: Labels = {
  activate: whole,
  again: hero,
  target: (one, chance, hurt) => {
    const falls = chance === undefined ? '' : `: falls in ${chance} %`
    return `${enemy(one)}${hurt === undefined ? falls : `: ${hurt}${words.brings.attack(hurt)}`}`
  },
  aid: hero,
  enough: () => 'No further target',
  roll: (facts) =>
    `Roll${facts.tokens === 0 ? '' : ` with ${tokens(facts.tokens)}`}${after(outlookText(words, facts))}`,
  reroll: (face, cause, now, after) =>
    `Reroll the ${face}${cause === '' ? '' : ` (${cause})`}${now === undefined || after === undefined ? '' : `: ${now} % to ${after} %`}`,
  keep: (roll) => `Keep the dice${roll === undefined ? '' : after(keptText(words, roll))}`,
  share: (one, rest) => {
    const parts = [
      ...(one.wounds === undefined ? [] : [takenText(words, one)]),
      ...(rest === undefined ? [] : [`${rest.enemy.title}: ${takenText(words, rest)}`]),
    ]
    return `${capital(successes(one.successes))}${after(parts.join('; '))}`
  },
  counter: (one) => `${enemy(one)}, attack ${one.attack}`,
  use: (source, price, effect) => `${source}: ${price === '' ? '' : `${price}, then `}${effect}`,
  pass: () => 'No',
  first: (source, effect) => `${source}: ${effect}`,
  act: (one, brings) => `${enemy(one)}${brings === undefined ? '' : `: ${foreseen(brings)}`}`,
  any: () => 'Any of them',
  hero,
  enemy,
  decline: (attacks) => (attacks ? 'No, attack those beside you' : 'No'),
  ready: (card) => `Ready ${name(card)}`,
  exhaust: (card) => `Exhaust ${name(card)}`,
  discard: (card) => `Discard ${name(card)}`,
  suffer: () => 'Suffer 1 wound',
  upgrade: (card, of, replaced) => `${card.title} (${of}) for ${replaced}: ${card.text}`,
  resolve: whole,
  top: (title) => `${title} on top of the deck`,
  bottom: (title) => `${title} under the deck`,
  fetch: enemy,
  travel: (left) => `Travel: ${left === 1 ? 'the final location' : `${left} locations to come`}`,
  stay: () => 'Stay here',
  lead: (facts) => hero(facts, ' leads'),
  do: () => 'Yes',
  pay: (effect) => effect,
  choose: (effect) => effect,
}
