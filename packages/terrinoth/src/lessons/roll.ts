/** A card, a target, the dice, and a token that makes the difference. */
import type { Lesson } from '@muster/engine'
import { rollPosition } from './positions.ts'

export const roll: Lesson = {
  id: 'roll',
  title: { en: 'A roll of the dice', fr: 'Un jet de dés', pt: 'Uma rolagem de dados' },
  about: {
    en: 'How a card is played, what the dice show, and what a token is for.',
    fr: 'Comment jouer une carte, ce que montrent les dés, et à quoi sert un jeton.',
    pt: 'Como se joga uma carta, o que os dados mostram e para que serve uma ficha.',
  },
  position: rollPosition,
  // A defense and a success; the Bandit's die shows nothing.
  deal: { 'die 0': ['5', '0'], 'die 1': ['4'] },
  asks: {
    en: 'A Bandit blocks Kari’s way. Fell him with one card.',
    fr: 'Un Bandit barre la route à Kari. Abattez-le avec une seule carte.',
    pt: 'Um Bandido barra o caminho de Kari. Derrube-o com uma só carta.',
  },
  goal: { steps: ['defeated bandit'], without: ['activates lissa', 'fell kari'], within: 8 },
  guides: [
    {
      prompt: 'activate',
      choices: 0,
      advises: 'activate',
      say: {
        en: 'Each turn you exhaust one of your four cards. Precise Strike is the one that attacks.',
        fr: 'À chaque tour, vous épuisez une de vos quatre cartes. Frappe précise est celle qui attaque.',
        pt: 'A cada vez você exaure uma das suas quatro cartas. Golpe Preciso é a que ataca.',
      },
    },
    {
      prompt: 'aim',
      say: {
        en: 'The Bandit has two health: two successes fell him. The number says how likely that is without a token.',
        fr: 'Le Bandit a deux points de santé : il faut deux succès. Le nombre dit quelles sont vos chances sans jeton.',
        pt: 'O Bandido tem dois de vida: são precisos dois sucessos. O número diz a chance sem ficha.',
      },
    },
    {
      prompt: 'roll',
      advises: 'roll',
      say: {
        en: 'A token is a sure success, but you must spend it before the dice fall. The chances on the buttons tell you what it is worth.',
        fr: 'Un jeton est un succès sûr, mais il se dépense avant le jet. Les chances sur les boutons disent ce qu’il vaut.',
        pt: 'Uma ficha é um sucesso certo, mas se gasta antes da rolagem. As chances nos botões dizem quanto ela vale.',
      },
    },
  ],
  done: {
    en: 'Down he goes. One success by the dice, one by the token; and Precise Strike pays a token back.',
    fr: 'Il tombe. Un succès aux dés, un par le jeton ; et Frappe précise en rend un.',
    pt: 'Ele cai. Um sucesso nos dados, um da ficha; e o Golpe Preciso devolve uma.',
  },
  failed: {
    en: 'One success was not enough. Go back and spend the token before you roll.',
    fr: 'Un seul succès ne suffisait pas. Revenez en arrière et dépensez le jeton avant le jet.',
    pt: 'Um sucesso só não bastou. Volte e gaste a ficha antes de rolar.',
  },
}
