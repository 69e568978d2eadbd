/** From taps to a choice: which options they leave, what is lit, what is marked, what is shown first. */
import type { Seat } from '@muster/engine'
import type { MatchView, OptionView, RowView } from '../host/protocol.ts'
import type { HintMark, LoadedBoard, Spot, SpotState } from './board-module.ts'

type Places = Pick<LoadedBoard, 'spotsOf' | 'pathSpots' | 'shortcuts'>

/** An option with the spots to tap for it, each with those that do as well. */
export interface Placed {
  readonly option: OptionView
  readonly groups: readonly (readonly Spot[])[]
  /** A gesture: it is tapped in the order of its groups, and to its end. */
  readonly inOrder?: true
}

/** The hand over the table. */
export interface Hand {
  readonly tapped: readonly Spot[]
  /** A sealed option that was shown first. */
  readonly shown: string | undefined
  /** A question to answer before this option is made. */
  readonly asked: string | undefined
  /** Picks of a row, in the order of the taps, each with the spot that was tapped for it. */
  readonly marks: readonly { readonly text: string; readonly spot: Spot | undefined }[]
}

export const EMPTY_HAND: Hand = { tapped: [], shown: undefined, asked: undefined, marks: [] }

/** What a tap comes to. */
export type Tapped =
  | { readonly kind: 'choose'; readonly text: string; readonly hand: Hand }
  | { readonly kind: 'hold'; readonly hand: Hand }
  | { readonly kind: 'zoom' }

/** The groups of an option that its taps have not met; nothing when a tap fits none of them. */
function unmet(placed: Placed, tapped: readonly Spot[]): readonly (readonly Spot[])[] | undefined {
  const left = [...placed.groups]
  for (const spot of tapped) {
    const at = left.findIndex((group) => group.includes(spot))
    if (at < 0 || (at > 0 && placed.inOrder)) return undefined
    left.splice(at, 1)
  }
  return left
}

/** The options that the taps leave. */
export const leftBy = (all: readonly Placed[], tapped: readonly Spot[]): readonly Placed[] =>
  tapped.length === 0 ? all : all.filter((placed) => unmet(placed, tapped) !== undefined)

/** The options with a spot still to tap there, after the taps so far. */
const through = (all: readonly Placed[], tapped: readonly Spot[], spot: Spot): readonly Placed[] =>
  all.filter((placed) => {
    const at = unmet(placed, tapped)?.findIndex((group) => group.includes(spot)) ?? -1
    return placed.inOrder ? at === 0 : at >= 0
  })

/** The options of a decision with their spots, and the gestures that begin there. */
export function placedOn(board: Places, view: MatchView): readonly Placed[] {
  const { options = [], paths = [] } = view.decision ?? {}
  const own = options.map((option): Placed => ({ option, groups: board.spotsOf(view, option) }))
  const gestures = paths.flatMap((path): Placed[] => {
    const groups = board.pathSpots?.(view, path)
    return groups === undefined ? [] : [{ option: path, groups, inOrder: true }]
  })
  const placed = own.map((one) => (givesWay(one, gestures) ? { ...one, groups: NOWHERE } : one))
  const all = [...placed, ...gestures]
  return board.shortcuts?.includes(view.decision?.prompt ?? '') ? [...all, ...shortcuts(all)] : all
}

/** Where all gestures begin with the same thing, it need not be tapped: what comes after it says which. */
function shortcuts(all: readonly Placed[]): readonly Placed[] {
  const [one, ...others] = all.filter(({ inOrder, groups }) => inOrder && groups.length === 2)
  const first = one?.groups[0].join()
  if (one === undefined || others.some(({ groups }) => groups[0].join() !== first)) return []
  const begins = all.flatMap(({ groups }) => groups[0] ?? [])
  return [one, ...others].flatMap(({ option, groups: [, last] }): Placed[] =>
    last.some((spot) => begins.includes(spot)) ? [] : [{ option, groups: [last], inOrder: true }],
  )
}

/** Who goes on tapping after an option has chosen it anyway: the gestures that begin so stand for it. */
const givesWay = ({ option, groups }: Placed, gestures: readonly Placed[]): boolean =>
  groups.length > 0 &&
  gestures.some(
    (gesture) =>
      `${gesture.option.text}\n`.startsWith(`${option.text}\n`) &&
      sameGroups(gesture.groups.slice(0, groups.length), groups),
  )

/** No tap leads there, and it is no button either. */
const NOWHERE: Placed['groups'] = [[]]

/** Options to answer in the prompt: those without a place, and those that the taps have wholly named. */
export function buttonsOf(all: readonly Placed[], tapped: readonly Spot[]): readonly OptionView[] {
  if (tapped.length === 0) return all.filter(isButton).map(({ option }) => option)
  return leftBy(all, tapped)
    .filter((placed) => unmet(placed, tapped)?.length === 0)
    .map(({ option }) => option)
}

