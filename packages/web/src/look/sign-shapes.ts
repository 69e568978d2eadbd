/** The rule symbols as we draw them, on a grid of 16: what is filled, what is a line, and how wide it stands. */
import type { SymbolKey } from '@muster/tenefyr/view'

export interface Shape {
  readonly fill?: string
  readonly line?: string
  /** Where narrow signs begin and how wide they are; else 0 and 16. */
  readonly from?: number
  readonly wide?: number
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

export const shapes: Readonly<Record<SymbolKey, Shape>> = {
  start: { fill: 'M2.5 2h2.2v12H2.5zM6.5 2.6L14 8l-7.5 5.4z' },
  end: { fill: 'M2 2.6L9.5 8 2 13.4zM11.3 2h2.2v12h-2.2z' },
  always: {
    line: 'M8 8C6.6 6 5.5 5 4.2 5a3 3 0 0 0 0 6C5.5 11 6.6 10 8 8s2.5-3 3.8-3a3 3 0 0 1 0 6C10.5 11 9.4 10 8 8z',
  },
  nextCombat: { line: 'M4.5 3L12.5 8l-8 5z' },
  power: { line: 'M13.5 2.5L6.3 9.7M3.3 7.3l5.4 5.4M5.2 10.8L2.5 13.5' },
  total: { line: 'M12.5 4.3V2.5h-9L8.5 8l-5 5.5h9v-1.8' },
  double: {
    line: 'M1.3 6.5l4.4 5.5M5.7 6.5L1.3 12M8.7 5.4c0-1.7 1.1-2.7 2.6-2.7s2.7.9 2.7 2.5c0 2.7-5.3 4.8-5.3 8h5.6',
  },
  draw: { line: 'M3.5 1.8h9v12.4h-9zM8 11V5.2M5.6 7.4L8 5l2.4 2.4' },
  newHand: { line: 'M13.2 8.5a5.2 5.2 0 1 1-1.7-4.4L13.3 5.6M13.4 1.8v4H9.6' },
  hand: {
    line: 'M5.7 3h4.6v9.5H5.7zM5.5 4.7L1.9 6l2.2 6.5 1.5-.5M10.5 4.7L14.1 6l-2.2 6.5-1.5-.5',
  },
  deck: { line: 'M3 2.5h10v6.3H3zM3 11.3h10M3 13.8h10' },
  top: { fill: 'M2.3 1.8h11.4v6.4H2.3z', line: 'M3 11h10M3 13.7h10' },
  bottom: { fill: 'M2.3 7.8h11.4v6.4H2.3z', line: 'M3 2.3h10M3 5h10' },
  discard: { line: 'M2.8 9.5v4.2h10.4V9.5M8 1.8v8M4.9 6.9L8 10l3.1-3.1' },
  reserve: { fill: 'M8 5.2L10.8 8 8 10.8 5.2 8z', line: 'M8 1.8L14.2 8 8 14.2 1.8 8z' },
  out: { line: 'M3.3 3.3l9.4 9.4M12.7 3.3l-9.4 9.4' },
  card: { fill: 'M6.3 4.8h3.4v6.4H6.3z', line: 'M3.7 2h8.6v12H3.7z' },
  basic: { line: circle(8, 8, 5) },
  loot: {
    fill: 'M5.6 1.5h4.8L9.3 4.1c2.9.9 4.5 3.6 4.5 6 0 2.8-1.7 4.1-5.8 4.1s-5.8-1.3-5.8-4.1c0-2.4 1.6-5.1 4.5-6z',
  },
  skill: {
    fill: 'M8 1.3l2 4.5 4.8.5-3.6 3.3 1 4.8L8 12l-4.2 2.4 1-4.8L1.2 6.3 6 5.8z',
  },
  enemy: {
    fill: 'M1.8 1.5c.3 2.6 1.4 3.9 3 4.4h6.4c1.6-.5 2.7-1.8 3-4.4 1 2.3.7 4.6-.8 6.2 0 3.9-2.4 6.8-5.4 6.8s-5.4-2.9-5.4-6.8C1.1 6.1.8 3.8 1.8 1.5zM4.6 8.3l.9 2.2 2-.5zM11.4 8.3l-.9 2.2-2-.5z',
  },
  dungeon: {
    fill: 'M2 14.3V7.5a6 6 0 0 1 12 0v6.8h-3.2V8a2.8 2.8 0 0 0-5.6 0v6.3z',
  },
  boss: { fill: 'M1.5 3.7l3.7 2.8L8 1.8l2.8 4.7 3.7-2.8-1.4 7H2.9zM2.9 12.1h10.2v2H2.9z' },
  bossToken: {
    fill: `M8 1.3c3.7 0 6.3 2.5 6.3 5.7 0 2.1-1 3.6-2.6 4.5v3H9.4v-1.7H8.6v1.7H7.4v-1.7H6.6v1.7H4.3v-3C2.7 10.6 1.7 9.1 1.7 7c0-3.2 2.6-5.7 6.3-5.7z${circle(5.4, 7.2, 1.7)}${circle(10.6, 7.2, 1.7)}`,
  },
  each: {
    fill: `${circle(4.3, 4.8, 2.3)}${circle(11.7, 4.8, 2.3)}M.3 14c0-3.6 1.6-5.7 4-5.7s3.2 1.4 3.7 3.2c.5-1.8 1.3-3.2 3.7-3.2s4 2.1 4 5.7z`,
  },
  player: { fill: `${circle(8, 4.6, 2.8)}M2.6 14.2c0-3.8 2.1-5.9 5.4-5.9s5.4 2.1 5.4 5.9z` },
  other: { line: 'M2.8 5.8h10.4M2.8 10.2h10.4M10.7 2.3L5.3 13.7' },
  starting: { fill: 'M4.3 2h9.8l-2.6 3.4 2.6 3.4H4.3z', line: 'M3.6 1.7v12.8' },
  next: { line: 'M2 11.3a5.6 5.6 0 0 1 10.8-2M13.9 5.2l-.9 4.4-4.3-1.3' },
  look: {
    fill: circle(8, 8, 2.2),
    line: 'M1.3 8S4 3.5 8 3.5 14.7 8 14.7 8 12 12.5 8 12.5 1.3 8 1.3 8z',
  },
  reorder: { line: 'M2 5.2h11M10 2.2l3 3-3 3M14 10.8H3M6 7.8l-3 3 3 3' },
  may: {
    fill: circle(8, 13.3, 1.2),
    line: 'M4.9 5.3c0-2 1.3-3.2 3.1-3.2s3.1 1.1 3.1 2.9c0 2.5-3.1 2.6-3.1 5.2',
    from: 2,
    wide: 12,
  },
  price: { line: 'M1.8 6h8M1.8 10h8M8.3 2.8L13.5 8l-5.2 5.2' },
  into: { line: 'M1.8 8h11.4M9 3.7L13.3 8 9 12.3' },
  or: { line: 'M8 2v12', from: 4, wide: 8 },
  not: { line: 'M2.5 6h11v5' },
  per: { line: 'M11 2L5 14', from: 3, wide: 10 },
  upTo: { line: 'M12.5 2.5L4 6.3l8.5 3.8M4 13.5h8.5', from: 1, wide: 14 },
  atLeast: { line: 'M3.5 2.5L12 6.3l-8.5 3.8M3.5 13.5H12', from: 1, wide: 14 },
}
