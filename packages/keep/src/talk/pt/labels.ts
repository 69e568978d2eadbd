import { capital } from '@muster/engine'
import { angle } from '../said.ts'
import type { Labels, Outcome, Side } from '../talk.ts'
import {
  cards,
  guildCards,
  hero,
  monster,
  name,
  rest,
  room,
  rooms,
  some,
  someOf,
  whole,
  word,
} from './words.ts'

function outcome(found: Outcome): string {
  switch (found.does) {
    case 'dies':
      return 'morre nas armadilhas'
    case 'stays':
      return 'fica nas Celas'
    case 'attacks':
      return found.guards === 1 ? 'ataca o monstro' : `ataca um dos ${word(found.guards)} monstros`
    case 'loots':
      return `saqueia o tesouro de ${found.value}`
    case 'waits':
      return found.value === 0 ? 'espera' : `espera, ${found.awake} de ${found.value}`
    case 'charges':
      return `avança para ${found.to.map((place) => place.the).join(' ou ')}`
  }
}

const SIDES: Readonly<Record<Side, string>> = { N: 'norte', E: 'leste', S: 'sul', W: 'oeste' }

export const labels: Labels = {
  play: whole,
  renew: () => 'Renovar a Pilhagem: descartar uma carta',
  cells: ({ mages, left, jailed }) =>
    `Mandar um herói para as Celas e comprar três cartas: um Mago (${mages} de ${left} cartas) ${jailed === 0 ? 'escapa' : `liberta ${some(jailed, 'herói', 'heróis')}`}`,
  'end-turn': (kept, coming) =>
    `Encerrar a vez: ${kept === 0 ? '' : `${cards(kept)} na mão, `}${guildCards(coming)} a seguir`,
  'end-with-cells': (coming) =>
    `Encerrar a vez, Celas ainda abertas: ${guildCards(coming)} a seguir`,
  'go-on': () => 'Não: a próxima carta de Guilda',
  use: (chip, alike) => capital(chip) + alike,
  'use-left': (chip, alike) => `${capital(chip)}${alike} (esquerda)`,
  'use-right': (chip, alike) => `${capital(chip)}${alike} (direita)`,
  finish: () => 'Terminar esta carta',
  with: monster,
  to: (facts, leaves) =>
    room(facts) + (leaves === undefined ? '' : `; ninguém mais guarda ${leaves.the}`),
  carry: (what) => `Levar ${what.a}`,
  'empty-handed': () => 'Não levar nada',
  go: (one, facts) =>
    `${room(facts)}${one.left < one.vitality ? ` (${rest(one.left, one.vitality)})` : ''}`,
  hit: hero,
  in: room,
  'pay-in': (place) => `Gastar ${place.in}`,
  'use-room': (place, use) => `${place.title}: ${use}`,
  complete: (place) => `Concluir o portal ${place.in}`,
  ability: (text) => `Habilidade do clã: ${text}`,
  errand: (place, text) => `${place.title}: ${text}`,
  take: whole,
  bury: ({ title, alike }) => `${title} para baixo do baralho${alike}`,
  discard: (card) => `Descartar ${name(card)}`,
  plan: (place, use) => `${place.title}: ${use}`,
  coins: (coins) => capital(`${someOf(coins, 'moeda')}, um tesouro de ${coins}`),
  at: (beside) => capital(beside.map(({ room, side }) => `a ${SIDES[side]} ${room.of}`).join(', ')),
  turned: (joined, open, quarters) =>
    `Passagens: ${rooms(joined)}${open.length === 0 ? '' : `; aberta a ${open.map((side) => SIDES[side]).join(', ')}`}${angle(quarters)}`,
  clan: (clan) => clan.title,
  enough: () => 'Basta',
  resolve: (facts, found) => `${hero(facts)}: ${outcome(found)}`,
  leads: hero,
  exhaust: hero,
  hurt: (one, damage) => {
    const { left, count } = one
    return `${monster(one)}${left > damage ? '' : count > 1 ? ': um volta ao Covil' : ': de volta ao Covil'}`
  },
  lose: (what) => capital(what.a),
  'summon-in': room,
  'charge-to': (facts) =>
    facts.distance === 0
      ? room(facts)
      : `${room(facts)} (a ${someOf(facts.distance, 'passagem', 'passagens')} do Cofre)`,
  defend: (card) => `Defender com ${whole(card)}`,
  pass: () => 'Não',
  do: (effect) => effect,
  decline: () => 'Não',
  pay: (effect) => effect,
  choose: (effect) => effect,
}
