/** What boards draw from: the table in its parts, and the faces of cards. No rules text, no pack. */
export type { Action, Cost, Sides } from '../cards/types.ts'
export { type Content, contentOf } from '../content-of.ts'
export { type DangerView, dangerOf } from '../crowds.ts'
export { MAKES, SELLS, SYMBOL_OF } from '../map/rooms.ts'
export {
  CELLS,
  CLANS,
  CLASSES,
  type Clan,
  classOf,
  deckOf,
  discardOf,
  GUILD,
  GUILD_DISCARD,
  type GuildSymbol,
  type HeroClass,
  handOf,
  isInDungeon,
  isKeepState,
  type KeepState,
  LEVELS,
  type Level,
  LOOT_DECK,
  LOOT_KINDS,
  LOOT_ROW,
  type LootKind,
  monsterAt,
  ROOMS,
  type Room,
  roomOfMonster,
  SYMBOLS,
  seatOfMonster,
  TILES,
  TOKENS,
  type Token,
  woundsOf,
} from '../state.ts'
export { talks } from '../talk/scene.ts'
export { chipText, fullText, scenarioText } from '../text/card-text.ts'
export { type SymbolKey, symbolNames, symbols } from '../text/symbols.ts'
export type { Coming, Focus } from '../what-if.ts'
export {
  actionOf,
  type CardFace,
  type ChipFace,
  faceOf,
  faceOfKind,
  type GuildFace,
  type HeldFace,
  type ScenarioFace,
  type TileFace,
  type TreasureFace,
} from './faces.ts'
export { type Names, namesOf } from './names.ts'
export {
  lootedTreasures,
  type PileView,
  pileView,
  type TreasuresView,
  treasuresView,
} from './piles.ts'
export type { HeroView, RoomView, Side, StackView } from './rooms.ts'
export type { CardOpen, ChipView, GuildView, KeepView, SeatView } from './view.ts'
export { viewOf } from './view.ts'
