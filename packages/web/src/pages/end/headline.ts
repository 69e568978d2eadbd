/** Shorter than this a sentence is only a cry: "Victory!" */
const CRY = 12

/** How it ended in a few words, and what else is said of it. */
export function headlineOf(said: string): readonly [headline: string, more: string] {
  const sentences = said.match(/[^.!?…]+[.!?…]+[”»"]?\s*/g) ?? [said]
  const first = sentences[0].trim().length < CRY ? 2 : 1
  const headline = sentences.slice(0, first).join('')
  return [headline.trim(), said.slice(headline.length).trim()]
}
