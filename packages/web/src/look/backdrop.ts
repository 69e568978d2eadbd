/** The ground of a woodcut: filled strokes that swell and taper, on a grid of 100, the same for a name every time. */

export type Pattern = 'hatch' | 'brick' | 'roots' | 'rays' | 'web'

type Chance = () => number

/** Numbers from 0 to 1 that follow from a name. */
function chanceFrom(name: string): Chance {
  let seed = 2166136261
  for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619)
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

interface Ground {
  readonly chance: Chance
  /** Strokes stand closer on deeper levels, and wider apart on small plates. */
  readonly gap: number
  /** How thick a stroke is at its thickest. */
  readonly thick: number
}

type Point = readonly [x: number, y: number]

const at = (value: number): string => `${Math.round(value * 10) / 10}`

/** A stroke of the knife: thin at both ends. `bend` moves its middle aside. */
function cut([x1, y1]: Point, [x2, y2]: Point, thick: number, bend = 0): string {
  const long = Math.hypot(x2 - x1, y2 - y1) || 1
  const [nx, ny] = [(y1 - y2) / long, (x2 - x1) / long]
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2]
  const side = (by: number) => `${at(mx + nx * by)} ${at(my + ny * by)}`
  return `M${at(x1)} ${at(y1)}Q${side(bend + thick)} ${at(x2)} ${at(y2)}Q${side(bend - thick)} ${at(x1)} ${at(y1)}Z`
}

/** A wedge that begins in a point. */
function wedge([x1, y1]: Point, [x2, y2]: Point, thick: number): string {
  const long = Math.hypot(x2 - x1, y2 - y1) || 1
  const [nx, ny] = [((y1 - y2) / long) * thick, ((x2 - x1) / long) * thick]
  return `M${at(x1)} ${at(y1)}L${at(x2 + nx)} ${at(y2 + ny)}L${at(x2 - nx)} ${at(y2 - ny)}Z`
}

/** Rain or dusk: slanted strokes, each line broken once or twice. */
function hatch({ chance, gap, thick }: Ground): string[] {
  const turn = [-24, -8, 12, 58, 122][Math.floor(chance() * 5)] * (Math.PI / 180)
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
  const strokes: string[] = []
  for (let off = -75; off <= 75; off += gap) {
    for (let along = -80 + chance() * 22; along < 80; ) {
      const long = 26 + chance() * 44
      const point = (t: number): Point => [50 + dx * t - dy * off, 50 + dy * t + dx * off]
      strokes.push(cut(point(along), point(along + long), thick, chance() - 0.5))
      along += long + 3 + chance() * 5
    }
  }
  return strokes
}

function brick({ chance, gap, thick }: Ground): string[] {
  const high = gap * 2.1
  const wide = high * 2.1
  const strokes: string[] = []
  for (let row = 0, y = -chance() * high; y < 104; row++, y += high) {
    strokes.push(cut([-6, y + chance()], [106, y + chance() - 0.5], thick, chance() * 2 - 1))
    const shift = (row % 2) * 0.5 + chance() * 0.12
    for (let x = (shift - 1) * wide; x < 104; x += wide) {
      strokes.push(cut([x, y - 0.4], [x + chance() * 1.4 - 0.7, y + high + 0.4], thick))
      if (chance() > 0.72) strokes.push(...shade([x, y], wide, high, thick, chance))
    }
  }
  return strokes
}

/** A few strokes along the foot of a brick. */
function shade([x, y]: Point, wide: number, high: number, thick: number, chance: Chance): string[] {
  return [0.62, 0.8].map((part) =>
    cut(
      [x + wide * (0.1 + chance() * 0.2), y + high * part],
      [x + wide * (0.7 + chance() * 0.2), y + high * part],
      thick * 0.7,
    ),
  )
}

function roots({ chance, gap, thick }: Ground): string[] {
  const strokes: string[] = []
  const grow = (from: Point, turn: number, long: number, wide: number): void => {
    if (long < 7 || wide < 0.3) return
    const to: Point = [from[0] + Math.cos(turn) * long, from[1] + Math.sin(turn) * long]
    strokes.push(cut(from, to, wide, (chance() - 0.5) * long * 0.5))
    const forks = chance() > 0.35 ? 2 : 1
    for (let fork = 0; fork < forks; fork++) {
      const way = turn + (chance() - 0.5) * 1.5
      grow(to, way, long * (0.62 + chance() * 0.22), wide * 0.78)
    }
  }
  const many = Math.round(100 / gap)
  const fromTop = chance() > 0.5
  for (let i = 0; i < many; i++) {
    const x = (i + chance()) * (100 / many)
    const up = (i % 3 === 0) !== fromTop
    grow([x, up ? 104 : -4], (up ? -1 : 1) * (1.57 + (chance() - 0.5) * 0.9), 30, thick * 1.9)
  }
  return strokes
}

function rays({ chance, gap, thick }: Ground): string[] {
  const many = Math.round(300 / gap)
  const from = chance()
  const middle: Point = [50, 46 + chance() * 10]
  return Array.from({ length: many }, (_, i) => {
    const turn = ((i + from) / many) * 2 * Math.PI
    const begin = i % 2 === 0 ? 20 + chance() * 6 : 38 + chance() * 10
    const point = (r: number): Point => [
      middle[0] + Math.cos(turn) * r,
      middle[1] + Math.sin(turn) * r,
    ]
    return wedge(point(begin), point(96), thick * (i % 2 === 0 ? 2.6 : 1.8))
  })
}

function web({ chance, gap, thick }: Ground): string[] {
  const middle: Point = [chance() > 0.5 ? 6 + chance() * 16 : 78 + chance() * 16, chance() * 22]
  const many = 22
  const from = chance()
  const point = (spoke: number, r: number): Point => {
    const turn = ((spoke + from) / many) * 2 * Math.PI
    return [middle[0] + Math.cos(turn) * r, middle[1] + Math.sin(turn) * r]
  }
  const strokes: string[] = []
  for (let spoke = 0; spoke < many; spoke++) {
    strokes.push(cut(point(spoke, 2), point(spoke, 150), thick))
    for (let r = gap; r < 140; r += gap * (1 + r / 90)) {
      const sag = r * 0.06
      strokes.push(cut(point(spoke, r), point(spoke + 1, r + chance() * 1.5), thick * 0.9, -sag))
    }
  }
  return strokes
}

const drawn: Readonly<Record<Pattern, (ground: Ground) => string[]>> = {
  hatch,
  brick,
  roots,
  rays,
  web,
}

const known = new Map<string, string>()

/** One path of the whole ground, cut once a card. A small plate has fewer and thicker strokes. */
export function backdrop(
  pattern: Pattern,
  name: string,
  level: number,
  plate: 'small' | 'large',
): string {
  const key = `${pattern} ${name} ${level} ${plate}`
  const path = known.get(key) ?? cutGround(pattern, name, level, plate)
  known.set(key, path)
  return path
}

function cutGround(
  pattern: Pattern,
  name: string,
  level: number,
  plate: 'small' | 'large',
): string {
  const small = plate === 'small'
  const gap = (small ? 13 : 7.4) - level * (small ? 0.5 : 0.4)
  return drawn[pattern]({ chance: chanceFrom(name), gap, thick: small ? 2 : 1.1 }).join('')
}
