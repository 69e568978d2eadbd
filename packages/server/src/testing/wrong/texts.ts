/** JSON with a slip of the pen. */
import * as v from 'valibot'
import type { Chance } from './chance.ts'

const LETTERS = '{}[]",:0e-.ntf\\ \u0000é'

/** Texts that differ from a right one in a few letters, and are wrong: no JSON, or not what the schema takes. */
export function spoilt(
  right: string,
  schema: v.GenericSchema,
  chance: Chance,
  many: number,
): string[] {
  const found: string[] = []
  for (let tries = 0; found.length < many && tries < many * 20; tries++) {
    let text = right
    for (let i = 0; i <= chance.below(3); i++) {
      const at = chance.below(text.length)
      const put = chance.oneIn(2) ? chance.pick([...LETTERS]) : ''
      text = text.slice(0, at) + put + text.slice(at + chance.below(3))
    }
    if (!fits(schema, text)) found.push(text)
  }
  return found
}

function fits(schema: v.GenericSchema, text: string): boolean {
  try {
    return v.is(schema, JSON.parse(text))
  } catch {
    return false
  }
}

/** Cards with a slip: somewhere in them something else stands. */
export function spoiltPack(pack: unknown, chance: Chance): unknown {
  if (typeof pack !== 'object' || pack === null || chance.oneIn(12)) {
    return chance.pick([null, -1, 1e9, '', 'x', [], {}, true, ['x'], { kind: 'x' }, '__proto__'])
  }
  const entries = Object.entries(pack)
  if (entries.length === 0) return null
  const at = chance.below(entries.length)
  const changed = entries.map(([key, value], i): [string, unknown] => [
    key,
    i === at ? spoiltPack(value, chance) : value,
  ])
  return Array.isArray(pack) ? changed.map(([, value]) => value) : Object.fromEntries(changed)
}
