/** A card, its actions, and a hero less. */
import type { Lesson } from '@muster/engine'
import { moveAndHitPosition } from './positions.ts'

export const moveAndHit: Lesson = {
  id: 'move-and-hit',
  title: { en: 'Move and hit', fr: 'Bouger et frapper', pt: 'Mover e atacar' },
  about: {
    en: 'How a card is played, and how a hero is shown the door.',
    fr: 'Comment jouer une carte, et comment mettre un héros à la porte.',
    pt: 'Como se joga uma carta, e como se põe um herói na rua.',
  },
  position: moveAndHitPosition,
  deal: { guild: ['mage-hats'] },
  asks: {
    en: 'A Rogue is resting in the Forge. Drive her off in this turn.',
    fr: 'Une Voleuse se repose dans la Forge. Chassez-la pendant ce tour.',
    pt: 'Uma Ladina descansa na Forja. Expulse-a nesta vez.',
  },
  goal: { steps: ['hero-gone rogue'], without: ['invasion'], within: 16 },
  guides: [
    {
      prompt: 'turn',
      choices: 0,
      say: {
        en: 'Your Dragon is in the Vault, two rooms from the Rogue. Play the card with two boots above: they move her twice.',
        fr: 'Votre Dragonne est dans la Chambre forte, à deux salles de la Voleuse. Jouez la carte qui a deux bottes en haut : elles la déplacent deux fois.',
        pt: 'Sua Dragoa está no Cofre, a duas salas da Ladina. Jogue a carta com duas botas em cima: elas a movem duas vezes.',
      },
    },
    {
      prompt: 'turn',
      after: 'finished',
      say: {
        en: 'Now the card with two swords above: two blows, or below a move. You may play as many cards as you like.',
        fr: 'À présent, la carte aux deux épées : deux coups, ou en bas un déplacement. Vous pouvez jouer autant de cartes que vous voulez.',
        pt: 'Agora a carta com duas espadas em cima: dois golpes, ou embaixo um movimento. Jogue quantas cartas quiser.',
      },
    },
    {
      prompt: 'turn',
      say: {
        en: 'A card that is played is spent. Undo takes your last choice back.',
        fr: 'Une carte jouée est dépensée. Annuler reprend votre dernier choix.',
        pt: 'Carta jogada é carta gasta. Desfazer volta atrás na última escolha.',
      },
    },
    {
      prompt: 'action',
      say: {
        en: 'The two halves of a card mean one or the other. Use the actions of your half in any order, or leave some. Tap the Dragon, then a room.',
        fr: 'Des deux moitiés d’une carte, c’est l’une ou l’autre. Ses actions se font dans n’importe quel ordre, ou pas toutes. Touchez la Dragonne, puis une salle.',
        pt: 'Das duas metades da carta vale uma ou outra, com as ações em qualquer ordem, e nem todas são obrigatórias. Toque na Dragoa e depois numa sala.',
      },
    },
    {
      prompt: 'move-to',
      say: {
        en: 'Monsters walk through passages. By the Workshop or by the Sewers: both lead to the Forge.',
        fr: 'Les monstres passent par les passages. L’Atelier comme les Égouts mènent à la Forge.',
        pt: 'Monstros andam pelas passagens. Tanto a Oficina quanto os Esgotos levam à Forja.',
      },
    },
  ],
  done: {
    en: 'Gone. One hit is enough for most heroes; their token goes back to the supply, and they may come again.',
    fr: 'Partie ! Un coup suffit à la plupart des héros ; leur jeton retourne à la réserve, et ils peuvent revenir.',
    pt: 'Foi embora. Um golpe basta para a maioria dos heróis; a ficha volta ao suprimento, e eles podem voltar.',
  },
  failed: {
    en: 'The turn ended with the Rogue still there. Go to the Forge with the boots, then strike with the swords.',
    fr: 'Le tour a pris fin et la Voleuse est encore là. Allez à la Forge avec les bottes, puis frappez avec les épées.',
    pt: 'A vez acabou com a Ladina ainda ali. Vá à Forja com as botas e golpeie com as espadas.',
  },
}
