/** Packs whose cards do anything that words can say, at any moment: no player would want them, the rules must bear them. */
import type { RandomStream } from '@muster/engine'
import {
  at,
  either,
  enemyDie,
  everyFoe,
  everySlain,
  explored,
  foes,
  has,
  inShadows,
  may,
  nemesisIs,
  not,
  othersSpent,
  pay,
  when,
} from '../cards/build.ts'
import {
  type CardEffect,
  type Foe,
  MOMENTS,
  type Trigger,
  type When,
  type Who,
} from '../cards/effects.ts'
import type { ActivationCard, EnemySet, Keyword, Quest, TerrinothPack } from '../cards/types.ts'
import { CONDITIONS } from '../state.ts'
import { drillPack } from './drill-pack.ts'

const WHO: readonly Who[] = [
  'you',
  'target',
  'leader',
  'each',
  'others',
  'any',
  'another',
  'led',
  'least-health',
  'most-enemies',
  'most-tokens',
]

type Effects = readonly [CardEffect, ...CardEffect[]]

class Maker {
  private readonly random: RandomStream

  constructor(random: RandomStream) {
    this.random = random
  }

  one<T>(row: readonly T[]): T {
    return row[this.random.below(row.length)]
  }

  oneIn(n: number): boolean {
    return this.random.below(n) === 0
  }

  some<T>(most: number, make: () => T): T[] {
    return Array.from({ length: this.random.below(most + 1) }, make)
  }

  private foe(): Foe {
    return {
      ...(this.oneIn(2)
        ? { in: this.one(['mine', 'others', 'engaged', 'shadows', 'play', 'reach'] as const) }
        : {}),
      ...(this.oneIn(5)
        ? { rank: this.one(['minion', 'master', 'nemesis', 'not-nemesis'] as const) }
        : {}),
      ...(this.oneIn(5) ? { trait: this.one(['goblin', 'giant', 'soldier'] as const) } : {}),
      ...(this.oneIn(5)
        ? { is: this.one(['ready', 'exhausted', 'wounded', 'face-up', 'face-down'] as const) }
        : {}),
      ...(this.oneIn(6) ? { which: this.one(['this', 'target'] as const) } : {}),
    }
  }

  private when(): When {
    const foe = this.foe()
    return this.one([
      explored,
      inShadows,
      othersSpent,
      has('wounds', 2),
      foes(foe),
      nemesisIs('play'),
      not(foes(foe, 2)),
    ])
  }

  private toHeroes(): CardEffect {
    const who = this.one(WHO)
    const condition = this.one(CONDITIONS)
    return this.one<CardEffect>([
      { word: 'wound', who, wounds: 2 },
      { word: 'recover', who, wounds: 2 },
      { word: 'claim', who, tokens: 1 },
      { word: 'lose-tokens', who, tokens: 1 },
      { word: 'gain', who, condition },
      { word: 'cure', who, condition: 'any' },
      { word: 'ready', who, cards: 'all' },
      { word: 'ready', who, cards: 2, may: true },
      { word: 'exhaust', who, cards: 2 },
      { word: 'upgrade', who },
      { word: 'discard-item', who },
      { word: 'draw', who, cards: 2 },
    ])
  }

  private toEnemies(): CardEffect {
    const foe = this.foe()
    const each = this.oneIn(3) ? { each: true as const } : {}
    const perhaps = this.oneIn(3) ? { may: true as const } : {}
    return this.one<CardEffect>([
      { word: 'hurt', foe, wounds: 2, ...each, ...perhaps },
      { word: 'mend', foe, wounds: 1, ...each },
      { word: 'tire', foe, ...each, ...perhaps },
      { word: 'rouse', foe, ...each },
      { word: 'engage', foe, ...perhaps },
      { word: 'drive', foe, ...each, ...perhaps },
      { word: 'turn-up', foe, ...each },
      { word: 'look' },
      { word: 'spawn', enemies: 2, where: this.one(['you', 'each', 'shadows', 'hidden'] as const) },
      { word: 'spawn', enemies: 1, where: 'each', from: 'discard', trait: 'goblin' },
      { word: 'spawn-nemesis', where: this.one(['shadows', 'leader', 'you'] as const) },
      { word: 'nemesis-home' },
    ])
  }

