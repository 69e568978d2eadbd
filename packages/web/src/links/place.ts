/** A match that came with a link is known by what the link carries, so that it needs no storage. */
const MARK = '~'

export const idOfLink = (letters: string): string => `${MARK}${letters}`

/** What the link of a match carries; nothing where it did not come with one. */
export const lettersOfLink = (id: string): string | undefined =>
  id.startsWith(MARK) ? id.slice(MARK.length) : undefined

/** The same for lessons: they are laid anew each time. */
const LESSON = '!'

export const idOfLesson = (game: string, lesson: string): string => `${LESSON}${game}/${lesson}`

export function lessonOfId(
  id: string,
): { readonly game: string; readonly lesson: string } | undefined {
  if (!id.startsWith(LESSON)) return undefined
  const [game, lesson = ''] = id.slice(LESSON.length).split('/')
  return { game, lesson }
}

export const placeOfLesson = (game: string, lesson: string): string => `/learn/${game}/${lesson}`

/** The same for puzzles. */
const PUZZLE = '?'

interface PuzzlePlace {
  readonly game: string
  readonly puzzle: string
}

export const idOfPuzzle = ({ game, puzzle }: PuzzlePlace): string => `${PUZZLE}${game}/${puzzle}`

export function puzzleOfId(id: string): PuzzlePlace | undefined {
  if (!id.startsWith(PUZZLE)) return undefined
  const [game, puzzle = ''] = id.slice(PUZZLE.length).split('/')
  return { game, puzzle }
}

export const placeOfPuzzle = ({ game, puzzle }: PuzzlePlace): string => `/puzzles/${game}/${puzzle}`

/** The same for matches that a server keeps. */
const TABLE = '@'

export const idOfTable = (match: string): string => `${TABLE}${match}`

export const matchOfTable = (id: string): string | undefined =>
  id.startsWith(TABLE) ? id.slice(TABLE.length) : undefined

/** Where a match is found on the page. */
export function placeOfMatch(id: string): string {
  const taught = lessonOfId(id)
  if (taught !== undefined) return placeOfLesson(taught.game, taught.lesson)
  const posed = puzzleOfId(id)
  if (posed !== undefined) return placeOfPuzzle(posed)
  const match = matchOfTable(id)
  if (match !== undefined) return `/table/${match}`
  const letters = lettersOfLink(id)
  return letters === undefined ? `/match/${id}` : `/see/${letters}`
}

/** Beyond this a link is refused: not every browser and chat program takes it whole. */
export const LONGEST_LINK = 8000

/** The shortest that a widespread chat program takes in one message. */
export const SHORT_LINK = 2000
