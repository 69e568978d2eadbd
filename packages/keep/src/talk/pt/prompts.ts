import { does } from '@muster/engine'
import type { SwarmDeed } from '../../cards/types.ts'
import type { Prompts } from '../talk.ts'
import { cards, guildCards, rest, word } from './words.ts'

const swarms: Readonly<Record<SwarmDeed, string>> = {
  move: 'para onde vai o próximo',
  melee: 'quem o próximo ataca',
  ranged: 'em quem o próximo atira',
  trap: 'onde o próximo põe uma armadilha',
}
const deeds: Readonly<Record<SwarmDeed, string>> = {
  move: 'se move',
  melee: 'ataca',
  ranged: 'atira',
  trap: 'põe armadilhas',
}
const toGo = (left: number): string => (left > 1 ? ` Faltam ${left}.` : '')
const missing = (left: number): string => (left === 1 ? 'Falta 1.' : `Faltam ${left}.`)

export const prompts: Prompts = {
  deploy: (left) => `onde começa o próximo monstro? ${missing(left)}`,
  'laboratory-clan': () => 'as cartas de qual clã entram no baralho de Pilhagem?',
  turn: ({ hand, coming, left, wave, renewing }) =>
    [
      renewing
        ? 'renovar a Pilhagem de novo ou encerrar a vez?'
        : hand === 0
          ? 'encerrar a vez? Nenhuma carta na mão.'
          : `qual carta? ${cards(hand)} na mão.`,
      `${guildCards(coming)} a seguir, ${left === 1 ? 'resta 1' : `restam ${left}`} na onda\u00a0${wave}.`,
    ].join(' '),
  'renew-pay': () => 'qual carta descartar para renovar a Pilhagem?',
  renew: (buried) =>
    buried === 0
      ? 'qual Pilhagem vai para baixo do baralho? De uma a cinco cartas.'
      : `qual outra Pilhagem vai para baixo do baralho? ${buried} até agora.`,
  action: (title) => `o que fazer com ${title}?`,
  combo: (title, room) =>
    `${title}: e depois${room === undefined ? '' : `, ${room.in}`}? É de graça.`,
  mover: () => 'qual monstro se move?',
  'move-to': ({ monster, room, left, vitality }) =>
    `para onde vai ${monster.the} ${room.in}?${vitality > 1 ? ` Vitalidade ${left} de ${vitality}.` : ''}`,
  carry: (from, to) => `levar algo ${from.from} ${to.to}?`,
  target: (ranged) => (ranged ? 'atirar em qual herói?' : 'atacar qual herói?'),
  'place-in': (what) => `para onde vai ${what.the}?`,
  ambush: (left) => `onde surge o próximo monstro? Até mais ${left}.`,
  'swarm-room': (deed) => `o enxame de qual sala ${deeds[deed]}?`,
  swarm: (deed, room, left) => `enxame ${room.in}: ${swarms[deed]}? ${missing(left)}`,
  'pay-tokens': (what) => `em qual sala gastar ${what.text}?`,
  'pay-card': (left) => `qual carta descartar como preço?${toGo(left)}`,
  activate: () => 'o que ativar?',
  buy: (kind) =>
    kind === undefined ? 'qual carta de Tática adquirir?' : `qual ${kind.title} adquirir?`,
  plan: () => 'qual sala construir?',
  coins: () => 'quantas moedas gastar?',
  place: (room) => `onde construir ${room.the}?`,
  turned: (room) => `como girar ${room.the}?`,
  mend: () => 'qual monstro se recupera?',
  split: () => 'onde um Slime se divide?',
  summon: () => 'em qual sala invocar?',
  'cells-now': (toCome) =>
    `mandar antes um herói para as Celas? ${guildCards(toCome)} desta invasão a seguir.`,
  'summon-rooms': (hero, left) =>
    `onde chega ${hero.the}? ${left === 1 ? 'Uma sala' : `${left} salas`} a escolher.`,
  'next-hero': (awake) =>
    `qual herói age agora? ${awake === 1 ? '1 herói ativo' : `${awake} heróis ativos`}.`,
  'early-hero': () => 'qual herói chega primeiro?',
  shot: (room) => `qual monstro a Arqueira ${room.in} acerta?`,
  ruin: (room, left) => `qual recurso se perde ${room.in}?${toGo(left)}`,
  victim: (hero, room) => `quem ${hero.the} ${room.in} ataca?`,
  defend: ({ hero, victim, damage }) =>
    `defender ${victim.monster.the} ${victim.room.in}? ${hero === undefined ? 'Um herói' : hero.The} causa ${damage} de dano${victim.vitality > 1 ? `; ${rest(victim.left, victim.vitality)}` : ''}.`,
  looters: (room, value, left) =>
    `quem se esgota para saquear ${room.the}? O tesouro de ${value} pede ${left === value ? '' : 'mais '}${left}.`,
  curse: () => 'Maldição: qual carta descartar?',
  'charge-to': (room, heroes) =>
    heroes === 1
      ? `para onde avança o herói ${room.in}?`
      : `para onde avançam os ${word(heroes)} heróis ${room.in}?`,
  'trap-first': (room) => `quem cai primeiro nas armadilhas ${room.of}?`,
  where: (effect) => `em qual sala? ${effect}`,
  'where-beside': (effect, room) => `${room.title}: de que lado? ${effect}`,
  'twist-hurt': (effect, room) => `qual monstro ${room.in}? ${effect}`,
  'twist-lose': (room, left) => `o que se perde ${room.in}?${toGo(left)}`,
  'discard-cards': (title, left) => `${title}: qual carta descartar?${toGo(left)}`,
  may: (effect) => `fazer isto? ${effect}`,
  pay: (title) => `pagar o preço (${title})?`,
  choose: (title) => `${title}: qual?`,
}

export const together = (who: { readonly the: string; readonly many: boolean }): string =>
  `Os monstros (${who.the} ${does(who, 'tem', 'têm')} a última palavra)`
