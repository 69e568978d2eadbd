// Computed from tokens.css itself: every pair that the page writes or draws with.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

type Colours = Readonly<Record<string, string>>

const css = readFileSync(fileURLToPath(new URL('./tokens.css', import.meta.url)), 'utf8')

/** Each colour with its two sides; one without is the same by day and by night. */
const colours = [...css.matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), )?(#\w{6})\)?;/g)]

const dark: Colours = Object.fromEntries(colours.map(([, name, , night]) => [name, night]))
const light: Colours = Object.fromEntries(
  colours.map(([, name, day, night]) => [name, day ?? night]),
)

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** CIE Lab under D65, for how far apart two seats look. */
function lab(hex: string): number[] {
  const [r, g, b] = channels(hex)
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const grounds = ['table', 'panel', 'raised']
const on = (inks: readonly string[], papers: readonly string[]): [string, string][] =>
  inks.flatMap((ink) => papers.map((paper): [string, string] => [ink, paper]))

const texts = [
  ...on(['ink', 'soft', 'act', 'gold', 'harm', 'good'], grounds),
  ['on-act', 'act'],
  ...on(['paper-ink', 'paper-soft', 'paper-harm', 'paper-good', 'paper-gold'], ['paper']),
  ...on(['paper-tenefyr', 'paper-keep', 'paper-terrinoth'], ['paper']),
  ...on(['paper-ink', 'paper-soft'], ['plate']),
  ['paper-ink', 'spent'],
  // A Boss, a card's back and the count of alike cards: paper on ink.
  ['paper', 'paper-ink'],
  ...[1, 2, 3, 4, 5, 6].map((seat) => ['seat-rim', `seat-${seat}`]),
  ['seat-rim', 'steel'],
]
// The games' colours draw lines and charts, and write only on paper.
const games = ['tenefyr', 'keep', 'terrinoth']
const edges = [...on(['edge', 'act', ...games], grounds), ['paper-edge', 'paper']]

describe.each([
  ['dark', dark],
  ['light', light],
])('%s', (_, theme: Colours) => {
  it.each(texts)('%s is read on %s', (ink, ground) => {
    expect(contrast(theme[ink], theme[ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(edges)('%s is seen on %s', (edge, ground) => {
    expect(contrast(theme[edge], theme[ground])).toBeGreaterThanOrEqual(3)
  })

  it('keeps well above the least', () => {
    const lowest = (pairs: readonly string[][]) =>
      Math.min(...pairs.map(([ink, ground]) => contrast(theme[ink], theme[ground])))
    expect(lowest(texts)).toBeGreaterThanOrEqual(4.7)
    // The dashed line of a card is no border to be found: it only parts two texts.
    const borders = edges.filter(([, ground]) => ground !== 'paper')
    expect(lowest(borders)).toBeGreaterThanOrEqual(3.6)
  })
})

it('has two sides of every colour of the table, and one of what lies on it', () => {
  const sides = (name: string) => dark[name] !== light[name]
  expect(Object.keys(dark).filter(sides)).toEqual([
    ...['table', 'panel', 'raised', 'ink', 'soft', 'edge', 'act', 'on-act'],
    ...['gold', 'harm', 'good', 'paper', 'plate', 'spent', ...games],
  ])
})

it('keeps seats apart', () => {
  const seats = [1, 2, 3, 4, 5, 6].map((seat) => lab(dark[`seat-${seat}`]))
  for (const [i, one] of seats.entries()) {
    for (const other of seats.slice(i + 1)) {
      expect(Math.hypot(...one.map((part, at) => part - other[at]))).toBeGreaterThanOrEqual(17)
    }
  }
})
