import { capital } from '@muster/engine'
import { several, some, word } from '../talk/pt/words.ts'
import type { JourneyTold, RoundTold, StoryWords } from './words.ts'

const enemies = (n: number): string => some(n, 'inimigo')
const heroes = (n: number): string => some(n, 'herói', 'heróis')
const rounds = (n: number): string => several(n, 'rodada')
const wounds = (n: number): string => some(n, 'ferimento')
const way = ({ from, to, places }: JourneyTold): string =>
  places === 1 ? to.in : `${from.of} ${to.to}`
const losses = (n: number): string =>
  n === 0 ? 'ninguém ficou pelo caminho' : n === 1 ? 'um herói caiu' : `${word(n)} heróis caíram`
const brought = ({ slain, explored }: RoundTold): string =>
  slain > 0 ? `${enemies(slain)} a menos` : `${word(explored)} de progresso no caminho`

export const pt: StoryWords = {
  opening: [
    ({ heroes: who, quest, grim }) =>
      `“${quest}”${grim ? ', e sem piedade' : ''}: ${who.the} partiram.`,
    ({ heroes: who, quest, grim }) =>
      `${who.The} encararam “${quest}”${grim ? ' pela regra impiedosa' : ''}.`,
  ],
  journey: [
    (j) =>
      `${capital(rounds(j.rounds))} ${way(j)}: ${enemies(j.slain)} no chão, e ${losses(j.fallen)}.`,
    (j) =>
      `Abriram caminho ${way(j)} em ${rounds(j.rounds)}; ${enemies(j.slain)} não se ${j.slain < 2 ? 'levanta' : 'levantam'} mais, e ${losses(j.fallen)}.`,
  ],
  turnedUp: [
    (t) => `A partida virou na rodada ${t.round}: ${brought(t)}.`,
    (t) => `A rodada ${t.round} foi a melhor de todas: ${brought(t)}.`,
  ],
  turnedDown: [
    (t) =>
      `A partida virou na rodada ${t.round}: ${wounds(t.wounds)}${t.fallen === undefined ? '' : `, e a queda ${t.fallen.of}`}.`,
    (t) =>
      `Depois da rodada ${t.round} tudo piorou: ${t.fallen === undefined ? `${wounds(t.wounds)} de uma vez` : `a queda ${t.fallen.of}`}.`,
  ],
  felled: [
    (f) =>
      `Um golpe decidiu tudo: ${wounds(f.wounds)} pela mão ${f.hero.of}, e a queda ${f.nemesis.of}.`,
    (f) => `Então ${f.hero.the} derrubou ${f.nemesis.the}, com ${wounds(f.wounds)} de um golpe só.`,
  ],
  close: [
    ({ hero, left }) =>
      `No momento mais apertado, ${hero.the} tinha ${word(left)} de vida, e aguentou.`,
    ({ hero, left }) => `${hero.The} ficou a ${wounds(left)} de cair.`,
  ],
  calm: [
    'Entre quem voltou, ninguém chegou perto de cair.',
    'Nunca foi tão apertado assim, embora ninguém o dissesse em voz alta.',
  ],
  won: [
    ({ nemesis, slain, standing, heroes: all, place }) =>
      `No fim, ${slain ? `era uma vez ${nemesis.the}` : 'o serviço estava feito'}, e ${standing === all ? `os ${word(all)} heróis` : `${heroes(standing)} de ${word(all)}`} ${standing === 1 ? 'saiu' : 'saíram'} de lá: ${place.title}.`,
    ({ nemesis, slain, standing }) =>
      `${slain ? `Era uma vez ${nemesis.the}` : 'Estava feito'}, com ${heroes(standing)} ainda de pé.`,
  ],
  lost: [
    ({ place, allFell, round }) =>
      `Acabou ${place.in}, na rodada ${round}: ${allFell ? 'o último herói caiu' : 'a missão fracassou'}.`,
    ({ place, nemesis, allFell }) =>
      `${allFell ? `Ninguém voltou ${place.of}` : 'Chegaram tarde demais'}, e ${nemesis.the} riu por último.`,
  ],
  honours: {
    dealt: { title: 'Mão pesada', say: (n) => `${n} ferimentos causados` },
    'drew-off': { title: 'Por aqui!', say: (n) => `${n} inimigos tirados dos outros` },
    recovered: { title: 'Boa alma', say: (n) => `${n} ferimentos curados nos outros` },
    tokens: { title: 'Amizade de verdade', say: (n) => `${n} fichas dadas` },
    explored: { title: 'Faro de estrada', say: (n) => `${n} de progresso` },
    threats: { title: 'Nem ligo', say: (n) => `${n} ameaças enfrentadas` },
    slain: { title: 'A foice', say: (n) => `${n} inimigos derrubados` },
    rested: { title: 'Casca grossa', say: (n) => `${n} ferimentos dormidos` },
    activations: { title: 'Presença certa', say: (n) => `${n} ativações` },
  },
}
