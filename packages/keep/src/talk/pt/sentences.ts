import { capital, does, type Spoken } from '@muster/engine'
import type { Sentences } from '../talk.ts'
import { blow, guildCards, some } from './words.ts'

const act =
  (one: string, many: string) =>
  (who: Spoken, list: string): string =>
    `${who.The} ${does(who, one, many)} ${list}.`

/** Why a hero woke: no participle has to agree. */
const WOKE: readonly (readonly [one: string, many: string])[] = [
  ['toma coragem', 'tomam coragem'],
  ['recupera as forças', 'recuperam as forças'],
  ['ganha a liberdade', 'ganham a liberdade'],
  ['se levanta', 'se levantam'],
  ['desperta', 'despertam'],
]

export const sentences: Sentences = {
  turn: (who, turn) => `Vez ${turn}: ${who.the}.`,
  wave: () => 'Começa a segunda onda!',
  invasion: (n) => `Invasão: ${guildCards(n)}.`,
  drew: act('compra', 'compram'),
  looked: act('olha', 'olham'),
  discarded: act('descarta', 'descartam'),
  played: act('joga', 'jogam'),
  acquired: act('adquire', 'adquirem'),
  'cleaned-up': (who, n) =>
    `${who.The} ${does(who, 'recolhe', 'recolhem')} ${n === 1 ? '1 carta' : `${n} cartas`}.`,
  shuffled: (who) =>
    `${who.The} ${does(who, 'embaralha', 'embaralham')} o descarte em um novo baralho.`,
  offered: (list) => `Nova Pilhagem: ${list}.`,
  buried: (list, many) => `${list} ${many ? 'vão' : 'vai'} para baixo do baralho de Pilhagem.`,
  moved: (monsters, from, to, load) =>
    `${capital(monsters.text)} ${does(monsters, 'vai', 'vão')} ${from.from} ${to.to}${load === '' ? '' : ` com ${load}`}.`,
  carried: (what, from, to) => `${what.The} passa ${from.from} ${to.to}.`,
  placed: (what, room) => `Mais ${what.text} ${room.in}.`,
  spent: (what, room) => `${does(what, 'Gasta-se', 'Gastam-se')} ${what.text} ${room.in}.`,
  portal: (room, completed) =>
    completed ? `Um portal se abre ${room.in}.` : `Um portal não concluído aparece ${room.in}.`,
  summoned: (monsters, room) =>
    `${capital(monsters.text)} ${does(monsters, 'surge', 'surgem')} ${room.in}.`,
  mended: ({ monster, room }) => `${monster.The} ${room.in} se recupera.`,
  split: (room) => `Um Slime se divide em dois ${room.in}.`,
  hit: (who, hero, room, gone) =>
    gone
      ? `${who.The} ${does(who, 'expulsa', 'expulsam')} ${hero.the} ${room.of}.`
      : `${who.The} ${does(who, 'fere', 'ferem')} ${hero.the} ${room.in}.`,
  'hero-gone': (hero, room) => `${hero.The} sai ${room.of}.`,
  guild: (card) => `Carta de Guilda: ${card}.`,
  'hero-in': (heroes, rooms) =>
    `${capital(heroes.text)} ${does(heroes, 'chega', 'chegam')} ${rooms}.`,
  'no-token': (hero) => `Não há mais ${hero.title} no suprimento: na masmorra, heróis se levantam.`,
  'no-room': (symbol) => `Nenhuma sala deste símbolo (${symbol}): ninguém vem.`,
  woke: (heroes, room, why) =>
    `${capital(heroes.text)} ${room.in} ${does(heroes, ...(WOKE[why] ?? WOKE[4]))}.`,
  freed: (n) => `O Mago abre as Celas e liberta ${some(n, 'herói', 'heróis')}.`,
  shot: (room, { monster, room: at }, end) =>
    `A Arqueira ${room.in} atira ${monster.in} ${at.in}${blow(end)}.`,
  destroyed: (what, room, hero) =>
    hero === undefined
      ? `${does(what, 'Perde-se', 'Perdem-se')} ${what.text} ${room.in}.`
      : `${hero.The} destrói ${what.text} ${room.in}.`,
  trapped: (hero, room, gone) =>
    `${hero.The} cai numa armadilha ${room.in}${gone ? ' e some' : ''}.`,
  attacks: (hero, { monster, room }, end) =>
    `${hero.The} ataca ${monster.the} ${room.in}${blow(end)}.`,
  defended: act('defende com', 'defendem com'),
  wounded: ({ monster, room }, end) => `${monster.The} ${room.in} leva um golpe${blow(end)}.`,
  'monster-gone': ({ monster, room }) => `${monster.The} ${room.in} volta ao Covil.`,
  waits: (heroes, room) =>
    `${capital(heroes.text)} ${does(heroes, 'espera', 'esperam')} ${room.in}.`,
  charged: (heroes, from, to, woken) =>
    `${capital(heroes.text)} ${does(heroes, 'avança', 'avançam')} ${from.from} ${to.to}${woken === undefined ? '' : ` e ${does(heroes, 'inspira', 'inspiram')} ${woken.text}`}.`,
  exhausted: (heroes, room) =>
    `${capital(heroes.text)} ${does(heroes, 'fica', 'ficam')} ${room.in}, fora de ação.`,
  looted: (heroes, room, value, effect) =>
    `${heroes === undefined ? 'Os heróis saqueiam' : `${capital(heroes.text)} ${does(heroes, 'saqueia', 'saqueiam')}`} o tesouro de ${value} ${room.in}${effect === undefined ? '' : `: ${effect}`}.`,
  cursed: (who) => `A maldição atinge ${who.the}.`,
  'treasure-gone': (room, value) => `O tesouro de ${value} ${room.in} é levado embora.`,
  'treasure-laid': (room, value) => `Um tesouro de ${value} é deixado ${room.in}.`,
  cells: (who) => `${who.The} ${does(who, 'manda', 'mandam')} um herói para as Celas.`,
  'clan-joins': (clan) => `As cartas ${clan.of} entram no baralho de Pilhagem.`,
  built: (room, value) => `Constrói-se ${room.the}, com um tesouro de ${value}.`,
  'plan-opened': (rooms) => `Nova planta: ${rooms}.`,
  scenario: (title, text) => `${title}: ${text}`,
  counter: (title, at) => `${title}: ${at}.`,
  marked: (room, marks) =>
    marks === 0 ? `Não há mais marcas ${room.in}.` : `Marcas ${room.in}: ${marks}.`,
  shut: (one, other) => `A passagem entre ${one.the} e ${other.the} se fecha.`,
  opened: (one, other) => `Abre-se uma passagem entre ${one.the} e ${other.the}.`,
  won: () => 'A segunda onda passou e o grande tesouro está a salvo: os monstros vencem!',
  lost: (why) =>
    why === 0
      ? 'O grande tesouro foi saqueado: os monstros perdem.'
      : 'O cenário está perdido, e a partida também.',
}
