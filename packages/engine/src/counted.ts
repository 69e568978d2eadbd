/** Alike texts once, with their number; in order only those that stand next to each other. */
export function counted(texts: readonly string[], inOrder = false): string[] {
  const pairs: { readonly text: string; count: number }[] = []
  for (const text of texts) {
    const near = inOrder ? pairs.slice(-1) : pairs
    const found = near.find((pair) => pair.text === text)
    if (found === undefined) pairs.push({ text, count: 1 })
    else found.count++
  }
  return pairs.map(({ text, count }) => (count === 1 ? text : `${text} ×${count}`))
}
