import { capital, does, type Spoken } from '@muster/engine'
import type { Sentences } from '../talk.ts'
import { blow, guildCards, some } from './words.ts'

const act =
  (one: string, many: string) =>
  (who: Spoken, list: string): string =>
    `${who.The} ${does(who, one, many)} ${list}.`

/** Why a hero woke: no participle has to agree. */
const WOKE: readonly (readonly [one: string, many: string])[] = [
  ['reprend courage', 'reprennent courage'],
  ['retrouve ses forces', 'retrouvent leurs forces'],
  ['recouvre la liberté', 'recouvrent la liberté'],
  ['se relève', 'se relèvent'],
  ['se réveille', 'se réveillent'],
]

export const sentences: Sentences = {
  turn: (who, turn) => `Tour ${turn} : ${who.the}.`,
  wave: () => 'La deuxième vague commence !',
  invasion: (n) => `Invasion : ${guildCards(n)}.`,
  drew: act('pioche', 'piochent'),
  looked: act('regarde', 'regardent'),
  discarded: act('défausse', 'défaussent'),
  played: act('joue', 'jouent'),
  acquired: act('acquiert', 'acquièrent'),
  'cleaned-up': (who, n) =>
    `${who.The} ${does(who, 'range', 'rangent')} ${n < 2 ? `${n} carte` : `${n} cartes`}.`,
  shuffled: (who) =>
    `${who.The} ${does(who, 'mélange sa défausse', 'mélangent leur défausse')} en une nouvelle pioche.`,
  offered: (list) => `Nouveau Butin : ${list}.`,
  buried: (list, many) => `${list} ${many ? 'vont' : 'va'} sous la pioche de Butin.`,
  moved: (monsters, from, to, load) =>
    `${capital(monsters.text)} ${does(monsters, 'va', 'vont')} ${from.from} ${to.to}${load === '' ? '' : ` avec ${load}`}.`,
  carried: (what, from, to) => `${what.The} passe ${from.from} ${to.to}.`,
  placed: (what, room) => `${capital(what.text)} de plus ${room.in}.`,
  spent: (what, room) => `On dépense ${what.text} ${room.in}.`,
  portal: (room, completed) =>
    completed ? `Un portail s’ouvre ${room.in}.` : `Un portail inachevé apparaît ${room.in}.`,
  summoned: (monsters, room) =>
    `${capital(monsters.text)} ${does(monsters, 'surgit', 'surgissent')} ${room.in}.`,
  mended: ({ monster, room }) => `${monster.The} ${room.in} se remet de ses blessures.`,
  split: (room) => `Un Slime se divise en deux ${room.in}.`,
  hit: (who, hero, room, gone) =>
    gone
      ? `${who.The} ${does(who, 'chasse', 'chassent')} ${hero.the} ${room.of}.`
      : `${who.The} ${does(who, 'blesse', 'blessent')} ${hero.the} ${room.in}.`,
  'hero-gone': (hero, room) => `${hero.The} quitte ${room.the}.`,
  guild: (card) => `Carte Guilde : ${card}.`,
  'hero-in': (heroes, rooms) =>
    `${capital(heroes.text)} ${does(heroes, 'arrive', 'arrivent')} ${rooms}.`,
  'no-token': (hero) => `Plus de ${hero.title} en réserve : on se relève dans le donjon.`,
  'no-room': (symbol) => `Aucune salle de ce symbole (${symbol}) : personne ne vient.`,
  woke: (heroes, room, why) =>
    `${capital(heroes.text)} ${room.in} ${does(heroes, ...(WOKE[why] ?? WOKE[4]))}.`,
  freed: (n) => `Le Mage ouvre les Cachots et libère ${some(n, 'héros', 'héros')}.`,
  shot: (room, { monster, room: at }, end) =>
    `L’Archère ${room.in} tire sur ${monster.the} ${at.in}${blow(end)}.`,
  destroyed: (what, room, hero) =>
    hero === undefined
      ? `On perd ${what.text} ${room.in}.`
      : `${hero.The} détruit ${what.text} ${room.in}.`,
  trapped: (hero, room, gone) =>
    `${hero.The} tombe dans un piège ${room.in}${gone ? ' et disparaît' : ''}.`,
  attacks: (hero, { monster, room }, end) =>
    `${hero.The} attaque ${monster.the} ${room.in}${blow(end)}.`,
  defended: act('défend avec', 'défendent avec'),
  wounded: ({ monster, room }, end) => `${monster.The} ${room.in} encaisse un coup${blow(end)}.`,
  'monster-gone': ({ monster, room }) => `${monster.The} ${room.in} retourne au repaire.`,
  waits: (heroes, room) =>
    `${capital(heroes.text)} ${does(heroes, 'attend', 'attendent')} ${room.in}.`,
  charged: (heroes, from, to, woken) =>
    `${capital(heroes.text)} ${does(heroes, 'charge', 'chargent')} ${from.from} ${to.to}${woken === undefined ? '' : ` et ${does(heroes, 'galvanise', 'galvanisent')} ${woken.text}`}.`,
  exhausted: (heroes, room) =>
    `${capital(heroes.text)} ${does(heroes, 'reste', 'restent')} ${room.in}, hors d’action.`,
  looted: (heroes, room, value, effect) =>
    `${heroes === undefined ? 'Les héros pillent' : `${capital(heroes.text)} ${does(heroes, 'pille', 'pillent')}`} le trésor de ${value} ${room.in}${effect === undefined ? '' : ` : ${effect}`}.`,
  cursed: (who) => `La malédiction frappe ${who.the}.`,
  'treasure-gone': (room, value) => `Le trésor de ${value} ${room.in} est emporté.`,
  'treasure-laid': (room, value) => `Un trésor de ${value} est déposé ${room.in}.`,
  cells: (who) => `${who.The} ${does(who, 'envoie', 'envoient')} un héros aux Cachots.`,
  'clan-joins': (clan) => `Les cartes ${clan.of} rejoignent la pioche de Butin.`,
  built: (room, value) => `On bâtit ${room.the}, avec un trésor de ${value}.`,
  'plan-opened': (rooms) => `Nouveau plan : ${rooms}.`,
  scenario: (title, text) => `${title} : ${text}`,
  counter: (title, at) => `${title} : ${at}.`,
  marked: (room, marks) =>
    marks === 0 ? `Plus de marque ${room.in}.` : `Marques ${room.in} : ${marks}.`,
  shut: (one, other) => `Le passage entre ${one.the} et ${other.the} se ferme.`,
  opened: (one, other) => `Un passage s’ouvre entre ${one.the} et ${other.the}.`,
  won: () => 'La deuxième vague est passée et le grand trésor est sauf : les monstres gagnent !',
  lost: (why) =>
    why === 0
      ? 'Le grand trésor est pillé : les monstres perdent.'
      : 'Le scénario est perdu, et la partie avec lui.',
}
