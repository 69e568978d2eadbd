/** Keep the Heroes Out! on the start page. */
import type { GameOnCard } from './game-set-up.ts'

export const keepCard: GameOnCard = {
  game: 'keep',
  texts: {
    en: {
      title: 'Keep the Heroes Out!',
      sentence:
        'Guard the treasures of the dungeon: fight, carry, trap and build while the Guild sends hero after hero.',
      first: 'alone, with the Red Dragon, on Family',
    },
    fr: {
      title: 'Keep the Heroes Out!',
      sentence:
        'Gardez les trésors du donjon\u00a0: frappez, portez, piégez et bâtissez, pendant que la Guilde envoie héros sur héros.',
      first: 'en solo, avec la Dragonne rouge, en Familial',
    },
    pt: {
      title: 'Keep the Heroes Out!',
      sentence:
        'Guarde os tesouros da masmorra: lute, carregue, arme e construa enquanto a Guilda manda herói atrás de herói.',
      first: 'solo, com a Dragoa Vermelha, no Família',
    },
  },
  players: [1, 6],
  minutes: [25, 75],
  // The first scenario, with one monster to think of.
  first: {
    game: 'keep',
    options: { players: 1, scenario: 'witchs-cauldron', level: 'family', clans: ['red-dragon'] },
    seats: [{ name: '' }],
    routine: false,
  },
  chronicle: true,
}
