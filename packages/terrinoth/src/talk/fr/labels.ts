import { capital } from '@muster/engine'
import type { Foreseen } from '../facts.ts'
import { keptText, outlookText, type RollWords, takenText } from '../roll-labels.ts'
import type { Labels } from '../talk.ts'
import { enemy, hero, name, successes, tokens, whole, wounds } from './words.ts'

const CONDITIONS = { poisoned: 'Poison', weakened: 'Faiblesse', focused: 'Concentration' }

const words: RollWords = {
  brings: {
    attack: (mean) => (/^[01]/.test(mean) ? ' blessure' : ' blessures'),
    explore: () => ' de progression',
    rest: (mean) => (/^[01]/.test(mean) ? ' blessure guérie' : ' blessures guéries'),
    aid: (mean) => (/^[01]/.test(mean) ? ' jeton' : ' jetons'),
  },
  wounds,
  successes,
  about: 'environ',
  falls: ['abattu', 'tombe', 'tombent'],
  both: 'les deux',
  all: 'tous',
  one: 'un',
  explored: 'exploré',
  within: ' à ',
  less: (n) => `santé −${n}`,
  risk: 'risque de chute',
  tooMany: 'un jeton de trop',
  short: (n) => `encore ${n} pour l’abattre`,
  canFall: 'un seul peut tomber',
  nobodyFalls: 'personne ne tombe',
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
  target: (one, chance, hurt) => {
    const falls = chance === undefined ? '' : ` : tombe à ${chance} %`
    return `${enemy(one)}${hurt === undefined ? falls : ` : ${hurt}${words.brings.attack(hurt)}`}`
  },
  aid: hero,
  enough: () => 'Pas d’autre cible',
  roll: (facts) =>
    `Lancer${facts.tokens === 0 ? '' : ` avec ${tokens(facts.tokens)}`}${after(outlookText(words, facts))}`,
  reroll: (face, cause, now, after) =>
    `Relancer « ${face} »${cause === '' ? '' : ` (${cause})`}${now === undefined || after === undefined ? '' : ` : de ${now} % à ${after} %`}`,
  keep: (roll) => `Garder les dés${roll === undefined ? '' : after(keptText(words, roll))}`,
  share: (one, rest) => {
    const parts = [
      ...(one.wounds === undefined ? [] : [takenText(words, one)]),
      ...(rest === undefined ? [] : [`${rest.enemy.title} : ${takenText(words, rest)}`]),
    ]
    return `${capital(successes(one.successes))}${after(parts.join(' ; '))}`
  },
  counter: (one) => `${enemy(one)}, attaque ${one.attack}`,
  use: (source, price, effect) => `${source} : ${price === '' ? '' : `${price}, puis `}${effect}`,
  pass: () => 'Non',
  first: (source, effect) => `${source} : ${effect}`,
  act: (one, brings) => `${enemy(one)}${brings === undefined ? '' : ` : ${foreseen(brings)}`}`,
  any: () => 'N’importe lequel',
  hero,
  enemy,
  decline: (attacks) => (attacks ? 'Non, attaquer ceux déjà là' : 'Non'),
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
  lead: (facts) => hero(facts, ' mène'),
  do: () => 'Oui',
  pay: (effect) => effect,
  choose: (effect) => effect,
}
