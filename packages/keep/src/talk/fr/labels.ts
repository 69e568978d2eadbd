import { capital } from '@muster/engine'
import { angle } from '../said.ts'
import type { Labels, Outcome, Side } from '../talk.ts'
import { cards, guildCards, hero, monster, name, room, rooms, some, whole, word } from './words.ts'

function outcome(found: Outcome): string {
  switch (found.does) {
    case 'dies':
      return 'succombe aux pièges'
    case 'stays':
      return 'reste aux Cachots'
    case 'attacks':
      return found.guards === 1
        ? 'attaque le monstre'
        : `attaque l’un des ${word(found.guards)} monstres`
    case 'loots':
      return `pille le trésor de ${found.value}`
    case 'waits':
      return found.value === 0 ? 'attend' : `attend, ${found.awake} sur ${found.value}`
    case 'charges':
      return `charge vers ${found.to.map((place) => place.the).join(' ou ')}`
  }
}

const SIDES: Readonly<Record<Side, string>> = { N: 'nord', E: 'est', S: 'sud', W: 'ouest' }
const toThe = (side: Side): string =>
  side === 'N' || side === 'S' ? `au ${SIDES[side]}` : `à l’${SIDES[side]}`

export const labels: Labels = {
  play: whole,
  renew: () => 'Renouveler le Butin : défausser une carte',
  cells: ({ mages, left, jailed }) =>
    `Envoyer un héros aux Cachots, puis piocher trois cartes : un Mage (${mages} sur ${left} cartes) ${jailed === 0 ? 's’évade' : `libère ${some(jailed, 'héros', 'héros')}`}`,
  'end-turn': (kept, coming) =>
    `Finir le tour : ${kept === 0 ? '' : `${cards(kept)} en main, `}${guildCards(coming)} à venir`,
  'end-with-cells': (coming) =>
    `Finir le tour, Cachots encore ouverts : ${guildCards(coming)} à venir`,
  'go-on': () => 'Non : la carte Guilde suivante',
  use: (chip, alike) => capital(chip) + alike,
  'use-left': (chip, alike) => `${capital(chip)}${alike} (à gauche)`,
  'use-right': (chip, alike) => `${capital(chip)}${alike} (à droite)`,
  finish: () => 'Terminer cette carte',
  with: monster,
  to: (facts, leaves) =>
    room(facts) + (leaves === undefined ? '' : ` ; plus personne ne garde ${leaves.the}`),
  carry: (what) => `Emporter ${what.a}`,
  'empty-handed': () => 'Ne rien emporter',
  go: (one, facts) =>
    `${room(facts)}${one.left < one.vitality ? ` (reste ${one.left} sur ${one.vitality})` : ''}`,
  hit: hero,
  in: room,
  'pay-in': (place) => `Payer ${place.in}`,
  'use-room': (place, use) => `${place.title} : ${use}`,
  complete: (place) => `Achever le portail ${place.in}`,
  ability: (text) => `Pouvoir du clan : ${text}`,
  errand: (place, text) => `${place.title} : ${text}`,
  take: whole,
  bury: ({ title, alike }) => `${title} sous la pioche${alike}`,
  discard: (card) => `Défausser ${name(card)}`,
  plan: (place, use) => `${place.title} : ${use}`,
  coins: (coins) => (coins === 1 ? 'Une pièce, un trésor de 1' : 'Deux pièces, un trésor de 2'),
  at: (beside) => capital(beside.map(({ room, side }) => `${toThe(side)} ${room.of}`).join(', ')),
  turned: (joined, open, quarters) =>
    `Passages : ${rooms(joined)}${open.length === 0 ? '' : ` ; ouvert ${open.map(toThe).join(', ')}`}${angle(quarters)}`,
  clan: (clan) => clan.title,
  enough: () => 'Terminé',
  resolve: (facts, found) => `${hero(facts)} : ${outcome(found)}`,
  leads: hero,
  exhaust: hero,
  hurt: (one, damage) => {
    const { left, count } = one
    return `${monster(one)}${left > damage ? '' : count > 1 ? ' : l’un d’eux retourne au repaire' : ' : retour au repaire'}`
  },
  lose: (what) => capital(what.a),
  'summon-in': room,
  'charge-to': (facts) =>
    facts.distance === 0
      ? room(facts)
      : `${room(facts)} (à ${some(facts.distance, 'passage')} de la Chambre forte)`,
  defend: (card) => `Défendre avec ${whole(card)}`,
  pass: () => 'Non',
  do: (effect) => effect,
  decline: () => 'Non',
  pay: (effect) => effect,
  choose: (effect) => effect,
}
