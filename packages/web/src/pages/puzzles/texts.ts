import type { InEveryLanguage } from '../../texts/texts.ts'

interface PuzzleTexts {
  readonly title: string
  readonly lead: string
  readonly opening: string
  readonly failed: string
  readonly solvedOf: (solved: number, all: number) => string
  readonly atFirst: (n: number) => string
  readonly start: string
  readonly nextIs: (number: number) => string
  readonly allSolved: string
  readonly others: string
  /** From the easiest on. */
  readonly difficulties: readonly string[]
  readonly players: (n: number) => string
  readonly states: { readonly [standing: string]: string }
  /** The bar of a puzzle, for those who hear it. */
  readonly puzzle: (number: number) => string
  readonly numberOf: (number: number, all: number) => string
  readonly difficulty: (name: string) => string
  readonly task: (who: string) => string
  readonly taskOfAll: string
  readonly soFar: string
  readonly rightAtFirst: string
  readonly right: string
  readonly wrong: string
  /** Why, in odds. */
  readonly whyRight: (best: number, next: number) => string
  readonly whyWrong: (own: number, best: number) => string
  readonly luck: string
  readonly chances: string
  readonly best: string
  readonly yours: string
  readonly hide: string
  readonly show: string
  readonly again: string
  readonly next: string
  readonly list: string
  readonly playOn: string
  readonly leave: string
}

