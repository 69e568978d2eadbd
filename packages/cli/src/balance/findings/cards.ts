/** For every card: wins with it and without, what it seems to do to winning, and how often it is chosen. */
import { type Count, countOf } from '../statistics/count.ts'
import { type Stratum, stratifiedDifference } from '../statistics/stratified.ts'
import { NINETY_FIVE } from '../statistics/wilson.ts'
import { cellOf, groupedBy, type Played } from './played.ts'

export interface CardFinding {
  readonly name: string
  readonly with: Count
  readonly without: Count
  /** In hundredths: the difference within strata, its 95 % interval, and how many standard errors it is off 0. */
  readonly effect?: {
    readonly is: number
    readonly low: number
    readonly high: number
    readonly errors: number
  }
  /** Decisions in which it could be chosen and left, those in which it was chosen, and how many that were by chance. */
  readonly offers: number
  readonly picks: number
  readonly byChance: number
}

export interface CardsFinding {
  /** As what they take part. */
  readonly as: string
  readonly cards: readonly CardFinding[]
}

const HUNDRED = 100
const THOUSAND = 1000
/** With fewer matches a cell, settings are not told apart: next to nothing would be left to compare. */
const ENOUGH_IN_SETTING = 30

export function cardFindings(
  played: readonly Played[],
  kinds: readonly string[],
  setting: string,
): CardsFinding[] {
  const settingOf = (one: Played) => one.tookPart[setting]?.join() ?? ''
  const inSetting = groupedBy(played, (one) => `${cellOf(one)} ${settingOf(one)}`)
  const isEnough = played.length >= ENOUGH_IN_SETTING * inSetting.size
  const cells = [...(isEnough ? inSetting : groupedBy(played, cellOf)).values()]
  return kinds.map((as) => {
    const strata = cells.flatMap((matches) => alike(matches, as))
    const coarse = isEnough ? [...groupedBy(played, cellOf).values()] : strata
    const names = new Set(played.flatMap((one) => Object.keys(one.cards[as] ?? {})))
    const cards = [...names].map((name) =>
      cardFinding(played, as, name, { strata, coarse, settingOf }),
    )
    return { as, cards: cards.sort(byEffect) }
  })
}

/**
 * Matches of a cell with as many cards of this sort. A longer match sees more of them, and is won more or less often for
 * being long; without this, every card of its end would look strong. The strata are small, which the difference bears.
 */
function alike(matches: readonly Played[], as: string): readonly Played[][] {
  const seenIn = (one: Played) =>
    Object.values(one.cards[as] ?? {}).filter(([present]) => present > 0).length
  return [...groupedBy(matches, (one) => String(seenIn(one))).values()]
}

interface Comparing {
  readonly strata: readonly Played[][]
  /** For a card that comes with its Boss or quest: it can only be compared with others. */
  readonly coarse: readonly Played[][]
  settingOf(one: Played): string
}

function cardFinding(
  played: readonly Played[],
  as: string,
  name: string,
  { strata, coarse, settingOf }: Comparing,
): CardFinding {
  const has = (one: Played) => (one.cards[as]?.[name]?.[0] ?? 0) > 0
  const parted = (matches: readonly Played[]): Stratum => ({
    with: countOf(matches.filter(has)),
    without: countOf(matches.filter((one) => !has(one))),
  })
  // A scenario's own card says nothing of other scenarios.
  const settings = new Set(
    played.filter((one) => one.cards[as]?.[name] !== undefined).map(settingOf),
  )
  const own = strata.map((matches) => matches.filter((one) => settings.has(settingOf(one))))
  const found = stratifiedDifference(own.map(parted)) ?? stratifiedDifference(coarse.map(parted))
  let [offers, picks, byChance] = [0, 0, 0]
  for (const { cards } of played) {
    const facts = cards[as]?.[name]
    if (facts === undefined) continue
    offers += facts[1]
    picks += facts[2]
    byChance += facts[3] / THOUSAND
  }
  const all = { name, ...parted(played), offers, picks, byChance }
  // Where all were lost, or all won, nothing can be said.
  if (found === undefined || found.error === 0) return all
  const is = HUNDRED * found.difference
  const reach = HUNDRED * NINETY_FIVE * found.error
  const errors = found.difference / found.error
  return { ...all, effect: { is, low: is - reach, high: is + reach, errors } }
}

/** The strongest first; last those of which nothing can be said. */
function byEffect(a: CardFinding, b: CardFinding): number {
  const order = (b.effect?.is ?? -HUNDRED * 2) - (a.effect?.is ?? -HUNDRED * 2)
  if (order !== 0) return order
  return a.name < b.name ? -1 : 1
}
