import { does } from '@muster/engine'
import type { Journey } from './high-points.ts'
import type { Fight, StoryWords, VisitTold } from './words.ts'

const MASCULINE = [
  'nenhum',
  'um',
  'dois',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
]
const FEMININE = ['nenhuma', 'uma', 'duas', ...MASCULINE.slice(3)]
const m = (n: number, one: string, many = `${one}s`): string =>
  `${MASCULINE[n] ?? n} ${n < 2 ? one : many}`
const f = (n: number, one: string, many = `${one}s`): string =>
  `${FEMININE[n] ?? n} ${n < 2 ? one : many}`
const times = (n: number): string => f(n, 'vez', 'vezes')

const wins = (n: number): string =>
  n === 0 ? 'não venceu nenhum combate' : `venceu ao todo ${m(n, 'combate')}`
const loses = (n: number): string => (n === 0 ? 'não perdeu nenhum' : `perdeu ${MASCULINE[n] ?? n}`)
const cleared = ({ cleared: n }: Journey): string =>
  n === 0 ? 'não limpou nenhuma masmorra' : `limpou ${f(n, 'masmorra')}`
const thrownOut = ({ thrownOut: n, left }: Journey): string => {
  if (n > 0) return `foi expulso ${times(n)}`
  return left === 0 ? 'nunca deu meia-volta' : `deu meia-volta ${times(left)}`
}
const haul = ({ loot }: VisitTold): string =>
  loot === 0 ? 'de mãos vazias' : `com ${f(loot, 'carta')} de saque`
const prize = ({ reward }: VisitTold): string =>
  reward === '' ? '' : ` e ganhou a recompensa “${reward}”`
const atLast = ({ atLast: last }: Fight): string => (last ? ', no último turno possível' : '')
const over = ({ power, needed }: Fight): string =>
  power === needed ? 'sem nada de sobra' : `${m(power - needed, 'ponto')} de sobra`
const short = ({ power, needed }: Fight): string => m(needed - power, 'ponto')
const missing = ({ power, needed }: Fight): string =>
  `${needed - power === 1 ? 'faltou' : 'faltaram'} ${m(needed - power, 'ponto')}`

