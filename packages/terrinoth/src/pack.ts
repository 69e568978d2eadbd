/** The schema of the packs of Heroes of Terrinoth: the door through which the house pack and an owner's own come. */
import {
  coreWordSchemas,
  effectSchema,
  heldTo,
  packFields,
  packHash,
  packSchema,
  readPack,
  type SayRule,
} from '@muster/engine'
import * as v from 'valibot'
import type { Count, Foe, Lasting, Trigger, When } from './cards/effects.ts'
import { MOMENTS, TRAITS } from './cards/effects.ts'
import type { TerrinothPack } from './cards/types.ts'
import {
  barWords,
  fewRerolls,
  itemOrEvent,
  lastPeril,
  ownCounters,
  questPlaces,
  restReadies,
  uniqueNames,
  wholeTrack,
  wholeTypes,
} from './pack-checks.ts'
import { ACTIONS, CLASSES, CONDITIONS, DIFFICULTIES, HERO_TYPES } from './state.ts'

const { from, positive, said, slug, title, whole } = packFields
const notNegative = v.pipe(whole, v.minValue(0))
const upTo = (most: number) => v.pipe(positive, v.maxValue(most))
const yes = v.optional(v.literal(true))
const trait = v.picklist(TRAITS)
const rank = v.picklist(['minion', 'master', 'nemesis'])
const action = v.picklist(ACTIONS)
const difficulty = v.picklist(DIFFICULTIES)
const condition = v.picklist(CONDITIONS)
const kind = v.picklist(['quarter', 'wilderness', 'dungeon'])
const MOST_COUNTERS = 4
const counter = v.pipe(notNegative, v.maxValue(MOST_COUNTERS - 1))

// Selectors and conditions

const who = v.picklist([
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
])
const foe: v.GenericSchema<unknown, Foe> = v.strictObject({
  in: v.optional(v.picklist(['mine', 'others', 'engaged', 'shadows', 'play', 'reach'])),
  rank: v.optional(v.picklist(['minion', 'master', 'nemesis', 'not-nemesis'])),
  trait: v.optional(trait),
  is: v.optional(v.picklist(['ready', 'exhausted', 'wounded', 'face-up', 'face-down'])),
  which: v.optional(v.picklist(['this', 'target'])),
})
const count: v.GenericSchema<unknown, Count> = v.variant('of', [
  v.strictObject({ of: v.literal('foes'), foe }),
  v.strictObject({ of: v.literal('slain') }),
])
const is = <const Name extends string, const Fields extends v.ObjectEntries>(
  name: Name,
  more: Fields,
) => v.strictObject({ is: v.literal(name), ...more })
const when: v.GenericSchema<unknown, When> = v.lazy(() =>
  v.variant('is', [
    is('engaged-with-you', {}),
    is('in-shadows', {}),
    is('explored', {}),
    is('final', {}),
    is('others-spent', {}),
    is('has', {
      what: v.picklist([...CONDITIONS, 'tokens', 'wounds', 'items', 'enemies', 'spent']),
      than: positive,
    }),
    is('foes', { foe, than: positive }),
    is('no-foes', { foe }),
    is('counter-at-least', { counter, than: whole }),
    is('counter-below', { counter, than: whole }),
    is('nemesis', { where: v.picklist(['lair', 'play', 'defeated']) }),
    is('peril', { than: positive }),
    is('party', { than: upTo(4) }),
    is('living', { than: upTo(4) }),
    is('living-below', { than: upTo(4) }),
    is('defeated', {
      foe: v.strictObject({ rank: v.optional(rank), trait: v.optional(trait) }),
    }),
    is('all', { of: v.pipe(v.array(when), v.minLength(2)) }),
    is('not', { of: v.strictTuple([when]) }),
  ]),
)

// Words

