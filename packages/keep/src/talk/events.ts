/** What happened: a sentence for each event, or one for several that belong together. */
import { counted, spoken, type Telling } from '@muster/engine'
import { EFFECTS } from '../content.ts'
import { UNSEEN } from '../foretell.ts'
import { PRIZE } from '../rules/loot.ts'
import { vitalityOf } from '../rules/monsters.ts'
import { COMPLETED, roomOfMonster, SYMBOLS, seatOfMonster, TOKENS } from '../state.ts'
import { scenarioText } from './effects.ts'
import { type Counted, countedThings } from './said.ts'
import {
  cardTitle,
  clanNoun,
  heroesCounted,
  heroSaid,
  monsterFacts,
  monsterNoun,
  place,
  player,
  type Scene,
  thing,
  things,
} from './scene.ts'
import { speechOf } from './speech.ts'
import type { Blow, Sentences } from './talk.ts'

/** The events of one sentence, the first one in front. */
export type Run = readonly [Telling, ...Telling[]]
type Say = (scene: Scene, run: Run) => string

type CardDeed = 'drew' | 'looked' | 'discarded' | 'played' | 'acquired' | 'defended'

/** Cards by name, alike ones with their number. */
const listed = (scene: Scene, cards: readonly number[], inOrder = false): string =>
  scene.grammar.and(
    counted(
      cards.map((card) => cardTitle(scene, card)),
      inOrder,
    ),
  )

const deed =
  (name: CardDeed, inOrder = false): Say =>
  (s, run) =>
    speechOf(s).sentences[name](
      player(s, run[0].a),
      listed(
        s,
        run.map(({ b }) => b),
        inOrder,
      ),
    )

