/** What happened: a sentence for each event, or one for a run of events alike. */
import { capital, counted, type Spoken, type Telling } from '@muster/engine'
import { BASIC_1 } from '../content.ts'
import { BLESSINGS } from '../rules/power.ts'
import { BOSS_DECK, DUNGEON_LEVELS, isQuick, isSolo } from '../state.ts'
import { leavesAsLoot, rewardText } from './effects.ts'
import { boss, cardTitle, enemy, lootTitle, place, player, players, type Scene } from './scene.ts'
import type { Sentences } from './talk.ts'

type Say = (scene: Scene, event: Telling) => string | undefined

/** How events that follow each other are told together. */
interface Listing {
  /** The numbers in which they agree. */
  readonly alike: readonly ('a' | 'b' | 'c')[]
  readonly item: (scene: Scene, event: Telling) => string
  /** Their order says something: a card that comes back later is named again. */
  readonly inOrder?: true
  /** `event`: the first one. */
  readonly say: (scene: Scene, event: Telling, items: string, many: boolean) => string
}

const loot = ({ content, language }: Scene, card: number): string =>
  lootTitle(content, card, language)
const titled = ({ content, language }: Scene, card: number): string =>
  cardTitle(content, card, language)
const held = (s: Scene, card: number): string =>
  `${loot(s, card)} (${s.content.powerOf[s.content.kindOf[card]]})`

type CardDeed =
  | 'drew'
  | 'discarded'
  | 'threw-away'
  | 'played'
  | 'removed'
  | 'recovered'
  | 'looked'
  | 'found'
  | 'took'

/** A player does it with a card. */
const deed = (name: CardDeed, item: (scene: Scene, card: number) => string): Listing => ({
  alike: ['a'],
  item: (s, e) => item(s, e.b),
  say: (s, e, cards) => s.talk.sentences[name](player(s, e.a), cards),
})

const lists = {
  drew: deed('drew', loot),
  discarded: deed('discarded', loot),
  // T4.5: the cards of the hand follow, discarded one by one.
  'threw-away': deed('threw-away', loot),
  played: { ...deed('played', loot), item: (s, e) => playedCard(s, e.b, e.c) },
  removed: deed('removed', loot),
  recovered: deed('recovered', loot),
  looked: { ...deed('looked', loot), inOrder: true },
  found: deed('found', loot),
  took: deed('took', held),
  gave: {
    alike: ['a', 'c'],
    item: (s, e) => loot(s, e.b),
    say: (s, e, cards) => s.talk.sentences.gave(player(s, e.a), cards, player(s, e.c)),
  },
  'looked-below': {
    alike: [],
    item: (s, e) => titled(s, e.a),
    inOrder: true,
    say: (s, _, cards) => s.talk.sentences['looked-below'](cards),
  },
  'looked-into': {
    alike: ['b'],
    item: (s, e) => titled(s, e.a),
    inOrder: true,
    say: (s, e, cards, many) => s.talk.sentences['looked-into'](cards, place(s, e.b), many),
  },
  'turned-up': {
    alike: [],
    item: (s, e) => held(s, e.a),
    say: (s, _, cards) => s.talk.sentences['turned-up'](cards),
  },
  refused: {
    alike: [],
    item: (s, e) => loot(s, e.a),
    say: (s, _, cards) => s.talk.sentences.refused(cards),
  },
  'left-game': {
    alike: [],
    item: (s, e) => (leavesAsLoot(s.content, e.a) ? loot(s, e.a) : titled(s, e.a)),
    say: (s, _, cards, many) => s.talk.sentences['left-game'](cards, many),
  },
} satisfies { readonly [E in keyof Sentences]?: Listing }

type Single = Exclude<keyof Sentences, keyof typeof lists | 'shuffled' | 'flipped'>

