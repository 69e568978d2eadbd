import { capital } from '@muster/engine'
import { angle } from '../said.ts'
import type { Labels, Outcome, Side } from '../talk.ts'
import { cards, guildCards, hero, monster, name, room, rooms, some, whole, word } from './words.ts'

function outcome(found: Outcome): string {
  switch (found.does) {
    case 'dies':
      return 'dies to the traps'
    case 'stays':
      return 'stays locked up'
    case 'attacks':
      return `attacks ${found.guards === 1 ? 'the monster' : `one of ${word(found.guards)} monsters`}`
    case 'loots':
      return `loots the treasure of ${found.value}`
    case 'waits':
      return found.value === 0 ? 'waits' : `waits, ${found.awake} of ${found.value}`
    case 'charges':
      return `charges to ${found.to.map((place) => place.the).join(' or ')}`
  }
}

const SIDES: Readonly<Record<Side, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' }

export const labels: Labels = {
  play: whole,
  renew: () => 'Renew the Loot: discard a card',
  cells: ({ mages, left, jailed }) =>
    `Send a hero to the Cells, then draw three: a Mage (${mages} of ${left} cards) ${jailed === 0 ? 'walks out' : `frees ${some(jailed, 'hero', 'heroes')}`}`,
  'end-turn': (kept, coming) =>
    `End the turn: ${kept === 0 ? '' : `${cards(kept)} kept, `}${guildCards(coming)} to come`,
  'end-with-cells': (coming) => `End the turn, Cells still open: ${guildCards(coming)} to come`,
  'go-on': () => 'No: the next Guild card',
  use: (chip, alike) => capital(chip) + alike,
  'use-left': (chip, alike) => `${capital(chip)}${alike} (left)`,
  'use-right': (chip, alike) => `${capital(chip)}${alike} (right)`,
  finish: () => 'Done with this card',
  with: monster,
  to: (facts, leaves) =>
    room(facts) + (leaves === undefined ? '' : `; nobody guards ${leaves.the} then`),
  carry: (what) => `Carry ${what.a}`,
  'empty-handed': () => 'Carry nothing',
  go: (one, facts) =>
    `${room(facts)}${one.left < one.vitality ? ` (${one.left} of ${one.vitality} left)` : ''}`,
  hit: hero,
  in: room,
  'pay-in': (place) => `Spend it ${place.in}`,
  'use-room': (place, use) => `${place.title}: ${use}`,
  complete: (place) => `Complete the portal ${place.in}`,
  ability: (text) => `Clan ability: ${text}`,
  errand: (place, text) => `${place.title}: ${text}`,
  take: whole,
  bury: ({ title, alike }) => `${title} under the deck${alike}`,
  discard: (card) => `Discard ${name(card)}`,
  plan: (place, use) => `${place.title}: ${use}`,
  coins: (coins) =>
    `${some(coins, 'coin')}, a treasure of ${coins}`.replace(/^./, (c) => c.toUpperCase()),
  at: (beside) => capital(beside.map(({ room, side }) => `${SIDES[side]} ${room.of}`).join(', ')),
  turned: (joined, open, quarters) =>
    `Passages to ${rooms(joined)}${open.length === 0 ? '' : `; open to the ${open.map((side) => SIDES[side]).join(', ')}`}${angle(quarters)}`,
  clan: (clan) => clan.title,
  enough: () => 'Enough',
  resolve: (facts, found) => `${hero(facts)}: ${outcome(found)}`,
  leads: hero,
  exhaust: hero,
  hurt: (one, damage) => {
    const { left, count } = one
    return `${monster(one)}${left > damage ? '' : count > 1 ? ': one goes back to the Lair' : ': back to the Lair'}`
  },
  lose: (what) => capital(what.a),
  'summon-in': room,
  'charge-to': (facts) =>
    facts.distance === 0
      ? room(facts)
      : `${room(facts)} (${some(facts.distance, 'passage')} from the Vault)`,
  defend: (card) => `Defend with ${whole(card)}`,
  pass: () => 'No',
  do: (effect) => effect,
  decline: () => 'No',
  pay: (effect) => effect,
  choose: (effect) => effect,
}
