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
        en: 'Your Dragon is in the Vault, two rooms from the Rogue. Play Wingbeat: its left side moves twice.',
        fr: 'Votre Dragonne est dans la Chambre forte, à deux salles de la Voleuse. Jouez Coup d’ailes : son côté gauche déplace deux fois.',
        pt: 'Sua Dragoa está no Cofre, a duas salas da Ladina. Jogue Bater de Asas: o lado esquerdo move duas vezes.',
      },
    },
    {
      prompt: 'turn',
      after: 'finished',
      say: {
        en: 'Now Tail Sweep: two blows, or a move. You may play as many cards as you like.',
        fr: 'À présent, Coup de queue : deux coups, ou un déplacement. Vous pouvez jouer autant de cartes que vous voulez.',
        pt: 'Agora a Varrida de Cauda: dois golpes, ou um movimento. Jogue quantas cartas quiser.',
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
        en: 'A stroke between two sides means one or the other. Use the side’s actions in any order, or leave some.',
        fr: 'Un trait entre deux côtés veut dire l’un ou l’autre. Les actions du côté choisi se font dans n’importe quel ordre, ou pas toutes.',
        pt: 'Um traço entre dois lados quer dizer um ou outro. As ações do lado escolhido valem em qualquer ordem, e nem todas são obrigatórias.',
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
    en: 'The turn ended with the Rogue still there. Go to the Forge with Wingbeat, then strike with Tail Sweep.',
    fr: 'Le tour a pris fin et la Voleuse est encore là. Allez à la Forge avec Coup d’ailes, puis frappez avec Coup de queue.',
    pt: 'A vez acabou com a Ladina ainda ali. Vá à Forja com Bater de Asas e golpeie com a Varrida de Cauda.',
  },
}
