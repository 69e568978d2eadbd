/** A pack that tuning never touches: heroes, enemies and cards as plain as they can be. The tests of the rules stand on it. */
import {
  activationOf,
  all,
  at,
  claim,
  either,
  enemy,
  engagedWithYou,
  explored,
  final,
  gain,
  hurtEach,
  join,
  keyword,
  loseTokens,
  mayEngage,
  mayReady,
  nemesisIs,
  perilOf,
  progress,
  properTitle,
  quest,
  randomStack,
  readyAll,
  recover,
  reroll,
  said,
  spawn,
  stack,
  title,
  when,
  wound,
} from '../cards/build.ts'
import type { CardEffect, Trait } from '../cards/effects.ts'
import type {
  ActivationCard,
  EnemyCard,
  EnemySet,
  ExplorationCard,
  HeroCard,
  Keyword,
  LocationCard,
  Nemesis,
  Quest,
  TerrinothPack,
} from '../cards/types.ts'
import { ACTIONS, type Difficulty, type HeroClass, type HeroType } from '../state.ts'

const name = title('-', 'm -', 'm -')
const nobody = properTitle('-', 'm -', 'm -')
const nothing = said('-', '-', '-')

const hero = (of: string, type: HeroType, health: number): HeroCard => ({
  name: of,
  type,
  from: 'house',
  abilityFrom: 'house',
  title: nobody,
  health,
  triggers: [],
  always: [],
  motto: nothing,
})

export const drillHeroes: readonly HeroCard[] = [
  hero('sal', 'scout', 10),
  hero('wick', 'warrior', 12),
  hero('hob', 'healer', 11),
  hero('mag', 'mage', 9),
]

/** Attack 2 dice, explore 2, rest 1 and ready all, aid 2 and the target may ready one. */
function basics(type: HeroType, attack: Partial<ActivationCard>): ActivationCard[] {
  const card = activationOf(type, 'basic')
  return [
    { ...card('attack', `${type}-attack`, name, { dice: 2 }), ...attack },
    card('explore', `${type}-explore`, name, { dice: 2 }),
    card('rest', `${type}-rest`, name, { dice: 1, below: [readyAll] }),
    card('aid', `${type}-aid`, name, { dice: 2, below: [mayReady('target', 1)] }),
  ]
}

/** As the basics, but three dice. */
const advanced = (type: HeroType, of: HeroClass): ActivationCard[] =>
  ACTIONS.map((action) =>
    activationOf(type, of)(action, `${of}-${action}`, name, {
      dice: 3,
      below: action === 'rest' ? [readyAll] : [],
    }),
  )

/** The Scout strikes at two, the Warrior may engage first, the Mage reaches everywhere. */
const drillCards: readonly ActivationCard[] = [
  ...basics('scout', { targets: 2, dice: 3 }),
  ...basics('warrior', { above: [mayEngage] }),
  ...basics('healer', {}),
  ...basics('mage', { ranged: true }),
  ...advanced('scout', 'thief'),
  ...advanced('scout', 'wildlander'),
  ...advanced('warrior', 'knight'),
  ...advanced('warrior', 'berserker'),
  ...advanced('healer', 'spiritspeaker'),
  ...advanced('healer', 'disciple'),
  ...advanced('mage', 'runemaster'),
  ...advanced('mage', 'geomancer'),
]

const set = (
  of: string,
  difficulty: Difficulty,
  traits: readonly Trait[],
  minion: EnemyCard,
  master: EnemyCard,
  ...keywords: readonly Keyword[]
): EnemySet => ({
  name: of,
  title: name,
  plural: nothing,
  difficulty,
  traits,
  keywords,
  minion,
  master,
})

const ordinary = ['advance', 'inflict']
const sting = keyword('sting', name, when(engagedWithYou, [gain('you', 'poisoned')]))
const flock = keyword('flock', name, join('most-enemies'))

/** Attack, resilience, health. An imp strikes back with more than its attack, and threatens. */
const drillSets: readonly EnemySet[] = [
  set('brute', 'trivial', ['giant'], enemy([2, 0, 3], ordinary), enemy([3, 1, 4], ordinary)),
  set('runt', 'trivial', ['goblin'], enemy([1, 0, 1], ordinary), enemy([1, 0, 2], ordinary)),
  set(
    'archer',
    'trivial',
    ['goblin'],
    enemy([1, 0, 2], ['sting', 'retreat', 'inflict']),
    enemy([2, 0, 2], ['sting', 'retreat', 'inflict']),
    sting,
  ),
  set('guard', 'trivial', ['soldier'], enemy([1, 1, 2], ordinary), enemy([1, 2, 2], ordinary)),
  set(
    'rats',
    'trivial',
    ['creature'],
    enemy([1, 0, 3], ['flock']),
    enemy([1, 0, 4], ['flock']),
    flock,
  ),
  set('ogre', 'challenging', ['giant'], enemy([2, 1, 3], ordinary), enemy([3, 1, 4], ordinary)),
  set(
    'imp',
    'challenging',
    ['demon'],
    enemy([2, 0, 2], ordinary, { counter: [loseTokens('you', 1)], threat: [progress(-1)] }),
    enemy([2, 0, 3], ordinary, { counter: [loseTokens('you', 1)], threat: [progress(-1)] }),
  ),
  set('hound', 'challenging', ['creature'], enemy([2, 0, 2], ordinary), enemy([2, 0, 4], ordinary)),
]

