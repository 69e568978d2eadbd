/** The rules that stand behind the words of a card: what to read when one is in doubt. */
import type { Content } from '@muster/tenefyr/view'

/** Words of effects, lasting rules, moments, conditions and counts, with the rules that say how they work. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  pay: ['T11.3', 'T11.16'],
  draw: ['T4.8', 'T4.18'],
  'draw-up-to': ['T4.8'],
  'discard-top': ['T11.2'],
  'discard-hand': ['T4.8'],
  'double-card': ['T11.6'],
  'double-total': ['T4.17'],
  search: ['T11.5'],
  take: ['T11.7'],
  upgrade: ['T11.4', 'T11.7'],
  remove: ['T11.4', 'T11.14'],
  'remove-top': ['T11.4', 'T11.14'],
  wander: ['T11.11', 'T11.8', 'T11.12'],
  'boss-token': ['T7.10'],
  reorder: ['T11.16'],
  bury: ['T11.16'],
  look: ['T2.6'],
  'look-dungeon': ['T2.6'],
  blessing: ['T7.8'],
  give: ['T7.9'],
  recover: ['T2.5'],
  'enemy-power': ['T4.16'],
  'basic-power': ['T4.16', 'T11.6'],
  'loot-power': ['T4.16', 'T11.6'],
  'hand-size': ['T4.4'],
  'one-hand': ['T4.5'],
  'recover-all': ['T2.5'],
  start: ['T4.2', 'T4.19'],
  end: ['T5.3'],
  'you-are': ['T11.16'],
  'double-turns': ['T9.1', 'T9.2'],
}

/** Where a card's data name a word: an effect, a lasting rule, a moment, a condition, a count. */
const NAMING: readonly string[] = ['word', 'always', 'when', 'is', 'per']

function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (typeof value !== 'object' || value === null) return []
  const named = Object.entries(value).flatMap(([key, text]) =>
    NAMING.includes(key) && typeof text === 'string' ? [text] : [],
  )
  return [...named, ...Object.values(value).flatMap(wordsIn)]
}

const number = (rule: string): number[] => rule.slice(1).split('.').map(Number)

function inOrder(a: string, b: string): number {
  const [chapterA, ruleA] = number(a)
  const [chapterB, ruleB] = number(b)
  return chapterA - chapterB || ruleA - ruleB
}

export function rulesBehind({ pack, kinds }: Content, kind: number): string[] {
  const { name } = kinds[kind]
  const cards = [...pack.dungeonCards, ...pack.bossCards, ...pack.skills, ...pack.rewards]
  const card = cards.find((one) => one.name === name)
  const found = wordsIn(card).flatMap((word) => RULES[word] ?? [])
  return found.filter((rule, i) => found.indexOf(rule) === i).sort(inOrder)
}
