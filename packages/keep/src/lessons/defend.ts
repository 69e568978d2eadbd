/** A card kept for the heroes' turn. */
import type { Lesson } from '@muster/engine'
import { defendPosition } from './positions.ts'

export const defend: Lesson = {
  id: 'defend',
  title: { en: 'Defend', fr: 'Défendre', pt: 'Defender' },
  about: {
    en: 'Which card to keep, and for whom to use it.',
    fr: 'Quelle carte garder, et pour qui l’employer.',
    pt: 'Qual carta guardar, e por quem usá-la.',
  },
  position: defendPosition,
  deal: { guild: ['warrior-hats'], 'deck/1': ['engulf', 'engulf', 'bubble-up', 'ooze'] },
  asks: {
    en: 'Heroes will come to the Library and to the Apothecary, where a Slime guards each treasure. Lose neither Slime.',
    fr: 'Des héros viendront à la Bibliothèque et à l’Apothicairerie, où un Slime garde chaque trésor. Ne perdez aucun des deux.',
    pt: 'Heróis virão à Biblioteca e ao Boticário, onde um Slime guarda cada tesouro. Não perca nenhum dos dois.',
  },
  goal: { steps: ['defended 1', 'turn'], without: ['monster-gone', 'looted'], within: 14 },
  guides: [
    {
      prompt: 'turn',
      choices: 0,
      say: {
        en: 'The Slime at the Apothecary has one wound: another sends it home. The card with the shield (Absorb) can defend, but only from your hand. Keep it, and end the turn.',
        fr: 'Le Slime de l’Apothicairerie a une blessure : une autre le renvoie chez lui. La carte au bouclier (Absorption) peut défendre, mais seulement depuis votre main. Gardez-la, et finissez le tour.',
        pt: 'O Slime do Boticário tem um ferimento: mais um e ele vai para casa. A carta do escudo (Absorção) pode defender, mas só da sua mão. Guarde-a e encerre a vez.',
      },
    },
    {
      prompt: 'turn',
      say: {
        en: 'Is Absorb still in your hand? Then end the turn. Undo takes your last choice back.',
        fr: 'Absorption est-elle encore en main ? Alors finissez le tour. Annuler reprend votre dernier choix.',
        pt: 'A Absorção ainda está na mão? Então encerre a vez. Desfazer volta atrás na última escolha.',
      },
    },
    {
      prompt: 'defend',
      say: {
        en: 'A healthy Slime takes one blow and stays. The wounded one at the Apothecary does not: that is the one to defend.',
        fr: 'Un Slime indemne encaisse un coup et reste. Pas celui de l’Apothicairerie : c’est lui qu’il faut défendre.',
        pt: 'Um Slime inteiro leva um golpe e fica. O ferido, no Boticário, não: é ele que se deve defender.',
      },
    },
    {
      prompt: 'combo',
      say: {
        en: 'A Combo: now that you have defended, the card beside the arrow is free. Draw.',
        fr: 'Un Combo : la défense faite, ce qui suit la flèche est gratuit. Piochez.',
        pt: 'Um Combo: feita a defesa, o que vem depois da seta é de graça. Compre.',
      },
    },
  ],
  done: {
    en: 'Both stand. A Defend works in anyone’s turn, wherever you have a monster; and Absorb even drew you a card.',
    fr: 'Tous deux tiennent bon. On défend pendant le tour de n’importe qui, partout où l’on a un monstre ; et Absorption vous a même donné une carte.',
    pt: 'Os dois resistiram. Defender vale na vez de qualquer um, onde você tiver um monstro; e a Absorção ainda lhe deu uma carta.',
  },
  failed: {
    en: 'A Slime is gone. Keep Absorb in hand, let the healthy Slime take its blow, and defend the wounded one.',
    fr: 'Un Slime est parti. Gardez Absorption en main, laissez le Slime indemne encaisser, et défendez le blessé.',
    pt: 'Um Slime se foi. Guarde a Absorção, deixe o Slime inteiro levar o golpe e defenda o ferido.',
  },
}
