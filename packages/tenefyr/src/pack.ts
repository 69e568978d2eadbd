/** The schema of Tenefyr's packs: the door through which the house pack and an owner's own cards come. */
import {
  coreWordSchemas,
  effectSchema,
  heldTo,
  packFields,
  packHash,
  packSchema,
  readPack,
} from '@muster/engine'
import * as v from 'valibot'
import type { TenefyrPack } from './cards/types.ts'
import {
  fourOfEachBoss,
  fourteenALevel,
  noWandering,
  onceEach,
  onlyPrices,
  outsideCombat,
  rewardsForAll,
  startsInOrder,
  uniqueNames,
  whoFitsKind,
} from './pack-checks.ts'
import { en } from './pack-words/en.ts'
import { sayIn } from './pack-words/words.ts'
import { BOSSES, HEROES, PROFILES } from './state.ts'

const { from, positive, said: flavour, slug, title, whole } = packFields
const level = v.pipe(whole, v.minValue(1), v.maxValue(5))
const hero = v.picklist(HEROES)

const COUNTS = [
  'basic-0-in-discards',
  'basic-in-discards',
  'loot-in-discards',
  'cards-below',
  'played-loot',
  'played-basic',
  'exhausted-players',
  'heroes-spent',
  'double-turns',
  'track',
] as const
const OWN_COUNTS = ['own-discard-basic-0', 'own-played', 'own-discards'] as const

const condition = v.variant('is', [
  v.strictObject({ is: v.literal('you-are'), hero }),
  v.strictObject({ is: v.literal('boss-fight') }),
  v.strictObject({ is: v.literal('you-start') }),
  v.strictObject({ is: v.literal('last-card') }),
  v.strictObject({ is: v.literal('deck-empty') }),
  v.strictObject({ is: v.literal('level-at-least'), level }),
  v.strictObject({ is: v.literal('dungeon-level-at-most'), level }),
  v.strictObject({ is: v.literal('played-at-least'), cards: positive }),
])

const zone = v.picklist(['deck', 'discard', 'hand'])
const changes = v.picklist(['hand-size', 'basic-power', 'loot-power', 'enemy-power'])

const effects = effectSchema((list) => ({
  ...coreWordSchemas(list, {
    scope: v.picklist(['each', 'others', 'starting', 'next', ...HEROES]),
    condition,
  }),
  // T11.3
  pay: { price: heldTo(v.pipe(list, v.minLength(1)), onlyPrices), to: list },
  draw: { cards: positive },
  'draw-up-to': { cards: positive },
  'discard-top': { cards: positive },
  'discard-hand': { cards: positive },
  'gain-power': { power: whole, per: v.optional(v.picklist([...COUNTS, ...OWN_COUNTS])) },
  'enemy-power': { by: whole },
  'double-card': {},
  'double-total': { whose: v.picklist(['any', 'other', 'own', 'edition']) },
  reorder: { cards: positive },
  look: { cards: positive },
  bury: {},
  sift: { cards: positive },
  search: {
    for: v.picklist(['any', 'basic-1', 'loot', 'skill']),
    to: v.picklist(['hand', 'discard']),
  },
  take: {
    level: v.union([level, v.literal('here')]),
    cards: positive,
    to: v.picklist(['discard', 'hand', 'deck']),
    from: v.optional(positive),
  },
  remove: { cards: positive, from: zone, upTo: v.optional(v.boolean()) },
  'remove-top': { cards: positive },
  give: { from: zone, cards: positive },
  recover: { cards: positive, to: v.picklist(['deck', 'top']) },
  'recover-all': {},
  'one-player': { do: list },
  wander: { to: v.picklist(['other', 'lower', 'higher']) },
  'boss-token': { by: whole },
  'leave-game': {},
  blessing: { change: changes, by: whole, lasts: v.picklist(['combat', 'dungeon']) },
  'look-dungeon': { cards: positive },
  upgrade: {},
}))

const who = v.picklist(['each', 'starting', 'others', ...HEROES])
const stayingEffects = heldTo(effects, noWandering)
const lasting = v.variant('always', [
  v.strictObject({ always: v.literal('hand-size'), by: whole, who }),
  v.strictObject({ always: v.literal('basic-power'), by: whole }),
  v.strictObject({ always: v.literal('loot-power'), by: whole }),
  v.strictObject({ always: v.literal('enemy-power'), by: whole, per: v.picklist(COUNTS) }),
  v.strictObject({ always: v.literal('one-hand'), who }),
])
const momentary = v.variant('when', [
  v.strictObject({ when: v.literal('start'), do: effects }),
  v.strictObject({ when: v.literal('end'), do: stayingEffects }),
])
const isMomentary = (rule: unknown): boolean =>
  typeof rule === 'object' && rule !== null && 'when' in rule
const rules = v.array(v.lazy((rule) => (isMomentary(rule) ? momentary : lasting)))
const power = v.strictTuple([whole, whole, whole])

const dungeonCard = v.strictObject({
  name: slug,
  level,
  copies: positive,
  from,
  power,
  title,
  flavour: v.optional(flavour),
  rules,
  loot: v.strictObject({ name: slug, title, power: whole, play: stayingEffects }),
})

const skill = v.strictObject({
  name: slug,
  hero,
  from,
  title,
  flavour: v.optional(flavour),
  power: whole,
  play: stayingEffects,
})

const bossCard = v.strictObject({
  name: slug,
  boss: v.picklist(BOSSES),
  stage: v.pipe(whole, v.minValue(1), v.maxValue(4)),
  from,
  title,
  flavour: v.optional(flavour),
  power,
  rules,
})

const reward = v.strictObject({
  name: slug,
  level,
  from,
  title,
  flavour: v.optional(flavour),
  edition: v.optional(v.picklist(PROFILES)),
  kind: v.picklist(['each', 'together']),
  options: v.pipe(
    v.array(
      v.strictObject({
        who: v.picklist(['you', 'one', 'each', 'party']),
        do: heldTo(effects, outsideCombat),
      }),
    ),
    v.minLength(2),
  ),
})
const boss = v.strictObject({ name: v.picklist(BOSSES), title })
const track = v.strictObject({ spaces: positive, easy: whole, normal: whole, hard: whole })
const gifts = v.array(v.strictObject({ level, cards: positive }))

const schema = heldTo(
  packSchema('tenefyr', {
    dungeonCards: heldTo(v.array(dungeonCard), fourteenALevel),
    skills: heldTo(v.array(skill), onceEach('hero', HEROES)),
    bosses: heldTo(v.array(boss), onceEach('name', BOSSES)),
    bossCards: heldTo(v.array(bossCard), fourOfEachBoss),
    rewards: heldTo(v.array(heldTo(reward, whoFitsKind)), rewardsForAll),
    tracks: v.strictObject({
      normal: heldTo(track, startsInOrder),
      quick: v.pipe(v.array(gifts), v.minLength(1)),
    }),
  }),
  uniqueNames,
)

/** Reads a pack; the error names the card, the field and what was expected. */
export function readTenefyrPack(source: unknown): { pack: TenefyrPack; hash: string } {
  const pack = readPack(source, schema, sayIn(en))
  return { pack, hash: packHash(pack) }
}
