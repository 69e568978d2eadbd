import { fill, type Texts } from './texts/index.ts'

/** How far it is, and how long it will go on if it goes on like this. */
export function progressLine(done: number, all: number, seconds: number, texts: Texts): string {
  const rest = done === 0 ? 0 : Math.ceil((seconds / done) * (all - done))
  const left =
    rest < 90 ? fill(texts.seconds, { n: rest }) : fill(texts.minutes, { n: Math.round(rest / 60) })
  return fill(texts.simulating, { done, all, left })
}
