/** KX.5: a bone, a walk, and a Beast. */
import type { Lesson } from '@muster/engine'
import { carryAndBuyPosition } from './positions.ts'

export const carryAndBuy: Lesson = {
  id: 'carry-and-buy',
  title: { en: 'Carry and buy', fr: 'Porter et acheter', pt: 'Levar e adquirir' },
  about: {
    en: 'Where better cards come from: a resource, and the right shop.',
    fr: 'D’où viennent les meilleures cartes : une ressource, et la bonne boutique.',
    pt: 'De onde vêm as cartas melhores: um recurso e a loja certa.',
  },
  position: carryAndBuyPosition,
  deal: { loot: ['cave-bat'], guild: ['mage-hats'] },
  asks: {
    en: 'Acquire the Spider at the Beast Trainer. She costs a bone.',
    fr: 'Acquérez l’Araignée à la Ménagerie. Elle coûte un os.',
    pt: 'Adquira a Aranha no Treinador de Feras. Ela custa um osso.',
  },
  goal: { steps: ['acquired 1 spider'], without: ['invasion', 'acquired'], within: 20 },
  guides: [
    {
      prompt: 'turn',
      choices: 0,
      say: {
        en: 'Your Gremlin is in the Cemetery, where an Activate, the gear, gives a bone. Play a card with a single gear below.',
        fr: 'Votre Gremlin est au Cimetière, où activer, l’engrenage, donne un os. Jouez une carte qui a un seul engrenage en bas.',
        pt: 'Seu Gremlin está no Cemitério, onde ativar, a engrenagem, dá um osso. Jogue uma carta com uma só engrenagem embaixo.',
      },
    },
    {
      prompt: 'turn',
      after: 'placed bone',
      say: {
        en: 'The bone lies there for anyone. Now carry it: tap the bone, then the Beast Trainer.',
        fr: 'L’os est là, à qui le veut. Emportez-le : touchez l’os, puis la Ménagerie.',
        pt: 'O osso está ali para quem quiser. Agora leve-o: toque no osso e depois no Treinador de Feras.',
      },
    },
    {
      prompt: 'turn',
      say: {
        en: 'The way is: Activate in the Cemetery, move with the bone to the Beast Trainer, Activate there. Undo takes your last choice back.',
        fr: 'Le chemin : activer au Cimetière, aller à la Ménagerie avec l’os, y activer. Annuler reprend votre dernier choix.',
        pt: 'O caminho: ativar no Cemitério, ir ao Treinador de Feras com o osso, ativar lá. Desfazer volta atrás na última escolha.',
      },
    },
    {
      prompt: 'carry',
      say: {
        en: 'A monster carries one thing at a time. Take the bone.',
        fr: 'Un monstre porte une chose à la fois. Prenez l’os.',
        pt: 'Um monstro leva uma coisa por vez. Pegue o osso.',
      },
    },
    {
      prompt: 'activate',
      say: {
        en: 'An Activate uses a room with one of your monsters in it, completes a portal, or uses your clan’s ability.',
        fr: 'Activer utilise une salle où vous avez un monstre, achève un portail, ou utilise le pouvoir du clan.',
        pt: 'Ativar usa uma sala com um monstro seu, conclui um portal ou usa a habilidade do clã.',
      },
    },
    {
      prompt: 'action',
      after: 'carried bone',
      say: {
        en: 'You are there. Finish this card; the one with two gears has the Activate you need.',
        fr: 'Vous y êtes. Terminez cette carte ; celle aux deux engrenages a l’activation qu’il faut.',
        pt: 'Chegou. Termine esta carta; a das duas engrenagens tem a ativação que falta.',
      },
    },
    {
      prompt: 'action',
      since: 'moved',
      without: 'carried',
      say: {
        en: 'The bone stayed behind. Undo, and tap the bone before the room.',
        fr: 'L’os est resté là-bas. Annulez, et touchez l’os avant la salle.',
        pt: 'O osso ficou para trás. Desfaça e toque no osso antes da sala.',
      },
    },
    {
      prompt: 'action',
      say: {
        en: 'The gear uses a room where you have a monster; the boots walk. One half of the card or the other.',
        fr: 'L’engrenage utilise une salle où vous avez un monstre ; les bottes déplacent. L’une ou l’autre moitié de la carte.',
        pt: 'A engrenagem usa uma sala com um monstro seu; as botas andam. Uma metade da carta ou a outra.',
      },
    },
    {
      prompt: 'buy',
      say: {
        en: 'Two Beasts are for sale. The Spider moves and hits twice.',
        fr: 'Deux Bêtes sont à vendre. L’Araignée se déplace et frappe deux fois.',
        pt: 'Há duas Feras à venda. A Aranha move e ataca duas vezes.',
      },
    },
  ],
  done: {
    en: 'Well bought. The Spider lies in your discard pile and comes with the next shuffle; her place in the row is filled at once.',
    fr: 'Bel achat. L’Araignée est dans votre défausse et viendra au prochain mélange ; sa place est aussitôt comblée.',
    pt: 'Boa compra. A Aranha está no seu descarte e vem da próxima vez que você embaralhar; o lugar dela é preenchido na hora.',
  },
  failed: {
    en: 'No Spider this time. A gear for the bone, a boot to carry it, and a gear to buy.',
    fr: 'Pas d’Araignée cette fois. Un engrenage pour l’os, une botte pour le porter, et un engrenage pour acheter.',
    pt: 'Nada de Aranha desta vez. Uma engrenagem para o osso, uma bota para levá-lo e uma engrenagem para adquirir.',
  },
}
