import type { Names, Talk } from './talk.ts'

const says = (who: Names, one: string, many: string): string =>
  `${who.text} ${who.many ? many : one}`
const choices = (n: number): string => (n === 1 ? 'uma escolha' : `${n} escolhas`)
const spans = { turn: 'nesta vez', round: 'nesta rodada', match: 'nesta partida' } as const

export const pt: Talk = {
  and: 'e',
  table: 'A mesa',
  bot: (seat) => `${seat} (robô)`,
  joins: (who) => `${says(who, 'chega', 'chegam')} à mesa.`,
  renamed: (old, name) => `${old} agora usa o nome ${name}.`,
  seatHeld: (seat, names) => `Lugar “${seat}”: ${names}.`,
  seatBot: (seat, bot) => `Lugar “${seat}”: ${bot} (robô).`,
  seatOpen: (seat) => `O lugar “${seat}” está livre.`,
  here: (who) => `${says(who, 'está', 'estão')} de volta.`,
  away: (who) => `${says(who, 'se ausenta', 'se ausentam')}.`,
  allRoutine: (on) =>
    on
      ? 'De agora em diante, uma pessoa decide pela mesa.'
      : 'As decisões importantes voltam a ir a votação.',
  closedHands: (on) =>
    on ? 'De agora em diante, cada um esconde a mão.' : 'As mãos voltam a ficar à vista.',
  hints: (on) => (on ? 'As dicas voltam a valer.' : 'Esta mesa joga sem dicas.'),
  votes: (who, option) =>
    option === undefined
      ? `${says(who, 'vota', 'votam')}.`
      : `${says(who, 'vota', 'votam')}: ${option}.`,
  follows: (who, on) =>
    on
      ? `${says(who, 'acompanha', 'acompanham')} os outros.`
      : `${says(who, 'volta', 'voltam')} a votar.`,
  allows: (who, on) =>
    on
      ? `${says(who, 'deixa', 'deixam')} os outros responderem em seu lugar.`
      : `${says(who, 'volta', 'voltam')} a responder.`,
  consents: (who, seat, on) =>
    on
      ? `${says(who, 'concorda', 'concordam')} que respondam por ${seat}.`
      : `${says(who, 'não concorda mais', 'não concordam mais')} que respondam por ${seat}.`,
  mutes: (who, span) =>
    `${says(who, 'não quer mais', 'não querem mais')} essa pergunta ${spans[span]}.`,
  unmutes: (who) => `${says(who, 'quer', 'querem')} essa pergunta de novo.`,
  asksBack: (who, n) => `${says(who, 'pede', 'pedem')} para desfazer ${choices(n)}.`,
  agrees: (who) => `${says(who, 'concorda', 'concordam')}.`,
  refuses: (who) => `${says(who, 'recusa', 'recusam')}.`,
  undoes: (who, n, pastSeal) =>
    `${who.text}: desfazer ${choices(n)}${pastSeal ? ', apesar do que a mesa viu desde então' : ''}.`,
  agreesOn: (who, option) => `${says(who, 'concorda', 'concordam')}: ${option}.`,
  decides: (who, option) => `${says(who, 'decide', 'decidem')}: ${option}.`,
  settles: (who, option) => `${says(who, 'dá', 'dão')} a palavra final: ${option}.`,
  party: (option) => `A mesa decide: ${option}.`,
  answersFor: (who, seat, option) =>
    `${says(who, 'responde', 'respondem')} por ${seat}: ${option}.`,
  passes: (who, option) => `${says(who, 'passa', 'passam')} sem que se pergunte: ${option}.`,
}
