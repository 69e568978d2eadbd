/** One hero wakes the others; one guard breaks the chain. */
import type { Lesson } from '@muster/engine'
import { inspireChainPosition } from './positions.ts'

export const inspireChain: Lesson = {
  id: 'inspire-chain',
  title: { en: 'Break the chain', fr: 'Briser la chaîne', pt: 'Quebrar a corrente' },
  about: {
    en: 'How heroes inspire each other, and what a single guard is worth.',
    fr: 'Comment les héros se galvanisent, et ce que vaut un seul garde.',
    pt: 'Como os heróis se inspiram, e quanto vale um só guarda.',
  },
  position: inspireChainPosition,
  deal: { guild: ['mage-jewel'] },
  asks: {
    en: 'Three heroes wait in the Vault for a fourth, and only Jewels are left in the Guild deck. Save the great treasure.',
    fr: 'Trois héros attendent le quatrième dans la Chambre forte, et il ne reste que des Joyaux dans la pioche de la Guilde. Sauvez le grand trésor.',
    pt: 'Três heróis esperam o quarto no Cofre, e só restam Joias no baralho da Guilda. Salve o grande tesouro.',
  },
  goal: { steps: ['attacks', 'waits'], without: ['looted', 'lost'], within: 14 },
  guides: [
    {
      prompt: 'turn',
      choices: 0,
      say: {
        en: 'The Vault shows it: one more hero wakes the other three, and four are enough. With a monster there they must fight first. The boot on your card can bring a Ratfolk in.',
        fr: 'La Chambre forte le montre : un héros de plus réveille les trois autres, et quatre suffisent. Face à un monstre, il leur faut d’abord se battre. La botte de votre carte peut y amener un Homme-rat.',
        pt: 'O Cofre mostra: mais um herói acorda os outros três, e quatro bastam. Com um monstro ali, eles têm de lutar antes. A bota da sua carta pode levar um Rato.',
      },
    },
    {
      prompt: 'turn',
      after: 'moved ratfolk/sewers vault',
      say: {
        en: 'The Vault has its guard. End the turn and watch.',
        fr: 'La Chambre forte a son garde. Finissez le tour, et regardez.',
        pt: 'O Cofre tem seu guarda. Encerre a vez e observe.',
      },
    },
    {
      prompt: 'turn',
      say: {
        en: 'The Vault still stands open. Undo takes your last choice back.',
        fr: 'La Chambre forte est encore ouverte. Annuler reprend votre dernier choix.',
        pt: 'O Cofre ainda está aberto. Desfazer volta atrás na última escolha.',
      },
    },
    {
      prompt: 'action',
      say: {
        en: 'The boot moves a monster. The gears’ ability would only fill the Sewers.',
        fr: 'La botte déplace un monstre. Le pouvoir des engrenages ne ferait que remplir les Égouts.',
        pt: 'A bota move um monstro. A habilidade das engrenagens só encheria os Esgotos.',
      },
    },
    {
      prompt: 'next-hero',
      say: {
        en: 'The Mage spent his strength on your guard. Three are awake, and the treasure needs four: whoever comes next has to wait.',
        fr: 'Le Mage s’est épuisé sur votre garde. Trois sont actifs, et il en faut quatre au trésor : tous les autres devront attendre.',
        pt: 'O Mago se esgotou no seu guarda. Três estão ativos, e o tesouro pede quatro: os outros terão de esperar.',
      },
    },
  ],
  done: {
    en: 'One guard for one hero: three were left, and three were not enough. Count who would be awake, not who is.',
    fr: 'Un garde pour un héros : il en restait trois, et trois n’ont pas suffi. Comptez ceux qui seraient actifs, pas ceux qui le sont.',
    pt: 'Um guarda por um herói: sobraram três, e três não bastaram. Conte quem estaria ativo, não quem está.',
  },
  failed: {
    en: 'Four were awake, and the great treasure is gone. Move a Ratfolk from the Sewers to the Vault before you end the turn.',
    fr: 'Quatre étaient actifs, et le grand trésor n’est plus. Amenez un Homme-rat des Égouts à la Chambre forte avant de finir le tour.',
    pt: 'Quatro estavam ativos, e o grande tesouro se foi. Leve um Rato dos Esgotos ao Cofre antes de encerrar a vez.',
  },
}
