/** Two fifths longer, with accents: what French, Portuguese and worse do to a layout. */
const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'î',
  o: 'ô',
  u: 'ü',
  c: 'ç',
  n: 'ñ',
}
const SHARE = 0.4

function stretchedText(text: string): string {
  const letters = [...text].map((letter) => ACCENTS[letter] ?? letter)
  const words = letters.join('').split(' ')
  let missing = Math.round(text.replace(/[^\p{L}]/gu, '').length * SHARE)
  // Long words grow most, as they do in life.
  return words
    .map((word) => {
      const longest = /\p{L}{3,}/u.exec(word)
      if (longest === null || missing <= 0) return word
      const more = Math.min(missing, Math.ceil(longest[0].length * SHARE))
      missing -= more
      const end = longest.index + longest[0].length
      return word.slice(0, end) + 'ô'.repeat(more) + word.slice(end)
    })
    .join(' ')
}

/** A text, or an object of texts and of functions that make texts. */
export function stretched<T>(texts: T): T
export function stretched(texts: unknown): unknown {
  if (typeof texts === 'string') return stretchedText(texts)
  if (typeof texts === 'function') {
    return (...given: unknown[]) => stretched(Reflect.apply(texts, undefined, given))
  }
  if (Array.isArray(texts)) return texts.map((text) => stretched(text))
  if (typeof texts === 'object' && texts !== null) {
    return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, stretched(text)]))
  }
  return texts
}
