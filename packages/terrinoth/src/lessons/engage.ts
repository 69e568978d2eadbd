/** Whose enemy it is decides who is hurt. */
import type { Lesson } from '@muster/engine'
import { engagePosition } from './positions.ts'

export const engage: Lesson = {
  id: 'engage',
  title: { en: 'Over here!', fr: 'Par ici !', pt: 'Por aqui!' },
  about: {
    en: 'How to take an enemy off a friend’s back.',
    fr: 'Comment détourner un ennemi d’un ami.',
    pt: 'Como tirar um inimigo das costas de um amigo.',
  },
  position: engagePosition,
  // One success, so the Bandit lives; his die shows nothing.
  deal: { 'die 0': ['0', '5'], 'die 1': ['4'] },
  asks: {
    en: 'One more wound, and Mok falls. Take the Bandit off him, and let the enemies have their turn.',
    fr: 'Encore une blessure, et Mok tombe. Détournez le Bandit, puis laissez jouer les ennemis.',
    pt: 'Mais um ferimento, e Mok cai. Tire o Bandido de cima dele e deixe os inimigos jogarem.',
  },
  goal: { steps: ['engaged bandit kari', 'enemies-ready'], without: ['fell mok'], within: 8 },
  guides: [
    {
      prompt: 'activate',
      choices: 0,
      advises: 'activate',
      say: {
        en: 'Cards are done from top to bottom. Above its attack, Precise Strike lets Kari become engaged with an enemy.',
        fr: 'Les cartes se font de haut en bas. Au-dessus de son attaque, Frappe précise permet à Kari de s’en prendre à un ennemi.',
        pt: 'As cartas se fazem de cima para baixo. Acima do ataque, o Golpe Preciso deixa Kari entrar em combate com um inimigo.',
      },
    },
    {
      prompt: 'which',
      advises: 'enemy',
      say: {
        en: 'An enemy is engaged with one hero only. If Kari takes the Bandit, Mok is rid of him.',
        fr: 'Un ennemi n’est aux prises qu’avec un seul héros. Si Kari prend le Bandit, Mok en est débarrassé.',
        pt: 'Um inimigo só está em combate com um herói. Se Kari pegar o Bandido, Mok se livra dele.',
      },
    },
    {
      prompt: 'roll',
      say: {
        en: 'With the Bandit beside her, Kari rolls an enemy die too: he may strike back.',
        fr: 'Avec le Bandit face à elle, Kari lance aussi un dé ennemi : il peut riposter.',
        pt: 'Com o Bandido junto dela, Kari também rola um dado inimigo: ele pode revidar.',
      },
    },
  ],
  done: {
    en: 'The Bandit hit Kari, who can bear it. Who stands where matters as much as who strikes.',
    fr: 'Le Bandit a frappé Kari, qui peut l’encaisser. Qui se tient où compte autant que qui frappe.',
    pt: 'O Bandido acertou Kari, que aguenta. Quem está onde conta tanto quanto quem bate.',
  },
  failed: {
    en: 'Mok fell. Go back: before her attack Kari can take the Bandit upon herself.',
    fr: 'Mok est tombé. Revenez en arrière : avant son attaque, Kari peut prendre le Bandit sur elle.',
    pt: 'Mok caiu. Volte: antes do ataque, Kari pode chamar o Bandido para si.',
  },
}
