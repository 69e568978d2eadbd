import type { BalanceTexts } from './texts.ts'

export const pt: BalanceTexts = {
  title: 'Equilíbrio de {game}',
  subtitle:
    '{matches} partidas de {bot}, semente {seed}. Regras {version}, cartas {pack} ({hash}).',
  otherBot:
    'As faixas valem para journeyman. Estas partidas foram jogadas por {bot}, então nada conta contra elas.',
  contents: 'Conteúdo',

  standsOut: 'O que chama a atenção',
  standsOutAbout:
    '“Fora” é certo: todo o intervalo de 95 % está lá. “Talvez” pode ser acaso: mais partidas diriam.',
  nothingStandsOut:
    'Nada: tudo está dentro dos limites, e nenhuma carta está morta ou domina o jogo.',
  fewMatches:
    'Com {matches} partidas na menor célula, uma taxa de vitórias é conhecida com cerca de {points} pontos para mais ou para menos.',
  outCell: '{level}, {players}: {share} de vitórias, a faixa é de {low} a {high}.',
  outApart: '{level}: os números de jogadores diferem em {points} pontos, mais que {most}.',
  outMember: '{group} {name}: a {points} pontos do seu grupo, mais que {most}.',
  outRandom:
    'Um jogador ao acaso vence {share} em {level} com {players}; deveria ser menos de {most}.',
  outStrong:
    '{names} ({as}): {points} pontos com ({low} a {high}), bem mais que outras do seu tipo.',
  outWeak:
    '{names} ({as}): {points} pontos com ({low} a {high}), bem menos que outras do seu tipo.',
  outUnchosen:
    '{names} ({as}) quase nunca é escolhida: {picks} de {offers} vezes, ao acaso seriam {chance}.',
  outIdle: '{as}: {count} cartas não mudam quase nada: {names}.',
  outSwingy:
    '{name} balança muito: a chance de vencer muda {points} pontos a cada vez, {all} em todas as partidas.',
  more: '{names} e mais {count}',

  verdictInside: 'dentro',
  verdictPerhaps: 'talvez',
  verdictOutside: 'fora',

  wins: 'Vitórias por nível e jogadores',
  winsAbout:
    'O ponto é a taxa de vitórias, a linha o intervalo de 95 %, a parte sombreada a faixa em que deveria estar.',
  level: 'Nível',
  player: '{n} jogador',
  playersMany: '{n} jogadores',
  heroesMany: '{n} heróis',
  won: 'Vencidas',
  interval: 'Intervalo de 95 %',
  matches: 'Partidas',
  band: 'Faixa',
  share: 'Taxa de vitórias',
  apart: 'Os números de jogadores diferem em {points} pontos (no máximo {most}).',
  randomTitle: 'Um jogador ao acaso em {level}',
  randomAbout: 'Quem escolhe qualquer opção deveria vencer menos de {most}.',

  poolAbout:
    'Ao lado do seu grupo: todas as partidas dos mesmos níveis e números de jogadores. No máximo {most} pontos de diferença, a parte sombreada. De quem está em todas as partidas nada se pode dizer.',
  fromPool: 'Diferença do grupo',
  groupBoss: 'Chefe',
  groupHero: 'Herói',
  groupScenario: 'Cenário',
  groupClan: 'Clã',
  groupQuest: 'Missão',
  groupClass: 'Classe',

  cards: 'Cartas',
  cardsAbout:
    'O que as partidas com uma carta vencem a mais que as sem ela, em pontos: no mesmo nível, número de jogadores e cenário, e entre partidas que viram tantas cartas do seu tipo. Uma carta fica, assim, ao lado das suas semelhantes. Mostra o que anda junto, não o que causa o quê. De cem cartas, cinco têm um intervalo ao lado de 0 por puro acaso.',
  card: 'Carta',
  effect: 'Com ela, em pontos',
  withIt: 'Vencidas com',
  withoutIt: 'Vencidas sem',
  chosen: 'Escolhida quando oferecida',
  chosenOf: '{share} de {offers}',
  byChance: 'ao acaso {share}',
  cardsIn: '{count} cartas',
  nothingToSay: '–',

  asTier: '{sort}, nível {n}',
  asLoot: 'Saque',
  asEnemy: 'Inimigos',
  asReward: 'Recompensas',
  asSkill: 'Habilidades',
  asBoss: 'Cartas de Chefe',
  asTactic: 'Cartas táticas',
  asScenario: 'Cartas de cenário',
  asTreasure: 'Tesouros',
  asTile: 'Salas',
  asAdvanced: 'Cartas avançadas',
  asBasic: 'Cartas básicas',
  asItem: 'Itens',
  asEvent: 'Eventos',
  asNemesis: 'Nêmesis',
  asLocation: 'Locais',
  presentLoot: 'Presente: um jogador a ganhou. Oferecida: podia ser pega, ou outra, ou nenhuma.',
  presentEnemy:
    'Presente: o grupo o encontrou. Oferecida: estava à vista numa masmorra em que se podia entrar, se o jogo tem masmorras.',
  presentReward:
    'Presente: foi pega. Oferecida: estava ao lado de uma masmorra em que se podia entrar.',
  presentSkill: 'Presente: seu herói joga. Mostra, então, o que o herói faz.',
  presentBoss: 'Presente: seu Chefe é o desta partida. Mostra, então, o que o Chefe faz.',
  presentTactic: 'Presente: seu clã joga, ou foi adquirida. Oferecida: podia ser jogada da mão.',
  presentScenario: 'Presente: foi revelada.',
  presentTreasure: 'Presente: heróis o saquearam. O do Cofre termina a partida e não é contado.',
  presentTile: 'Presente: foi construída. Oferecida: sua planta podia ser construída.',
  presentAdvanced:
    'Presente: um herói a recebeu como melhoria. Oferecida: estava entre as melhorias.',
  presentBasic: 'Presente: um herói do seu tipo joga. Oferecida: estava pronta para ser ativada.',
  presentItem: 'Presente: foi encontrado. Oferecida: comprado junto com outra carta.',
  presentEvent: 'Presente: foi resolvido. Oferecida: comprado junto com outra carta.',
  presentNemesis:
    'Presente: é o desta missão. Mostra, então, o que a missão faz, ao lado de outras tão difíceis.',
  presentLocation: 'Presente: o grupo chegou lá.',

  length: 'Duração',
  lengthDecisions: 'Decisões por partida',
  lengthFights: 'Combates por partida',
  lengthTurn: 'Turnos por partida',
  lengthRound: 'Rodadas por partida',
  lengthSaid:
    'Metade das partidas tem de {quarter} a {threeQuarters}, a do meio {median}; média {mean}, mínimo {least}, máximo {most}.',
  asTable: 'Em tabela',

  swing: 'Balanço',
  swingFights:
    'Quanto a chance de vencer muda de um combate para o outro, e em que ponto da partida o vencedor, grupo ou jogo, fica à frente de vez (partida mediana). A chance é o valor que o jogo dá a uma posição, corrigido por como tais posições terminaram nestas partidas.',
  swingTurn:
    'Quanto a chance de vencer muda de um turno para o outro, e em que ponto da partida o vencedor, grupo ou jogo, fica à frente de vez (partida mediana). A chance é o valor que o jogo dá a uma posição, corrigido por como tais posições terminaram nestas partidas.',
  swingRound:
    'Quanto a chance de vencer muda de uma rodada para a outra, e em que ponto da partida o vencedor, grupo ou jogo, fica à frente de vez (partida mediana). A chance é o valor que o jogo dá a uma posição, corrigido por como tais posições terminaram nestas partidas.',
  swingPoints: 'Muda, em pontos',
  decided: 'Decidida após',
  all: 'Todas as partidas',
  calibration: 'Quão certo é o valor do jogo',
  calibrationAbout:
    'Das posições a que o jogo dá um valor, tantas foram vencidas no fim. A marca é onde estariam se o valor estivesse certo.',
  value: 'Valor',
  positions: 'Posições',
}
