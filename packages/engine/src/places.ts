/**
 * Places, bags and piles: what the table knows of its cards.
 *
 * A place is one integer: a known card (0 and up), or the n-th place of a bag (below 0). A bag holds the
 * cards of one shuffle in no order. Its members may be places of another bag: a mix of known cards with
 * cards nobody has seen.
 */
import { type Card, type EngineState, type PileId, removeAt } from './state.ts'

const PLACES_A_BAG = 256

export function placeOf(bag: number, n: number): number {
  return -1 - (bag * PLACES_A_BAG + n)
}

export function bagOf(place: number): number {
  return (-1 - place) >> 8
}

export function numberInBag(place: number): number {
  return (-1 - place) & (PLACES_A_BAG - 1)
}

/** The cards that may lie at a place: the known one, or all that its bag still holds. */
export function candidates(state: EngineState, place: number): Card[] {
  if (place >= 0) return [place]
  const found: Card[] = []
  for (const member of state.bagCards[bagOf(place)]) {
    if (member >= 0) found.push(member)
    else for (const card of candidates(state, member)) if (!found.includes(card)) found.push(card)
  }
  return found.sort((a, b) => a - b)
}

function freeBag(state: EngineState): number {
  const bags = state.bagCards
  for (let bag = 0; bag < bags.length; bag++) if (bags[bag].length === 0) return bag
  bags.push([])
  state.bagPlaces.push([])
  state.bagOrigin.push(0, 0)
  return bags.length - 1
}

const MOST_CARDS = 4096
/** A bit for each card, all zero between two uses: quicker than any sort. */
const marks = new Int32Array(MOST_CARDS / 32)
/** Places of bags that are not wholly at hand. */
const strays: number[] = []
/** For each bag its places in a row, all zero between two uses. */
const placesIn: number[] = []
/** 0, 1, 2 …: pushed one by one, as an array made with holes stays slower, and so do its slices. */
const FIRST_PLACES: number[] = []
for (let n = 0; n < PLACES_A_BAG; n++) FIRST_PLACES.push(n)

/** Marks the cards of a row, and of every bag that lies wholly in it, which is emptied. Gives the highest card. */
function mark(state: EngineState, row: readonly number[]): number {
  const { bagCards, bagPlaces } = state
  while (placesIn.length < bagCards.length) placesIn.push(0)
  let highest = 0
  for (let i = 0; i < row.length; i++) {
    const place = row[i]
    if (place < 0) placesIn[bagOf(place)]++
    else {
      marks[place >> 5] |= 1 << (place & 31)
      if (place > highest) highest = place
    }
  }
  for (let bag = 0; bag < bagCards.length; bag++) {
    if (placesIn[bag] === 0) continue
    const isWhole = placesIn[bag] === bagPlaces[bag].length
    placesIn[bag] = 0
    if (!isWhole) {
      for (const place of row) if (place < 0 && bagOf(place) === bag) strays.push(place)
      continue
    }
    const cards = bagCards[bag]
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]
      if (card < 0) strays.push(card)
      else {
        marks[card >> 5] |= 1 << (card & 31)
        if (card > highest) highest = card
      }
    }
    bagCards[bag] = []
    bagPlaces[bag] = []
  }
  return highest
}

/** Writes what was marked into a row, in order: places are below 0 and so come first. */
function writeMarked(row: number[], highest: number): void {
  let at = 0
  if (strays.length > 0) {
    strays.sort((a, b) => a - b)
    while (at < strays.length) row[at] = strays[at++]
    strays.length = 0
  }
  const words = Math.min(highest >> 5, marks.length - 1)
  for (let word = 0; word <= words; word++) {
    let bits = marks[word]
    marks[word] = 0
    while (bits !== 0) {
      row[at++] = word * 32 + 31 - Math.clz32(bits & -bits)
      bits &= bits - 1
    }
  }
  if (at !== row.length)
    throw new Error('a pile holds a card twice, or one beyond the last of 4,096')
}

/**
 * Looks through a whole pile, in no order: the cards of every bag that lies wholly in it become known. Of
 * other bags the places themselves stay. Shuffle the pile before anything is drawn from it.
 */
export function openPile(state: EngineState, pile: PileId): void {
  const row = state.piles[pile]
  writeMarked(row, mark(state, row))
}

/** Shuffles a pile: its places become the places of a new bag. */
export function shuffle(state: EngineState, pile: PileId): void {
  state.shuffles[pile]++
  const row = state.piles[pile]
  if (row.length === 0) return
  const highest = mark(state, row)
  const bag = freeBag(state)
  const cards = row.slice()
  writeMarked(cards, highest)
  state.bagCards[bag] = cards
  state.bagPlaces[bag] = FIRST_PLACES.slice(0, row.length)
  state.bagOrigin[bag * 2] = pile
  state.bagOrigin[bag * 2 + 1] = state.shuffles[pile]
  for (let i = 0; i < row.length; i++) row[i] = placeOf(bag, i)
}

/** Takes the member at `index` out of a bag for the place at `position`, and gives it. */
export function takeFromBag(
  state: EngineState,
  bag: number,
  position: number,
  index: number,
): number {
  const cards = state.bagCards[bag]
  const places = state.bagPlaces[bag]
  const member = cards[index]
  removeAt(cards, index)
  removeAt(places, position)
  return member
}

/** Where in its bag's row of places a place stands. */
export function positionInBag(state: EngineState, place: number): number {
  const places = state.bagPlaces[bagOf(place)]
  const n = numberInBag(place)
  const last = places.length - 1
  return places[last] === n ? last : places.indexOf(n)
}