export const puzzleTexts: InEveryLanguage<PuzzleTexts> = {
  en: {
    title: 'Puzzles',
    lead: 'A table in mid-match, and one choice that wins far more often than any other. Find it.',
    opening: 'Laying the cards…',
    failed: 'The puzzles could not be opened. Please try again later.',
    solvedOf: (solved, all) => `${solved} of ${all} solved`,
    atFirst: (n) => `${n} at the first try`,
    start: 'Begin with puzzle 1',
    nextIs: (number) => `Next: puzzle ${number}`,
    allSolved: 'All solved. The tables are yours.',
    others: 'Puzzles of other games',
    difficulties: ['Warm-up', 'Easy', 'Tricky', 'Hard', 'Fiendish'],
    players: (n) => (n === 1 ? 'alone' : `${n} players`),
    states: {
      new: 'not tried',
      missed: 'not solved yet',
      later: 'solved, not at once',
      first: 'solved at first',
    },
    puzzle: (number) => `Puzzle ${number}`,
    numberOf: (number, all) => `Puzzle ${number} of ${all}`,
    difficulty: (name) => `Difficulty: ${name}`,
    task: (who) => `${who}: one choice wins far more often. Which?`,
    taskOfAll: 'All together: one choice wins far more often. Which?',
    soFar: 'Right so far. And now?',
    rightAtFirst: 'Right, at the first try.',
    right: 'Right this time.',
    wrong: 'Not the best one.',
    whyRight: (best, next) => `It wins ${best} times in a hundred; the next best ${next}.`,
    whyWrong: (own, best) => `Yours wins ${own} times in a hundred, the best one ${best}.`,
    luck: 'Counted over many matches from here, whatever the cards and dice bring this time.',
    chances: 'Wins in a hundred matches',
    best: 'best',
    yours: 'yours',
    hide: 'See the table',
    show: 'See the chances',
    again: 'Try again',
    next: 'Next puzzle',
    list: 'All puzzles',
    playOn: 'Play on from here',
    leave: 'Leave the puzzle',
  },
  fr: {
    title: 'Énigmes',
    lead: 'Une table en pleine partie, et un choix qui gagne bien plus souvent que tous les autres. Trouvez-le.',
    opening: 'On dispose les cartes…',
    failed: 'Les énigmes n’ont pas pu s’ouvrir. Réessayez plus tard.',
    solvedOf: (solved, all) => `${solved} sur ${all} résolues`,
    atFirst: (n) => `${n} du premier coup`,
    start: 'Commencer par l’énigme 1',
    nextIs: (number) => `Suite : énigme ${number}`,
    allSolved: 'Toutes résolues. Ces tables sont à vous.',
    others: 'Énigmes des autres jeux',
    difficulties: ['Échauffement', 'Facile', 'Subtile', 'Difficile', 'Diabolique'],
    players: (n) => (n === 1 ? 'en solo' : `${n} joueurs`),
    states: {
      new: 'pas essayée',
      missed: 'pas encore résolue',
      later: 'résolue, pas du premier coup',
      first: 'résolue du premier coup',
    },
    puzzle: (number) => `Énigme ${number}`,
    numberOf: (number, all) => `Énigme ${number} sur ${all}`,
    difficulty: (name) => `Difficulté : ${name}`,
    task: (who) => `${who} : un choix gagne bien plus souvent. Lequel ?`,
    taskOfAll: 'Tous ensemble : un choix gagne bien plus souvent. Lequel ?',
    soFar: 'Juste jusqu’ici. Et maintenant ?',
    rightAtFirst: 'Juste, du premier coup.',
    right: 'Juste, cette fois.',
    wrong: 'Ce n’est pas le meilleur.',
    whyRight: (best, next) => `Il gagne ${best} fois sur cent ; le suivant, ${next}.`,
    whyWrong: (own, best) => `Le vôtre gagne ${own} fois sur cent, le meilleur ${best}.`,
    luck: 'Compté sur beaucoup de parties à partir d’ici, quoi qu’apportent les cartes et les dés cette fois.',
    chances: 'Victoires sur cent parties',
    best: 'meilleur',
    yours: 'le vôtre',
    hide: 'Voir la table',
    show: 'Voir les chances',
    again: 'Réessayer',
    next: 'Énigme suivante',
    list: 'Toutes les énigmes',
    playOn: 'Continuer d’ici',
    leave: 'Quitter l’énigme',
  },
  pt: {
    title: 'Enigmas',
    lead: 'Uma mesa no meio da partida, e uma escolha que ganha bem mais vezes que qualquer outra. Qual?',
    opening: 'Arrumando as cartas…',
    failed: 'Não deu para abrir os enigmas. Tente de novo mais tarde.',
    solvedOf: (solved, all) => `${solved} de ${all} resolvidos`,
    atFirst: (n) => `${n} de primeira`,
    start: 'Começar pelo enigma 1',
    nextIs: (number) => `Próximo: enigma ${number}`,
    allSolved: 'Todos resolvidos. As mesas são suas.',
    others: 'Enigmas dos outros jogos',
    difficulties: ['Aquecimento', 'Fácil', 'Astuto', 'Difícil', 'Diabólico'],
    players: (n) => (n === 1 ? 'sozinho' : `${n} jogadores`),
    states: {
      new: 'não tentado',
      missed: 'ainda não resolvido',
      later: 'resolvido, não de primeira',
      first: 'resolvido de primeira',
    },
    puzzle: (number) => `Enigma ${number}`,
    numberOf: (number, all) => `Enigma ${number} de ${all}`,
    difficulty: (name) => `Dificuldade: ${name}`,
    task: (who) => `${who}: uma opção ganha bem mais vezes. Qual?`,
    taskOfAll: 'Todos juntos: uma opção ganha bem mais vezes. Qual?',
    soFar: 'Certo até aqui. E agora?',
    rightAtFirst: 'Certo, de primeira.',
    right: 'Certo desta vez.',
    wrong: 'Não é a melhor.',
    whyRight: (best, next) => `Ganha ${best} vezes em cem; a segunda melhor, ${next}.`,
    whyWrong: (own, best) => `A sua ganha ${own} vezes em cem; a melhor, ${best}.`,
    luck: 'Contado em muitas partidas a partir daqui, seja o que for que cartas e dados tragam desta vez.',
    chances: 'Vitórias em cem partidas',
    best: 'melhor',
    yours: 'sua',
    hide: 'Ver a mesa',
    show: 'Ver as chances',
    again: 'Tentar de novo',
    next: 'Próximo enigma',
    list: 'Todos os enigmas',
    playOn: 'Continuar daqui',
    leave: 'Sair do enigma',
  },
}