const says: { readonly [E in Single]: Say } = {
  turn: (s, e) => s.talk.sentences.turn(player(s, e.a)),
  exhausted: (s, e) => s.talk.sentences.exhausted(player(s, e.a)),
  fights: (s, e) => s.talk.sentences.fights(enemy(s, e.a), e.c),
  checked: (s, e) => s.talk.sentences.checked(e.a, e.b),
  defeated: (s, e) => s.talk.sentences.defeated(enemy(s, e.a), player(s, e.b)),
  looted: (s, e) => s.talk.sentences.looted(player(s, e.a), held(s, e.b)),
  'lost-combat': (s, e) => s.talk.sentences['lost-combat'](enemy(s, e.a)),
  // T9.5: alone, it always comes back.
  token: (s, e) => (isSolo(s.state) ? undefined : s.talk.sentences.token(player(s, e.a))),
  entered: (s, e) => s.talk.sentences.entered(place(s, e.a)),
  cleared: (s, e) => s.talk.sentences.cleared(place(s, e.a)),
  left: (s, e) => s.talk.sentences.left(place(s, e.a), e.b > 1),
  'boss-moved': (s, e) => s.talk.sentences['boss-moved']({ at: e.a, skull: e.b }),
  reward: (s, e) => s.talk.sentences.reward(titled(s, e.a)),
  'chose-reward': (s, e) =>
    s.talk.sentences['chose-reward'](
      player(s, e.a),
      capital(rewardText(s.content, s.state, e.b, e.c, s.language)),
    ),
  'gained-power': (s, e) => s.talk.sentences['gained-power'](player(s, e.a), e.b),
  'enemy-changed': (s, e) => s.talk.sentences['enemy-changed'](e.a, e.b),
  doubled: (s, e) => s.talk.sentences.doubled(player(s, e.a), loot(s, e.b), e.c),
  'doubled-total': (s, e) => s.talk.sentences['doubled-total'](player(s, e.a), e.b),
  buried: (s, e) => s.talk.sentences.buried(enemy(s, e.a)),
  wandered: (s, e) => s.talk.sentences.wandered(enemy(s, e.a), place(s, e.b)),
  blessed: (s, e) => s.talk.sentences.blessed(BLESSINGS[e.a], e.b, e.c > 0),
  'boss-attacks': (s) => s.talk.sentences['boss-attacks'](theBoss(s)),
  lost: (s) => s.talk.sentences.lost(theBoss(s)),
  won: (s) => s.talk.sentences.won(theBoss(s)),
}

/** T10.1: Quick mode has none. */
function theBoss({ state, language }: Scene): Spoken | undefined {
  return isQuick(state) ? undefined : boss(state, language)
}

/** With what the enemy made of its power when it was played; a Basic card is called by its own. */
function playedCard(scene: Scene, card: number, power: number): string {
  const { typeOf, kindOf, powerOf } = scene.content
  const kind = kindOf[card]
  const title = loot(scene, card)
  if (typeOf[kind] <= BASIC_1 && powerOf[kind] === power) return title
  return `${title} (${String(power).replace('-', '−')})`
}

const isSingle = (name: string): name is Single => Object.hasOwn(says, name)

const listings: { readonly [name: string]: Listing } = lists
const listingOf = (name: string): Listing | undefined =>
  Object.hasOwn(listings, name) ? listings[name] : undefined

/** Events that only achievements listen to are not. */
export const isTold = (name: string): name is keyof Sentences =>
  name === 'shuffled' || name === 'flipped' || isSingle(name) || listingOf(name) !== undefined

/** Whether an event is told in one sentence with those of a run. */
export function joins(run: readonly Telling[], event: Telling): boolean {
  const [first] = run
  if (first.name === 'threw-away') return event.name === 'discarded' && event.a === first.a
  if (event.name !== first.name) return false
  if (event.name === 'boss-moved' || event.name === 'flipped') return true
  if (event.name === 'shuffled') return run.every(({ a }) => a !== event.a)
  return listingOf(event.name)?.alike.every((number) => event[number] === first[number]) ?? false
}

/** The sentence of a run. */
export function sentenceOf(scene: Scene, run: readonly Telling[]): string | undefined {
  const [first] = run
  if (first.name === 'shuffled') return shuffled(scene, run)
  if (first.name === 'flipped') return flipped(scene, run)
  // Where the Boss token comes to rest says it all.
  if (isSingle(first.name)) return says[first.name](scene, run[run.length - 1])
  const listing = listingOf(first.name)
  if (listing === undefined) return undefined
  const listed = first.name === 'threw-away' ? run.slice(1) : run
  const items = listed.map((event) => listing.item(scene, event))
  const list = scene.grammar.and(counted(items, listing.inOrder === true))
  return listing.say(scene, first, list, items.length > 1)
}

function shuffled(scene: Scene, run: readonly Telling[]): string {
  const { talk, state } = scene
  if (run.length > 1 && run.length === state.players) return talk.everyoneShuffles
  const seats = run.map(({ a }) => a)
  return talk.sentences.shuffled(players(scene, seats), seats.length)
}

/** Many at once, as at set-up, are named by level. */
function flipped(scene: Scene, run: readonly Telling[]): string {
  const { talk, grammar, state } = scene
  const [first] = run
  if (run.length === 1) return talk.sentences.flipped(enemy(scene, first.a), place(scene, first.b))
  const groups: { readonly where: string; readonly titles: string[] }[] = []
  for (const { a: card, b: dungeon } of run) {
    const level = dungeon === BOSS_DECK ? DUNGEON_LEVELS : state.dungeonLevel[dungeon]
    const isBoss = dungeon === BOSS_DECK && !isQuick(state)
    const where = isBoss ? talk.bossDeck.noun.text : talk.atLevel(level)
    const last = groups.at(-1)
    if (last?.where === where) last.titles.push(titled(scene, card))
    else groups.push({ where, titles: [titled(scene, card)] })
  }
  return talk.enemiesAppear(
    grammar.and(groups.map(({ where, titles }) => `${grammar.and(counted(titles))} (${where})`)),
  )
}
