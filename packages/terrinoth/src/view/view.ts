/** The whole table for a board or a reader: numbers and cards; names and texts are those of faces and labels. */
import { type Card, GOING_ON, type LanguageCode, type Seat, WON } from '@muster/engine'
import type { Content, U } from '../content.ts'
import { attackOf, isUntouchable, resilienceOf } from '../lasting.ts'
import { onlooker } from '../onlooker.ts'
import {
  ACTIONS,
  type Action,
  CLASSES,
  CONDITIONS,
  type ConditionName,
  cardsOf,
  DIFFICULTIES,
  type Difficulty,
  ENEMIES,
  EXPLORATION,
  engagedWith,
  FACES,
  type Face,
  type HeroClass,
  type HeroType,
  healthLeft,
  isFaceDown,
  isFinal,
  isSpent,
  itemsOf,
  LAIR,
  LOCATION,
  LOCATIONS,
  MOST_HEROES,
  NONE,
  PHASES,
  SET_ASIDE,
  SHADOWS,
  seatOf,
  type TerrinothState,
  whereIs,
} from '../state.ts'
import { talks } from '../talk/scene.ts'
import { effectText } from '../text/card-text.ts'
import { isSo } from '../words/when.ts'
import { barOf, type KeywordFace, rankName } from './faces.ts'

export interface EnemyView {
  /** As options name it: a card, or a place (< 0) when face down. */
  readonly code: number
  readonly card: Card | undefined
  readonly faceDown: boolean
  /** For how many alike face-down ones it stands. */
  readonly alike: number
  readonly name: string
  readonly attack: number
  readonly resilience: number
  readonly left: number
  readonly health: number
  readonly ready: boolean
  readonly rank: 'minion' | 'master' | 'nemesis'
  readonly difficulty: Difficulty
  readonly bar: readonly KeywordFace[]
  readonly untouchable: boolean
}

export interface CardView {
  readonly card: Card
  readonly action: Action
  readonly dice: number
  readonly ready: boolean
  readonly class: HeroClass | 'basic'
}

export interface HeroView {
  readonly hero: number
  readonly seat: Seat
  readonly name: string
  readonly type: HeroType
  readonly class: HeroClass | undefined
  readonly left: number
  readonly health: number
  readonly tokens: number
  readonly conditions: readonly ConditionName[]
  readonly fallen: boolean
  readonly leader: boolean
  readonly active: boolean
  readonly engaged: readonly EnemyView[]
  readonly cards: readonly CardView[]
  readonly items: readonly Card[]
}

export interface DieView {
  readonly of: 'hero' | 'enemy'
  readonly face: Face
}

export interface TrayView {
  readonly hero: number
  readonly card: Card
  readonly dice: readonly DieView[]
  readonly criticals: number
  readonly added: number
  readonly total: number | undefined
  readonly targets: readonly number[]
  readonly rerolls: number
}

export interface PerilView {
  readonly spaces: readonly (0 | 1 | 2 | 3)[]
  readonly at: number
  readonly next: {
    readonly color: 1 | 2 | 3
    /** How many rises until it comes. */
    readonly in: number
    readonly title: string
    readonly text: readonly string[]
  }
}

export interface TerrinothView {
  readonly quest: string
  readonly difficulty: Difficulty
  readonly round: number
  readonly phase: (typeof PHASES)[number]
  readonly peril: PerilView
  readonly location: {
    readonly card: Card
    readonly progress: number
    readonly exploration: number
    readonly explored: boolean
    readonly left: number
    readonly final: boolean
  }
  readonly shadows: readonly EnemyView[]
  readonly nemesis: {
    readonly where: 'lair' | 'play' | 'defeated'
    readonly enemy: EnemyView | undefined
  }
  readonly heroes: readonly HeroView[]
  readonly tray: TrayView | undefined
  readonly counters: readonly {
    readonly name: string
    readonly title: string
    readonly at: number
    readonly of: number | undefined
  }[]
  /** Victory and defeat in a line each. */
  readonly goal: string
  readonly danger: string
  /** The goal is reached as things stand: the quest is won if it holds until its moment comes. */
  readonly reached: boolean
  readonly decks: {
    readonly enemies: number
    readonly exploration: number
    readonly locations: number
  }
  readonly result: 'going-on' | 'won' | 'lost'
}

interface Look {
  readonly content: Content
  readonly state: TerrinothState
  readonly language: LanguageCode
  readonly u: U
}

export function viewOf(
  content: Content,
  state: TerrinothState,
  language: LanguageCode,
): TerrinothView {
  const look: Look = { content, state, language, u: onlooker(content, state) }
  const quest = content.pack.quests[state.quest]
  const { piles, result } = state
  return {
    quest: quest.name,
    difficulty: quest.difficulty,
    round: state.round,
    phase: PHASES[state.phase],
    peril: perilView(look),
    location: locationView(look),
    shadows: piles[SHADOWS].map((enemy) => enemyView(look, enemy)),
    nemesis: nemesisView(look),
    heroes: heroViews(look),
    tray: trayView(look),
    counters: quest.counters.map(({ name, title, of }, n) => ({
      name,
      title: title[language].text,
      at: state.counters[n],
      of,
    })),
    goal: quest.victory.text[language],
    reached: isSo(look.u, content.quests[state.quest].victory.when, state.leader, NONE),
    danger: [...quest.defeat.map(({ text }) => text[language]), talks[language].allFall].join(' '),
    decks: {
      enemies: piles[ENEMIES].length,
      exploration: piles[EXPLORATION].length,
      locations: piles[LOCATIONS].length,
    },
    result: result === GOING_ON ? 'going-on' : result === WON ? 'won' : 'lost',
  }
}