export const pt: StoryWords = {
  opening: [
    ({ party, boss, level }) =>
      `${party.The} ${does(party, 'partiu', 'partiram')} para enfrentar ${boss.the}, no ${level}.`,
    ({ party, boss, level }) =>
      `No ${level}, ${party.the} ${does(party, 'pegou', 'pegaram')} em armas contra ${boss.the}.`,
    ({ party, boss, level }) =>
      `${party.The} ${does(party, 'saiu', 'saíram')} à procura ${boss.of}, no ${level}.`,
  ],
  openingQuick: [
    ({ party }) =>
      `${party.The} ${does(party, 'partiu', 'partiram')} para uma partida rápida, cinco níveis abaixo.`,
    ({ party }) => `Partida rápida: cinco níveis esperavam ${party.the}.`,
  ],
  journey: [
    (j) =>
      `O grupo desceu ${times(j.visits)} e venceu ao todo ${j.won} de ${j.won + j.lost} ${j.won + j.lost === 1 ? 'combate' : 'combates'}; ${cleared(j)} e ${thrownOut(j)}.`,
    (j) => `O grupo desceu ${times(j.visits)}, ${wins(j.won)}, ${loses(j.lost)} e ${cleared(j)}.`,
    (j) => `Balanço: o grupo ${wins(j.won)} e ${loses(j.lost)}; ${cleared(j)} e ${thrownOut(j)}.`,
  ],
  straight: [
    ({ boss }) => `Nenhuma masmorra no caminho: o grupo foi direto enfrentar ${boss.the}.`,
    ({ boss }) => `O grupo deixou as masmorras para os outros e procurou logo ${boss.the}.`,
  ],
  turnedCleared: [
    (v) => `Tudo mudou ${v.place.in}: o grupo limpou tudo${prize(v)}.`,
    (v) => `A virada veio com ${v.place.the}: o grupo limpou tudo e saiu ${haul(v)}.`,
  ],
  turnedLeft: [
    (v) => `Tudo mudou ${v.place.in}, de onde o grupo saiu ${haul(v)}.`,
    (v) => `A visita ${v.place.to} mudou o jogo: o grupo saiu ${haul(v)}.`,
  ],
  turnedOut: [
    (v) =>
      `Tudo mudou ${v.place.in}: ${v.enemy.the} ${does(v.enemy, 'expulsou', 'expulsaram')} o grupo, e o Chefe avançou para ${v.at} de ${v.skull}.`,
    (v) =>
      `Tudo mudou quando ${v.enemy.the} ${does(v.enemy, 'pôs', 'puseram')} o grupo para correr ${v.place.in}: o Chefe estava em ${v.at} de ${v.skull}.`,
  ],
  stepCleared: [
    (v) => `O maior passo foi ${v.place.in}: o grupo limpou tudo${prize(v)}.`,
    (v) => `Nada ajudou tanto quanto ${v.place.the}: o grupo limpou tudo e saiu ${haul(v)}.`,
  ],
  stepLeft: [
    (v) => `O maior passo foi ${v.place.in}, de onde o grupo saiu ${haul(v)}.`,
    (v) => `Nada ajudou tanto quanto ${v.place.the}: o grupo saiu ${haul(v)}.`,
  ],
  hope: [', e a esperança voltou', ', e o pior passou'],
  better: [', e o horizonte clareou', ', e o vento ficou a favor'],
  surer: [', e tudo seguiu bem', ', e a vantagem cresceu'],
  worse: [', e o caminho ficou mais íngreme', ', e a sorte foi embora'],
  turnedBoss: [
    (t) =>
      `A última luta virou contra ${t.enemy.the}: ${t.power} contra ${t.needed}, com ${f(t.cards, 'carta')} nos baralhos.`,
    (t) =>
      `Na última luta, tudo dependeu de ${t.power} contra ${t.needed} diante ${t.enemy.of}; ${t.cards === 1 ? 'sobrou' : 'sobraram'} ${f(t.cards, 'carta')} nos baralhos.`,
  ],
  closeWon: [
    (t) => `O maior aperto: ${t.enemy.the}, ${t.power} contra ${t.needed}, ${over(t)}${atLast(t)}.`,
    (t) =>
      `${t.who.The} ${does(t.who, 'venceu', 'venceram')} ${t.enemy.the} por um triz, ${t.power} contra ${t.needed}${atLast(t)}.`,
  ],
  closeLost: [
    (t) =>
      `${t.enemy.The} ${does(t.enemy, 'escapou', 'escaparam')} por ${short(t)}: ${t.power} contra ${t.needed}.`,
    (t) => `Quase: ${missing(t)} contra ${t.enemy.the}, ${t.power} contra ${t.needed}.`,
  ],
  notClose: [
    (t) =>
      `Até o fim, nenhum outro combate foi mais apertado do que contra ${t.enemy.the}: ${t.power} contra ${t.needed}.`,
    (t) =>
      `Antes do fim, nada chegou mais perto do que contra ${t.enemy.the}: ${t.power} contra ${t.needed}.`,
  ],
  won: [
    (e) =>
      `No fim, ${e.who.the} ${does(e.who, 'derrubou', 'derrubaram')} ${e.enemy.the}, ${e.power} contra ${e.needed}, e foi o fim ${e.boss.of}.`,
    (e) =>
      `${e.enemy.The} ${does(e.enemy, 'caiu', 'caíram')} por último, ${e.power} contra ${e.needed}: ${e.boss.the} não assusta mais ninguém.`,
  ],
  lost: [
    (e) =>
      `No fim, ${e.enemy.the} ${does(e.enemy, 'resistiu', 'resistiram')}, ${e.power} contra ${e.needed}${e.left === 0 ? '' : `, com mais ${f(e.left, 'carta')} atrás`}.`,
    (e) =>
      `Tudo acabou diante ${e.enemy.of}: ${e.power} contra ${e.needed}, ${missing(e)}${e.left === 0 ? '' : `, e ${f(e.left, 'carta')} ainda por vir`}.`,
  ],
  honours: {
    saves: { title: 'Última linha', say: (n) => `${n} combates vencidos no último turno possível` },
    power: { title: 'Martelada', say: (n, enemy) => `${n} de poder num só turno, contra ${enemy}` },
    blows: { title: 'A última palavra', say: (n) => `o golpe final, ${times(n)}` },
    giant: { title: 'Derruba-gigantes', say: (n, enemy) => `derrubou ${enemy}, poder ${n}` },
    loot: { title: 'Bolsos fundos', say: (n) => `${n} saques` },
    sure: { title: 'Mão certeira', say: (n) => `${n} combates vencidos com a primeira mão` },
    gave: { title: 'Mão aberta', say: (n) => `${n} cartas dadas` },
    light: { title: 'Bagagem leve', say: (n) => `${n} cartas tiradas do baralho` },
    hands: { title: 'Outra mão, por favor', say: (n) => `${n} mãos trocadas por novas` },
    drew: { title: 'Dedos inquietos', say: (n) => f(n, 'carta comprada', 'cartas compradas') },
    played: { title: 'Sempre na luta', say: (n) => f(n, 'carta jogada', 'cartas jogadas') },
  },
  skill: (n) => `em jogo ${times(n)}`,
}
