import { type PartyForm, rowOf } from './party-form.ts'

/** A clan for each player: the last one stays. */
export const keepParty: PartyForm = {
  texts: {
    en: {
      lead: 'A chapter is four scenarios in a row. Each win brings a small reward to take along.',
      whoHint: 'A clan for each of you.',
      level: 'Level',
      bots: 'You play the first clan, bots the others',
      part: (n, all) => `Scenario ${n} of ${all}`,
      chapterDone: 'Chapter complete. The keep is proud of you.',
    },
    fr: {
      lead: 'Un chapitre, ce sont quatre scénarios à la suite. Chaque victoire rapporte une petite récompense à emporter.',
      whoHint: 'Un clan par personne.',
      level: 'Niveau',
      bots: 'Vous jouez le premier clan, des robots les autres',
      part: (n, all) => `Scénario ${n} sur ${all}`,
      chapterDone: 'Chapitre terminé. Le donjon est fier de vous.',
    },
    pt: {
      lead: 'Um capítulo são quatro cenários em sequência. Cada vitória traz uma pequena recompensa para levar adiante.',
      whoHint: 'Um clã por pessoa.',
      level: 'Nível',
      bots: 'Você joga com o primeiro clã, robôs com os outros',
      part: (n, all) => `Cenário ${n} de ${all}`,
      chapterDone: 'Capítulo completo. A masmorra tem orgulho de vocês.',
    },
  },
  staysTogether: false,
  partyOf: ({ level, clans }) => ({ level: String(level), roles: rowOf(clans) }),
  optionsWith: (options, { level, roles }) => ({
    ...options,
    level,
    clans: roles,
    players: roles.length,
  }),
  mark: (all, marked, clan) => {
    const clans = all.filter((key) => (key === clan) !== marked.includes(key))
    return clans.length > 0 ? clans : marked
  },
}