const isColor = (space: number): space is 1 | 2 | 3 => space > 0 && space < 4

/** The next space with a colour; on the last one it comes again with each rise (H7.2). */
function perilView({ content, state, language }: Look): PerilView {
  const quest = content.pack.quests[state.quest]
  const { track, perils } = quest
  const last = track.length - 1
  let to = Math.min(state.peril + 1, last)
  while (to < last && track[to] === 0) to++
  const color = track[to]
  if (!isColor(color)) throw new Error(`${quest.name}: its track ends without a peril`)
  const peril = perils[color - 1]
  return {
    spaces: track,
    at: state.peril,
    next: {
      color,
      in: Math.max(1, to - state.peril),
      title: peril.title[language].text,
      text: [effectText(peril.do, language, quest.counters)],
    },
  }
}

function locationView({ content, state }: Look): TerrinothView['location'] {
  const card = state.piles[LOCATION][0] ?? NONE
  const exploration = card < 0 ? 0 : content.kinds[content.kindOf[card]].exploration
  return {
    card,
    progress: state.progress,
    exploration,
    explored: card >= 0 && state.progress >= exploration,
    left: Math.max(0, exploration - state.progress),
    final: isFinal(state),
  }
}

function enemyView(look: Look, enemy: number): EnemyView {
  if (enemy < 0) return hiddenView(look, enemy)
  const { content, state, language, u } = look
  const kind = content.kindOf[enemy]
  const { name, rank, difficulty, health } = content.kinds[kind]
  return {
    code: enemy,
    card: enemy,
    faceDown: isFaceDown(state, enemy),
    alike: 1,
    name,
    attack: attackOf(u, enemy),
    resilience: resilienceOf(u, enemy),
    left: health - state.hurt[enemy],
    health,
    ready: state.tired[enemy] === 0,
    rank: rankName(rank),
    difficulty: DIFFICULTIES[difficulty],
    bar: barOf(content, kind, language),
    untouchable: isUntouchable(u, enemy),
  }
}

function hiddenView({ u }: Look, place: number): EnemyView {
  return {
    code: place,
    card: undefined,
    faceDown: true,
    alike: 1,
    name: 'hidden',
    attack: 0,
    resilience: 0,
    left: 0,
    health: 0,
    ready: true,
    rank: 'minion',
    difficulty: 'trivial',
    bar: [],
    untouchable: isUntouchable(u, place),
  }
}

function nemesisView(look: Look): TerrinothView['nemesis'] {
  const { content, state } = look
  const { nemesis } = content.quests[state.quest]
  if (state.piles[SET_ASIDE].includes(nemesis)) return { where: 'defeated', enemy: undefined }
  if (state.piles[LAIR].includes(nemesis)) {
    return { where: 'lair', enemy: enemyView(look, nemesis) }
  }
  const inPlay = whereIs(state, nemesis) !== NONE
  return { where: 'play', enemy: inPlay ? enemyView(look, nemesis) : undefined }
}

function heroViews(look: Look): HeroView[] {
  const heroes: HeroView[] = []
  for (let hero = 0; hero < MOST_HEROES; hero++) {
    if (look.state.heroIs[hero] >= 0) heroes.push(heroView(look, hero))
  }
  return heroes
}

function heroView(look: Look, hero: number): HeroView {
  const { content, state } = look
  const { name, type } = content.pack.heroes[state.heroIs[hero]]
  const cls = state.classIs[hero]
  const fallen = state.fallen[hero] === 1
  return {
    hero,
    seat: seatOf(state, hero),
    name,
    type,
    class: cls === NONE ? undefined : CLASSES[cls],
    left: fallen ? 0 : healthLeft(state, hero),
    health: state.health[hero],
    tokens: state.tokens[hero],
    conditions: CONDITIONS.filter((_, n) => (state.conditions[hero] & (1 << n)) !== 0),
    fallen,
    leader: state.leader === hero,
    active: state.active === hero && state.activating === 1,
    engaged: state.piles[engagedWith(hero)].map((enemy) => enemyView(look, enemy)),
    cards: state.piles[cardsOf(hero)].map((card, slot) => cardView(look, hero, card, slot)),
    items: state.piles[itemsOf(hero)].slice(),
  }
}

function cardView({ content, state }: Look, hero: number, card: Card, slot: number): CardView {
  const { dice, class: cls } = content.kinds[content.kindOf[card]]
  return {
    card,
    action: ACTIONS[slot],
    dice,
    ready: !isSpent(state, hero, slot),
    class: cls === NONE ? 'basic' : CLASSES[cls],
  }
}

function trayView({ state }: Look): TrayView | undefined {
  const { slot, active, heroDice, enemyDice, acting } = state
  if (slot === NONE || heroDice.length + enemyDice.length === 0) return undefined
  const dice = (of: DieView['of'], faces: readonly number[]): DieView[] =>
    faces.map((face) => ({ of, face: FACES[face] }))
  return {
    hero: active,
    card: state.piles[cardsOf(active)][slot],
    dice: [...dice('hero', heroDice), ...dice('enemy', enemyDice)],
    criticals: state.criticals,
    added: state.added,
    total: state.total > 0 || acting !== 1 ? state.total : undefined,
    targets: state.targets.slice(),
    rerolls: state.rerolls,
  }
}
