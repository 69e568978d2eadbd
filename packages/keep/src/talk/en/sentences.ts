import { capital, does, type Spoken } from '@muster/engine'
import type { Sentences } from '../talk.ts'
import { blow, guildCards, some } from './words.ts'

const act =
  (one: string, many: string) =>
  (who: Spoken, list: string): string =>
    `${who.The} ${does(who, one, many)} ${list}.`

/** Why a hero woke. */
const WOKE: readonly (readonly [one: string, many: string])[] = [
  ['is inspired', 'are inspired'],
  ['recovers', 'recover'],
  ['walks free', 'walk free'],
  ['stirs again', 'stir again'],
  ['wakes', 'wake'],
]

export const sentences: Sentences = {
  turn: (who, turn) => `Turn ${turn}: ${who.the}.`,
  wave: () => 'The second wave begins!',
  invasion: (cards) => `Invasion: ${guildCards(cards)}.`,
  drew: act('draws', 'draw'),
  looked: act('looks at', 'look at'),
  discarded: act('discards', 'discard'),
  played: act('plays', 'play'),
  acquired: act('acquires', 'acquire'),
  'cleaned-up': (who, n) => `${who.The} ${does(who, 'puts', 'put')} ${some(n, 'card')} away.`,
  shuffled: (who) => `${who.The} ${does(who, 'shuffles', 'shuffle')} a new deck.`,
  offered: (list) => `New Loot: ${list}.`,
  buried: (list, many) => `${list} ${many ? 'go' : 'goes'} under the Loot deck.`,
  moved: (monsters, from, to, load) =>
    `${capital(monsters.text)} ${does(monsters, 'goes', 'go')} ${from.from} ${to.to}${load === '' ? '' : ` with ${load}`}.`,
  carried: (what, from, to) => `${what.The} is carried ${from.from} ${to.to}.`,
  placed: (what, room) => `${capital(what.text)} ${does(what, 'lies', 'lie')} ${room.in} now.`,
  spent: (what, room) => `${capital(what.text)} ${does(what, 'is', 'are')} spent ${room.in}.`,
  portal: (room, completed) =>
    completed ? `A portal opens ${room.in}.` : `An uncompleted portal lies ${room.in}.`,
  summoned: (monsters, room) =>
    `${capital(monsters.text)} ${does(monsters, 'appears', 'appear')} ${room.in}.`,
  mended: ({ monster, room }) => `${monster.The} ${room.in} recovers.`,
  split: (room) => `A Slime splits in two ${room.in}.`,
  hit: (who, hero, room, gone) =>
    gone
      ? `${who.The} ${does(who, 'drives', 'drive')} off ${hero.the} ${room.in}.`
      : `${who.The} ${does(who, 'wounds', 'wound')} ${hero.the} ${room.in}.`,
  'hero-gone': (hero, room) => `${hero.The} leaves ${room.the}.`,
  guild: (card) => `Guild card: ${card}.`,
  'hero-in': (heroes, rooms) =>
    `${capital(heroes.text)} ${does(heroes, 'arrives', 'arrive')} ${rooms}.`,
  'no-token': (hero) => `No ${hero.title} is left to come: those in the dungeon stir.`,
  'no-room': (symbol) => `No room of this symbol (${symbol}): nobody comes.`,
  woke: (heroes, room, why) =>
    `${capital(heroes.text)} ${room.in} ${does(heroes, ...(WOKE[why] ?? WOKE[4]))}.`,
  freed: (n) => `The Mage opens the Cells: ${some(n, 'hero walks', 'heroes walk')} free.`,
  shot: (room, { monster, room: at }, end) =>
    `The Archer ${room.in} shoots ${monster.the} ${at.in}${blow(end)}.`,
  destroyed: (what, room, hero) =>
    hero === undefined
      ? `${capital(what.text)} ${does(what, 'is', 'are')} lost ${room.in}.`
      : `${hero.The} destroys ${what.text} ${room.in}.`,
  trapped: (hero, room, gone) =>
    `${hero.The} walks into a trap ${room.in}${gone ? ' and is gone' : ''}.`,
  attacks: (hero, { monster, room }, end) =>
    `${hero.The} attacks ${monster.the} ${room.in}${blow(end)}.`,
  defended: act('defends with', 'defend with'),
  wounded: ({ monster, room }, end) => `${monster.The} ${room.in} is wounded${blow(end)}.`,
  'monster-gone': ({ monster, room }) => `${monster.The} ${room.in} goes back to the Lair.`,
  waits: (heroes, room) => `${capital(heroes.text)} ${does(heroes, 'waits', 'wait')} ${room.in}.`,
  charged: (heroes, from, to, woken) =>
    `${capital(heroes.text)} ${does(heroes, 'charges', 'charge')} ${from.from} ${to.to}${woken === undefined ? '' : ` and ${does(heroes, 'inspires', 'inspire')} ${woken.text}`}.`,
  exhausted: (heroes, room) =>
    `${capital(heroes.text)} ${does(heroes, 'stays', 'stay')} ${room.in}, exhausted.`,
  looted: (heroes, room, value, effect) =>
    `${heroes === undefined ? 'The heroes loot' : `${capital(heroes.text)} ${does(heroes, 'loots', 'loot')}`} the treasure of ${value} ${room.in}${effect === undefined ? '' : `: ${effect}`}.`,
  cursed: (who) => `${who.The} ${does(who, 'is', 'are')} cursed.`,
  'treasure-gone': (room, value) => `The treasure of ${value} ${room.in} is taken away.`,
  'treasure-laid': (room, value) => `A treasure of ${value} is laid ${room.in}.`,
  cells: (who) => `${who.The} ${does(who, 'sends', 'send')} a hero to the Cells.`,
  'clan-joins': (clan) => `The cards ${clan.of} join the Loot deck.`,
  built: (room, value) =>
    `${room.The} ${does(room, 'is', 'are')} built, with a treasure of ${value}.`,
  'plan-opened': (rooms) => `New plan: ${rooms}.`,
  scenario: (title, text) => `${title}: ${text}`,
  counter: (title, at) => `${title}: ${at}.`,
  marked: (room, marks) =>
    marks === 0 ? `The mark ${room.in} is gone.` : `Marks ${room.in}: ${marks}.`,
  shut: (one, other) => `The passage between ${one.the} and ${other.the} closes.`,
  opened: (one, other) => `A passage opens between ${one.the} and ${other.the}.`,
  won: () => 'The second wave is over and the great treasure is safe: the monsters win!',
  lost: (why) =>
    why === 0
      ? 'The great treasure is looted: the monsters lose.'
      : 'The scenario is lost, and the match with it.',
}
