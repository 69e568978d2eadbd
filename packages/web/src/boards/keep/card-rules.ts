/** The rules that stand behind a card: what to read when one is in doubt. */
import type { CardFace, Room } from '@muster/keep/view'

/** Actions, costs and what a scenario does, with the rules that say how they work. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  draw: ['K3.1'],
  activate: ['K3.2'],
  move: ['K3.3'],
  melee: ['K3.4'],
  ranged: ['K3.5'],
  resource: ['K3.7'],
  trap: ['K3.8', 'K3.17'],
  portal: ['K3.9', 'K3.24'],
  defend: ['K3.10', 'K3.21', 'K3.22'],
  ambush: ['K3.11'],
  reinforce: ['K3.12', 'K3.25'],
  combo: ['K3.15'],
  swarm: ['K3.16'],
  summon: ['K3.20'],
  'pay-token': ['K3.15', 'K3.18'],
  'pay-card': ['K3.15'],
  split: ['K8.7'],
}

const ROOM_RULES: Readonly<Record<Room, readonly string[]>> = {
  vault: ['K4.1', 'K5.3'],
  library: ['K4.1'],
  sewers: ['K4.1'],
  cemetery: ['K4.1'],
  workshop: ['K4.1'],
  forge: ['K4.2', 'K4.3'],
  'beast-trainer': ['K4.2', 'K4.3'],
  apothecary: ['K4.2', 'K4.3'],
  study: ['K4.2', 'K4.3'],
  cells: ['K4.5', 'K4.6', 'K4.9', 'K4.10'],
  laboratory: ['K4.7', 'K4.11', 'K4.12'],
  builder: ['K4.8', 'K4.14'],
}

function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (typeof value !== 'object' || value === null) return []
  const own = 'word' in value && typeof value.word === 'string' ? [value.word] : []
  return [...own, ...Object.values(value).flatMap(wordsIn)]
}

const number = (rule: string): number[] => rule.slice(1).split('.').map(Number)

function inOrder(a: string, b: string): number {
  const [chapterA, ruleA] = number(a)
  const [chapterB, ruleB] = number(b)
  return chapterA - chapterB || ruleA - ruleB
}

/** Of actions, wherever they stand. */
export function rulesOf(actions: unknown): string[] {
  const found = wordsIn(actions).flatMap((word) => RULES[word] ?? [])
  return found.filter((rule, i) => found.indexOf(rule) === i).sort(inOrder)
}

export function rulesBehind(face: CardFace): readonly string[] {
  switch (face.type) {
    case 'tactic':
    case 'loot': {
      const isChoice = face.play.length > 1
      return [...rulesOf(face.play), ...(isChoice ? ['K3.14'] : [])].sort(inOrder)
    }
    case 'guild':
      return ['K4.4', 'K6.1', 'K6.2', 'K6.5']
    case 'scenario':
      return ['K6.4']
    case 'treasure':
      return face.value === 4 ? ['K5.3', 'K7.1'] : ['K7.1', 'K7.2']
    case 'tile':
      return ROOM_RULES[face.room]
  }
}
