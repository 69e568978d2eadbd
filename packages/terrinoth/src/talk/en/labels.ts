import { capital } from '@muster/engine'
import type { Action } from '../../state.ts'
import type { Foreseen, Labels, RollFacts } from '../talk.ts'
import { enemy, hero, name, successes, tokens, whole, wounds } from './words.ts'

const CONDITIONS = { poisoned: 'Poisoned', weakened: 'Weakened', focused: 'Focused' }

const BRINGS: Readonly<Record<Action, (mean: string) => string>> = {
  attack: () => '',
  explore: () => ' progress',
  rest: () => ' recovered',
  aid: (mean) => (mean === '1' ? ' token' : ' tokens'),
}

/** So little is not worth the words. */
const SLIGHT = 2

function outlook({ action, reaches, mean, wounds: hurt, falls }: RollFacts): string {
  return [
    ...(action === 'attack' ? [] : [`about ${mean}${BRINGS[action](mean)}`]),
    ...(reaches === undefined || (action !== 'attack' && reaches <= SLIGHT)
      ? []
      : [action === 'attack' ? `falls in ${reaches} %` : `explored in ${reaches} %`]),
    ...(hurt === '0' ? [] : [`−${hurt} health`]),
    ...(falls > 0 ? [`you fall in ${falls} %`] : []),
  ].join(', ')
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
  target: (one, chance) => `${enemy(one)}${chance === undefined ? '' : `: falls in ${chance} %`}`,
  aid: hero,
  enough: () => 'No further target',
  roll: (facts) =>
    `Roll${facts.tokens === 0 ? '' : ` with ${tokens(facts.tokens)}`}${after(outlook(facts))}`,
  reroll: (face, cause, now, after) =>
    `Reroll the ${face}${cause === '' ? '' : ` (${cause})`}${now === undefined || after === undefined ? '' : `: ${now} % to ${after} %`}`,
  keep: () => 'Keep the dice',
  share: (n, hurt, falls) => `${capital(successes(n))}: ${falls ? 'falls' : wounds(hurt)}`,
  counter: (one) => `${enemy(one)}, attack ${one.attack}`,
  use: (source, price, effect) => `${source}: ${price === '' ? '' : `${price}, then `}${effect}`,
  pass: () => 'No',
  first: (source, effect) => `${source}: ${effect}`,
  act: (one, brings) => `${enemy(one)}${brings === undefined ? '' : `: ${foreseen(brings)}`}`,
  any: () => 'Any of them',
  hero,
  enemy,
  decline: () => 'No',
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
  lead: hero,
  do: (effect) => effect,
  pay: (effect) => effect,
  choose: (effect) => effect,
}