/** No tap on the board names it: it has no place, or shares all its places with another option. */
const isButton = (placed: Placed, _: number, all: readonly Placed[]): boolean =>
  placed.groups.length === 0 || (!placed.inOrder && all.some((other) => isTwin(placed, other)))

const isTwin = (placed: Placed, other: Placed): boolean =>
  other !== placed &&
  !other.inOrder &&
  other.groups !== NOWHERE &&
  sameGroups(other.groups, placed.groups)

const sameGroups = (some: Placed['groups'], others: Placed['groups']): boolean =>
  some.length === others.length && some.every((group, i) => group.join() === others[i].join())

/** A tap on a spot, outside a row of picks. */
export function tapSpot(
  all: readonly Placed[],
  hand: Hand,
  spot: Spot,
  touch: boolean,
  showsFirst = false,
): Tapped {
  if (hand.tapped.includes(spot)) {
    const again = tappedOption(all, hand.tapped)
    if (again !== undefined && again.text === hand.shown) {
      return { kind: 'choose', text: again.text, hand: EMPTY_HAND }
    }
    return { kind: 'hold', hand: { ...EMPTY_HAND, tapped: hand.tapped.filter((s) => s !== spot) } }
  }
  const goesOn = through(all, hand.tapped, spot).length > 0
  // Who taps another card has changed their mind: the choice begins anew there.
  const before = goesOn ? hand.tapped : []
  if (through(all, before, spot).length === 0) return { kind: 'zoom' }
  const tapped = [...before, spot]
  const option = tappedOption(all, tapped)
  if (option === undefined) return { kind: 'hold', hand: { ...EMPTY_HAND, tapped } }
  if (touch && (option.sealed || showsFirst)) {
    return { kind: 'hold', hand: { ...EMPTY_HAND, tapped, shown: option.text } }
  }
  return { kind: 'choose', text: option.text, hand: EMPTY_HAND }
}

/** The one option that the taps leave. */
function tappedOption(all: readonly Placed[], tapped: readonly Spot[]): OptionView | undefined {
  const left = leftBy(all, tapped)
  if (tapped.length === 0 || left.length !== 1) return undefined
  const [only] = left
  return only.inOrder && unmet(only, tapped)?.length !== 0 ? undefined : only.option
}

/** One step back: the question, what is shown, the last mark, the last tap; nothing when there is none. */
export function back(hand: Hand): Hand | undefined {
  if (hand.asked !== undefined) return { ...hand, asked: undefined }
  if (hand.shown !== undefined) {
    return { ...hand, shown: undefined, tapped: hand.tapped.slice(0, -1) }
  }
  if (hand.marks.length > 0) return { ...hand, marks: hand.marks.slice(0, -1) }
  if (hand.tapped.length > 0) return { ...hand, tapped: hand.tapped.slice(0, -1) }
  return undefined
}

/** A tap on a spot in a row of picks: marks it, or takes its mark back. */
export function tapMark(
  all: readonly Placed[],
  hand: Hand,
  more: readonly string[],
  spot: Spot,
  again: readonly string[] = [],
): Tapped {
  const here = through(all, [], spot)
  if (here.length === 0) return { kind: 'zoom' }
  const marked = hand.marks.findLastIndex((mark) => mark.spot === spot)
  const next = here.find(({ option }) => more.includes(option.text))
  // One spot that can be marked again takes as many marks as there may be; only then it gives them back.
  const isMany = next !== undefined && (next.option.alike > 1 || again.includes(next.option.text))
  const takesMore = isMany && standsAlone(next, spot)
  if (marked >= 0 && !takesMore) return { kind: 'hold', hand: without(hand, marked) }
  if (next === undefined) return { kind: 'hold', hand }
  return { kind: 'hold', hand: marked_(hand, next.option.text, spot) }
}

const standsAlone = ({ groups }: Placed, spot: Spot): boolean =>
  groups.every((group) => !group.includes(spot) || group.length === 1)

const marked_ = (hand: Hand, text: string, spot: Spot | undefined): Hand => ({
  ...hand,
  marks: [...hand.marks, { text, spot }],
})

function without(hand: Hand, at: number): Hand {
  return { ...hand, marks: hand.marks.filter((_, index) => index !== at) }
}

/** One more of an option, on the first of its spots that has none yet. */
export function marked(all: readonly Placed[], hand: Hand, text: string): Hand {
  const spots = all.find(({ option }) => option.text === text)?.groups[0] ?? []
  const free = spots.find((spot) => !hand.marks.some((mark) => mark.spot === spot))
  return marked_(hand, text, free ?? spots[0])
}

export function unmarked(hand: Hand, text: string): Hand {
  const at = hand.marks.findLastIndex((mark) => mark.text === text)
  return at < 0 ? hand : without(hand, at)
}

