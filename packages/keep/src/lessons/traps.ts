/** What is left of the Guild, and where it will come. */
import type { Lesson } from '@muster/engine'
import { trapsPosition } from './positions.ts'

export const traps: Lesson = {
  id: 'traps',
  title: { en: 'Traps', fr: 'Les pièges', pt: 'Armadilhas' },
  about: {
    en: 'Read the Guild deck, and be there before the heroes.',
    fr: 'Lire la pioche de la Guilde, et y être avant les héros.',
    pt: 'Ler o baralho da Guilda e chegar antes dos heróis.',
  },
  position: trapsPosition,
  deal: { guild: ['mage-swords'] },
  asks: {
    en: 'Only Swords are left in the Guild deck: heroes will come to the Forge and to the Workshop. Catch both in traps.',
    fr: 'Il ne reste que des Épées dans la pioche de la Guilde : des héros viendront à la Forge et à l’Atelier. Prenez-les tous deux au piège.',
    pt: 'Só restam Espadas no baralho da Guilda: heróis virão à Forja e à Oficina. Pegue os dois em armadilhas.',
  },
  goal: {
    steps: ['trapped', 'trapped'],
    without: ['attacks', 'charged', 'waits'],
    within: 20,
  },
  guides: [
    {
      prompt: 'turn',
      choices: 0,
      say: {
        en: 'The card with a trap alone lays it where you have a monster: start with the Workshop.',
        fr: 'La carte au piège seul le pose là où vous avez un monstre : commencez par l’Atelier.',
        pt: 'A carta que só tem a armadilha a põe onde você tem um monstro: comece pela Oficina.',
      },
    },
    {
      prompt: 'turn',
      after: 'finished 1 tinker',
      say: {
        en: 'Now the boot and the trap: move to the Forge first, then lay the second trap there.',
        fr: 'À présent la botte et le piège : allez d’abord à la Forge, puis posez-y le second.',
        pt: 'Agora a bota e a armadilha: vá primeiro à Forja e ponha lá a segunda.',
      },
    },
    {
      prompt: 'turn',
      after: 'finished 1 tripwire',
      say: {
        en: 'A trap in each room? Then end the turn, and let them come.',
        fr: 'Un piège dans chaque salle ? Alors finissez le tour, et laissez-les venir.',
        pt: 'Uma armadilha em cada sala? Então encerre a vez e deixe-os vir.',
      },
    },
    {
      prompt: 'turn',
      say: {
        en: 'Each room needs its trap. Undo takes your last choice back.',
        fr: 'Il faut un piège par salle. Annuler reprend votre dernier choix.',
        pt: 'Cada sala precisa da sua armadilha. Desfazer volta atrás na última escolha.',
      },
    },
    {
      prompt: 'carry',
      say: {
        en: 'Leave that trap where it is: it has work to do.',
        fr: 'Laissez ce piège en place : il a à faire.',
        pt: 'Deixe essa armadilha onde está: ela tem trabalho.',
      },
    },
    {
      prompt: 'action',
      say: {
        en: 'The order of a card’s actions is yours: walk first, then lay the trap.',
        fr: 'L’ordre des actions d’une carte vous appartient : d’abord marcher, ensuite poser le piège.',
        pt: 'A ordem das ações é sua: primeiro ande, depois ponha a armadilha.',
      },
    },
  ],
  done: {
    en: 'Both caught at the door. Mind the Rogue: she disarms one trap of the room she comes to.',
    fr: 'Tous deux pris sur le seuil. Gare à la Voleuse : elle désarme un piège de la salle où elle arrive.',
    pt: 'Os dois caíram na entrada. Cuidado com a Ladina: ela desarma uma armadilha da sala aonde chega.',
  },
  failed: {
    en: 'One of them came through. A trap in the Workshop, a trap in the Forge, then end the turn.',
    fr: 'L’un d’eux est passé. Un piège à l’Atelier, un piège à la Forge, puis finissez le tour.',
    pt: 'Um deles passou. Uma armadilha na Oficina, outra na Forja, e então encerre a vez.',
  },
}
