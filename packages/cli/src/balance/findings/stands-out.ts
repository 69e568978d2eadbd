/** What a reader should look at first. */
import { YARDSTICK } from './bounds.ts'
import type { CardFinding, CardsFinding } from './cards.ts'
import type { CellFinding, LevelFinding } from './cells.ts'
import type { GroupFinding, MemberFinding } from './groups.ts'
import { groupedBy } from './played.ts'
import type { SwingFinding, SwingsFinding } from './swings.ts'

export type StandsOut =
  | { readonly what: 'cell' | 'random'; readonly cell: CellFinding }
  | { readonly what: 'apart'; readonly level: LevelFinding }
  | { readonly what: 'member'; readonly group: string; readonly member: MemberFinding }
  | {
      readonly what: 'strong' | 'weak' | 'unchosen' | 'idle'
      readonly as: string
      readonly cards: readonly CardFinding[]
    }
  | {
      readonly what: 'swingy'
      readonly group: string
      readonly member: SwingFinding
      readonly all: SwingFinding
    }

/** Points by which a card moves the wins of its matches. */
const STRONG = 10
/** Standard errors: among hundreds of cards some are two or three off by chance alone. */
const BEYOND_DOUBT = 3.3
/** Whose whole interval is so near to 0 does nothing that matters. */
const IDLE = 3
/** Chosen less than so often, by what chance would do. */
const RARELY = 0.25
const ENOUGH_OFFERS = 50
/** Fewer matches with a card, or without it, prove nothing. */
const ENOUGH_MATCHES = 50
/** More than the mean by this factor. */
const SWINGY = 1.25
const SURE_SWING = 3

export interface ForReading {
  readonly bot: string
  readonly levels: readonly LevelFinding[]
  readonly random: readonly CellFinding[]
  readonly groups: readonly GroupFinding[]
  readonly cards: readonly CardsFinding[]
  readonly swings: SwingsFinding
}

export function standingOut(found: ForReading): StandsOut[] {
  // The bands are the yardstick's: another player lies elsewhere without anything being wrong.
  const held = found.bot === YARDSTICK ? outOfBounds(found) : []
  return [...held, ...found.cards.flatMap(ofCards), ...ofSwings(found)]
}

function outOfBounds({ levels, random, groups }: ForReading): StandsOut[] {
  const isOut = ({ verdict }: CellFinding | MemberFinding) => verdict !== 'inside'
  const cells = levels.flatMap((level) => level.cells.filter(isOut))
  return [
    ...cells.map((cell) => ({ what: 'cell' as const, cell })),
    ...levels
      .filter(({ apartVerdict }) => apartVerdict !== 'inside')
      .map((level) => ({ what: 'apart' as const, level })),
    ...groups.flatMap(({ group, members }) =>
      members.filter(isOut).map((member) => ({ what: 'member' as const, group, member })),
    ),
    ...random.filter(isOut).map((cell) => ({ what: 'random' as const, cell })),
  ]
}

function ofCards({ as, cards }: CardsFinding): StandsOut[] {
  const enough = cards.filter(
    (card) => Math.min(card.with.matches, card.without.matches) >= ENOUGH_MATCHES,
  )
  const sure = enough.filter(({ effect }) => Math.abs(effect?.errors ?? 0) >= BEYOND_DOUBT)
  const strong = sure.filter(({ effect }) => (effect?.is ?? 0) >= STRONG)
  const weak = sure.filter(({ effect }) => (effect?.is ?? 0) <= -STRONG).reverse()
  const unchosen = cards.filter(
    ({ offers, picks, byChance }) => offers >= ENOUGH_OFFERS && picks < RARELY * byChance,
  )
  const idle = enough.filter(
    ({ effect }) => effect !== undefined && effect.low > -IDLE && effect.high < IDLE,
  )
  return [
    ...together(strong).map((alike) => ({ what: 'strong' as const, as, cards: alike })),
    ...together(weak).map((alike) => ({ what: 'weak' as const, as, cards: alike })),
    ...unchosen.map((card) => ({ what: 'unchosen' as const, as, cards: [card] })),
    ...(idle.length === 0 ? [] : [{ what: 'idle' as const, as, cards: idle }]),
  ]
}

/** Cards that always come together, as those of a clan do, are one finding. */
function together(cards: readonly CardFinding[]): CardFinding[][] {
  const found = groupedBy(cards, ({ with: own, effect }) => `${own.matches} ${effect?.is}`)
  return [...found.values()]
}

/** Bosses, scenarios or quests; that a harder level swings more is its nature. */
function ofSwings({ swings, groups }: ForReading): StandsOut[] {
  const { all, by } = swings
  return by
    .filter(({ group }) => group === groups[0]?.group)
    .flatMap(({ group, members }) =>
      members
        .filter(
          ({ swing, error, matches }) =>
            matches >= ENOUGH_MATCHES &&
            swing > SWINGY * all.swing &&
            swing - all.swing > SURE_SWING * error,
        )
        .map((member) => ({ what: 'swingy' as const, group, member, all })),
    )
}
