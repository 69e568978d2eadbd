import { capital, type Spoken } from '@muster/engine'
import type { Prompts } from '../talk.ts'
import { several, some, successes } from './words.ts'

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
  reroll: (left, cause) =>
    left > 0
      ? `relancer un dé ? Encore ${several(left, 'relance')}${cause === '' ? '' : ` (${cause})`}.`
      : 'relancer un dé ?',
  divide: (enemy, left) => `combien pour ${enemy.the} ? ${capital(successes(left))} à répartir.`,
  counter: () => 'qui contre-attaque ?',
  ability: (title) =>
    title === '' ? 'utiliser quelque chose ?' : `à utiliser maintenant : ${title} ?`,
  order: () => 'quoi d’abord ?',
  weakened: () => 'Faiblesse : épuiser une carte, ou subir 1 blessure ?',
  enemy: (left, health) => `quel ennemi agit ? Santé ${left} sur ${health}.`,
  who: (effect, may) => chosen(effect, may) || 'quel héros ?',
  which: (effect, may) => chosen(effect, may) || 'quel ennemi ?',
  'ready-card': (left) => `quelle carte redresser ?${toGo(left)}`,
  'exhaust-card': (left) => `quelle carte épuiser ?${toGo(left)}`,
  upgrade: (first) =>
    `quelle carte améliorer ?${first ? ' La classe choisie sera définitive.' : ''}`,
  item: () => 'quel objet défausser ?',
  resolve: () => 'quelle carte résoudre ? L’autre retourne à la pioche.',
  back: (title) => `où va ${title} ?`,
  fetch: (hero) => `lequel revient face ${hero.to} ?`,
  travel: (progress, exploration, shadows) =>
    `reprendre la route ? Exploration ${progress} sur ${exploration}. ${shadows === 0 ? 'Personne dans l’ombre.' : `${capital(some(shadows, 'ennemi'))} dans l’ombre ${shadows === 1 ? 'resterait' : 'resteraient'} en arrière.`}`,
  lead: () => 'qui mène le groupe désormais ?',
  may: (effect) => `le faire ? ${effect}.`,
  pay: (title) => `${title} : payer le prix ?`,
  choose: (title) => `${title} : lequel ?`,
}

export const abilityOf = (hero: Spoken): string => `Capacité ${hero.of}`

export const together = (hero: Spoken): string => `Les héros (${hero.the} a le dernier mot)`
