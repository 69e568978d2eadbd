import { capital, type Spoken } from '@muster/engine'
import type { Prompts } from '../talk.ts'
import { several, some, successes, word } from './words.ts'

/** To stand inside a sentence. */
const small = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

const then = (rest: string): string => (rest === '' ? '' : ` Ensuite, ${rest}.`)

const toGo = (left: number): string => (left > 1 ? ` Encore ${left}.` : '')

/** What is to be done to somebody, as a question. */
const chosen = (effect: string, may: boolean): string =>
  effect === '' ? '' : may ? `${effect} ? Un seul, ou aucun.` : `${effect} : lequel ?`

export const prompts: Prompts = {
  activate: (ready, round) =>
    `quelle carte ? ${capital(several(ready, 'carte prête', 'cartes prêtes'))}, manche ${round}.`,
  again: () => 'qui s’active une seconde fois ?',
  aim: (title, action, more) =>
    action === 'aid'
      ? `${title} : qui aider ?`
      : `${title} : ${more ? 'quel autre ennemi attaquer' : 'quel ennemi attaquer'} ?`,
  roll: (title, dice, enemyDice, tokens) =>
    `${title} : lancer les dés ? ${capital(some(dice, 'dé de héros', 'dés de héros'))}, ${some(enemyDice, 'dé ennemi', 'dés ennemis')}${tokens > 0 ? ` ; ${some(tokens, 'jeton')} en réserve` : ''}.`,
  reroll: (left, by) => {
    const [{ title, dice, gone }] = by
    if (left > 0) return `${title} : relancer encore un dé ? Encore ${several(left, 'relance')}.`
    const lost = by.filter((one) => one.gone).map((one) => one.title)
    if (by.length > 1)
      return `relancer un dé ?${lost.length === 0 ? '' : ` À défausser : ${lost.join(', ')}.`}`
    return `${title} : ${gone ? 's’en défausser pour relancer' : 'relancer'} ${dice === 1 ? 'un dé' : `jusqu’à ${word(dice)} dés`} ?`
  },
  divide: (enemy, left, last) =>
    `combien pour ${enemy.the} ? ${capital(successes(left))} à répartir${last === undefined ? '' : ` ; le reste va ${last.to}`}.`,
  counter: () => 'qui contre-attaque ?',
  ability: (title) => `utiliser ${title || 'quelque chose'} ?`,
  order: () => 'quoi d’abord ?',
  weakened: () => 'Faiblesse : épuiser une carte, ou subir 1 blessure ?',
  enemy: (left, health) => `quel ennemi agit ? Santé ${left} sur ${health}.`,
  who: (effect, may) => chosen(effect, may) || 'quel héros ?',
  which: (effect, may, attacks) =>
    may && attacks ? `${effect} d’abord ?` : chosen(effect, may) || 'quel ennemi ?',
  'ready-card': (left) => `quelle carte redresser ?${toGo(left)}`,
  'exhaust-card': (left) => `quelle carte épuiser ?${toGo(left)}`,
  upgrade: (first) =>
    `quelle carte améliorer ? La nouvelle arrive épuisée si l’ancienne l’est.${first ? ' La classe choisie sera définitive.' : ''}`,
  item: () => 'quel objet défausser ?',
  resolve: () => 'quelle carte résoudre ? L’autre retourne à la pioche.',
  back: (title) => `où va ${title} ?`,
  fetch: (hero) => `lequel revient face ${hero.to} ?`,
  travel: (progress, exploration, shadows) =>
    `reprendre la route ? Exploration ${progress} sur ${exploration}. ${shadows === 0 ? 'Personne dans l’ombre.' : `${capital(some(shadows, 'ennemi'))} dans l’ombre ${shadows === 1 ? 'resterait' : 'resteraient'} en arrière.`}`,
  lead: () =>
    'qui mène le groupe désormais ? Le meneur joue en premier, et les premiers ennemis du prochain lieu viennent à lui.',
  may: (first, rest) => `${first} ?${then(rest)}`,
  pay: (title, price, gain) => `${title} : ${price} pour ${gain} ?`,
  choose: (title, either) =>
    either.length === 2 ? `${title} : ${either.map(small).join(', ou ')} ?` : `${title} : lequel ?`,
}

export const joins = (enemy: Spoken, most: number): string =>
  `à qui s’en prend ${enemy.the} ? ${most === 0 ? 'Personne n’a encore d’ennemi.' : 'Égalité : plusieurs héros ont le plus d’ennemis.'}`

export const whoMay = (first: string, rest: string): string =>
  `${first} : quel héros ?${then(rest)}`

export const abilityOf = (hero: Spoken): string => `Capacité ${hero.of}`

export const together = (hero: Spoken): string => `Les héros (${hero.the} a le dernier mot)`
