/** What boards draw from: the table in its parts, and the faces of cards. No rules text, no bots, no pack. */
export { type Content, contentOf } from '../content-of.ts'
export { type Chance, nextHidden, percentOf } from '../odds.ts'
export {
  BOSS_DECK,
  BOSSES,
  deckOf,
  discardOf,
  HEROES,
  type Hero,
  handOf,
  OFFER,
  playedOf,
  type TenefyrState,
} from '../state.ts'
export { talks } from '../talk/scene.ts'
export { type SymbolKey, symbolNames, symbols } from '../text/symbols.ts'
export type { CardInPlay, CombatView, HandView, LaneView, OddsView } from './combat.ts'
export type { ChanceView, DungeonView, PlaceView } from './dungeons.ts'
export {
  type BossFace,
  type CardFace,
  type DungeonFace,
  type EnemyFace,
  faceOf,
  faceOfKind,
  type HeldFace,
  heldFace,
  type Reader,
  type RewardFace,
} from './faces.ts'
export { type Names, namesOf } from './names.ts'
export {
  bossPileView,
  byKind,
  deckView,
  discardView,
  type KindView,
  levelView,
  removedForGood,
} from './piles.ts'
export type { Gift, Space, Step, TrackView } from './track.ts'
export { type BlessingView, isTenefyrState, type TenefyrView, viewOf } from './view.ts'
