/** Heroes of Terrinoth on the start page. */
import type { GameOnCard } from './game-set-up.ts'

export const terrinothCard: GameOnCard = {
  game: 'terrinoth',
  texts: {
    en: {
      title: 'Heroes of Terrinoth',
      sentence:
        'Roll well, guard each other, and cross a land of goblins, bandits and worse to the one behind it all.',
      first: 'alone, with Kari and Lissa, in The Goblin Problem',
    },
    fr: {
      title: 'Heroes of Terrinoth',
      sentence:
        'Lancez bien, couvrez-vous les uns les autres, et traversez un pays de gobelins, de bandits et de pire encore.',
      first: 'en solo, avec Kari et Lissa, dans L’Affaire des gobelins',
    },
    pt: {
      title: 'Heroes of Terrinoth',
      sentence:
        'Rolem bem, protejam uns aos outros e atravessem uma terra de goblins, bandidos e coisa pior.',
      first: 'solo, com Kari e Lissa, em O Problema dos Goblins',
    },
  },
  players: [1, 4],
  minutes: [25, 45],
  first: {
    game: 'terrinoth',
    options: { players: 1, quest: 'goblin-problem', grim: false, heroes: ['kari', 'lissa'] },
    seats: [{ name: '' }],
    routine: false,
  },
  chronicle: true,
}
