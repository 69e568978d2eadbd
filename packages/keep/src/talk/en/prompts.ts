import { does } from '@muster/engine'
import type { SwarmDeed } from '../../cards/types.ts'
import type { Prompts } from '../talk.ts'
import { cards, guildCards, health, word } from './words.ts'

const swarms: Readonly<Record<SwarmDeed, string>> = {
  move: 'where does the next one go',
  melee: 'whom does the next one hit',
  ranged: 'whom does the next one shoot at',
  trap: 'where does the next one lay a trap',
}
const deeds: Readonly<Record<SwarmDeed, string>> = {
  move: 'moves',
  melee: 'hits',
  ranged: 'shoots',
  trap: 'lays traps',
}

export const prompts: Prompts = {
  deploy: (left) => `where does the next monster start? ${left} still to place.`,
  'laboratory-clan': () => 'which clan’s cards join the Loot deck?',
  turn: ({ hand, coming, left, wave, renewing }) =>
    [
      renewing
        ? 'renew the Loot again, or end the turn?'
        : hand === 0
          ? 'end the turn? No cards in hand.'
          : `which card? ${cards(hand)} in hand.`,
      `${guildCards(coming)} to come, ${left} left in wave\u00a0${wave}.`,
    ].join(' '),
  'renew-pay': () => 'which card to discard to renew the Loot?',
  renew: (buried) =>
    buried === 0
      ? 'which Loot goes under the deck? One to five cards.'
      : `which Loot goes under the deck as well? ${buried} so far.`,
  action: (title) => `what to do with ${title}?`,
  combo: (title, room) =>
    `${title}: what else${room === undefined ? '' : `, ${room.in}`}? It is free.`,
  mover: () => 'which monster moves?',
  'move-to': ({ monster, room, left, vitality }) =>
    `where does ${monster.the} ${room.in} go?${vitality > 1 ? ` It has${health(left, vitality).replace(/[()]/g, '')}.` : ''}`,
  carry: (from, to) => `carry something ${from.from} ${to.to}?`,
  target: (ranged) => (ranged ? 'shoot at which hero?' : 'hit which hero?'),
  'place-in': (what) => `where does ${what.the} go?`,
  ambush: (left) => `where does the next monster appear? Up to ${left} more.`,
  'swarm-room': (deed) => `which room’s swarm ${deeds[deed]}?`,
  swarm: (deed, room, left) => `swarm ${room.in}: ${swarms[deed]}? ${left} to go.`,
  'pay-tokens': (what) => `in which room to spend ${what.text}?`,
  'pay-card': (left) => `which card to discard as the price? ${left} to go.`,
  activate: () => 'what to activate?',
  buy: (kind) => (kind === undefined ? 'which tactic card to acquire?' : `which ${kind.title}?`),
  plan: () => 'which room to build?',
  coins: () => 'how many coins to spend?',
  place: (room) => `where to build ${room.the}?`,
  turned: (room) => `how to turn ${room.the}?`,
  mend: () => 'which monster recovers?',
  split: () => 'where does a Slime split?',
  summon: () => 'in which room to summon?',
  'cells-now': (toCome) =>
    `send a hero to the Cells first? ${guildCards(toCome)} of this invasion to come.`,
  'summon-rooms': (hero, left) =>
    `where does ${hero.the} come in? ${left === 1 ? 'One room' : `${left} rooms`} to choose.`,
  'next-hero': (awake) => `which hero acts next? ${awake} ${awake === 1 ? 'is' : 'are'} awake.`,
  'early-hero': () => 'which hero comes in first?',
  shot: (room) => `which monster does the Archer ${room.in} hit?`,
  ruin: (room, left) => `which resource ${room.in} is lost?${left > 1 ? ` ${left} to go.` : ''}`,
  victim: (hero, room) => `whom does ${hero.the} ${room.in} attack?`,
  defend: ({ hero, victim, damage }) =>
    `defend ${victim.monster.the} ${victim.room.in}? ${hero === undefined ? 'A hero' : hero.The} deals ${damage} damage${victim.vitality > 1 ? `; ${victim.left} of ${victim.vitality} left` : ''}.`,
  looters: (room, value, left) =>
    `who is exhausted to loot ${room.the}? The treasure of ${value} needs ${left === value ? '' : 'another '}${left}.`,
  curse: () => 'Curse: which card to discard?',
  'charge-to': (room, heroes) =>
    `where ${heroes === 1 ? 'does the hero' : `do the ${word(heroes)} heroes`} ${room.in} charge?`,
  'trap-first': (room) => `who walks into the traps ${room.in} first?`,
  where: (effect) => `in which room? ${effect}`,
  'where-beside': (effect, room) => `${room.title}: on which side? ${effect}`,
  'twist-hurt': (effect, room) => `which monster ${room.in}? ${effect}`,
  'twist-lose': (room, left) => `what is lost ${room.in}?${left > 1 ? ` ${left} to go.` : ''}`,
  'discard-cards': (title, left) =>
    `${title}: which card to discard?${left > 1 ? ` ${left} to go.` : ''}`,
  may: (effect) => `do this? ${effect}`,
  pay: (title) => `pay for this (${title})?`,
  choose: (title) => `${title}: which one?`,
}

export const together = (who: { readonly the: string; readonly many: boolean }): string =>
  `The monsters (${who.the} ${does(who, 'has', 'have')} the last word)`
