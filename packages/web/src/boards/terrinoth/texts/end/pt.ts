import type { EndTexts } from './words.ts'

const counted = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`)
const enemies = (n: number) => counted(n, 'inimigo', 'inimigos')
const locations = (n: number) => counted(n, 'local', 'locais')

export const pt: EndTexts = {
  healthChart: 'Vida dos heróis',
  healthSay: (heroes) => `Vida no fim: ${heroes}.`,
  enemyChart: 'Inimigos',
  inPlay: 'Em jogo',
  felled: 'Derrotados até então',
  enemySay: (most, felled) => `No máximo ${enemies(most)} em jogo; derrotados: ${felled}.`,
  roadChart: 'Perigo e caminho',
  peril: 'Perigo',
  progress: 'Progresso no local',
  roadSay: (peril, of, explored) =>
    `O perigo acabou na casa ${peril} de ${of}; exploração completa: ${locations(explored)}.`,
  won: (round) => `A missão se cumpriu na rodada ${round}.`,
  allFell: (round) => `Nenhum herói de pé na rodada ${round}.`,
  byQuest: (round) => `A rodada ${round} trouxe o que era preciso impedir.`,
  explored: (n) => `Exploração completa pelo caminho: ${locations(n)}.`,
  noneExplored: 'Nenhum local foi explorado por completo.',
  defeated: (n) => (n === 1 ? '1 inimigo derrotado.' : `${n} inimigos derrotados.`),
  fell: (hero, round) => `${hero} caiu na rodada ${round}.`,
  nobodyFell: 'Nenhum herói caiu.',
  perils: (n) => (n === 1 ? 'O perigo atacou uma vez.' : `O perigo atacou ${n} vezes.`),
  nemesisLeft: (nemesis, health) => `Vida que restava à Nêmesis, ${nemesis}: ${health}.`,
  nemesisHidden: (nemesis) => `A Nêmesis, ${nemesis}, nem precisou sair do covil.`,
}
