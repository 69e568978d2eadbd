/** Gestures of Keep the Heroes Out!: which choices make one deed, and which card pays for it. */
import type { AnyGame } from '@muster/engine'
import { type Content, roomOfMonster, woundsOf } from '@muster/keep/view'
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

/** Verbs of answers that only say who, where and with what. */
const ALONG: readonly string[] = [
  ...['with', 'to', 'carry', 'empty-handed', 'go', 'hit', 'in', 'pay-in', 'summon-in', 'enough'],
  ...['use-room', 'complete', 'errand', 'ability', 'mend', 'split', 'take', 'discard', 'bury'],
  ...['plan', 'coins', 'at', 'turned'],
]

/** Chips that can bring a monster to the next room, and so two of a card to the one behind it. */
const GOES_TWICE: readonly string[] = ['move', 'activate']

const isUse = ({ verb }: { readonly verb: string }): boolean => USES.includes(verb)
const isPaying = ({ verb }: { readonly verb: string }): boolean => PAYS.includes(verb)

export function keepPaths(game: AnyGame): PathRules {
  const content: Content = game.content
  return {
    from: ['turn', 'action', 'combo', 'mover', 'move-to', 'swarm'],
    pays: PAYS,
    unsaid: ['finish', ...USES, 'empty-handed'],
    onward: (way, asked, start) =>
      asked.options.flatMap((option, i) =>
        goesOn(way, asked, i) && !paysItself(content, way, asked, option, start) ? [i] : [],
      ),
    cost: (way, asked, index) => cost(content, way, asked, index),
    behind: (way, asked, index) => behind(content, way, asked, index),
    deed: (way, next) => deed(content, way, next),
    length: (way) => way.filter(({ verb }) => verb === 'to').length,
    goesWith: (verb, before) =>
      ALONG.includes(verb) ||
      (before === 'play' && USES.includes(verb)) ||
      (before === 'finish' && verb === 'play'),
    // A card with nothing to use lies among those played at once.
    isIdle: ({ prompt, verb }, next) => verb === 'play' && next === prompt,
  }
}

/** Which card a chip is on changes nothing on the map, but whether it is there twice; inside a Combo its room counts. */
function behind(
  { chipName }: Content,
  way: Way,
  { prompt, options }: Asked,
  index: number,
): string | undefined {
  if (prompt !== 'action' || !way.every(isPaying)) return undefined
  const { a, alike } = options[index]
  // It brings monsters to other rooms on another card.
  if (chipName[a].startsWith('ambush')) return undefined
  return `chip ${a}${alike > 1 && GOES_TWICE.includes(chipName[a]) ? ' twice' : ''}`
}

function goesOn(way: Way, asked: Asked, index: number): boolean {
  const { prompt, options } = asked
  const option = options[index]
  switch (prompt) {
    case 'turn':
      // A card with nothing to use is done with at once: no other pays in its place.
      return option.verb === 'play' && way.every(({ verb }) => verb === 'finish')
    case 'action':
    case 'combo':
      if (option.verb === 'finish') return way.every(({ verb }) => verb === 'finish')
      return way.every(isPaying) || (prompt === 'action' && goesFurther(way, option))
    case 'swarm':
      return swarmsOn(way, options, index)
    case 'ambush':
      return way.every((step) => isPaying(step) || isUse(step))
    case 'carry':
      return carriesOn(way, option)
    default:
      return THROUGH.includes(prompt) && isSameMonster(way, option)
  }
}

/** What an action is for: "swarm-move" and "walls" are moves too. */
function deedsOf(chip: string): string[] {
  return chip.split('+').map((name) => {
    if (name === 'swarm-move' || name === 'walls') return 'move'
    return name === 'ranged' || name.endsWith('melee') || name.endsWith('ranged') ? 'hit' : name
  })
}

/**
 * Does an open card do what another would be played for? Then it is the one to pay; with a move that is left it comes
 * to whom it can hit, too.
 */
function paysItself(
  { chipName, kinds, kindOf }: Content,
  way: Way,
  { prompt }: Asked,
  { verb, a }: Asked['options'][number],
  start: Asked,
): boolean {
  if (way[0]?.verb !== 'finish' || prompt !== 'action' || !USES.includes(verb)) return false
  const can = start.options.filter(isUse).flatMap((option) => deedsOf(chipName[option.a]))
  const all = kinds[kindOf[start.about]]?.sides.flat().flatMap((node) => deedsOf(chipName[node]))
  const then = can.includes('move') && all?.includes('hit') ? ['hit'] : []
  return deedsOf(chipName[a]).some((deed) => can.includes(deed) || then.includes(deed))
}

const firstOf = (way: Way, verb: string): Step | undefined => way.find((step) => step.verb === verb)

