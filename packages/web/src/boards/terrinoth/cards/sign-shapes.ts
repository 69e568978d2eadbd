/** The rule symbols of Terrinoth as we draw them, on a grid of 16. */
import type { SymbolKey } from '@muster/terrinoth/view'
import type { Shape } from '../../../look/sign-shapes.ts'

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

const HEART =
  'M8 14.2C3.6 10.9 1.5 8.5 1.5 5.7 1.5 3.6 3.1 2 5 2c1.3 0 2.3.7 3 1.9C8.7 2.7 9.7 2 11 2c1.9 0 3.5 1.6 3.5 3.7 0 2.8-2.1 5.2-6.5 8.5z'
const SHIELD =
  'M2.5 2.5C4.7 2.8 6.4 2.4 8 1.4c1.6 1 3.3 1.4 5.5 1.1v5.2c0 3.3-2.1 5.4-5.5 7-3.4-1.6-5.5-3.7-5.5-7z'
const CARD = 'M3.7 2h8.6v12H3.7z'

export const shapes: Readonly<Record<SymbolKey, Shape>> = {
  attack: {
    line: 'M13.8 2.2L5.6 10.4M3.2 7.6l5.2 5.2M4.9 11.1l-2.7 2.7M13.8 2.2l-3.4.6M13.8 2.2l-.6 3.4',
  },
  explore: {
    line: `${circle(8, 8, 6.2)}M8 1.8v2M8 12.2v2M1.8 8h2M12.2 8h2`,
    fill: 'M10.9 5.1L9.2 9.2 5.1 10.9l1.7-4.1z',
  },
  rest: { fill: 'M10.8 1.6A6.6 6.6 0 1 0 14.4 10 5.4 5.4 0 0 1 10.8 1.6z' },
  aid: { fill: 'M6.1 1.8h3.8v4.3h4.3v3.8H9.9v4.3H6.1V9.9H1.8V6.1h4.3z' },
  resilience: { line: SHIELD, fill: 'M8 4.6L10.6 8 8 11.4 5.4 8z' },
  health: { fill: HEART },
  token: { fill: 'M8 .8l1.9 5.3L15.2 8l-5.3 1.9L8 15.2l-1.9-5.3L.8 8l5.3-1.9z' },
  success: { line: 'M2.4 8.6l3.8 4L13.6 3.6' },
  critical: {
    fill: 'M8 .6l1.5 4.1 3.7-2.1-1.2 4.1 3.6 1.7-4 1.4 1.3 4.1-3.6-2.3L8 15.4l-1.3-3.8-3.6 2.3 1.3-4.1-4-1.4 3.6-1.7-1.2-4.1 3.7 2.1z',
  },
  defense: { fill: SHIELD },
  counterattack: { fill: 'M9.8.8L2.6 9.2h4L5.2 15.2l8.2-9H9z' },
  threat: {
    fill: `M8 1.3c3.7 0 6.3 2.5 6.3 5.7 0 2.1-1 3.6-2.6 4.5v3H9.4v-1.7H8.6v1.7H7.4v-1.7H6.6v1.7H4.3v-3C2.7 10.6 1.7 9.1 1.7 7c0-3.2 2.6-5.7 6.3-5.7z${circle(5.4, 7.2, 1.7)}${circle(10.6, 7.2, 1.7)}`,
  },
  dice: {
    line: 'M2.3 2.3h11.4v11.4H2.3z',
    fill: `${circle(5.4, 5.4, 1.2)}${circle(10.6, 5.4, 1.2)}${circle(8, 8, 1.2)}${circle(5.4, 10.6, 1.2)}${circle(10.6, 10.6, 1.2)}`,
  },
  ranged: {
    line: 'M3 2.2c6.4 1.2 9.6 4.4 10.8 10.8M3 2.2L13.8 13M2.4 13.6l6-6M8.4 7.6H5.6M8.4 7.6v2.8',
  },
  targets: { line: 'M3.8 3.8l8.4 8.4M12.2 3.8l-8.4 8.4' },
  card: { line: CARD, fill: 'M6.2 4.8h3.6v3H6.2z' },
  ready: { line: 'M2.8 7.5a5.2 5.2 0 1 1 1.7 4.4M2.6 2.8v4h4' },
  exhaust: { line: 'M13.2 7.5a5.2 5.2 0 1 0-1.7 4.4M13.4 2.8v4h-4' },
  wound: { line: 'M3 2.6C6.4 6 9.8 9.4 13 13.4M6.4 2.6l6.6 7.2M3 6.2l6.6 7.2' },
  enemy: {
    fill: 'M1.8 1.5c.3 2.6 1.4 3.9 3 4.4h6.4c1.6-.5 2.7-1.8 3-4.4 1 2.3.7 4.6-.8 6.2 0 3.9-2.4 6.8-5.4 6.8s-5.4-2.9-5.4-6.8C1.1 6.1.8 3.8 1.8 1.5zM4.6 8.3l.9 2.2 2-.5zM11.4 8.3l-.9 2.2-2-.5z',
  },
  shadows: { line: circle(8, 8, 6.2), fill: 'M8 1.8a6.2 6.2 0 0 1 0 12.4z' },
  engage: { line: 'M2 5.2h11M10 2.2l3.4 3-3.4 3M14 10.8H3M6 7.8l-3.4 3 3.4 3' },
  progress: { fill: 'M3.4 1.6h1.9v12.8H3.4zM6.2 2.2l7.6 3.4-7.6 3.6z' },
  peril: { fill: 'M8 1.4L15.2 14.2H.8zM7.1 5.8l.3 4.2h1.2l.3-4.2zM7.1 11h1.8v1.8H7.1z' },
  draw: { line: `${CARD}M8 11V5.2M5.6 7.4L8 5l2.4 2.4` },
  poisoned: {
    fill: `M8 1.2c3 4 4.8 6.2 4.8 8.8A4.8 4.8 0 0 1 8 14.8 4.8 4.8 0 0 1 3.2 10C3.2 7.4 5 5.2 8 1.2z${circle(6.2, 10, 1.1)}${circle(9.8, 10, 1.1)}M6.6 12.2h2.8v1H6.6z`,
  },
  weakened: { line: 'M8 2.2v11M3.6 9l4.4 4.6L12.4 9' },
  focused: { line: circle(8, 8, 6), fill: circle(8, 8, 2.6) },
  cure: {
    line: `${circle(8, 8, 2)}M8 6V1.8M8 14.2V10M6 8H1.8M14.2 8H10M6.6 6.6L3.6 3.6M12.4 12.4l-3-3M9.4 6.6l3-3M3.6 12.4l3-3`,
  },
  upgrade: { line: 'M8 14V3M3.6 7.2L8 2.6l4.4 4.6M4.4 14h7.2' },
  item: { fill: 'M8 1.4L14.4 8 8 14.6 1.6 8z' },
  look: {
    line: `M1.4 8C3.6 4.8 5.6 3.4 8 3.4S12.4 4.8 14.6 8c-2.2 3.2-4.2 4.6-6.6 4.6S3.6 11.2 1.4 8z`,
    fill: circle(8, 8, 2),
  },
  nemesis: { fill: 'M1.5 3.7l3.7 2.8L8 1.8l2.8 4.7 3.7-2.8-1.4 7H2.9zM2.9 12.1h10.2v2H2.9z' },
  counter: { line: 'M5.6 2L4.4 14M11.6 2l-1.2 12M2.4 5.6h11.6M2 10.4h11.6' },
  cost: { line: 'M2 8h11M9.4 4.2L13.4 8l-4 3.8' },
  choice: { line: 'M10.4 2L5.6 14', from: 4, wide: 8 },
}
