import type { Names, Talk } from './talk.ts'

const says = (who: Names, one: string, many: string): string =>
  `${who.text} ${who.many ? many : one}`
const choices = (n: number): string => (n === 1 ? 'un choix' : `${n} choix`)
const spans = { turn: 'ce tour', round: 'cette manche', match: 'cette partie' } as const

export const fr: Talk = {
  and: 'et',
  table: 'La table',
  bot: (seat) => `${seat} (robot)`,
  joins: (who) => `${says(who, 'rejoint', 'rejoignent')} la table.`,
  renamed: (old, name) => `${old} prend le nom de « ${name} ».`,
  seatHeld: (seat, names) => `Place « ${seat} » : ${names}.`,
  seatBot: (seat, bot) => `Place « ${seat} » : ${bot} (robot).`,
  seatOpen: (seat) => `La place « ${seat} » est libre.`,
  here: (who) => `${says(who, 'est', 'sont')} de retour.`,
  away: (who) => `${says(who, 's’absente', 's’absentent')}.`,
  allRoutine: (on) =>
    on
      ? 'Désormais, une seule personne décide pour la table.'
      : 'Les décisions importantes passent de nouveau au vote.',
  closedHands: (on) =>
    on ? 'Désormais, chacun cache sa main.' : 'Les mains sont de nouveau visibles.',
  hints: (on) => (on ? 'Les conseils sont de nouveau permis.' : 'Cette table joue sans conseils.'),
  votes: (who, option) =>
    option === undefined
      ? `${says(who, 'vote', 'votent')}.`
      : `${says(who, 'vote', 'votent')} : ${option}.`,
  follows: (who, on) =>
    on
      ? `${says(who, 'suit', 'suivent')} les autres.`
      : `${says(who, 'vote', 'votent')} de nouveau.`,
  allows: (who, on) =>
    on
      ? `${says(who, 'laisse', 'laissent')} les autres répondre à ${who.many ? 'leur' : 'sa'} place.`
      : `${says(who, 'répond', 'répondent')} de nouveau en personne.`,
  consents: (who, seat, on) =>
    on
      ? `${says(who, 'accepte', 'acceptent')} qu’on réponde pour ${seat}.`
      : `${says(who, 'n’accepte plus', 'n’acceptent plus')} qu’on réponde pour ${seat}.`,
  mutes: (who, span) =>
    `${says(who, 'ne veut plus', 'ne veulent plus')} de cette question pendant ${spans[span]}.`,
  unmutes: (who) => `${says(who, 'veut', 'veulent')} de nouveau cette question.`,
  asksBack: (who, n) => `${says(who, 'demande', 'demandent')} à revenir sur ${choices(n)}.`,
  agrees: (who) => `${says(who, 'accepte', 'acceptent')}.`,
  refuses: (who) => `${says(who, 'refuse', 'refusent')}.`,
  undoes: (who, n, pastSeal) =>
    `${who.text} : retour sur ${choices(n)}${pastSeal ? ', malgré ce que la table a vu depuis' : ''}.`,
  agreesOn: (who, option) => `${says(who, 'tombe', 'tombent')} d’accord : ${option}.`,
  decides: (who, option) => `${says(who, 'décide', 'décident')} : ${option}.`,
  settles: (who, option) => `${says(who, 'tranche', 'tranchent')} : ${option}.`,
  party: (option) => `La table décide : ${option}.`,
  answersFor: (who, seat, option) =>
    `${says(who, 'répond', 'répondent')} pour ${seat} : ${option}.`,
  passes: (who, option) => `${says(who, 'passe', 'passent')} sans qu’on le demande : ${option}.`,
}