/** What everybody has voted for, where everybody points, and what a hint says. */
export interface Around {
  readonly votes: readonly { readonly seat: Seat; readonly texts: readonly string[] }[]
  readonly points: readonly { readonly seat: Seat; readonly spot: Spot }[]
  /** By the text of an option, where somebody has asked. */
  readonly marks?: ReadonlyMap<string, HintMark>
}

/** How every spot stands that is more than a thing to look at. `open`: this device may answer now. */
export function spotStates(
  all: readonly Placed[],
  hand: Hand,
  row: RowView | undefined,
  around: Around,
  open: boolean,
): ReadonlyMap<Spot, SpotState> {
  const states = new Map<Spot, SpotState>()
  const change = (spot: Spot, part: Partial<SpotState>) =>
    states.set(spot, { ...(states.get(spot) ?? PLAIN), ...part })
  for (const spot of new Set(all.flatMap(({ groups }) => groups.flat()))) {
    const state = open ? spotState(all, hand, row, spot) : PLAIN
    const faces = facesOn(all, around, spot)
    const hint = state.lit ? hintAt(all, hand, around, spot) : undefined
    if (state !== PLAIN || faces.length > 0) change(spot, { ...state, faces, hint })
  }
  for (const { seat, spot } of around.points) {
    change(spot, { pointed: [...(states.get(spot)?.pointed ?? []), seat] })
  }
  return states
}

/** What is known of the best that can be chosen by way of a spot. */
function hintAt(
  all: readonly Placed[],
  { tapped }: Hand,
  { marks }: Around,
  spot: Spot,
): HintMark | undefined {
  if (marks === undefined || marks.size === 0) return undefined
  const known = through(all, tapped, spot).flatMap(({ option }) => marks.get(option.text) ?? [])
  return known.reduce<HintMark | undefined>(
    (most, one) => (most === undefined || one.wins > most.wins ? one : most),
    undefined,
  )
}

/** States that are as they were before stay the same objects: what shows them need not be drawn anew. */
export function keepingEqual(
  before: ReadonlyMap<Spot, SpotState>,
  now: ReadonlyMap<Spot, SpotState>,
): ReadonlyMap<Spot, SpotState> {
  const kept = new Map<Spot, SpotState>()
  for (const [spot, state] of now) {
    const old = before.get(spot)
    kept.set(spot, old !== undefined && isSame(old, state) ? old : state)
  }
  return kept
}

const isSame = (one: SpotState, other: SpotState): boolean =>
  one.lit === other.lit &&
  one.chosen === other.chosen &&
  one.marked === other.marked &&
  one.place === other.place &&
  one.sealed === other.sealed &&
  one.option === other.option &&
  one.hint === other.hint &&
  one.faces.join() === other.faces.join() &&
  one.pointed.join() === other.pointed.join()

export const PLAIN: SpotState = {
  lit: false,
  chosen: false,
  marked: 0,
  place: '',
  sealed: false,
  faces: [],
  pointed: [],
  option: undefined,
  hint: undefined,
}

function spotState(
  all: readonly Placed[],
  hand: Hand,
  row: RowView | undefined,
  spot: Spot,
): SpotState {
  if (row !== undefined) {
    const times = hand.marks.filter((mark) => mark.spot === spot).length
    const here = through(all, [], spot).map(({ option }) => option)
    const next = here.find(({ text }) => row.more.includes(text))
    if (times === 0 && next === undefined) return PLAIN
    return {
      ...PLAIN,
      lit: true,
      marked: times,
      place: row.ordered ? placesOf(hand, spot) : '',
      chosen: times > 0,
      option: (next ?? here[0])?.text,
    }
  }
  const chosen = hand.tapped.includes(spot)
  // What is only shown can still be exchanged for anything else.
  const before = hand.shown === undefined ? hand.tapped : []
  const here = chosen ? leftBy(all, hand.tapped) : through(all, before, spot)
  if (here.length === 0) return PLAIN
  const only = here.length === 1 ? here[0].option : undefined
  const sealed = only?.sealed === true
  const isShown = only !== undefined && only.text === hand.shown
  return { ...PLAIN, lit: !chosen || sealed || isShown, chosen, sealed, option: only?.text }
}

const placesOf = ({ marks }: Hand, spot: Spot): string =>
  marks.flatMap((mark, at) => (mark.spot === spot ? [at + 1] : [])).join(' ')

function facesOn(all: readonly Placed[], around: Around, spot: Spot): readonly Seat[] {
  const here = all.filter(({ groups }) => groups.some((group) => group[0] === spot))
  return around.votes
    .filter(({ texts }) => here.some(({ option }) => option.text === texts.at(-1)))
    .map(({ seat }) => seat)
}