/** The monster that has just gone to a room goes on, by the same chip of the same card. */
function goesFurther(way: Way, { verb, a }: Asked['options'][number]): boolean {
  const uses = way.filter(isUse)
  return (
    USES.includes(verb) &&
    uses.length === 1 &&
    uses[0].a === a &&
    firstOf(way, 'with') !== undefined &&
    firstOf(way, 'to') !== undefined
  )
}

/** In the next room it is the same one that goes on, and not back. */
function isSameMonster(way: Way, { verb, a }: Asked['options'][number]): boolean {
  const mover = firstOf(way, 'with')
  const to = firstOf(way, 'to')
  if (mover === undefined || to === undefined) return true
  switch (verb) {
    case 'with':
      return roomOfMonster(a) === to.a && woundsOf(a) === woundsOf(mover.a)
    case 'to':
      return a !== roomOfMonster(mover.a)
    default:
      return verb === 'ability'
  }
}

/** What is taken along to the next room is taken on. */
function carriesOn(way: Way, { verb, a }: Asked['options'][number]): boolean {
  const isFree = way.filter((step) => step.verb === 'go').length < 2
  if (way.filter((step) => step.verb === 'to').length < 2) return verb === 'empty-handed' || isFree
  const load = firstOf(way, 'carry')
  return load === undefined ? verb === 'empty-handed' : verb === 'carry' && a === load.a
}

/**
 * One monster goes, or all that are left go to the same room, and carry nothing. Of a card that lies open the first of
 * a swarm goes like any other.
 */
function swarmsOn(way: Way, options: Asked['options'], index: number): boolean {
  if (options[index].verb !== 'go') return false
  if (way.every((step) => isUse(step) || step.prompt === 'swarm-room')) return true
  const [first] = way
  if (first.verb !== 'go' || way.some(({ verb }) => verb === 'carry')) return false
  // Wounded or not, each is asked once: the first of the list goes.
  return options.findIndex(({ verb, b }) => verb === 'go' && b === first.b) === index
}

/**
 * The open card before another; of others those last that may be needed to defend, then the one whose other side is
 * the smallest loss, then the one that leaves least undone, then the one that is worth least.
 */
function cost(
  { chipName, kinds, kindOf, worthOf }: Content,
  way: Way,
  { options }: Asked,
  index: number,
): readonly number[] {
  const played = firstOf(way, 'play')
  if (played === undefined) return [way.length]
  const kind = kindOf[played.a]
  const defends = kinds[kind].sides.flat().some((node) => chipName[node].startsWith('defend'))
  // The right of a Combo is still to be done after its left.
  const partsOf = ({ a }: Step | Asked['options'][number]) => chipName[a].split('+').length
  const side = (...verbs: readonly string[]) =>
    options
      .filter(({ verb }) => verbs.includes(verb))
      .reduce((sum, option) => sum + option.alike * partsOf(option), 0)
  const left = side('use', 'use-left')
  const right = side('use-right')
  const [own, other] = options[index].verb === 'use-right' ? [right, left] : [left, right]
  const lost = Math.max(0, other - own)
  return [
    Number.POSITIVE_INFINITY,
    defends ? 1 : 0,
    lost,
    own - partsOf(options[index]),
    worthOf[kind],
  ]
}

const ACTIVATED: readonly string[] = ['use-room', 'complete', 'errand']

const code = ({ verb, a, b }: Step): string => `${verb} ${a} ${b}`

function deed({ chipName }: Content, way: Way, next: string | undefined): string | undefined {
  if (next !== undefined && THROUGH.includes(next)) return undefined
  const steps = way.filter((step) => !(isPaying(step) || isUse(step)))
  if (steps.length === 0) {
    if (next === 'ambush') return isOne(chipName, way) ? undefined : way.map(code).join(' ')
    return next === 'action' ? another(way) : undefined
  }
  // Where more than one is summoned, their rooms are chosen together.
  if (next === 'ambush') return undefined
  if (isOne(chipName, way)) return way.map(code).join(' ')
  const [first] = steps
  if (first.verb === 'go' && !way.some(isUse)) return swarmDeed(steps, next)
  if (steps.some(({ verb }) => verb === 'go')) return moveDeed(steps)
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

/** Several come to rooms that are chosen together; where a single one comes is asked along with its card. */
const isOne = (chipName: readonly string[], way: Way): boolean =>
  way.some((step) => isUse(step) && chipName[step.a] === 'ambush-1')

/** From room to room, or through the one between. What is carried away is carried by any that stands there. */
function moveDeed(steps: Way): string | undefined {
  const load = firstOf(steps, 'carry')
  const go = firstOf(steps, 'go')
  const mover = go ?? firstOf(steps, 'with')
  const to = go?.b ?? steps.findLast(({ verb }) => verb === 'to')?.a
  const from = mover === undefined ? undefined : roomOfMonster(mover.a)
  if (to === undefined || to === from) return undefined
  if (load === undefined || from === undefined) return `move ${mover?.a} ${to} ${load?.a}`
  return `carry ${load.a} ${from} ${to}`
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
