/** The end of what was said: whole sentences, as many as fit. The last ones tell how it came out. */
export function lastOf(sentences: readonly string[], letters: number): string {
  let said = ''
  for (const sentence of [...sentences].reverse()) {
    const longer = said === '' ? sentence : `${sentence} ${said}`
    if (said !== '' && longer.length > letters) break
    said = longer
  }
  return said
}
