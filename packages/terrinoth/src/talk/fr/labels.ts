import { capital } from '@muster/engine'
import type { Action } from '../../state.ts'
import type { Foreseen, Labels, RollFacts } from '../talk.ts'
import { enemy, hero, name, successes, tokens, whole, wounds } from './words.ts'

const CONDITIONS = { poisoned: 'Poison', weakened: 'Faiblesse', focused: 'Concentration' }

const BRINGS: Readonly<Record<Action, (mean: string) => string>> = {
  attack: () => '',
  explore: () => ' de progression',
  rest: () => ' de santé',
  aid: (mean) => (/^[01]/.test(mean) ? ' jeton' : ' jetons'),
}

/** So little is not worth the words. */
const SLIGHT = 2

function outlook({ action, reaches, mean, wounds: hurt, falls }: RollFacts): string {
  return [
    ...(action === 'attack' ? [] : [`environ ${mean}${BRINGS[action](mean)}`]),
    ...(reaches === undefined || (action !== 'attack' && reaches <= SLIGHT)
      ? []
      : [action === 'attack' ? `abattu à ${reaches} %` : `exploré à ${reaches} %`]),
    ...(hurt === '0' ? [] : [`santé −${hurt}`]),
    ...(falls > 0 ? [`risque de chute ${falls} %`] : []),
  ].join(', ')
}

const after = (text: string): string => (text === '' ? '' : ` : ${text}`)

function foreseen({ wounds: hurt, cards, conditions, engages }: Foreseen): string {
  const parts = [
    ...(engages ? ['avance'] : []),
    ...(hurt > 0 ? [wounds(hurt)] : []),
    ...(cards > 0 ? [cards === 1 ? 'une carte épuisée' : `${cards} cartes épuisées`] : []),
    ...conditions.map((condition) => CONDITIONS[condition]),
  ]
  return parts.length === 0 ? 'rien' : parts.join(', ')
}

export const labels: Labels = {
  activate: whole,
  again: hero,
  target: (one, chance) => `${enemy(one)}${chance === undefined ? '' : ` : tombe à ${chance} %`}`,
  aid: hero,
  enough: () => 'Pas d’autre cible',
  roll: (facts) =>
    `Lancer${facts.tokens === 0 ? '' : ` avec ${tokens(facts.tokens)}`}${after(outlook(facts))}`,
  reroll: (face, cause, now, after) =>
    `Relancer « ${face} »${cause === '' ? '' : ` (${cause})`}${now === undefined || after === undefined ? '' : ` : de ${now} % à ${after} %`}`,
  keep: () => 'Garder les dés',
  share: (n, hurt, falls) =>
    `${capital(successes(n))} : ${falls ? 'la cible tombe' : wounds(hurt)}`,
  counter: (one) => `${enemy(one)}, attaque ${one.attack}`,
  use: (source, price, effect) => `${source} : ${price === '' ? '' : `${price}, puis `}${effect}`,
  pass: () => 'Non',
  first: (source, effect) => `${source} : ${effect}`,
  act: (one, brings) => `${enemy(one)}${brings === undefined ? '' : ` : ${foreseen(brings)}`}`,
  any: () => 'N’importe lequel',
  hero,
  enemy,
  decline: () => 'Non',
  ready: (card) => `Redresser ${name(card)}`,
  exhaust: (card) => `Épuiser ${name(card)}`,
  discard: (card) => `Défausser ${name(card)}`,
  suffer: () => 'Subir 1 blessure',
  upgrade: (card, of, replaced) => `${card.title} (${of}) à la place de ${replaced} : ${card.text}`,
  resolve: whole,
  top: (title) => `${title} sur la pioche`,
  bottom: (title) => `${title} sous la pioche`,
  fetch: enemy,
  travel: (left) => `Partir : ${left === 1 ? 'le dernier lieu' : `encore ${left} lieux`}`,
  stay: () => 'Rester ici',
  lead: hero,
  do: (effect) => effect,
  pay: (effect) => effect,
  choose: (effect) => effect,
}
