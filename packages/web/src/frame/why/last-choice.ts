import type { LogLine } from '../../host/protocol.ts'

/** The last choice that a bot made among these lines, if none of it was taken back. */
export function lastBotsChoice(lines: readonly LogLine[]): LogLine | undefined {
  const found = lines.findLast(({ bot }) => bot !== undefined)
  const isGone = lines.some(
    ({ to, entry }) =>
      found !== undefined && to !== undefined && to < found.entry && entry > found.entry,
  )
  return isGone ? undefined : found
}
