import { expect, test } from 'vitest'
import type { LogLine } from '../../host/protocol.ts'
import { lastBotsChoice } from './last-choice.ts'

const line = (entry: number, more: Partial<LogLine> = {}): LogLine => ({
  entry,
  say: `entry ${entry}`,
  sealed: false,
  kind: 'choice',
  ...more,
})

test('finds what a bot chose last', () => {
  expect(lastBotsChoice([line(1), line(2)])).toBeUndefined()
  const lines = [line(1, { bot: 'adept' }), line(2, { bot: 'master' }), line(3)]
  expect(lastBotsChoice(lines)?.entry).toBe(2)
})

test('what was taken back is not asked about', () => {
  const chosen = line(2, { bot: 'adept' })
  const undone = (to: number) => line(3, { kind: 'undo', to })
  expect(lastBotsChoice([chosen, undone(1)])).toBeUndefined()
  expect(lastBotsChoice([chosen, undone(2)])).toBe(chosen)
})
