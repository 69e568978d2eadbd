/** Keep or draw anew, play, and mind the order. */
import type { Lesson } from '@muster/engine'
import { handPosition } from './positions.ts'

export const hand: Lesson = {
  id: 'hand',
  title: {
    en: 'A hand of three',
    fr: 'Une main de trois cartes',
    pt: 'Uma mão de três cartas',
  },
  about: {
    en: 'Keep it or draw a new one, then play it in the right order.',
    fr: 'La garder ou en piocher une autre, puis la jouer dans le bon ordre.',
    pt: 'Ficar com ela ou comprar outra, e jogá-la na ordem certa.',
  },
  position: handPosition,
  deal: {
    'deck/1': ['basic-1', 'basic-1', 'basic-0', 'cellar-rats', 'basic-0', 'basic-0'],
  },
  asks: {
    en: 'Beat the Orc. Alone, you have two turns for it.',
    fr: 'Battez l’Orc. En solo, vous avez deux tours pour cela.',
    pt: 'Derrote o Orc. Jogando só, você tem dois turnos para isso.',
  },
  goal: { steps: ['defeated orc'], without: ['lost-combat'], within: 8 },
  guides: [
    {
      prompt: 'keep-hand',
      choices: 0,
      advises: 'new-hand',
      say: {
        en: 'Nothing in this hand has any power. Draw a new one: it can only be better.',
        fr: 'Rien dans cette main n’a de puissance. Piochez-en une autre : elle ne peut être que meilleure.',
        pt: 'Nada nesta mão tem poder. Compre outra: só pode ser melhor.',
      },
    },
    {
      prompt: 'keep-hand',
      after: 'threw-away',
      advises: 'keep',
      say: {
        en: 'That helps. Keep it: each hand thrown away leaves fewer cards to draw.',
        fr: 'Voilà qui aide. Gardez-la : chaque main jetée laisse moins de cartes à piocher.',
        pt: 'Isso ajuda. Fique com ela: cada mão jogada fora deixa menos cartas para comprar.',
      },
    },
    {
      prompt: 'keep-hand',
      after: 'drew 1 rat-bite',
      advises: 'keep',
      say: {
        en: 'The meter says it: this is enough if you pay for Rat Bite. Keep it.',
        fr: 'La jauge le dit : cela suffit en payant pour Morsure de rat. Gardez cette main.',
        pt: 'O medidor mostra: basta, se você pagar pela Mordida de Rato. Fique com esta mão.',
      },
    },
    {
      prompt: 'keep-hand',
      say: {
        en: 'This will hardly be enough. Undo takes your last choice back.',
        fr: 'Cela ne suffira guère. Annuler reprend votre dernier choix.',
        pt: 'Dificilmente vai bastar. Desfazer volta atrás na última escolha.',
      },
    },
    {
      prompt: 'play-card',
      say: {
        en: 'Cards act one by one, in your order. Rat Bite first, while you still hold a card to give up.',
        fr: 'Les cartes agissent une à une, dans votre ordre. D’abord Morsure de rat, tant qu’il vous reste une carte à céder.',
        pt: 'As cartas agem uma a uma, na sua ordem. Primeiro a Mordida de Rato, enquanto há uma carta para entregar.',
      },
    },
    {
      prompt: 'pay',
      advises: 'pay',
      say: {
        en: 'Pay: a card worth nothing goes, and power comes.',
        fr: 'Payez : une carte qui ne vaut rien s’en va, et la puissance vient.',
        pt: 'Pague: vai-se uma carta que não vale nada e vem poder.',
      },
    },
  ],
  done: {
    en: 'Well fought. Throw away what has no power, keep what is enough, and mind the order.',
    fr: 'Beau combat. Jetez ce qui est sans puissance, gardez ce qui suffit, et pensez à l’ordre.',
    pt: 'Boa luta. Jogue fora o que não tem poder, fique com o que basta e cuide da ordem.',
  },
  failed: {
    en: 'The Orc still stands. Throw the first hand away, keep the next two, and let Rat Bite go first.',
    fr: 'L’Orc tient bon. Jetez la première main, gardez les deux suivantes, et commencez par Morsure de rat.',
    pt: 'O Orc ficou de pé. Jogue fora a primeira mão, fique com as duas seguintes e comece pela Mordida de Rato.',
  },
}
