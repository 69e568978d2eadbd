/** Gestures of Keep the Heroes Out!: which choices make one deed, and which card pays for it. */
import type { AnyGame } from '@muster/engine'
import { type Content, roomOfMonster } from '@muster/keep/view'
import type { Asked, PathRules, Step, Way } from './paths.ts'

/** Leave the open card, or open another. */
const PAYS: readonly string[] = ['finish', 'play']
const USES: readonly string[] = ['use', 'use-left', 'use-right']

/** Questions that are asked in the midst of a deed, and answered along with it. */
const THROUGH: readonly string[] = [
  'mover',
  'move-to',
  'carry',
  'target',
  'place-in',
  'activate',
  'summon',
  'mend',
  'split',
  'pay',
  'swarm-room',
]

const isUse = ({ verb }: { readonly verb: string }): boolean => USES.includes(verb)
const isPaying = ({ verb }: { readonly verb: string }): boolean => PAYS.includes(verb)

export function keepPaths(game: AnyGame): PathRules {
  const content: Content = game.content
  return {
    from: ['turn', 'action', 'combo', 'mover', 'move-to', 'swarm'],
    pays: PAYS,
    unsaid: ['finish', ...USES, 'empty-handed'],
    onward: (way, asked) => asked.options.flatMap((_, i) => (goesOn(way, asked, i) ? [i] : [])),
    cost: (way, asked) => cost(content, way, asked),
    behind: (_way, { prompt, options }, index) =>
      // Which card a chip is on changes nothing on the map; inside a Combo only its room counts.
      prompt === 'action' ? `chip ${options[index].a}` : undefined,
    deed,
  }
}

function goesOn(way: Way, { prompt, options }: Asked, index: number): boolean {
  const option = options[index]
  switch (prompt) {
    case 'turn':
      // A card with nothing to use is done with at once: no other pays in its place.
      return option.verb === 'play' && way.every(({ verb }) => verb === 'finish')
    case 'action':
    case 'combo':
      if (option.verb === 'finish') return way.every(({ verb }) => verb === 'finish')
      return way.every(isPaying)
    case 'swarm':
      return swarmsOn(way, options, index)
    case 'carry':
      return option.verb === 'empty-handed' || way.filter(({ verb }) => verb === 'go').length < 2
    default:
      return THROUGH.includes(prompt)
  }
}

/** One monster goes, or all that are left go to the same room, and carry nothing. */
function swarmsOn(way: Way, options: Asked['options'], index: number): boolean {
  if (options[index].verb !== 'go') return false
  if (way.length === 0) return true
  const [first] = way
  if (first.verb !== 'go' || way.some(({ verb }) => verb === 'carry')) return false
  // Wounded or not, each is asked once: the first of the list goes.
  return options.findIndex(({ verb, b }) => verb === 'go' && b === first.b) === index
}

/**
 * The open card before another; of others those last that may be needed to defend, then the one that leaves least
 * undone, then the one that is worth least.
 */
function cost(
  { chipName, kinds, kindOf, worthOf }: Content,
  way: Way,
  asked: Asked,
): readonly number[] {
  const played = way.find(({ verb }) => verb === 'play')
  if (played === undefined) return [way.length]
  const kind = kindOf[played.a]
  const defends = kinds[kind].sides.flat().some((node) => chipName[node].startsWith('defend'))
  // The right of a Combo is still to be done after its left.
  const chips = asked.options
    .filter(isUse)
    .reduce((sum, { a, alike }) => sum + alike * chipName[a].split('+').length, 0)
  return [Number.POSITIVE_INFINITY, defends ? 1 : 0, chips, worthOf[kind]]
}

const ACTIVATED: readonly string[] = ['use-room', 'complete', 'errand']

const code = ({ verb, a, b }: Step): string => `${verb} ${a} ${b}`

function deed(way: Way, next: string | undefined): string | undefined {
  if (next !== undefined && THROUGH.includes(next)) return undefined
  const steps = way.filter((step) => !(isPaying(step) || isUse(step)))
  if (steps.length === 0) return next === 'action' ? another(way) : undefined
  const [first] = steps
  if (first.verb === 'go') return swarmDeed(steps, next)
  if (ACTIVATED.includes(first.verb)) return code(first)
  // A move or a hit is one, whether a chip or the clan's ability gives it.
  const done = first.verb === 'ability' ? steps.slice(1) : steps
  if (done.some(({ verb }) => verb === 'to')) return moveDeed(done)
  if (done[0]?.verb === 'hit') return code(done[0])
  return [way.findLast(isUse)?.a, ...steps.map(code)].join(' ')
}

/** Another card instead of the open one. */
function another(way: Way): string | undefined {
  const last = way[way.length - 1]
  return way.length > 1 && last.verb === 'play' ? code(last) : undefined
}

/** What is carried away from a room is carried by any that stands there. */
function moveDeed(steps: Way): string {
  const load = steps.find(({ verb }) => verb === 'carry')
  const mover = steps.find(({ verb }) => verb === 'with')
  const to = steps.find(({ verb }) => verb === 'to')
  if (load === undefined || mover === undefined) return steps.map(code).join(' ')
  return `carry ${load.a} ${roomOfMonster(mover.a)} ${to?.a}`
}

/** One of a swarm, or all of it. */
function swarmDeed(way: Way, next: string | undefined): string | undefined {
  const goes = way.filter(({ verb }) => verb === 'go')
  const load = way.find(({ verb }) => verb === 'carry')
  if (goes.length === 1) {
    const [{ a, b }] = goes
    return load === undefined ? `go ${a} ${b}` : `carry ${load.a} ${b}`
  }
  return next === 'swarm' ? undefined : `all ${goes[0].b}`
}
