/** What rewards are called, and where they are found. */
import type { LanguageCode } from '@muster/engine'
import type { Token } from './state.ts'

interface RewardWords {
  readonly things: Readonly<Record<Token | 'portal', string>>
  /** Where the things lie. */
  readonly inVault: string
  readonly inDeck: string
}

export const rewardWords: Readonly<Record<LanguageCode, RewardWords>> = {
  en: {
    things: {
      coin: 'Two coins',
      book: 'Two books',
      frog: 'Two frogs',
      bone: 'Two bones',
      trap: 'Two traps',
      portal: 'A completed portal',
    },
    inVault: 'In the Vault from set-up on.',
    inDeck: 'A card in the deck of whoever begins.',
  },
  fr: {
    things: {
      coin: 'Deux pièces',
      book: 'Deux livres',
      frog: 'Deux grenouilles',
      bone: 'Deux os',
      trap: 'Deux pièges',
      portal: 'Un portail achevé',
    },
    inVault: 'Dans la Chambre forte dès la mise en place.',
    inDeck: 'Une carte dans la pioche de qui commence.',
  },
  pt: {
    things: {
      coin: 'Duas moedas',
      book: 'Dois livros',
      frog: 'Dois sapos',
      bone: 'Dois ossos',
      trap: 'Duas armadilhas',
      portal: 'Um portal concluído',
    },
    inVault: 'No Cofre desde a preparação.',
    inDeck: 'Uma carta no baralho de quem começa.',
  },
}
