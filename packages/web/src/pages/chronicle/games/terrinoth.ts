import { HEROES } from '../../set-up/games/terrinoth-heroes.ts'
import { terrinothTexts } from '../../set-up/games/terrinoth-texts.ts'
import { type PartyForm, rowOf } from './party-form.ts'

/** H1.1 */
const FEWEST = 2

const typeOf = (name: string) => HEROES.find((hero) => hero.name === name)?.type

const kindsIn = (language: keyof typeof terrinothTexts) =>
  Object.fromEntries(
    HEROES.map(({ name, type }) => [name, terrinothTexts[language].typeOf(name, type)]),
  )

/** Two to four heroes of different types (H1.15), the same on the whole road (H15.1). */
export const terrinothParty: PartyForm = {
  texts: {
    en: {
      lead: 'A road is two or three quests in a row with the same heroes. Each win brings a boon to take along.',
      whoHint: 'Two to four heroes of different types, the same to the end of the road.',
      level: 'Enemies',
      bots: 'You play the first hero, bots the others',
      part: (n, all) => `Quest ${n} of ${all}`,
      kinds: kindsIn('en'),
      chapterDone: 'The road lies behind you. They tell of it in the inns.',
    },
    fr: {
      lead: 'Une route, ce sont deux ou trois quêtes à la suite avec les mêmes héros. Chaque victoire donne un avantage à emporter.',
      whoHint: 'De deux à quatre héros de types différents, les mêmes jusqu’au bout de la route.',
      level: 'Ennemis',
      bots: 'Vous jouez le premier héros, des robots les autres',
      part: (n, all) => `Quête ${n} sur ${all}`,
      kinds: kindsIn('fr'),
      chapterDone: 'La route est derrière vous. On en parle dans les auberges.',
    },
    pt: {
      lead: 'Uma estrada são duas ou três missões em sequência com os mesmos heróis. Cada vitória traz uma dádiva para levar adiante.',
      whoHint: 'De dois a quatro heróis de tipos diferentes, os mesmos até o fim da estrada.',
      level: 'Inimigos',
      bots: 'Você joga com o primeiro herói, robôs com os outros',
      part: (n, all) => `Missão ${n} de ${all}`,
      kinds: kindsIn('pt'),
      chapterDone: 'A estrada ficou para trás. Nas estalagens já se fala dela.',
    },
  },
  staysTogether: true,
  partyOf: ({ grim, heroes }) => ({
    level: grim === true ? 'grim' : 'plain',
    roles: rowOf(heroes),
  }),
  optionsWith: (options, { level, roles, withBots }) => ({
    ...options,
    grim: level === 'grim',
    heroes: roles,
    // Two without a bot are played by one person.
    players: roles.length === FEWEST && !withBots ? 1 : roles.length,
  }),
  mark: (_all, marked, hero) => {
    if (marked.includes(hero)) {
      return marked.length > FEWEST ? marked.filter((one) => one !== hero) : marked
    }
    const twin = marked.findIndex((one) => typeOf(one) === typeOf(hero))
    return twin < 0 ? [...marked, hero] : marked.map((one, n) => (n === twin ? hero : one))
  },
}
