import { capital, does } from '@muster/engine'
import { some, someOf, word } from '../talk/pt/words.ts'
import type { Journey } from './high-points.ts'
import type { SiegeTold, StoryWords, TurnTold } from './words.ts'

const heroes = (n: number): string => some(n, 'herói', 'heróis')
const turns = (n: number): string => someOf(n, 'vez', 'vezes')
const lost = ({ looted, treasures }: Journey): string => {
  if (looted === 0) return 'nenhum tesouro foi saqueado'
  return `${looted} de ${treasures} tesouros ${looted === 1 ? 'foi saqueado' : 'foram saqueados'}`
}
const fell = ({ driven, trapped }: TurnTold): string => {
  const out = driven === 1 ? 'um herói expulso' : `${heroes(driven)} expulsos`
  if (trapped === 0) return out
  return driven === 0
    ? `${heroes(trapped)} na armadilha`
    : `${out} e mais ${word(trapped)} na armadilha`
}
const behind = ({ guards }: SiegeTold): string =>
  guards === 0 ? 'sem ninguém no caminho' : `com ${some(guards, 'monstro')} no caminho`

export const pt: StoryWords = {
  to: 'a',
  opening: [
    ({ clans, scenario, level }) =>
      `“${scenario}”, no nível ${level}: ${clans.the} ${does(clans, 'se instalou', 'se instalaram')}.`,
    ({ clans, scenario, level }) =>
      `${clans.The} ${does(clans, 'encarou', 'encararam')} “${scenario}”, no nível ${level}.`,
    ({ clans, scenario, level }) => `No nível ${level}, “${scenario}” esperava ${clans.the}.`,
  ],
  journey: [
    (j) =>
      `Em ${turns(j.turns)}, ${heroes(j.driven)} ${j.driven === 1 ? 'foi expulso' : 'foram expulsos'}${j.trapped === 0 ? '' : `, as armadilhas levaram mais ${word(j.trapped)}`}, e ${lost(j)}.`,
    (j) =>
      `${capital(turns(j.turns))}, ${heroes(j.driven + j.trapped)} a menos, ${someOf(j.bought, 'carta adquirida', 'cartas adquiridas')}; ${lost(j)}.`,
    (j) => `Balanço de ${turns(j.turns)}: ${heroes(j.driven + j.trapped)} a menos, e ${lost(j)}.`,
  ],
  turnedLooted: [
    ({ heroes: who, room, value, effect }) =>
      `Tudo mudou quando ${who.text} ${does(who, 'saqueou', 'saquearam')} o tesouro de ${value} ${room.in}: ${effect}.`,
    ({ heroes: who, room, value }) =>
      `A coisa piorou quando ${who.text} ${does(who, 'levou', 'levaram')} o tesouro de ${value} ${room.from}.`,
  ],
  turnedUp: [
    (t) => `A virada veio na vez ${t.turn}, graças ${t.who.to}: ${fell(t)}.`,
    (t) =>
      `A vez ${t.turn} foi a melhor de todas, e quem jogava ${does(t.who, 'era', 'eram')} ${t.who.the}: ${fell(t)}.`,
  ],
  turnedDown: [
    (t) =>
      `Tudo mudou na vez ${t.turn}: ${some(t.monstersGone, 'monstro')} ${t.monstersGone === 1 ? 'teve' : 'tiveram'} de voltar ao Covil.`,
    (t) =>
      `Depois da vez ${t.turn} a coisa piorou: ${some(t.monstersGone, 'monstro')} a menos na masmorra.`,
  ],
  besieged: [
    (s) =>
      `No maior aperto, ${s.heroes === 1 ? 'havia um herói' : `havia ${heroes(s.heroes)}`} no Cofre, ${s.heroes < s.needed ? `dos ${word(s.needed)} que o tesouro pede, ` : ''}${behind(s)}.`,
    (s) => `O mais perto que chegaram: ${heroes(s.heroes)} no Cofre, ${behind(s)}.`,
  ],
  calm: [
    'Nenhum herói chegou a pisar no Cofre.',
    'O Cofre não viu um só herói, a não ser nos cartazes.',
  ],
  won: [
    ({ left, treasures }) =>
      `No fim a Guilda foi para casa, e ${left} de ${treasures} tesouros ${left === 1 ? 'ficou' : 'ficaram'} no lugar.`,
    ({ left }) =>
      `Passada a última carta de Guilda, ${some(left, 'tesouro')} ${left === 1 ? 'ficou' : 'ficaram'} em casa.`,
  ],
  lost: [
    ({ heroes: who, wave, left }) =>
      `Tudo acabou na onda ${wave}: ${who === undefined ? 'o cenário se perdeu' : `${who.text} ${does(who, 'levou', 'levaram')} o grande tesouro`}, ${left === 0 ? 'já com a última carta de Guilda' : `com ${someOf(left, 'carta', 'cartas')} de Guilda ainda por vir`}.`,
    ({ heroes: who, left }) =>
      `${who === undefined ? 'O cenário se perdeu' : `${capital(who.text)} ${does(who, 'saiu', 'saíram')} com o grande tesouro`}; ${left === 0 ? 'era a última carta da onda' : `${left === 1 ? 'faltava' : 'faltavam'} ${someOf(left, 'carta', 'cartas')} na onda`}.`,
  ],
  honours: {
    hits: { title: 'Porta da rua', say: (n) => `${n} golpes em heróis` },
    defended: { title: 'Escudo', say: (n) => `${n} golpes aparados` },
    bought: { title: 'Freguesia fiel', say: (n) => `${n} cartas adquiridas` },
    prisoners: { title: 'Chaves da cela', say: (n) => `${n} idas às Celas` },
    built: {
      title: 'Arquitetura',
      say: (n) => someOf(n, 'sala construída', 'salas construídas'),
    },
    traps: { title: 'Mestre das armadilhas', say: (n) => `${n} armadilhas postas` },
    carried: { title: 'Carreto', say: (n) => `${n} coisas carregadas` },
    summoned: { title: 'Família grande', say: (n) => `${n} monstros chamados` },
    drew: { title: 'Patas inquietas', say: (n) => someOf(n, 'carta comprada', 'cartas compradas') },
    played: { title: 'Sempre em ação', say: (n) => someOf(n, 'carta jogada', 'cartas jogadas') },
  },
}
