/** What a cleared dungeon is good for. */
import type { Lesson } from '@muster/engine'
import { rewardPosition } from './positions.ts'

export const reward: Lesson = {
  id: 'reward',
  title: {
    en: 'The reward',
    fr: 'La récompense',
    pt: 'A recompensa',
  },
  about: {
    en: 'What a cleared dungeon gives, and why fewer cards can be more.',
    fr: 'Ce que rapporte un donjon vidé, et pourquoi moins de cartes valent parfois mieux.',
    pt: 'O que uma masmorra limpa rende, e por que menos cartas podem ser mais.',
  },
  position: rewardPosition,
  deal: {},
  asks: {
    en: 'Clear the dungeon, then be rid of two Basic 0 for good.',
    fr: 'Videz le donjon, puis débarrassez-vous de deux Standard 0 pour de bon.',
    pt: 'Limpe a masmorra e livre-se de duas Básicas 0 para sempre.',
  },
  goal: {
    steps: ['cleared', 'chose-reward 1 hot-spring 1', 'removed 1 basic-0', 'removed 1 basic-0'],
    without: ['lost-combat', 'chose-reward', 'removed'],
    within: 5,
  },
  guides: [
    {
      prompt: 'keep-hand',
      advises: 'keep',
      say: {
        en: 'The last enemy of this dungeon, and your hand is enough. Keep it.',
        fr: 'Le dernier ennemi de ce donjon, et votre main suffit. Gardez-la.',
        pt: 'O último inimigo desta masmorra, e a sua mão basta. Fique com ela.',
      },
    },
    {
      prompt: 'reward',
      say: {
        en: 'A cleared dungeon pays. Take the removal: a thinner deck shows its good cards more often.',
        fr: 'Un donjon vidé rapporte. Choisissez de retirer des cartes : une pioche plus mince montre plus souvent les bonnes.',
        pt: 'Uma masmorra limpa rende. Escolha remover cartas: um baralho mais fino mostra mais vezes as boas.',
      },
    },
    {
      prompt: 'remove-cards',
      say: {
        en: 'Pick Basic 0 twice. What is removed never comes back.',
        fr: 'Prenez deux fois Standard 0. Ce qui est retiré ne revient plus.',
        pt: 'Pegue a Básica 0 duas vezes. O que se remove não volta mais.',
      },
    },
  ],
  done: {
    en: 'Two blanks fewer: every hand from now on is a little better.',
    fr: 'Deux cartes vides en moins : chaque main sera désormais un peu meilleure.',
    pt: 'Duas cartas em branco a menos: daqui em diante, cada mão será um pouco melhor.',
  },
  failed: {
    en: 'A fair choice elsewhere, but two Basic 0 were to go. Try again.',
    fr: 'Ailleurs, cela se défend, mais deux Standard 0 devaient partir. Recommencez.',
    pt: 'Em outra hora valeria, mas duas Básicas 0 tinham de ir. Tente de novo.',
  },
}
