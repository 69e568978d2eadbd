/** The match as a picture to share: a woodcut of who was fought, and how it went. */
import type { GameStamps } from '../stamps/game-stamps.ts'
import { wrapped } from './wrapped.ts'

export const SIZE = { width: 1200, height: 630 }

/** All that is written on it. */
export interface Poster {
  readonly heading: string
  readonly result: string
  readonly won: boolean
  readonly sentence: string
  readonly players: string
  readonly date: string
  readonly foe: string
  readonly party: readonly { readonly seat: number; readonly picture: string }[]
}

/** The dark theme's inks: a picture looks the same wherever it is seen. */
const INKS = {
  table: '#1b1612',
  ink: '#f5ecdd',
  soft: '#cdbda6',
  edge: '#94826d',
  gold: '#f0be4f',
  harm: '#ff9080',
  plate: '#e0d2b7',
  cut: '#b4a27f',
  print: '#2a2019',
}
const SEATS = ['#f7d154', '#5b92f0', '#e0609f', '#8ed16a', '#f3e9da', '#b87b45']
const NAME = 'Grenze, Georgia, serif'
const TEXT = '"Atkinson Hyperlegible Next Variable", "Segoe UI", sans-serif'
const PLATE = { x: 48, y: 56, width: 396, height: 518 }
const LEFT = 492
const WIDE = SIZE.width - LEFT - 52

type Canvas = CanvasRenderingContext2D

/** Draws it and gives it as a PNG. */
export async function pictureOf(poster: Poster, stamps: GameStamps): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = SIZE.width
  canvas.height = SIZE.height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser draws nothing')
  const [symbols] = await Promise.all([
    symbolsOf(stamps.sprite),
    document.fonts.load(`600 60px Grenze`),
    document.fonts.load(`30px "Atkinson Hyperlegible Next Variable"`),
  ])
  ground(context, stamps)
  woodcut(context, poster, stamps, symbols)
  words(context, poster)
  party(context, poster, symbols)
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('no picture came of it'))
      else resolve(blob)
    }, 'image/png')
  })
}

type Symbols = (name: string) => Path2D

/** The silhouettes of a sprite, on their grid of 512. */
async function symbolsOf(sprite: string): Promise<Symbols> {
  const text = await (await fetch(sprite)).text()
  const drawings = new DOMParser().parseFromString(text, 'image/svg+xml')
  return (name) => {
    const shape = new Path2D()
    for (const path of drawings.querySelectorAll(`[id="${name}"] path`)) {
      shape.addPath(new Path2D(path.getAttribute('d') ?? ''))
    }
    return shape
  }
}

function ground(context: Canvas, { colour }: GameStamps): void {
  context.fillStyle = INKS.table
  context.fillRect(0, 0, SIZE.width, SIZE.height)
  context.fillStyle = colour
  context.fillRect(0, 0, SIZE.width, 10)
}

function woodcut(context: Canvas, { foe }: Poster, stamps: GameStamps, symbols: Symbols): void {
  const { x, y, width, height } = PLATE
  context.save()
  context.beginPath()
  context.roundRect(x, y, width, height, 18)
  context.clip()
  context.fillStyle = INKS.plate
  context.fillRect(x, y, width, height)
  context.save()
  context.translate(x + (width - height) / 2, y)
  context.scale(height / 100, height / 100)
  context.fillStyle = INKS.cut
  context.fill(new Path2D(stamps.ground(foe)))
  context.restore()
  const side = 356
  const at = [x + (width - side) / 2, y + (height - side) / 2] as const
  silhouette(context, symbols(foe), at, side, { around: INKS.plate, fill: INKS.plate })
  silhouette(context, symbols(foe), [at[0] + 7, at[1] + 7], side, { fill: stamps.colour })
  silhouette(context, symbols(foe), at, side, { fill: INKS.print })
  context.restore()
}

interface Ink {
  readonly fill: string
  /** What the knife took away around it. */
  readonly around?: string
}

function silhouette(
  context: Canvas,
  shape: Path2D,
  [x, y]: readonly [number, number],
  side: number,
  { fill, around }: Ink,
): void {
  context.save()
  context.translate(x, y)
  context.scale(side / 512, side / 512)
  if (around !== undefined) {
    context.strokeStyle = around
    context.lineWidth = 56
    context.lineJoin = 'round'
    context.stroke(shape)
  }
  context.fillStyle = fill
  context.fill(shape)
  context.restore()
}

interface Lines {
  readonly font: string
  readonly colour: string
  readonly y: number
  readonly high: number
  readonly most: number
}

/** Writes a text and gives the foot of its last line. */
function write(context: Canvas, text: string, { font, colour, y, high, most }: Lines): number {
  context.font = font
  context.fillStyle = colour
  const lines = wrapped(text, WIDE, most, (part) => context.measureText(part).width)
  lines.forEach((line, at) => {
    context.fillText(line, LEFT, y + at * high)
  })
  return y + (lines.length - 1) * high
}

function words(context: Canvas, poster: Poster): void {
  const { heading, result, won, sentence, players, date } = poster
  context.textBaseline = 'alphabetic'
  write(context, heading, { font: `26px ${TEXT}`, colour: INKS.soft, y: 92, high: 32, most: 1 })
  const foot = write(context, result, {
    font: `600 60px ${NAME}`,
    colour: won ? INKS.gold : INKS.harm,
    y: 164,
    high: 62,
    most: 3,
  })
  const most = foot > 280 ? 3 : 4
  const told = { font: `30px ${TEXT}`, colour: INKS.ink, y: foot + 58, high: 40, most }
  write(context, sentence, told)
  const small = { font: `24px ${TEXT}`, colour: INKS.soft, high: 30, most: 1 }
  write(context, players, { ...small, y: 536 })
  write(context, date, { ...small, y: 572 })
  context.font = `600 34px ${NAME}`
  context.fillStyle = INKS.soft
  context.textAlign = 'right'
  context.fillText('Muster', SIZE.width - 52, 572)
  context.textAlign = 'left'
}

/** Whose a hero is, by colour; who it is, by picture. */
function party(context: Canvas, { party: heroes }: Poster, symbols: Symbols): void {
  heroes.forEach(({ seat, picture }, at) => {
    const [x, y, round] = [LEFT + 30 + at * 72, 474, 29]
    context.beginPath()
    context.arc(x, y, round, 0, 2 * Math.PI)
    context.fillStyle = SEATS[seat % SEATS.length]
    context.fill()
    context.lineWidth = 3
    context.strokeStyle = INKS.edge
    context.stroke()
    silhouette(context, symbols(picture), [x - 20, y - 20], 40, { fill: INKS.print })
  })
}
