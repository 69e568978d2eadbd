/** The schema of the packs of Keep the Heroes Out!: the door through which the house pack and an owner's own come. */
import {
  type BrokenRule,
  coreWordSchemas,
  effectSchema,
  heldTo,
  packFields,
  packHash,
  packSchema,
  readPack,
} from '@muster/engine'
import * as v from 'valibot'
import type { KeepPack, Scenario } from './cards/types.ts'
import { mapProblem } from './map/map-checks.ts'
import {
  everyKind,
  fewSymbols,
  lootSymbols,
  onceEach,
  oneDefeat,
  playable,
  uniqueNames,
  wholeClan,
} from './pack-checks.ts'
import { en } from './pack-words/en.ts'
import { broken, sayIn } from './pack-words/words.ts'
import {
  CLANS,
  CLASSES,
  HEROES_A_CLASS,
  LEVELS,
  LOOT_KINDS,
  MOST_SEATS,
  MOST_VITALITY,
  ROOMS,
  ROW,
  SYMBOLS,
  TOKENS,
} from './state.ts'

const { from, positive, said, slug, title, whole } = packFields
const notNegative = v.pipe(whole, v.minValue(0))
const upTo = (most: number) => v.pipe(positive, v.maxValue(most))
const room = v.picklist(ROOMS)
const hero = v.picklist(CLASSES)
const token = v.picklist(TOKENS)
const value = v.picklist([1, 2, 3, 4])
const yes = v.optional(v.literal(true))

// Actions

const times = v.optional(positive)
const fields = <const Word extends string, const Fields extends v.ObjectEntries>(
  word: Word,
  more: Fields,
) => v.strictObject({ word: v.literal(word), ...more })

const resource = v.picklist(['coin', 'book', 'frog', 'bone'])
const shown = v.picklist(['move', 'melee', 'ranged', 'activate', 'defend', 'draw', 'trap'])
const deed = v.picklist(['move', 'melee', 'ranged', 'trap'])

const draw = fields('draw', { cards: positive })
const activate = fields('activate', { times })
const move = fields('move', { times, walls: yes })
const melee = fields('melee', { times })
const ranged = fields('ranged', { times })
const placed = fields('resource', { what: resource, times })
const trap = fields('trap', { times })
const portal = fields('portal', {})
const defend = fields('defend', {})
const ambush = fields('ambush', {
  monsters: positive,
  rooms: v.pipe(v.array(room), v.minLength(1)),
})
const reinforce = fields('reinforce', { shows: shown })
const swarm = fields('swarm', { do: deed })
const summon = fields('summon', { monsters: positive })
const mend = fields('mend', {})
const mendAll = fields('mend', { all: yes })
const split = fields('split', {})
const payToken = fields('pay-token', { what: token, count: positive })
const payCard = fields('pay-card', { cards: positive })

const plain = [draw, move, melee, ranged, placed, trap, portal, summon, mend] as const
const notAlone = [activate, defend, ambush, reinforce] as const
const after = v.variant('word', [...plain, ...notAlone, swarm])
// K3.15: what is done once and in one room, or a price.
const first = v.variant('word', [...plain, defend, ambush, reinforce, payToken, payCard])
const combo = fields('combo', {
  first: v.strictTuple([first]),
  // biome-ignore lint/suspicious/noThenProperty: the word reads first, then; nobody awaits a card.
  then: v.pipe(v.array(after), v.minLength(1)),
})
const side = v.pipe(
  v.array(v.variant('word', [...plain, ...notAlone, swarm, combo])),
  v.minLength(1),
  v.maxLength(3),
)
const isPair = (play: unknown): boolean => Array.isArray(play) && play.length > 1
const play = heldTo(
  v.lazy((given) => (isPair(given) ? v.strictTuple([side, side]) : v.strictTuple([side]))),
  playable,
)
const ability = v.variant('word', [
  draw,
  move,
  melee,
  ranged,
  placed,
  trap,
  portal,
  summon,
  mendAll,
  split,
])

