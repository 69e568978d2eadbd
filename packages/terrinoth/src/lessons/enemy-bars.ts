/** Bars are read from left to right, and the order of enemies can save a life. */
import type { Lesson } from '@muster/engine'
import { enemyBarsPosition } from './positions.ts'

export const enemyBars: Lesson = {
  id: 'enemy-bars',
  title: { en: 'Who goes first?', fr: 'Qui commence ?', pt: 'Quem começa?' },
  about: {
    en: 'How enemies act, and why you choose their order.',
    fr: 'Comment agissent les ennemis, et pourquoi vous choisissez leur ordre.',
    pt: 'Como os inimigos agem e por que você escolhe a ordem.',
  },
  position: enemyBarsPosition,
  deal: {},
  asks: {
    en: 'Kari can bear a blow from each of them, but no stab in the back besides. Get her through the enemy phase.',
    fr: 'Kari peut encaisser un coup de chacun, mais pas un coup dans le dos en plus. Faites-lui passer la phase des ennemis.',
    pt: 'Kari aguenta um golpe de cada um, mas não uma facada nas costas além disso. Faça-a passar pela fase dos inimigos.',
  },
  goal: { steps: ['enemies-ready'], without: ['fell kari'], within: 4 },
  guides: [
    {
      prompt: 'enemy',
      choices: 0,
      advises: 'act',
      say: {
        en: 'The Bandit stabs once more while another enemy stands beside Kari. The Archer retreats before he shoots.',
        fr: 'Le Bandit frappe une fois de plus tant qu’un autre ennemi est face à Kari. L’Archer se replie avant de tirer.',
        pt: 'O Bandido golpeia mais uma vez enquanto outro inimigo estiver com Kari. O Arqueiro recua antes de atirar.',
      },
    },
  ],
  done: {
    en: 'The Archer left, so there was nobody to help the Bandit. Conditions are read when their keyword’s turn comes.',
    fr: 'L’Archer parti, personne n’aidait plus le Bandit. Une condition se vérifie quand vient le tour de son mot-clé.',
    pt: 'O Arqueiro saiu, e ninguém ajudava o Bandido. A condição se confere quando chega a vez da palavra-chave.',
  },
  failed: {
    en: 'The stab in the back was one wound too many. Go back and let the Archer act first.',
    fr: 'Le coup dans le dos était celui de trop. Revenez en arrière et faites d’abord agir l’Archer.',
    pt: 'A facada nas costas foi um ferimento a mais. Volte e deixe o Arqueiro agir primeiro.',
  },
}
