/** The log as it is read: what each choice brought stands together. */
import type { Seat } from '@muster/engine'
import type { LogLine } from '../../host/protocol.ts'

export interface LogGroup {
  /** The first line's place in the log: it never changes. */
  readonly id: number
  readonly entry: number
  readonly kind: LogLine['kind']
  readonly seat: Seat | undefined
  /** A card was turned or a die rolled: before it undo is no longer free. */
  readonly sealed: boolean
  readonly takenBack: boolean
  /** The bot that chose it. */
  readonly bot: string | undefined
  readonly lines: readonly LogLine[]
}

export function logGroups(lines: readonly LogLine[]): LogGroup[] {
  const runs: { id: number; lines: LogLine[] }[] = []
  lines.forEach((line, id) => {
    const last = runs.at(-1)
    if (last !== undefined && last.lines[0]?.entry === line.entry && line.kind !== 'undo') {
      last.lines.push(line)
    } else runs.push({ id, lines: [line] })
  })
  const gone = takenBack(lines)
  return runs.flatMap(({ id, lines: run }) => {
    const [first] = run
    if (first === undefined) return []
    return [
      {
        id,
        entry: first.entry,
        kind: first.kind,
        seat: run.find((line) => line.seat !== undefined)?.seat,
        sealed: run.some((line) => line.sealed),
        takenBack: gone.has(first.entry),
        bot: first.bot,
        lines: run,
      },
    ]
  })
}

/** The rules of a group, each beside the first line that it brought about. */
export function rulesIn({ lines }: LogGroup): { readonly rule: string; readonly place: number }[] {
  return lines.flatMap(({ rule }, place) => {
    const isNew = rule !== undefined && lines.findIndex((line) => line.rule === rule) === place
    return isNew ? [{ rule, place }] : []
  })
}

/** Entries that an undo took back. */
function takenBack(lines: readonly LogLine[]): ReadonlySet<number> {
  const gone = new Set<number>()
  for (const undo of lines) {
    if (undo.to === undefined) continue
    for (const { entry, kind } of lines) {
      if (kind !== 'undo' && entry > undo.to && entry < undo.entry) gone.add(entry)
    }
  }
  return gone
}

/** Entries that can be looked at, in their order: each a choice that stands, or the start. */
export function standingEntries(lines: readonly LogLine[]): number[] {
  const gone = takenBack(lines)
  const entries = lines
    .filter(({ kind, entry }) => kind === 'choice' && !gone.has(entry))
    .map(({ entry }) => entry)
  const first = lines[0]?.entry ?? 0
  return [...new Set([first, ...entries])].sort((a, b) => a - b)
}

/** Where an entry lies among those that stand: the last one not after it. */
export function placeAmong(entries: readonly number[], entry: number): number {
  const after = entries.findIndex((other) => other > entry)
  return after < 0 ? entries.length - 1 : Math.max(after - 1, 0)
}
