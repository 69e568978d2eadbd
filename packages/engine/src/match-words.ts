/** Finds what somebody means by a few letters. */

/** Without capitals, accents and typographer's quotes: as people type. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** The indices of what is called so, by any of its names; else of what begins so. */
export function matching(typed: string, things: readonly (readonly string[])[]): number[] {
  const wanted = plain(typed)
  const names = things.map((these) => these.map(plain))
  const exact = indices(names, (name) => name === wanted)
  return exact.length > 0 ? exact : indices(names, (name) => name.startsWith(wanted))
}

function indices(things: readonly string[][], fits: (name: string) => boolean): number[] {
  return things.flatMap((names, i) => (names.some(fits) ? [i] : []))
}
