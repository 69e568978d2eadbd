import type { Names, Talk } from './talk.ts'

const says = (who: Names, one: string, many: string): string =>
  `${who.text} ${who.many ? many : one}`
const choices = (n: number): string => (n === 1 ? 'one choice' : `${n} choices`)
const spans = { turn: 'turn', round: 'round', match: 'match' } as const

export const en: Talk = {
  and: 'and',
  table: 'The table',
  bot: (seat) => `${seat} (bot)`,
  joins: (who) => `${says(who, 'comes', 'come')} to the table.`,
  renamed: (old, name) => `${old} goes by ${name} now.`,
  seatHeld: (seat, names) => `Seat “${seat}”: ${names}.`,
  seatBot: (seat, bot) => `Seat “${seat}”: ${bot} (bot).`,
  seatOpen: (seat) => `Seat “${seat}” is free.`,
  here: (who) => `${says(who, 'is', 'are')} back.`,
  away: (who) => `${says(who, 'is', 'are')} away.`,
  allRoutine: (on) =>
    on ? 'From now on one player decides for the party.' : 'Weighty decisions go to a vote again.',
  closedHands: (on) => (on ? 'Hands are closed from now on.' : 'Hands are open again.'),
  hints: (on) => (on ? 'Hints are allowed again.' : 'This table plays without hints.'),
  votes: (who, option) =>
    option === undefined
      ? `${says(who, 'votes', 'vote')}.`
      : `${says(who, 'votes', 'vote')}: ${option}.`,
  follows: (who, on) =>
    on ? `${says(who, 'follows', 'follow')} the others.` : `${says(who, 'votes', 'vote')} again.`,
  allows: (who, on) =>
    on
      ? `${says(who, 'lets', 'let')} the others answer instead.`
      : `${says(who, 'answers', 'answer')} in person again.`,
  consents: (who, seat, on) =>
    on
      ? `${says(who, 'agrees', 'agree')} to answers for ${seat}.`
      : `${says(who, 'no longer agrees', 'no longer agree')} to answers for ${seat}.`,
  mutes: (who, span) =>
    `${says(who, 'asks', 'ask')} to be spared this question for the ${spans[span]}.`,
  unmutes: (who) => `${says(who, 'wants', 'want')} to be asked again.`,
  asksBack: (who, n) => `${says(who, 'asks', 'ask')} to take back ${choices(n)}.`,
  agrees: (who) => `${says(who, 'agrees', 'agree')}.`,
  refuses: (who) => `${says(who, 'says', 'say')} no.`,
  undoes: (who, n, pastSeal) =>
    `${who.text}: ${choices(n)} taken back${pastSeal ? ', cards and dice seen since included' : ''}.`,
  agreesOn: (who, option) => `${says(who, 'agrees', 'agree')}: ${option}.`,
  decides: (who, option) => `${says(who, 'decides', 'decide')}: ${option}.`,
  settles: (who, option) => `${says(who, 'settles', 'settle')} it: ${option}.`,
  party: (option) => `The party decides: ${option}.`,
  answersFor: (who, seat, option) => `${says(who, 'answers', 'answer')} for ${seat}: ${option}.`,
  passes: (who, option) => `${says(who, 'passes', 'pass')} unasked: ${option}.`,
}
