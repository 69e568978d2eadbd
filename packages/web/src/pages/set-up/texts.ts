import type { InEveryLanguage } from '../../texts/texts.ts'

interface SetUpTexts {
  readonly title: (game: string) => string
  /** Before the way to the chronicle, and the way. */
  readonly chronicleIs: string
  readonly chronicle: string
  readonly seats: string
  readonly seat: (n: number) => string
  readonly nameOf: (seat: number) => string
  readonly whoPlays: (seat: number) => string
  readonly person: string
  /** The heading above them. */
  readonly bots: string
  readonly cards: string
  readonly houseCards: string
  readonly more: string
  readonly seed: string
  readonly seedHint: string
  readonly seedWrong: string
  readonly votes: string
  readonly votesHint: string
  readonly hints: string
  readonly hintsHint: string
  readonly minutes: (n: number) => string
  readonly start: string
  readonly starting: string
  readonly back: string
  readonly opening: string
  readonly noSuchGame: string
  readonly refused: (why: string) => string
  readonly tryAgain: string
}

const en: SetUpTexts = {
  title: (game) => `Set up ${game}`,
  chronicleIs: 'One match, or several in a row with rewards on the way:',
  chronicle: 'play the chronicle',
  seats: 'Who plays',
  seat: (n) => `Seat ${n}`,
  nameOf: (seat) => `Name at seat ${seat}`,
  whoPlays: (seat) => `Who plays seat ${seat}`,
  person: 'A person',
  bots: 'Bots',
  cards: 'Cards',
  houseCards: 'The house’s',
  more: 'More',
  seed: 'Same deal as',
  seedHint:
    'The code a match shows when it is over; such a match brings no stamps and no hints. Empty: a fresh deal.',
  seedWrong: 'A deal’s code has 32 digits, from 0 to 9 and from a to f.',
  votes: 'Vote on what all decide together',
  votesHint: 'Off: whoever the rules name has the last word alone.',
  hints: 'Hints',
  hintsHint: 'Whoever chooses may ask what promises most.',
  minutes: (n) => `About ${n} minutes`,
  start: 'Start',
  starting: 'Shuffling…',
  back: 'Back',
  opening: 'Opening the box…',
  noSuchGame: 'There is no such game here.',
  refused: (why) => `This match cannot start. ${why}`,
  tryAgain: 'Try again',
}

const fr: SetUpTexts = {
  title: (game) => `Préparer ${game}`,
  chronicleIs: 'Une seule partie, ou plusieurs à la suite avec des récompenses en chemin\u00a0:',
  chronicle: 'jouer la chronique',
  seats: 'Qui joue',
  seat: (n) => `Place ${n}`,
  nameOf: (seat) => `Nom à la place ${seat}`,
  whoPlays: (seat) => `Qui joue à la place ${seat}`,
  person: 'Une personne',
  bots: 'Robots',
  cards: 'Cartes',
  houseCards: 'Celles de la maison',
  more: 'Plus d’options',
  seed: 'Même donne que',
  seedHint:
    'Le code qu’une partie montre à la fin ; une telle partie se joue sans conseils et ne rapporte pas de tampons. Vide : une nouvelle donne.',
  seedWrong: 'Le code d’une donne compte 32 signes, de 0 à 9 et de a à f.',
  votes: 'Voter ce qui se décide ensemble',
  votesHint: 'Sinon, la personne que désignent les règles tranche.',
  hints: 'Conseils',
  hintsHint: 'Qui choisit peut demander ce qui promet le plus.',
  minutes: (n) => `Environ ${n} minutes`,
  start: 'Commencer',
  starting: 'On mélange…',
  back: 'Retour',
  opening: 'On ouvre la boîte…',
  noSuchGame: 'Ce jeu n’est pas ici.',
  refused: (why) => `Cette partie ne peut pas commencer. ${why}`,
  tryAgain: 'Réessayer',
}

const pt: SetUpTexts = {
  title: (game) => `Preparar ${game}`,
  chronicleIs: 'Uma partida só, ou várias em sequência com recompensas pelo caminho:',
  chronicle: 'jogar a crônica',
  seats: 'Quem joga',
  seat: (n) => `Lugar ${n}`,
  nameOf: (seat) => `Nome no lugar ${seat}`,
  whoPlays: (seat) => `Quem joga no lugar ${seat}`,
  person: 'Uma pessoa',
  bots: 'Robôs',
  cards: 'Cartas',
  houseCards: 'As da casa',
  more: 'Mais opções',
  seed: 'Mesmas cartas de',
  seedHint:
    'O código que uma partida mostra no fim; uma partida assim não tem dicas nem rende carimbos. Vazio: cartas novas.',
  seedWrong: 'O código tem 32 sinais, de 0 a 9 e de a a f.',
  votes: 'Votar o que se decide em grupo',
  votesHint: 'Se não, decide quem as regras indicam.',
  hints: 'Dicas',
  hintsHint: 'Quem escolhe pode perguntar o que promete mais.',
  minutes: (n) => `Cerca de ${n} minutos`,
  start: 'Começar',
  starting: 'Embaralhando…',
  back: 'Voltar',
  opening: 'Abrindo a caixa…',
  noSuchGame: 'Esse jogo não está aqui.',
  refused: (why) => `Esta partida não pode começar. ${why}`,
  tryAgain: 'Tentar de novo',
}

export const setUpTexts: InEveryLanguage<SetUpTexts> = { en, fr, pt }
