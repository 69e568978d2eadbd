import { expect, type Page } from '@playwright/test'
import { keeping } from '../served.ts'
import { test } from '../table.ts'

/** What is written or drawn on what. */
const TEXTS: readonly [grounds: readonly string[], inks: readonly string[]][] = [
  [
    ['table', 'panel', 'raised'],
    ['ink', 'soft', 'act', 'gold', 'harm', 'good'],
  ],
  [
    ['table', 'panel'],
    ['tenefyr', 'keep', 'terrinoth'],
  ],
  [['act'], ['on-act']],
  [
    ['paper', 'plate'],
    ['paper-ink', 'paper-soft', 'paper-gold', 'paper-harm', 'paper-good', 'paper-tenefyr'],
  ],
  [['paper'], ['paper-keep', 'paper-terrinoth']],
  [['spent'], ['paper-ink']],
]
const EDGES: typeof TEXTS = [
  [
    ['table', 'panel', 'raised'],
    ['edge', 'act'],
  ],
  [['paper', 'plate'], ['paper-edge']],
  [['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5', 'seat-6'], ['seat-rim']],
]

type Colour = readonly [red: number, green: number, blue: number]

/** A token as the browser paints it. */
async function painted(page: Page, token: string): Promise<Colour> {
  const colour = await page.evaluate((name) => {
    const probe = document.createElement('i')
    probe.style.color = `var(--${name}, transparent)`
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, token)
  const [, red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour) ?? []
  if (blue === undefined) throw new Error(`--${token} is painted as ${colour}`)
  return [Number(red), Number(green), Number(blue)]
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

async function tooFaint(page: Page, pairs: typeof TEXTS, least: number): Promise<string[]> {
  const faint: string[] = []
  for (const [grounds, inks] of pairs) {
    for (const ground of grounds) {
      for (const ink of inks) {
        const ratio = contrast(await painted(page, ground), await painted(page, ink))
        if (ratio < least) faint.push(`${ink} on ${ground}: ${ratio.toFixed(2)}`)
      }
    }
  }
  return faint
}

for (const theme of ['dark', 'light'] as const) {
  test.describe(theme, () => {
    test.use({ storageState: keeping({ theme }) })
    test('all that is written and outlined can be seen', async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      expect(await tooFaint(page, TEXTS, 4.5)).toEqual([])
      expect(await tooFaint(page, EDGES, 3)).toEqual([])
    })
  })
}

test('no other colour comes near the one that says: you may act here', async ({ page }) => {
  await page.goto('/')
  const act = await painted(page, 'act')
  const tokens = ['gold', 'harm', 'good', 'tenefyr', 'keep', 'terrinoth', 'ink', 'soft', 'edge']
  for (const token of tokens) {
    const other = await painted(page, token)
    const distance = Math.hypot(...act.map((part, index) => part - other[index]))
    expect(distance, token).toBeGreaterThan(60)
  }
})
