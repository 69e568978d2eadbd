import type { InEveryLanguage } from '../../../texts/texts.ts'

export const texts: InEveryLanguage<{
  readonly level: (level: number) => string
  readonly hidden: (cards: number) => string
  readonly stage: (at: number, of: number) => string
  readonly from: Readonly<Record<'rulebook' | 'public' | 'house', string>>
  readonly loot: string
  readonly skill: string
  readonly reward: string
  readonly boss: string
  readonly spent: string
  readonly noRule: string
  readonly noEffect: string
  readonly cleared: string
  readonly starting: string
  readonly more: (power: number) => string
  readonly less: (power: number) => string
}> = {
  en: {
    level: (level) => `level ${level}`,
    hidden: (cards) => (cards === 1 ? 'one hidden card' : `${cards} hidden cards`),
    stage: (at, of) => `card ${at} of ${of}`,
    from: { rulebook: 'from the rulebook', public: 'from public pages', house: 'house card' },
    loot: 'Loot',
    skill: 'Skill',
    reward: 'Reward',
    boss: 'Boss',
    spent: 'spent',
    noRule: 'No rule.',
    noEffect: 'No effect.',
    cleared: 'cleared',
    starting: 'starting player',
    more: (power) => `${power} more than printed`,
    less: (power) => `${power} less than printed`,
  },
  fr: {
    level: (level) => `niveau ${level}`,
    hidden: (cards) => (cards === 1 ? 'une carte cachée' : `${cards} cartes cachées`),
    stage: (at, of) => `carte ${at} sur ${of}`,
    from: {
      rulebook: 'du livret de règles',
      public: 'de pages publiques',
      house: 'carte maison',
    },
    loot: 'Butin',
    skill: 'Compétence',
    reward: 'Récompense',
    boss: 'Boss',
    spent: 'épuisée',
    noRule: 'Aucune règle.',
    noEffect: 'Aucun effet.',
    cleared: 'vidé',
    starting: 'premier joueur',
    more: (power) => `${power} de plus qu’imprimé`,
    less: (power) => `${power} de moins qu’imprimé`,
  },
  pt: {
    level: (level) => `nível ${level}`,
    hidden: (cards) => (cards === 1 ? 'uma carta escondida' : `${cards} cartas escondidas`),
    stage: (at, of) => `carta ${at} de ${of}`,
    from: {
      rulebook: 'do livro de regras',
      public: 'de páginas públicas',
      house: 'carta da casa',
    },
    loot: 'Saque',
    skill: 'Habilidade',
    reward: 'Recompensa',
    boss: 'Chefe',
    spent: 'gasta',
    noRule: 'Sem regra.',
    noEffect: 'Sem efeito.',
    cleared: 'vazia',
    starting: 'jogador inicial',
    more: (power) => `${power} a mais que o impresso`,
    less: (power) => `${power} a menos que o impresso`,
  },
}