const says: { readonly [E in keyof Sentences]: Say } = {
  turn: (s, [e]) => speechOf(s).sentences.turn(player(s, e.a), e.b),
  wave: (s, [e]) => speechOf(s).sentences.wave(e.a),
  invasion: (s, [e]) => speechOf(s).sentences.invasion(e.b),
  drew: deed('drew'),
  looked: deed('looked', true),
  discarded: deed('discarded'),
  played: deed('played'),
  acquired: deed('acquired'),
  defended: deed('defended'),
  'cleaned-up': (s, [e]) => speechOf(s).sentences['cleaned-up'](player(s, e.a), e.b),
  shuffled: (s, [e]) => speechOf(s).sentences.shuffled(player(s, e.a)),
  offered: (s, run) =>
    speechOf(s).sentences.offered(
      listed(
        s,
        run.map(({ a }) => a),
      ),
    ),
  buried: (s, run) =>
    speechOf(s).sentences.buried(
      listed(
        s,
        run.map(({ a }) => a),
        true,
      ),
      run.length > 1,
    ),
  moved: (s, run) => {
    const moves = run.filter(({ name }) => name === 'moved')
    const loads = run.filter(({ name }) => name === 'carried')
    return speechOf(s).sentences.moved(
      monsters(s, run[0].a, moves.length),
      place(s, roomOfMonster(run[0].a)),
      place(s, run[0].b),
      s.grammar.and(tokensOf(s, loads)),
    )
  },
  carried: (s, [e]) => speechOf(s).sentences.carried(thing(s, e.a), place(s, e.b), place(s, e.c)),
  placed: (s, run) =>
    speechOf(s).sentences.placed(things(s, run.length, run[0].a), place(s, run[0].b)),
  spent: (s, run) =>
    speechOf(s).sentences.spent(things(s, run.length, run[0].a), place(s, run[0].b)),
  portal: (s, [e]) => speechOf(s).sentences.portal(place(s, e.a), e.b === COMPLETED),
  summoned: (s, run) =>
    speechOf(s).sentences.summoned(
      monsters(s, run[0].a, run.length),
      place(s, roomOfMonster(run[0].a)),
    ),
  mended: (s, [e]) => speechOf(s).sentences.mended(monsterFacts(s, e.a)),
  split: (s, [e]) => speechOf(s).sentences.split(place(s, e.b)),
  hit: (s, run) =>
    speechOf(s).sentences.hit(
      player(s, run[0].a),
      heroSaid(s, run[0].b),
      place(s, run[0].c),
      isGone(run),
    ),
  'hero-gone': (s, [e]) => speechOf(s).sentences['hero-gone'](heroSaid(s, e.a), place(s, e.b)),
  guild: (s, [e]) => speechOf(s).sentences.guild(cardTitle(s, e.a)),
  'hero-in': (s, run) =>
    speechOf(s).sentences['hero-in'](
      heroesCounted(
        s,
        run.map(({ a }) => a),
      ),
      s.grammar.and(run.map(({ b }) => place(s, b).in)),
    ),
  'no-token': (s, [e]) => speechOf(s).sentences['no-token'](heroSaid(s, e.a)),
  'no-room': (s, [e]) => speechOf(s).sentences['no-room'](symbolName(s, e.a)),
  woke: (s, run) =>
    speechOf(s).sentences.woke(
      heroesCounted(
        s,
        run.map(({ a }) => a),
      ),
      place(s, run[0].b),
      run[0].d,
    ),
  freed: (s, [e]) => speechOf(s).sentences.freed(e.a),
  shot: (s, run) =>
    speechOf(s).sentences.shot(place(s, run[0].a), monsterFacts(s, run[0].b), blowOf(s, run)),
  destroyed: (s, run) =>
    speechOf(s).sentences.destroyed(
      { text: s.grammar.and(tokensOf(s, run)), many: run.length > 1 },
      place(s, run[0].b),
      run[0].c < 0 ? undefined : heroSaid(s, run[0].c),
    ),
  trapped: (s, run) =>
    speechOf(s).sentences.trapped(heroSaid(s, run[0].a), place(s, run[0].b), isGone(run)),
  attacks: (s, run) =>
    speechOf(s).sentences.attacks(heroSaid(s, run[0].a), monsterFacts(s, run[0].b), blowOf(s, run)),
  wounded: (s, run) => speechOf(s).sentences.wounded(monsterFacts(s, run[0].a), blow(s, run[0])),
  'monster-gone': (s, [e]) => speechOf(s).sentences['monster-gone'](monsterFacts(s, e.a)),
  waits: (s, run) =>
    speechOf(s).sentences.waits(
      heroesCounted(
        s,
        run.map(({ a }) => a),
      ),
      place(s, run[0].b),
    ),
  charged: (s, run) => {
    const [charge] = run
    const who = classesOf(run, 'step')
    const woken = classesOf(run, 'woke')
    return speechOf(s).sentences.charged(
      who.length > 0 ? heroesCounted(s, who) : countedThings(s.grammar, charge.c, s.talk.hero),
      place(s, charge.a),
      place(s, charge.b),
      woken.length === 0 ? undefined : heroesCounted(s, woken),
    )
  },
  exhausted: (s, run) =>
    speechOf(s).sentences.exhausted(
      heroesCounted(s, classesOf(run, 'exhausted')),
      place(s, run[0].b),
    ),
  looted: (s, run) => {
    const [loot] = run
    const who = classesOf(run, 'exhausted')
    return speechOf(s).sentences.looted(
      who.length === 0 ? undefined : heroesCounted(s, who),
      place(s, loot.a),
      loot.b,
      treasureName(s, loot),
    )
  },
  cursed: (s, [e]) => speechOf(s).sentences.cursed(player(s, e.a)),
  'treasure-gone': (s, [e]) => speechOf(s).sentences['treasure-gone'](place(s, e.a), e.b),
  'treasure-laid': (s, [e]) => speechOf(s).sentences['treasure-laid'](place(s, e.a), e.b),
  cells: (s, [e]) => speechOf(s).sentences.cells(player(s, e.a)),
  'clan-joins': (s, [e]) =>
    speechOf(s).sentences['clan-joins'](spoken(s.grammar, [clanNoun(s, e.a)])),
  built: (s, [e]) => speechOf(s).sentences.built(place(s, e.a), e.d),
  'plan-opened': (s, run) =>
    speechOf(s).sentences['plan-opened'](
      listed(
        s,
        run.map(({ a }) => a),
      ),
    ),
  scenario: (s, [e]) =>
    speechOf(s).sentences.scenario(cardTitle(s, e.a), scenarioText(s.content, e.a, s.language)),
  counter: (s, [e]) => speechOf(s).sentences.counter(counterTitle(s, e.a), e.b),
  marked: (s, [e]) => speechOf(s).sentences.marked(place(s, e.a), e.b),
  shut: (s, [e]) => speechOf(s).sentences.shut(place(s, e.a), place(s, e.b)),
  opened: (s, [e]) => speechOf(s).sentences.opened(place(s, e.a), place(s, e.b)),
  won: (s) => speechOf(s).sentences.won(),
  lost: (s, [e]) => speechOf(s).sentences.lost(e.a),
}

const classesOf = (run: Run, name: string): number[] =>
  run.filter((event) => event.name === name).map(({ a }) => a)

const symbolName = ({ talk }: Scene, symbol: number): string => talk.symbols[SYMBOLS[symbol]]