const tactic = heldTo(
  v.strictObject({ name: slug, copies: positive, from, title, play }),
  fewSymbols,
)

const clan = heldTo(
  v.strictObject({
    name: v.picklist(CLANS),
    from,
    title,
    motto: said,
    advice: said,
    role: v.picklist(['control', 'defender', 'supporter']),
    monsters: positive,
    vitality: upTo(MOST_VITALITY),
    start: v.strictObject({ monsters: positive, rooms: v.pipe(v.array(room), v.minLength(1)) }),
    ability,
    cards: v.array(tactic),
  }),
  wholeClan,
)

const loot = heldTo(
  v.strictObject({
    name: slug,
    kind: v.picklist(LOOT_KINDS),
    copies: positive,
    from,
    title,
    play,
  }),
  lootSymbols,
)

const treasure = v.strictObject({
  name: slug,
  value,
  effect: v.picklist(['spill', 'curse', 'heal', 'prisoner', 'defeat']),
  copies: positive,
  from,
})
const openings = v.pipe(v.string(), v.regex(/^(?=.)N?E?S?W?$/))
const tile = v.strictObject({ name: room, from, title, openings })

// Scenarios

const where = v.variant('in', [
  v.strictObject({ in: v.literal('room'), room }),
  v.strictObject({ in: v.literal('symbol'), symbol: v.picklist(SYMBOLS) }),
  v.strictObject({ in: v.literal('every') }),
  v.strictObject({ in: v.literal('choice') }),
  v.strictObject({ in: v.literal('most-heroes') }),
  v.strictObject({ in: v.literal('farthest') }),
  v.strictObject({ in: v.literal('marked') }),
  v.strictObject({ in: v.literal('unguarded') }),
  v.strictObject({ in: v.literal('lowest-treasure') }),
])
const MOST_COUNTERS = 4
const counterAt = v.pipe(notNegative, v.maxValue(MOST_COUNTERS - 1))
const wave = v.picklist([1, 2])

const condition = v.variant('is', [
  v.strictObject({ is: v.literal('counter-at-least'), counter: counterAt, than: whole }),
  v.strictObject({ is: v.literal('counter-below'), counter: counterAt, than: whole }),
  v.strictObject({ is: v.literal('wave'), wave }),
  v.strictObject({ is: v.literal('level'), level: v.picklist(LEVELS) }),
  v.strictObject({ is: v.literal('level-not'), level: v.picklist(LEVELS) }),
  v.strictObject({ is: v.literal('players-at-least'), count: upTo(MOST_SEATS) }),
  v.strictObject({ is: v.literal('players-below'), count: upTo(MOST_SEATS) }),
  v.strictObject({ is: v.literal('guarded'), where }),
  v.strictObject({ is: v.literal('tokens-at-least'), where, what: token, count: positive }),
  v.strictObject({ is: v.literal('heroes-at-least'), where, count: positive }),
])

const effects = effectSchema((list) => {
  const { pay: _, ...core } = coreWordSchemas(list, { scope: v.picklist(['each']), condition })
  return {
    ...core,
    hero: { hero, where, heroes: upTo(HEROES_A_CLASS) },
    wake: { where, hero: v.optional(hero) },
    lay: { what: v.picklist([...TOKENS, 'portal']), where, count: positive },
    'lose-token': { what: v.picklist([...TOKENS, 'any']), where, count: positive },
    hurt: { where, damage: positive },
    count: { counter: counterAt, by: whole },
    mark: { where, by: whole },
    'each-discards': { cards: positive },
    'each-draws': { cards: positive },
    'lay-treasure': { where, value: v.picklist([1, 2, 3]) },
    'take-treasure': { where },
    wall: { where, open: v.boolean() },
    guild: { cards: positive },
    prisoner: {},
    'new-row': {},
    'send-home': { where },
    lose: {},
  }
})