const effects = effectSchema((list) => ({
  ...coreWordSchemas(list, { scope: v.picklist(['each', 'others']), condition: when }),
  wound: { who, wounds: positive },
  recover: { who, wounds: positive },
  claim: { who, tokens: positive },
  'lose-tokens': { who, tokens: positive },
  gain: { who, condition },
  cure: { who, condition: v.picklist([...CONDITIONS, 'any']) },
  ready: { who, cards: v.union([upTo(4), v.literal('all')]), may: yes },
  exhaust: { who, cards: upTo(4), may: yes },
  upgrade: { who },
  'discard-item': { who },
  hurt: { foe, wounds: positive, each: yes, may: yes },
  mend: { foe, wounds: positive, each: yes },
  tire: { foe, each: yes, may: yes },
  rouse: { foe, each: yes },
  engage: { foe, may: yes },
  drive: { foe, each: yes, may: yes },
  'turn-up': { foe, each: yes },
  look: {},
  spawn: {
    enemies: positive,
    where: v.picklist(['you', 'each', 'shadows', 'hidden']),
    from: v.optional(v.literal('discard')),
    trait: v.optional(trait),
  },
  'spawn-nemesis': { where: v.picklist(['shadows', 'leader', 'you']) },
  'nemesis-home': {},
  advance: {},
  inflict: {},
  retreat: {},
  join: { who },
  progress: { by: whole },
  draw: { who, cards: v.picklist([1, 2]) },
  peril: { by: whole },
  'enemy-die': { counterattack: list, threat: list, blank: list },
  count: { counter, by: whole, per: v.optional(count) },
  'for-every': { what: count, do: list },
  as: { who, do: list },
}))
const does = v.pipe(effects, v.minLength(1))

// Moments and lasting rules

const trigger: v.GenericSchema<unknown, Trigger> = v.strictObject({
  at: v.picklist(MOMENTS),
  may: yes,
  of: v.optional(v.picklist(['own', 'any', 'another'])),
  action: v.optional(action),
  when: v.optional(when),
  limit: v.optional(v.literal('round')),
  price: v.optional(does),
  do: does,
})
const lastingFor = <const Name extends string, const Fields extends v.ObjectEntries>(
  name: Name,
  more: Fields,
) => v.strictObject({ always: v.literal(name), ...more })
const bonus = { by: whole, action: v.optional(action), when: v.optional(when) }
const ofEnemies = { by: whole, trait: v.optional(trait), when: v.optional(when) }
const lasting: v.GenericSchema<unknown, Lasting> = v.variant('always', [
  lastingFor('dice', bonus),
  lastingFor('successes', bonus),
  lastingFor('defense', bonus),
  lastingFor('pierce', { by: positive, when: v.optional(when) }),
  lastingFor('reroll', {
    dice: positive,
    of: v.picklist(['hero', 'enemy', 'any']),
    action: v.optional(action),
    limit: v.optional(v.literal('round')),
  }),
  lastingFor('attack', ofEnemies),
  lastingFor('resilience', ofEnemies),
  lastingFor('untouchable', {
    foe: v.optional(v.picklist(['this', 'nemesis', 'face-down'])),
    when: v.optional(when),
  }),
  lastingFor('nemesis-returns', {}),
])
// What is used up in a round is kept in bits.
const TRIGGERS_OF_A_HERO = 4
const TRIGGERS_OF_ALL = 8
const REROLLS_OF_A_HERO = 2
const rulesOf = (triggers: number, rerolls: number) => ({
  triggers: v.pipe(v.array(trigger), v.maxLength(triggers)),
  always: heldTo(v.array(lasting), fewRerolls(rerolls)),
})
const rules = rulesOf(TRIGGERS_OF_ALL, 1)

// Cards