/** What a treasure does; nothing where nobody has turned it, unless it is the great one. */
function treasureName(
  { content, talk }: Scene,
  { b: value, c: card }: Telling,
): string | undefined {
  if (card === UNSEEN) return value === PRIZE ? talk.effects.defeat : undefined
  const { effect } = content.kinds[content.kindOf[card]]
  return talk.effects[EFFECTS[effect]]
}

function counterTitle({ content, state, language }: Scene, counter: number): string {
  return content.pack.scenarios[state.scenario].counters[counter].title[language].text
}

/** The only one of its clan is "the". */
function monsters(scene: Scene, monster: number, count: number): Counted {
  const { content, state, grammar } = scene
  const seat = seatOfMonster(monster)
  const noun = monsterNoun(scene, seat)
  if (content.monsters[state.clan[seat]] > 1) return countedThings(grammar, count, noun)
  return { text: spoken(grammar, [noun]).the, many: false }
}

/** Tokens by kind, with their numbers: the first number of each event. */
function tokensOf(scene: Scene, events: readonly Telling[]): string[] {
  return TOKENS.flatMap((_, token) => {
    const count = events.filter(({ a }) => a === token).length
    return count === 0 ? [] : [things(scene, count, token).text]
  })
}

const isGone = (run: Run): boolean => run.some(({ name }) => name === 'hero-gone')

/** What the blow that a run tells of did. */
function blowOf(scene: Scene, [, result]: Run): Blow {
  return result === undefined ? { end: 'none', left: 0, vitality: 0 } : blow(scene, result)
}

function blow({ content, state }: Scene, event: Telling): Blow {
  const vitality = vitalityOf(content, state, seatOfMonster(event.a))
  if (event.name === 'monster-gone') return { end: 'gone', left: 0, vitality }
  return { end: 'wounded', left: vitality - event.b, vitality }
}

/** Events that only the board and achievements listen to are not. */
export const isTold = (name: string): name is keyof Sentences => Object.hasOwn(says, name)

export const sentenceOf = (scene: Scene, name: keyof Sentences, run: Run): string =>
  says[name](scene, run)

const HURT: readonly string[] = ['hero-gone', 'monster-gone', 'wounded']

/** The weight of a run may be that of the worst that happens in it. */
export const heaviestOf = (run: Run): keyof Sentences => {
  const [first, ...others] = run
  const hurt = others.find(({ name }) => HURT.includes(name))
  const { name } = hurt ?? first
  return isTold(name) ? name : 'turn'
}

type Joins = (first: Telling, event: Telling, run: Run) => boolean

const bySeat = (first: Telling, event: Telling): boolean =>
  event.name === first.name && event.a === first.a
const byPlace = (first: Telling, event: Telling): boolean =>
  bySeat(first, event) && event.b === first.b
const always = (first: Telling, event: Telling): boolean => event.name === first.name

const isBlow: Joins = (first, event, run) =>
  run.length === 1 &&
  (event.name === 'wounded' || event.name === 'monster-gone') &&
  event.a === first.b

/** Which events go on with the sentence of a first one. */
const JOINS: { readonly [E in keyof Sentences]?: Joins } = {
  drew: bySeat,
  looked: bySeat,
  discarded: bySeat,
  offered: always,
  buried: always,
  'plan-opened': always,
  placed: byPlace,
  spent: byPlace,
  summoned: bySeat,
  moved: (first, event) =>
    event.name === 'moved'
      ? isSameTroop(first.a, event.a) && event.b === first.b
      : event.name === 'carried' && event.c === first.b && event.b === roomOfMonster(first.a),
  hit: (first, event, run) => run.length === 1 && event.name === 'hero-gone' && event.c === first.d,
  trapped: (first, event, run) =>
    !isGone(run) && (event.name === 'hero-gone' || event.name === 'trapped') && event.c === first.c,
  'hero-in': bySeat,
  woke: (first, event) => always(first, event) && event.b === first.b && event.d === first.d,
  charged: (first, event) => event.name === 'woke' && event.d === 0 && event.b === first.b,
  exhausted: (first, event) => always(first, event) && event.b === first.b,
  waits: (first, event) => always(first, event) && event.b === first.b,
  destroyed: (first, event) => always(first, event) && event.b === first.b && event.c === first.c,
  attacks: isBlow,
  shot: isBlow,
}

const isSameTroop = (one: number, other: number): boolean =>
  seatOfMonster(one) === seatOfMonster(other) && roomOfMonster(one) === roomOfMonster(other)

export function joins(run: Run, event: Telling): boolean {
  const [first] = run
  const rule = isTold(first.name) ? JOINS[first.name] : undefined
  return rule?.(first, event, run) ?? false
}
