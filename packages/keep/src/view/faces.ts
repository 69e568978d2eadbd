/** What a card shows: all that a page needs to draw it, in words of one language. */
import type { Card, From, LanguageCode } from '@muster/engine'
import type { Action, Cost, Sides } from '../cards/types.ts'
import { isAction } from '../chips.ts'
import {
  type Content,
  EFFECTS,
  GUILD_HERO,
  type Kind,
  LOOT,
  SCENARIO,
  TACTIC,
  TREASURE,
  timesOf,
} from '../content.ts'
import {
  CLANS,
  CLASSES,
  type Clan,
  type GuildSymbol,
  type HeroClass,
  LOOT_KINDS,
  type LootKind,
  ROOMS,
  type Room,
  SYMBOLS,
} from '../state.ts'
import { kindTitle, talks } from '../talk/scene.ts'
import { chipText, fullText, shortText } from '../text/card-text.ts'
import { signsOf } from '../text/short.ts'

interface Named {
  readonly name: string
  readonly title: string
  readonly full: readonly string[]
  readonly from: From
}

export interface ChipFace {
  readonly key: number
  /** "→", "(→)". */
  readonly sign: string
  /** "move", "swarm: move". */
  readonly text: string
}

/** What a player holds: a tactic card or Loot. */
export interface HeldFace extends Named {
  readonly type: 'tactic' | 'loot'
  /** Whose card it is, or what kind of Loot. */
  readonly clan: Clan | undefined
  readonly loot: LootKind | undefined
  /** At most three lines of signs. */
  readonly short: readonly string[]
  /** One row, or two of which one is chosen (K3.14). */
  readonly sides: readonly (readonly ChipFace[])[]
  /** The same as data, for who draws it. */
  readonly play: Sides
}

export interface GuildFace extends Named {
  readonly type: 'guild'
  readonly hero: HeroClass
  readonly symbol: GuildSymbol
}

export interface ScenarioFace extends Named {
  readonly type: 'scenario'
  readonly flavour: string | undefined
}

export interface TreasureFace extends Named {
  readonly type: 'treasure'
  readonly value: number
}

export interface TileFace extends Named {
  readonly type: 'tile'
  readonly room: Room
  /** Openings as printed: 'NEW'. */
  readonly openings: string
}

export type CardFace = HeldFace | GuildFace | ScenarioFace | TreasureFace | TileFace

/** What a chip does, as data. */
export function actionOf({ program }: Content, chip: number): Action | Cost | undefined {
  const { args } = program.nodes[chip]
  return isAction(args) ? args : undefined
}

/** The face of a card on the table. */
export const faceOf = (content: Content, card: Card, language: LanguageCode): CardFace =>
  faceOfKind(content, content.kindOf[card], language)

export function faceOfKind(content: Content, kind: number, language: LanguageCode): CardFace {
  const { type } = content.kinds[kind]
  if (type === TACTIC || type === LOOT) return heldFace(content, kind, language)
  if (type === GUILD_HERO) return guildFace(content, kind, language)
  if (type === SCENARIO) return scenarioFace(content, kind, language)
  return type === TREASURE
    ? treasureFace(content, kind, language)
    : tileFace(content, kind, language)
}

const titled = (content: Content, kind: number, language: LanguageCode): string =>
  kindTitle({ content, language, talk: talks[language] }, kind)

function heldFace(content: Content, kind: number, language: LanguageCode): HeldFace {
  const { pack, kinds } = content
  const { name, type, of } = kinds[kind]
  const isLoot = type === LOOT
  const cards = isLoot ? pack.loot : pack.clans.flatMap((sheet) => sheet.cards)
  const card = found(cards, kinds[kind])
  return {
    type: isLoot ? 'loot' : 'tactic',
    name,
    title: card.title[language].text,
    full: fullText(card, language),
    from: card.from,
    clan: isLoot ? undefined : CLANS[of],
    loot: isLoot ? LOOT_KINDS[of] : undefined,
    short: shortText(card, language),
    sides: chipsOf(content, kinds[kind], card.play, language),
    play: card.play,
  }
}

/** In the order of the kind's nodes: an action that is done twice has two chips. */
function chipsOf(
  { chipKey }: Content,
  { sides }: Kind,
  play: Sides,
  language: LanguageCode,
): ChipFace[][] {
  return play.map((side, n) => {
    const actions = side.flatMap((action) =>
      Array.from({ length: timesOf(action) }, () => once(action)),
    )
    return actions.map((action, i) => ({
      key: chipKey[sides[n][i]],
      sign: signsOf(action, language),
      text: chipText(action, language),
    }))
  })
}

const once = (action: Action): Action => ('times' in action ? { ...action, times: 1 } : action)

function guildFace(content: Content, kind: number, language: LanguageCode): GuildFace {
  const { name, of, at } = content.kinds[kind]
  return {
    type: 'guild',
    name,
    title: titled(content, kind, language),
    full: [],
    from: 'rulebook',
    hero: CLASSES[of],
    symbol: SYMBOLS[at],
  }
}

function scenarioFace(content: Content, kind: number, language: LanguageCode): ScenarioFace {
  const { name, at } = content.kinds[kind]
  const scenario = content.pack.scenarios[at]
  const card = found(scenario.cards, content.kinds[kind])
  return {
    type: 'scenario',
    name,
    title: card.title[language].text,
    full: fullText(card, language, scenario.counters),
    from: scenario.from,
    flavour: card.flavour?.[language],
  }
}

function treasureFace(content: Content, kind: number, language: LanguageCode): TreasureFace {
  const treasure = found(content.pack.treasures, content.kinds[kind])
  return {
    type: 'treasure',
    name: treasure.name,
    title: talks[language].effects[EFFECTS[content.kinds[kind].effect]],
    full: fullText(treasure, language),
    from: treasure.from,
    value: treasure.value,
  }
}

function tileFace(content: Content, kind: number, language: LanguageCode): TileFace {
  const { name, of } = content.kinds[kind]
  const tile = found(content.pack.rooms, content.kinds[kind])
  return {
    type: 'tile',
    name,
    title: tile.title[language].text,
    full: [talks[language].uses[ROOMS[of]]],
    from: tile.from,
    room: ROOMS[of],
    openings: tile.openings,
  }
}

function found<T extends { readonly name: string }>(cards: readonly T[], kind: Kind): T {
  const card = cards.find(({ name }) => name === kind.name)
  if (card === undefined) throw new Error(`the pack has no card ${kind.name}`)
  return card
}
