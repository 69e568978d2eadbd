/**
 * What the knife took away around a figure. To stroke a figure of a thousand points so widely costs the browser as
 * much as the rest of its plate: when there is time, the rim of that stroke is traced once and only filled from then on.
 */
type Point = readonly [x: number, y: number]

/** Figures lie on a grid of 512; a stroke reaches out of it. */
const FROM = -40
const REACH = 592
const WIDTH = 62
/** In points of a picture of the stroke. */
const SIDE = 128
/** How far the outline may lie from the rim, on the figure's grid. */
const NEAR = 1.5
/** For a slice of work that nobody notices. */
const ENOUGH = 4

/** Rims pass a cell of four points from side to side (top, right, bottom, left), what is solid on their left. */
const ways: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
]

/** The rims of what is solid, from 0 to 255, in a square picture with an empty edge. */
export function rims(solid: ArrayLike<number>, side: number): Point[][] {
  const next = new Map<number, number>()
  const places = new Map<number, Point>()
  const half = (one: number, other: number) => (127.5 - one) / (other - one)
  for (let y = 0; y < side - 1; y++) {
    for (let x = 0; x < side - 1; x++) {
      const at = y * side + x
      const [a, b, c, d] = [solid[at], solid[at + 1], solid[at + side + 1], solid[at + side]]
      const kind = +(a > 127) + 2 * +(b > 127) + 4 * +(c > 127) + 8 * +(d > 127)
      if (kind === 0 || kind === 15) continue
      const sides = [2 * at, 2 * at + 3, 2 * (at + side), 2 * at + 1]
      const place = (of: number): Point => {
        if (of === 0) return [x + half(a, b), y]
        if (of === 1) return [x + 1, y + half(b, c)]
        if (of === 2) return [x + half(d, c), y + 1]
        return [x, y + half(a, d)]
      }
      for (const [from, to] of ways[kind]) {
        next.set(sides[from], sides[to])
        places.set(sides[from], place(from))
      }
    }
  }
  return ringsOf(next, places)
}

function ringsOf(next: Map<number, number>, places: ReadonlyMap<number, Point>): Point[][] {
  const rings: Point[][] = []
  for (const first of [...next.keys()]) {
    const ring: Point[] = []
    for (let at: number | undefined = first; at !== undefined; ) {
      const place = places.get(at)
      const then = next.get(at)
      next.delete(at)
      if (place !== undefined && then !== undefined) ring.push(place)
      at = then
    }
    if (ring.length > 0) rings.push(ring)
  }
  return rings
}

/** The fewest points that leave a line no farther than `near` from where it was; the ends stay. */
export function fewer(line: readonly Point[], near: number): Point[] {
  const [first, last] = [line[0], line[line.length - 1]]
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const long = Math.hypot(dx, dy)
  let [far, most] = [0, near]
  for (let i = 1; i < line.length - 1; i++) {
    const [x, y] = [line[i][0] - first[0], line[i][1] - first[1]]
    const off = long === 0 ? Math.hypot(x, y) : Math.abs(dx * y - dy * x) / long
    if (off > most) [far, most] = [i, off]
  }
  if (far === 0) return [first, last]
  return [...fewer(line.slice(0, far + 1), near).slice(0, -1), ...fewer(line.slice(far), near)]
}

/** Around a figure, as a path on its grid. */
export function outline(solid: ArrayLike<number>, side: number): string {
  const unit = REACH / side
  const on = (value: number): number => Math.round(FROM + (value + 0.5) * unit)
  return rims(solid, side)
    .map((ring) => fewer([...ring, ring[0]], NEAR / unit).slice(0, -1))
    .filter((ring) => ring.length > 2)
    .map((ring) => `M${ring.map(([x, y]) => `${on(x)} ${on(y)}`).join('L')}Z`)
    .join('')
}

function traced(figure: Element, board: CanvasRenderingContext2D): string {
  board.clearRect(FROM, FROM, REACH, REACH)
  for (const path of figure.children) {
    const line = new Path2D(path.getAttribute('d') ?? '')
    board.fill(line)
    board.stroke(line)
  }
  const { data } = board.getImageData(0, 0, SIDE, SIDE)
  const solid = new Uint8Array(SIDE * SIDE)
  for (let at = 0; at < solid.length; at++) solid[at] = data[4 * at + 3]
  return outline(solid, SIDE)
}

function drawingBoard(): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const board = canvas.getContext('2d', { willReadFrequently: true })
  board?.setTransform(
    SIDE / REACH,
    0,
    0,
    SIDE / REACH,
    (-FROM * SIDE) / REACH,
    (-FROM * SIDE) / REACH,
  )
  if (board !== null) Object.assign(board, { lineWidth: WIDTH, lineJoin: 'round' })
  return board
}

const PLATE = /^plate-/

/** Lays a clearing beside each figure: the figure itself, to be stroked, until its outline is traced. */
export function layClearings(laid: readonly Element[]): void {
  const figures = laid.filter(({ id }) => PLATE.test(id))
  const clearings = figures.map((figure) => {
    const clearing = document.importNode(figure, true)
    clearing.id = figure.id.replace(PLATE, 'clearing-')
    figure.after(clearing)
    return clearing
  })
  const board = drawingBoard()
  if (board !== null) whenIdle(() => traceNext(clearings, board))
}

function traceNext(waiting: Element[], board: CanvasRenderingContext2D): void {
  for (const end = performance.now() + ENOUGH; performance.now() < end; ) {
    const clearing = waiting.shift()
    if (clearing === undefined) return
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    path.setAttribute('d', traced(clearing, board))
    path.setAttribute('stroke', 'none')
    clearing.replaceChildren(path)
  }
  whenIdle(() => traceNext(waiting, board))
}

function whenIdle(then: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then)
  else setTimeout(then, 50)
}
