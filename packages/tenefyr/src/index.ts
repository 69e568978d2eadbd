export { earned, newDeeds, note } from './achievements.ts'
export { housePack } from './cards/house-pack.ts'
export type { Content } from './content.ts'
export { type Tenefyr, tenefyr, tenefyrWith } from './game.ts'
export { type Chance, newHandReaches, nextHidden, percentOf } from './odds.ts'
export {
  BOSS_DECK,
  deckOf,
  discardOf,
  HEROES,
  type Hero,
  handOf,
  OFFER,
  PROFILES,
  playedOf,
  type TenefyrState,
} from './state.ts'
export { talks } from './talk/scene.ts'
export { fullText, shortText } from './text/card-text.ts'
export { namedSigns, type SymbolKey, symbolNames, symbols } from './text/symbols.ts'
export type { CardInPlay, CombatView, HandView, LaneView } from './view/combat.ts'
export type { DungeonView, PlaceView } from './view/dungeons.ts'
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
} from './view/faces.ts'
export { type Names, namesOf } from './view/names.ts'
export {
  bossPileView,
  byKind,
  deckView,
  discardView,
  type KindView,
  levelView,
  removedForGood,
} from './view/piles.ts'
export type { Gift, Space, Step, TrackView } from './view/track.ts'
export { type BlessingView, isTenefyrState, type TenefyrView, viewOf } from './view/view.ts'
