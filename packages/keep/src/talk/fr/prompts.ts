import { does } from '@muster/engine'
import type { SwarmDeed } from '../../cards/types.ts'
import type { Prompts } from '../talk.ts'
import { cards, guildCards, word } from './words.ts'

const swarms: Readonly<Record<SwarmDeed, string>> = {
  move: 'où va le suivant',
  melee: 'qui le suivant frappe-t-il',
  ranged: 'sur qui le suivant tire-t-il',
  trap: 'où le suivant pose-t-il un piège',
}
const deeds: Readonly<Record<SwarmDeed, string>> = {
  move: 'se déplace',
  melee: 'frappe',
  ranged: 'tire',
  trap: 'pose des pièges',
}
const toGo = (left: number): string => (left > 1 ? ` Encore ${left}.` : '')

export const prompts: Prompts = {
  deploy: (left) => `où commence le prochain monstre ? Encore ${left} à placer.`,
  'laboratory-clan': () => 'quel clan mêle ses cartes à la pioche de Butin ?',
  turn: ({ hand, coming, left, wave, renewing }) =>
    [
      renewing
        ? 'renouveler encore le Butin, ou finir le tour ?'
        : hand === 0
          ? 'finir le tour ? Plus de cartes en main.'
          : `quelle carte ? ${cards(hand)} en main.`,
      `${guildCards(coming)} à venir, ${left} encore en vague\u00a0${wave}.`,
    ].join(' '),
  'renew-pay': () => 'quelle carte défausser pour renouveler le Butin ?',
  renew: (buried) =>
    buried === 0
      ? 'quel Butin va sous la pioche ? De une à cinq cartes.'
      : `quel autre Butin va sous la pioche ? ${buried} pour l’instant.`,
  action: (title) => `que faire avec ${title} ?`,
  combo: (title, room) =>
    `${title} : et ensuite${room === undefined ? '' : `, ${room.in}`} ? C’est gratuit.`,
  mover: () => 'quel monstre se déplace ?',
  'move-to': ({ monster, room, left, vitality }) =>
    `où va ${monster.the} ${room.in} ?${vitality > 1 ? ` Vitalité ${left} sur ${vitality}.` : ''}`,
  carry: (from, to) => `emporter quelque chose ${from.from} ${to.to} ?`,
  target: (ranged) => (ranged ? 'sur quel héros tirer ?' : 'quel héros frapper ?'),
  'place-in': (what) => `où va ${what.the} ?`,
  ambush: (left) => `où surgit le prochain monstre ? Encore ${left} au plus.`,
  'swarm-room': (deed) => `la nuée de quelle salle ${deeds[deed]} ?`,
  swarm: (deed, room, left) => `nuée ${room.in} : ${swarms[deed]} ? Encore ${left}.`,
  'pay-tokens': (what) => `dans quelle salle dépenser ${what.text} ?`,
  'pay-card': (left) => `quelle carte défausser comme prix ?${toGo(left)}`,
  activate: () => 'qu’activer ?',
  buy: (kind) =>
    kind === undefined
      ? 'quelle carte Tactique acquérir ?'
      : `${kind.feminine ? 'quelle' : 'quel'} ${kind.title} ?`,
  plan: () => 'quelle salle bâtir ?',
  coins: () => 'combien de pièces dépenser ?',
  place: (room) => `où bâtir ${room.the} ?`,
  turned: (room) => `dans quel sens tourner ${room.the} ?`,
  mend: () => 'quel monstre se remet ?',
  split: () => 'où un Slime se divise-t-il ?',
  summon: () => 'dans quelle salle invoquer ?',
  'cells-now': (toCome) =>
    `envoyer d’abord un héros aux Cachots ? ${guildCards(toCome)} de cette invasion à venir.`,
  'summon-rooms': (hero, left) =>
    `où ${hero.the} arrive-t-${hero.feminine ? 'elle' : 'il'} ? ${left === 1 ? 'Une salle' : `${left} salles`} à choisir.`,
  'next-hero': (awake) =>
    `quel héros agit ensuite ? ${awake === 1 ? '1 héros actif' : `${awake} héros actifs`}.`,
  'early-hero': () => 'quel héros arrive en premier ?',
  shot: (room) => `quel monstre l’Archère ${room.in} touche-t-elle ?`,
  ruin: (room, left) => `quelle ressource est perdue ${room.in} ?${toGo(left)}`,
  victim: (hero, room) => `qui ${hero.the} ${room.in} attaque-t-${hero.feminine ? 'elle' : 'il'} ?`,
  defend: ({ hero, victim, damage }) =>
    `défendre ${victim.monster.the} ${victim.room.in} ? ${hero === undefined ? 'Un héros' : hero.The} inflige ${damage} ${damage < 2 ? 'dégât' : 'dégâts'}${victim.vitality > 1 ? ` ; reste ${victim.left} sur ${victim.vitality}` : ''}.`,
  looters: (room, value, left) =>
    `qui s’épuise à piller ${room.the} ? Le trésor de ${value} en demande ${left === value ? '' : 'encore '}${left}.`,
  curse: () => 'Malédiction : quelle carte défausser ?',
  'charge-to': (room, heroes) =>
    heroes === 1
      ? `où charge le héros ${room.in} ?`
      : `où chargent les ${word(heroes)} héros ${room.in} ?`,
  'trap-first': (room) => `qui marche d’abord dans les pièges ${room.of} ?`,
  where: (effect) => `dans quelle salle ? ${effect}`,
  'where-beside': (effect, room) => `${room.title} : de quel côté ? ${effect}`,
  'twist-hurt': (effect, room) => `quel monstre ${room.in} ? ${effect}`,
  'twist-lose': (room, left) => `que perd-on ${room.in} ?${toGo(left)}`,
  'discard-cards': (title, left) => `${title} : quelle carte défausser ?${toGo(left)}`,
  may: (effect) => `le faire ? ${effect}`,
  pay: (title) => `payer le prix (${title}) ?`,
  choose: (title) => `${title} : lequel ?`,
}

export const together = (who: { readonly the: string; readonly many: boolean }): string =>
  `Les monstres (${who.the} ${does(who, 'a', 'ont')} le dernier mot)`
