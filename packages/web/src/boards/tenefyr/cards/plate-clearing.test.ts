import { describe, expect, it } from 'vitest'
import { fewer, outline, rims } from './plate-clearing.ts'

const SIDE = 40

/** A picture that is solid where `inside` says so. */
const picture = (inside: (x: number, y: number) => boolean): number[] =>
  Array.from({ length: SIDE * SIDE }, (_, at) =>
    inside(at % SIDE, Math.floor(at / SIDE)) ? 255 : 0,
  )

const away = (x: number, y: number): number => Math.hypot(x - 20, y - 20)

/** Above 0 for a rim that has what is solid within. */
const area = (ring: readonly (readonly [number, number])[]): number =>
  ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length]
    return sum + (nextX * y - x * nextY) / 2
  }, 0)

describe('the rims of what is solid', () => {
  it('go once around a disc', () => {
    const [ring, ...others] = rims(
      picture((x, y) => away(x, y) < 12),
      SIDE,
    )
    expect(others).toEqual([])
    for (const [x, y] of ring) expect(Math.abs(away(x, y) - 12)).toBeLessThan(0.8)
    expect(area(ring)).toBeGreaterThan(Math.PI * 11 ** 2)
  })

  it('go the other way around a hole, so that it stays one', () => {
    const rings = rims(
      picture((x, y) => away(x, y) < 15 && away(x, y) > 6),
      SIDE,
    )
    const areas = rings.map(area).sort((a, b) => a - b)
    expect(areas).toHaveLength(2)
    expect(areas[0]).toBeLessThan(-Math.PI * 5 ** 2)
    expect(areas[1]).toBeGreaterThan(Math.PI * 14 ** 2)
  })

  it('close also where two solid things touch at a corner', () => {
    const rings = rims(
      picture(
        (x, y) =>
          (x >= 5 && x < 15 && y >= 5 && y < 15) || (x >= 15 && x < 25 && y >= 15 && y < 25),
      ),
      SIDE,
    )
    expect(rings.reduce((sum, ring) => sum + area(ring), 0)).toBeCloseTo(199, 0)
  })

  it('lie between points by how solid these are', () => {
    const [ring] = rims(
      Array.from({ length: 25 }, (_, at) => (at === 12 ? 170 : 0)),
      5,
    )
    expect(ring).toHaveLength(4)
    for (const [x, y] of ring) expect(Math.abs(x - 2) + Math.abs(y - 2)).toBeCloseTo(0.25)
  })
})

describe('a line of fewer points', () => {
  it('is straight where it was', () => {
    const straight = Array.from({ length: 9 }, (_, i) => [i, i / 2] as const)
    expect(fewer(straight, 0.1)).toEqual([straight[0], straight[8]])
  })

  it('keeps corners, and those of a ring', () => {
    const square = [
      [0, 0],
      [4, 0.1],
      [8, 0],
      [8, 8],
      [0, 8],
      [0, 0],
    ] as const
    expect(fewer(square, 0.5)).toEqual([
      [0, 0],
      [8, 0],
      [8, 8],
      [0, 8],
      [0, 0],
    ])
  })
})

it('writes the outline on the grid of the figure, and nothing around nothing', () => {
  const square = outline(
    picture((x, y) => x >= 10 && x < 30 && y >= 10 && y < 30),
    SIDE,
  )
  const numbers = [...square.matchAll(/-?\d+/g)].map(Number)
  // 592 by 40 points, from -40 on: solid from the tenth to the thirtieth.
  for (const edge of [108, 404]) expect(numbers.some((one) => Math.abs(one - edge) < 2)).toBe(true)
  expect(Math.min(...numbers)).toBeGreaterThan(106)
  expect(Math.max(...numbers)).toBeLessThan(406)
  expect(square).toMatch(/^M[^M]+Z$/)
  expect(
    outline(
      picture(() => false),
      SIDE,
    ),
  ).toBe('')
})
