/** Finding words in texts of any language: case, accents and kinds of apostrophe make no difference. */

export interface Part {
  readonly text: string
  readonly hit: boolean
}

interface Folded {
  readonly text: string
  /** For each letter of `text`, where it stands in the original; and at the end the original's length. */
  readonly from: readonly number[]
}

const ALIKE: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  '’': "'",
  '\u00a0': ' ',
  '\u202f': ' ',
  '–': '-',
  '−': '-',
}

/** In small letters without accents. */
function plain(text: string): string {
  const alike = text.toLowerCase().replace(/[œæß’\u00a0\u202f–−]/g, (letter) => ALIKE[letter] ?? '')
  return alike.normalize('NFD').replace(/\p{M}/gu, '')
}

/** The same letter by letter, which takes longer. */
function folded(original: string): Folded {
  let text = ''
  const from: number[] = []
  let at = 0
  for (const letter of original) {
    const letters = plain(letter)
    for (let i = 0; i < letters.length; i++) from.push(at)
    text += letters
    at += letter.length
  }
  return { text, from: [...from, at] }
}

/** The words to look for. Marks around them say nothing. */
export function searchWords(typed: string): string[] {
  const words = plain(typed)
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}+-]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '')
  return words.filter((word, i) => words.indexOf(word) === i)
}

const isLetter = (text: string, at: number): boolean => /\p{L}/u.test(text[at] ?? '')
const isDigit = (text: string, at: number): boolean => /\p{N}/u.test(text[at] ?? '')

/** A word begins here, or a number: `4.7` finds T4.7. */
function begins(text: string, at: number): boolean {
  if (isLetter(text, at)) return !isLetter(text, at - 1) && !isDigit(text, at - 1)
  return !isDigit(text, at - 1)
}

/** So short a word would be found in the midst of too many others. */
const SHORT = 2

function places(text: string, word: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const isNumber = isDigit(word, 0)
    if ((word.length > SHORT && !isNumber) || begins(text, at)) found.push(at)
  }
  return found
}

/** The text in its parts, those that were looked for marked. */
export function marked(original: string, words: readonly string[]): Part[] {
  const { text, from } = folded(original)
  const hits = words.flatMap((word) =>
    places(text, word).map((at): [number, number] => [from[at], from[at + word.length]]),
  )
  hits.sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const parts: Part[] = []
  let done = 0
  for (const [start, end] of hits) {
    if (end <= done) continue
    const last = parts.at(-1)
    if (start <= done && last?.hit) {
      parts[parts.length - 1] = { text: last.text + original.slice(done, end), hit: true }
    } else {
      if (start > done) parts.push({ text: original.slice(done, start), hit: false })
      parts.push({ text: original.slice(start, end), hit: true })
    }
    done = end
  }
  if (done < original.length) parts.push({ text: original.slice(done), hit: false })
  return parts
}

/** Something that can be found. */
export interface Findable {
  /** What it is called: a title, a number. */
  readonly title: string
  readonly lines: readonly string[]
}

/** How well it fits: the whole title, words that are all in the title, words anywhere. */
function rank({ title, lines }: Findable, words: readonly string[]): number | undefined {
  const name = plain(title)
  if (name === words.join(' ')) return 0
  const all = [name, ...lines.map(plain)]
  let inTitle = true
  for (const word of words) {
    if (!all.some((text) => places(text, word).length > 0)) return undefined
    if (places(name, word).length === 0) inTitle = false
  }
  return inTitle ? 1 : 2
}

/** Those in which all words occur, the best first; in their order where they fit as well. */
export function search<T>(
  all: readonly T[],
  words: readonly string[],
  read: (one: T) => Findable,
): readonly T[] {
  if (words.length === 0) return all
  return all
    .flatMap((one) => {
      const fits = rank(read(one), words)
      return fits === undefined ? [] : [{ one, fits }]
    })
    .sort((a, b) => a.fits - b.fits)
    .map(({ one }) => one)
}

/** The lines to show of what was found: those with a word of it. */
export const linesWith = (lines: readonly string[], words: readonly string[]): string[] =>
  lines.filter((line) => marked(line, words).some(({ hit }) => hit))
