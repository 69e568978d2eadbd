/** What boards draw from: the table in its parts, and the faces of cards. No rules text, no pack. */
export { NEMESIS } from '../content.ts'
export { type Content, contentOf } from '../content-of.ts'
export type { Foresight } from '../foresight.ts'
export {
  ACTIONS,
  type Action,
  BY_BLOW,
  BY_COUNTERATTACK,
  CLASSES,
  CONDITIONS,
  type ConditionName,
  cardsOf,
  DIFFICULTIES,
  type Difficulty,
  ENEMIES,
  ENEMY_DISCARD,
  EXPLORATION,
  EXPLORATION_DISCARD,
  engagedWith,
  FACES,
  type Face,
  HERO_TYPES,
  type HeroClass,
  type HeroType,
  healthLeft,
  IN_LAIR,
  IN_SHADOWS,
  isTerrinothState,
  itemsOf,
  LOCATION_DISCARD,
  LOCATIONS,
  PHASES,
  SHADOWS,
  type TerrinothState,
} from '../state.ts'
export { talks } from '../talk/scene.ts'
export { fullText, namedSigns, perilText, questText, shortText } from '../text/card-text.ts'
export { type SymbolKey, symbols } from '../text/symbols.ts'
export {
  type ActivationFace,
  type CardFace,
  type EnemyFace,
  type ExplorationFace,
  faceOf,
  faceOfKind,
  type HeroFace,
  heroFace,
  type KeywordFace,
  type LocationFace,
} from './faces.ts'
export { type Names, namesOf } from './names.ts'
export { type PileView, pileView } from './piles.ts'
export { type Sum, sumOf, type Term } from './sum.ts'
export {
  type CardView,
  type DieView,
  type EnemyView,
  type HeroView,
  type PerilView,
  type TerrinothView,
  type TrayView,
  viewOf,
} from './view.ts'