  private toPlace(): CardEffect {
    return this.one<CardEffect>([
      { word: 'progress', by: -2 },
      { word: 'progress', by: 3 },
      { word: 'peril', by: -1 },
      { word: 'count', counter: 0, by: this.one([-1, 1]) },
    ])
  }

  private nested(deep: number): CardEffect {
    const does = this.effects(deep - 1)
    const price = this.one<CardEffect>([
      { word: 'lose-tokens', who: 'you', tokens: 1 },
      { word: 'exhaust', who: 'you', cards: 1 },
      { word: 'wound', who: 'you', wounds: 1 },
      { word: 'discard-item', who: 'you' },
      { word: 'progress', by: -1 },
    ])
    return this.one<CardEffect>([
      may(...does),
      pay([price], ...does),
      either(does, this.effects(deep - 1)),
      when(this.when(), does, this.effects(deep - 1)),
      enemyDie({ counterattack: does, threat: this.effects(deep - 1) }),
      everyFoe(this.foe(), ...does),
      everySlain(...does),
      { word: 'as', who: this.one(WHO), do: does },
      { word: 'for-each', who: this.one(['each', 'others'] as const), do: does },
    ])
  }

  effect(deep: number): CardEffect {
    if (deep > 0 && this.oneIn(3)) return this.nested(deep)
    return this.one([this.toHeroes(), this.toEnemies(), this.toPlace()])
  }

  effects(deep: number): Effects {
    const first = this.effect(deep)
    return this.oneIn(2) ? [first] : [first, this.effect(deep)]
  }

  trigger(): Trigger {
    return at(
      this.one(MOMENTS),
      {
        ...(this.oneIn(2) ? { may: true } : {}),
        of: this.one(['own', 'any', 'another'] as const),
        // Without it what a fall brings about could bring about a fall, and so on.
        limit: 'round',
        ...(this.oneIn(3) ? { when: this.when() } : {}),
      },
      ...this.effects(1),
    )
  }

  keyword(): Keyword {
    const own = this.one<CardEffect>([
      { word: 'advance' },
      { word: 'inflict' },
      { word: 'retreat' },
      { word: 'join', who: this.one(WHO) },
    ])
    return { name: 'odd', title: drillPack.heroes[0].title, do: [own, this.effect(1), own] }
  }
}

function oddCard(make: Maker, card: ActivationCard): ActivationCard {
  return {
    ...card,
    above: make.oneIn(2) ? make.effects(2) : card.above,
    below: make.oneIn(2) ? [...make.effects(2), ...card.below] : card.below,
    targets: card.action === 'attack' ? make.one([undefined, 2, 3, 'all'] as const) : undefined,
  }
}

function oddSet(make: Maker, set: EnemySet): EnemySet {
  const { minion } = set
  return {
    ...set,
    keywords: [...set.keywords, make.keyword()],
    minion: {
      ...minion,
      bar: [...minion.bar, 'odd'],
      threat: make.effects(1),
      counter: make.effects(1),
    },
  }
}

function oddQuest(make: Maker, quest: Quest): Quest {
  const [first, second, third] = quest.perils
  const odd = (peril: Quest['perils'][0]) => ({ ...peril, do: make.effects(2) })
  return {
    ...quest,
    triggers: make.some(3, () => make.trigger()),
    perils: [odd(first), odd(second), odd(third)],
  }
}

/** The drill with everything that cards do made anew. */
export function oddPack(random: RandomStream): TerrinothPack {
  const make = new Maker(random)
  const triggers = (most: number) => make.some(most, () => make.trigger())
  return {
    ...drillPack,
    heroes: drillPack.heroes.map((hero) => ({ ...hero, triggers: triggers(2) })),
    cards: drillPack.cards.map((card) => oddCard(make, card)),
    sets: drillPack.sets.map((set) => (make.oneIn(2) ? oddSet(make, set) : set)),
    locations: drillPack.locations.map((place) => ({ ...place, triggers: triggers(1) })),
    exploration: drillPack.exploration.map((card) =>
      card.item ? { ...card, triggers: triggers(2) } : { ...card, do: make.effects(2) },
    ),
    quests: drillPack.quests.map((quest) => oddQuest(make, quest)),
  }
}
