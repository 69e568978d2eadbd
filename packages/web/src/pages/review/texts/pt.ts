import type { ReviewTexts } from './words.ts'

const points = (n: number): string => (n === 1 ? '1 ponto' : `${n} pontos`)

export const pt: ReviewTexts = {
  title: 'Olhando para trás',
  lead: 'Uma busca joga adiante a partir de muitos momentos. Ela estima bem, mas não conhece os seus planos.',
  backToEnd: 'Voltar ao fim',
  thinking: (percent) => `Pensando na partida… ${percent}`,
  stopped: 'Parado. O que está aqui é uma primeira estimativa.',
  done: 'Análise pronta.',
  failed: 'A análise foi interrompida. O que está aqui é uma primeira estimativa.',
  stop: 'Parar',
  goOn: 'Continuar',
  curve: 'A chance de vencer',
  curveHint: 'Aponte, toque ou use as setas para ver um momento.',
  moment: 'Momento da partida',
  chance: 'Chance',
  end: (won) => (won ? 'Vitória' : 'Derrota'),
  chapters: {
    dungeon: (n) => `Masmorra ${n}`,
    turn: (n) => `Turno ${n}`,
    round: (n) => `Rodada ${n}`,
  },
  chapterNames: { dungeon: 'Masmorra', turn: 'Turno', round: 'Rodada' },
  choiceOf: (n, of) => `escolha ${n} de ${of}`,
  show: 'Ver o momento',
  tryIt: 'Tentar daqui',
  tryHint: 'Uma nova partida começa neste momento; esta fica como estava.',
  costly: 'As escolhas que mais custaram',
  party: 'O grupo',
  chosen: 'Escolhido',
  perhaps: 'Talvez melhor',
  cost: (n) => `custou ${n}`,
  noneYet: 'Nada se destaca por enquanto.',
  none: 'Nenhuma escolha se destaca: a busca não tem certeza de nada melhor. Bem jogado!',
  luckAndChoice: 'Sorte e escolha',
  start: 'No início',
  luck: 'Cartas e dados',
  luckWithBots: 'Cartas, dados e robôs',
  choices: 'Escolhas',
  sum: ({ start, luck, choices }) =>
    [
      `No início, a chance era de ${start}.`,
      luck >= 0 ? `A sorte trouxe ${points(luck)}` : `A sorte tirou ${points(-luck)}`,
      choices === 0
        ? 'e nenhuma escolha custou nada.'
        : `e as escolhas custaram ${points(-choices)}.`,
    ].join(' '),
  luckiest: 'Maior sorte',
  unluckiest: 'Golpe mais duro',
  points: (n) => `${n} pontos`,
  asTable: 'Em tabela',
  atStart: 'Chance no começo',
}
