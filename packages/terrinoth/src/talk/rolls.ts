/** Dice, shares and what an enemy does, put together from the events that tell of them one by one. */
import type { Noun, Telling } from '@muster/engine'
import {
  BY_TOKEN,
  CONDITIONS,
  COUNTERATTACK,
  CRITICAL,
  FACES,
  MOST_HEROES,
  SUCCESS,
} from '../state.ts'
import type { RollTold, ShareTold } from './facts.ts'
import { cardTitle, causeText, counterTitle, enemySaid, heroSaid, type Scene } from './scene.ts'
import { speechOf } from './speech.ts'

export type Run = readonly [Telling, ...Telling[]]

/** "two successes", each face that was rolled. */
export function facesSaid({ grammar, talk }: Scene, faces: readonly number[]): string[] {
  return FACES.flatMap((face, n) => {
    const count = faces.filter((one) => one === n).length
    const noun: Noun = talk.faces[face]
    return count === 0 ? [] : [grammar.counted(undefined, count, noun)]
  })
}

interface Throw {
  readonly heroFaces: number[]
  readonly enemyFaces: number[]
  criticals: number
}

function reroll(faces: number[], from: number, to: number): void {
  const at = faces.indexOf(from)
  if (at >= 0) faces[at] = to
}

/** Dice by their numbers, as they lie in the end. */
function thrown(run: Run): Throw {
  const found: Throw = { heroFaces: [], enemyFaces: [], criticals: 0 }
  for (const { name, b, c, d } of run) {
    if (name === 'hero-die') {
      if (d === 1) found.criticals++
      found.heroFaces[c] = b
    } else if (name === 'enemy-die') found.enemyFaces[c] = b
    else if (name === 'rerolled')
      reroll(b < COUNTERATTACK ? found.heroFaces : found.enemyFaces, b, c)
  }
  return found
}

/** Nothing but successes: their number is told already. */
const isPlain = (faces: readonly number[], again: number, run: Run): boolean =>
  again === 0 &&
  faces.length > 0 &&
  faces.every((face) => face === SUCCESS) &&
  run.every(({ name }) => name !== 'added')

export function rollTold(scene: Scene, run: Run): RollTold {
  const { heroFaces, enemyFaces, criticals } = thrown(run)
  const total = run.find(({ name }) => name === 'successes')?.b
  const again: number[] = Array.from({ length: criticals }, () => CRITICAL)
  const lying = heroFaces.filter((face) => face !== undefined)
  return {
    faces: facesSaid(scene, [...lying, ...again]),
    enemyFaces: total === undefined ? facesSaid(scene, enemyFaces) : [],
    added: run
      .filter(({ name }) => name === 'added')
      .map(({ b, c }) => ({
        by: b,
        cause: c === BY_TOKEN && b > 1 ? (scene.talk.token.many ?? '') : causeText(scene, c),
      })),
    total: isPlain(lying, again.length, run) ? undefined : total,
  }
}

export function sharesTold(scene: Scene, run: Run): ShareTold[] {
  const fell = run.filter(({ name }) => name === 'defeated').map(({ a }) => a)
  return run
    .filter(({ name }) => name === 'dealt')
    .map(({ a, b, c, d }) => ({
      enemy: enemySaid(scene, a),
      share: b,
      resilience: c,
      wounds: d,
      falls: fell.includes(a),
    }))
}

/** What an enemy did in its activation, wounds of a hero once. */
export function deedsTold(scene: Scene, run: Run): string[] {
  const { deeds } = speechOf(scene)
  const told: string[] = []
  const hurt: number[] = Array.from({ length: MOST_HEROES }, () => 0)
  for (const { name, a, b } of run) if (name === 'wounded') hurt[a] += b
  for (const event of run) {
    const { name, a, b } = event
    if (name === 'turned-up') told.push(deeds.turned())
    else if (name === 'engaged') told.push(deeds.engages(heroSaid(scene, b)))
    else if (name === 'no-room') told.push(deeds.noRoom(heroSaid(scene, b)))
    else if (name === 'retreated') told.push(deeds.retreats())
    else if (name === 'healed') told.push(deeds.heals(b))
    else if (name === 'progress') told.push(deeds.sets(a))
    else if (name === 'counter') told.push(deeds.counts(counterTitle(scene, a), event.c))
    else if (name === 'wounded' && hurt[a] > 0) {
      told.push(deeds.wounds(heroSaid(scene, a), hurt[a]))
      hurt[a] = 0
    } else told.push(...lossOf(scene, event))
  }
  return told
}

function lossOf(scene: Scene, { name, a, b }: Telling): string[] {
  const { deeds } = speechOf(scene)
  const hero = heroSaid(scene, a)
  if (name === 'condition') return [deeds.condition(hero, scene.talk.conditions[CONDITIONS[b]])]
  if (name === 'exhausted') return [deeds.exhausts(hero, cardTitle(scene, b))]
  return name === 'lost-tokens' ? [deeds.takes(hero, b)] : []
}
