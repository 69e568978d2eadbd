/** When to go on, and when to leave. */
import type { Lesson } from '@muster/engine'
import { goOnPosition } from './positions.ts'

export const goOn: Lesson = {
  id: 'go-on',
  title: {
    en: 'Go on or leave',
    fr: 'Continuer ou partir',
    pt: 'Continuar ou sair',
  },
  about: {
    en: 'How far a deck carries you, and what it costs to stay too long.',
    fr: 'Jusqu’où mène une pioche, et ce qu’il en coûte de rester trop longtemps.',
    pt: 'Até onde um baralho leva, e o que custa ficar demais.',
  },
  position: goOnPosition,
  deal: {
    'deck/1': ['basic-1', 'basic-1', 'basic-1'],
    'reserve/1': ['kobold', 'gravedigger'],
  },
  asks: {
    en: 'Beat one more enemy, then leave before you are thrown out.',
    fr: 'Battez encore un ennemi, puis partez avant la déroute.',
    pt: 'Derrote mais um inimigo e saia antes de ser posto para fora.',
  },
  goal: { steps: ['defeated', 'left level-1/a 1'], without: ['lost-combat', 'left'], within: 6 },
  guides: [
    {
      prompt: 'go-on',
      choices: 0,
      advises: 'go-on',
      say: {
        en: 'Five cards are left to draw, and four of them are good: that will do for one more enemy. Go on.',
        fr: 'Il reste cinq cartes à piocher, dont quatre bonnes : de quoi battre encore un ennemi. Continuez.',
        pt: 'Restam cinco cartas para comprar, quatro delas boas: dá para mais um inimigo. Continue.',
      },
    },
    {
      prompt: 'go-on',
      advises: 'leave',
      say: {
        en: 'Only two cards are left. Whoever has none to draw cannot fight, and a defeat moves the Boss two spaces instead of one. Leave.',
        fr: 'Il ne reste que deux cartes. Sans rien à piocher, on ne combat plus, et une défaite avance le Boss de deux cases au lieu d’une. Partez.',
        pt: 'Só restam duas cartas. Sem nada para comprar não se luta, e uma derrota avança o Chefe duas casas em vez de uma. Saia.',
      },
    },
    {
      prompt: 'keep-hand',
      advises: 'keep',
      say: {
        en: 'More than enough. Keep it.',
        fr: 'Cela suffit largement. Gardez-la.',
        pt: 'Mais que o bastante. Fique com ela.',
      },
    },
  ],
  done: {
    en: 'Out in good order: the Boss moves only one space, and all your cards come back into the deck.',
    fr: 'Sortie en bon ordre : le Boss n’avance que d’une case, et toutes vos cartes retournent dans la pioche.',
    pt: 'Saída em boa ordem: o Chefe só avança uma casa, e todas as suas cartas voltam para o baralho.',
  },
  failed: {
    en: 'Not this time. Fight on while the deck is strong, and leave while you still can.',
    fr: 'Pas cette fois. Combattez tant que la pioche est forte, et partez tant que c’est possible.',
    pt: 'Não foi desta vez. Lute enquanto o baralho está forte e saia enquanto ainda dá.',
  },
}
