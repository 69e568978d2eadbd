/** A party from afar: each hero with what is left of them and who is upon them, the peril, and the Nemesis. */
import type { Glimpse } from '@muster/terrinoth'
import styles from './terrinoth.module.css'

const VERSION: Glimpse['version'] = 1

const WIDTH = 160
const HEIGHT = 108
const EDGE = 8
const GAP = 6
const TOP = 26
const BOTTOM = 84
const MOST_WIDE = 44
const STEP = 10
/** The spaces of the longest track. */
const MOST_SPACES = 14

type Hero = Glimpse['heroes'][number]

const isHero = (hero: unknown): hero is Hero =>
  Array.isArray(hero) && hero.length === 3 && hero.every((n) => typeof n === 'number')

/** What was kept with the match, if this page knows how it was written. */
function isGlimpse(kept: object): kept is Glimpse {
  if (!('version' in kept && kept.version === VERSION)) return false
  const hasHeroes = 'heroes' in kept && Array.isArray(kept.heroes) && kept.heroes.every(isHero)
  return hasHeroes && 'peril' in kept && typeof kept.peril === 'number' && 'nemesis' in kept
}

export function TerrinothGlimpse({ kept }: { readonly kept: object }) {
  if (!isGlimpse(kept) || kept.heroes.length === 0) return null
  const { heroes, peril, nemesis } = kept
  const room = (WIDTH - 2 * EDGE - GAP * (heroes.length - 1)) / heroes.length
  const width = Math.min(MOST_WIDE, room)
  const left = (WIDTH - heroes.length * width - (heroes.length - 1) * GAP) / 2
  return (
    <svg
      className={styles.sheet}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      data-game="terrinoth"
    >
      {nemesis !== 'lair' && <Nemesis isDown={nemesis === 'defeated'} />}
      {heroes.map((hero, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a hero is its number.
        <Column key={n} hero={hero} x={left + n * (width + GAP)} width={width} />
      ))}
      <Peril at={peril} />
    </svg>
  )
}

/** Enemies stand above a hero, as points; health is a bar that shrinks. */
function Column({ hero, x, width }: { hero: Hero; x: number; width: number }) {
  const [health, most, engaged] = hero
  const bar = (width - 8) * Math.max(0, Math.min(1, health / Math.max(1, most)))
  return (
    <g transform={`translate(${x} 0)`} className={health === 0 ? styles.fallen : undefined}>
      <rect className={styles.column} y={TOP} width={width} height={BOTTOM - TOP} rx="2" />
      {Array.from({ length: engaged }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alike points.
        <path key={n} className={styles.enemy} d={`M${4 + n * 9} ${TOP + 5}h7l-3.5 8z`} />
      ))}
      <text className={styles.health} x={width / 2} y={BOTTOM - 18}>
        {health}
      </text>
      <rect className={styles.lost} x="4" y={BOTTOM - 10} width={width - 8} height="5" rx="1" />
      <rect className={styles.left} x="4" y={BOTTOM - 10} width={bar} height="5" rx="1" />
    </g>
  )
}

/** One mark for each space that the token has left behind. */
function Peril({ at }: { readonly at: number }) {
  const y = HEIGHT - EDGE - 4
  const spaces = Math.min(MOST_SPACES, at + 1)
  return (
    <>
      <path className={styles.way} d={`M${EDGE} ${y}H${WIDTH - EDGE}`} />
      {Array.from({ length: spaces }, (_, n) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number.
          key={n}
          className={n === spaces - 1 ? styles.token : styles.space}
          cx={EDGE + 4 + n * STEP}
          cy={y}
          r={n === spaces - 1 ? 4 : 2}
        />
      ))}
    </>
  )
}

/** A crown over all, or a broken one. */
const Nemesis = ({ isDown }: { readonly isDown: boolean }) => (
  <path
    className={isDown ? styles.down : styles.crown}
    d={`M${WIDTH / 2 - 12} 21v-12l6 5 6-8 6 8 6-5v12z`}
  />
)