/** The one of `drill`, and a second that no test quest names. */
const nemesis = (of: string): Nemesis => ({
  ...enemy([3, 1, 8], ordinary, { threat: [wound('you', 1)] }),
  name: of,
  title: nobody,
  difficulty: 'trivial',
  traits: ['giant'],
  keywords: [],
  says: nothing,
})

const location = (
  of: string,
  kind: LocationCard['kind'],
  difficulty: Difficulty,
  [engaged, shadows, exploration]: readonly [number, number, number],
  more: Partial<LocationCard> = {},
): LocationCard => ({
  name: of,
  title: name,
  kind,
  difficulty,
  from: 'house',
  engaged,
  shadows,
  exploration,
  triggers: [],
  always: [],
  says: nothing,
  ...more,
})

/** Four of the drill; three that may come by lot; one that belongs to another quest. */
const drillLocations: readonly LocationCard[] = [
  location('road', 'quarter', 'trivial', [2, 2, 4]),
  location('wood', 'wilderness', 'trivial', [1, 1, 3]),
  location('cave', 'dungeon', 'trivial', [3, 1, 3]),
  location('gate', 'quarter', 'trivial', [1, 1, 3]),
  location('moor', 'wilderness', 'challenging', [1, 1, 3]),
  location('pit', 'dungeon', 'challenging', [1, 1, 3]),
  location('hall', 'dungeon', 'challenging', [1, 1, 3]),
  location('vault', 'dungeon', 'challenging', [1, 1, 3], { quest: 'heist' }),
]

const found = (
  of: string,
  setName: string,
  copies: number,
  more: Partial<ExplorationCard>,
): ExplorationCard => ({
  name: of,
  title: name,
  set: setName,
  copies,
  from: 'house',
  item: false,
  triggers: [],
  always: [],
  do: [],
  ...more,
})
const event = (of: string, setName: string, copies: number, ...does: readonly CardEffect[]) =>
  found(of, setName, copies, { do: does })

const drillExploration: readonly ExplorationCard[] = [
  found('coin', 'base', 3, { item: true, always: [reroll(2, 'any')] }),
  found('bomb', 'base', 3, {
    item: true,
    triggers: [at('after-activation', { may: true, of: 'any' }, hurtEach({ in: 'shadows' }, 1))],
  }),
  event('herb', 'base', 3, recover('you', 2)),
  event('map', 'base', 3, progress(2)),
  event('fork', 'wild', 3, either([claim('you', 1)], [recover('you', 1)])),
  event('fall', 'wild', 2, wound('you', 1)),
  { ...event('letter', 'own', 1, claim('you', 1)), once: true, quest: 'heist' },
]

const peril = (...does: readonly [CardEffect, ...CardEffect[]]) => perilOf(name, nothing, ...does)

export const drillQuest: Quest = quest('drill', {
  title: nobody,
  difficulty: 'trivial',
  road: 'goblins',
  shape: '-',
  nemesis: 'tyrant',
  enemies: [stack('brute', 'runt'), stack('archer', 'guard')],
  locations: [stack('road'), stack('wood', 'cave'), stack('gate')],
  exploration: [['base'], ['wild']],
  counters: [{ name: 'bell', title: name, start: 0, of: 5 }],
  track: [0, 0, 1, 0, 2, 0, 3],
  perils: [peril(claim('each', 1)), peril(wound('each', 1)), peril(spawn(1, 'shadows'))],
  victory: { at: 'round-end', when: all(final, explored, nemesisIs('defeated')), text: nothing },
  story: { before: nothing, won: nothing, lost: nothing, nemesis: nothing },
})

/** Random stacks and cards of its own. */
const heistQuest: Quest = {
  ...drillQuest,
  name: 'heist',
  enemies: [stack('runt'), randomStack(['ogre'], 1, 'challenging')],
  locations: [stack('road'), randomStack([], 1, 'challenging', 'dungeon'), stack('vault')],
  exploration: [['wild'], ['base']],
  extra: ['letter'],
}

export const drillPack: TerrinothPack = {
  muster: 'pack 1',
  game: 'terrinoth',
  name: 'drill',
  version: '1',
  heroes: drillHeroes,
  cards: drillCards,
  sets: drillSets,
  nemeses: [nemesis('tyrant'), nemesis('usurper')],
  locations: drillLocations,
  exploration: drillExploration,
  quests: [drillQuest, heistQuest],
  boons: [],
}