const always = v.variant('always', [
  v.strictObject({ always: v.literal('hero-vitality'), hero, is: positive }),
  v.strictObject({ always: v.literal('hero-damage'), hero, is: positive }),
  v.strictObject({ always: v.literal('hand'), is: positive }),
  v.strictObject({ always: v.literal('row'), is: upTo(ROW) }),
  v.strictObject({ always: v.literal('no-cells') }),
  v.strictObject({ always: v.literal('closed'), room }),
  v.strictObject({ always: v.literal('heroes-use-portals') }),
  v.strictObject({ always: v.literal('trap-damage'), is: positive }),
  v.strictObject({ always: v.literal('guild-cards'), wave, by: whole }),
])

const moment = v.strictObject({
  at: v.picklist([
    'set-up',
    'turn-start',
    'turn-end',
    'invasion-start',
    'invasion-end',
    'wave-2',
    'last-card',
    'looted',
    'hero-gone',
  ]),
  do: effects,
})

const place = v.pipe(notNegative, v.maxValue(3))
const some = v.optional(positive)
const scenarioRoom = v.strictObject({
  room,
  x: place,
  y: place,
  turn: v.pipe(notNegative, v.maxValue(3)),
  treasure: v.optional(value),
  portal: yes,
  tokens: v.optional(
    v.strictObject({ coin: some, book: some, frog: some, bone: some, trap: some }),
  ),
})

const scenario = v.strictObject({
  name: slug,
  chapter: positive,
  from,
  title,
  story: v.strictObject({ before: said, won: said, lost: said }),
  map: v.array(scenarioRoom),
  cards: v.array(
    v.strictObject({
      name: slug,
      copies: positive,
      title,
      flavour: v.optional(said),
      do: effects,
    }),
  ),
  counters: v.pipe(
    v.array(v.strictObject({ name: slug, title, start: notNegative })),
    v.maxLength(MOST_COUNTERS),
  ),
  always: v.array(always),
  moments: v.array(moment),
  errands: v.array(
    v.strictObject({
      where,
      title,
      price: v.pipe(v.array(v.strictObject({ what: token, count: positive })), v.minLength(1)),
      do: effects,
    }),
  ),
})

const chapter = v.strictObject({
  name: slug,
  title,
  clans: v.pipe(v.array(v.picklist(CLANS)), v.minLength(1)),
  story: said,
})

const parts = packSchema('keep', {
  clans: heldTo(v.array(clan), onceEach(CLANS)),
  loot: heldTo(v.array(loot), everyKind),
  treasures: heldTo(v.array(treasure), oneDefeat),
  rooms: heldTo(v.array(tile), onceEach(ROOMS)),
  tokens: v.strictObject({
    coin: notNegative,
    book: notNegative,
    frog: notNegative,
    bone: notNegative,
    trap: notNegative,
    portal: notNegative,
  }),
  scenarios: v.pipe(v.array(scenario), v.minLength(1)),
  chapters: v.pipe(v.array(chapter), v.minLength(1)),
})

const schema = heldTo(heldTo(parts, uniqueNames), scenarioProblem)

/** Every scenario can be laid with this pack's tiles and tokens, and has its chapter. */
function scenarioProblem(
  pack: Omit<KeepPack, 'scenarios'> & { scenarios: readonly Scenario[] },
): BrokenRule | undefined {
  for (const one of pack.scenarios) {
    const problem =
      one.chapter > pack.chapters.length
        ? broken('noChapter', one.name, `${one.chapter}`)
        : mapProblem(one, pack)
    if (problem !== undefined) return problem
  }
  return undefined
}

/** Reads a pack; the error names the card, the field and what was expected. */
export function readKeepPack(source: unknown): { pack: KeepPack; hash: string } {
  const pack = readPack(source, schema, sayIn(en))
  return { pack, hash: packHash(pack) }
}