const hero = v.strictObject({
  name: slug,
  type: v.picklist(HERO_TYPES),
  from,
  abilityFrom: from,
  title,
  health: positive,
  ...rulesOf(TRIGGERS_OF_A_HERO, REROLLS_OF_A_HERO),
  motto: said,
})
const card = heldTo(
  v.strictObject({
    name: slug,
    type: v.picklist(HERO_TYPES),
    of: v.picklist([...CLASSES, 'basic']),
    action,
    from,
    title,
    above: effects,
    dice: upTo(6),
    ranged: yes,
    targets: v.optional(v.picklist([2, 3, 'all'])),
    with: heldTo(v.array(lasting), fewRerolls(1)),
    below: effects,
    says: v.optional(said),
  }),
  restReadies,
)
const keyword = v.strictObject({ name: slug, title, do: does })
const enemyFields = {
  attack: notNegative,
  resilience: notNegative,
  health: positive,
  bar: v.array(slug),
  from,
  always: v.optional(v.array(lasting)),
  threat: v.optional(effects),
  counter: v.optional(effects),
}
const enemy = v.strictObject(enemyFields)
const named = { name: slug, title, difficulty, traits: v.array(trait), keywords: v.array(keyword) }
const set = heldTo(
  v.strictObject({
    ...named,
    plural: said,
    minion: enemy,
    master: enemy,
    says: v.optional(said),
  }),
  barWords,
)
const nemesis = heldTo(v.strictObject({ ...named, ...enemyFields, says: said }), barWords)
const location = v.strictObject({
  name: slug,
  title,
  kind,
  difficulty,
  from,
  engaged: notNegative,
  shadows: notNegative,
  exploration: positive,
  ...rules,
  quest: v.optional(slug),
  says: said,
})
const explorationCard = heldTo(
  v.strictObject({
    name: slug,
    title,
    set: slug,
    copies: positive,
    from,
    item: v.boolean(),
    ...rules,
    do: effects,
    once: yes,
    quest: v.optional(slug),
    says: v.optional(said),
  }),
  itemOrEvent,
)

// Quests

const MOST_STACKS = 3
const stacks = v.pipe(
  v.array(
    v.strictObject({
      named: v.array(slug),
      random: v.optional(v.strictObject({ count: positive, difficulty, kind: v.optional(kind) })),
    }),
  ),
  v.minLength(1),
  v.maxLength(MOST_STACKS),
)
const perilSchema = v.strictObject({ title, says: said, do: does })
const counterSchema = v.strictObject({
  name: slug,
  title,
  start: notNegative,
  of: v.optional(positive),
})
const quest = heldTo(
  v.strictObject({
    name: slug,
    title,
    from,
    difficulty,
    road: v.picklist(['goblins', 'bloodguard', 'mistlands']),
    shape: slug,
    nemesis: slug,
    enemies: stacks,
    locations: stacks,
    exploration: v.pipe(v.array(v.array(slug)), v.minLength(1), v.maxLength(MOST_STACKS)),
    extra: v.array(slug),
    counters: v.pipe(v.array(counterSchema), v.maxLength(MOST_COUNTERS)),
    track: heldTo(v.array(v.picklist([0, 1, 2, 3])), wholeTrack),
    perils: v.strictTuple([perilSchema, perilSchema, perilSchema]),
    ...rules,
    victory: v.strictObject({ at: v.picklist(MOMENTS), when, text: said }),
    defeat: v.array(v.strictObject({ when, text: said })),
    story: v.strictObject({ before: said, won: said, lost: said, nemesis: said }),
  }),
  lastPeril,
)

const boonFields = { name: slug, title, says: said, quest: slug }
const boon = v.variant('gives', [
  v.strictObject({ ...boonFields, gives: v.literal('health'), by: positive }),
  v.strictObject({ ...boonFields, gives: v.literal('tokens'), by: upTo(5) }),
  v.strictObject({ ...boonFields, gives: v.literal('item'), card: slug }),
  v.strictObject({ ...boonFields, gives: v.literal('focused') }),
  v.strictObject({ ...boonFields, gives: v.literal('upgrade') }),
])

const parts = packSchema('terrinoth', {
  heroes: v.array(hero),
  cards: v.array(card),
  sets: v.array(set),
  nemeses: v.array(nemesis),
  locations: v.array(location),
  exploration: v.array(explorationCard),
  quests: v.pipe(v.array(quest), v.minLength(1)),
  boons: v.array(boon),
})

const schema: v.GenericSchema<unknown, TerrinothPack> = heldTo(
  heldTo(heldTo(heldTo(parts, uniqueNames), wholeTypes), questPlaces),
  ownCounters,
)

/** Reads a pack; the error names the card, the field and what was expected, and a broken rule in words if it is given them. */
export function readTerrinothPack(
  source: unknown,
  sayRule?: SayRule,
): { pack: TerrinothPack; hash: string } {
  const pack = readPack(source, schema, sayRule)
  return { pack, hash: packHash(pack) }
}
