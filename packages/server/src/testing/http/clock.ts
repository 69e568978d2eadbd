/** A clock that stands still until a test moves it. */
import { randomBytes } from 'node:crypto'
import type { World } from '../../world.ts'

export class FakeWorld implements World {
  private time: number
  private readonly alarms = new Set<{ readonly at: number; readonly work: () => void }>()

  constructor(time = Date.UTC(2026, 10, 16, 12)) {
    this.time = time
  }

  now = (): number => this.time

  after = (ms: number, work: () => void): (() => void) => {
    const alarm = { at: this.time + ms, work }
    this.alarms.add(alarm)
    return () => this.alarms.delete(alarm)
  }

  random = (bytes: number): Buffer => randomBytes(bytes)

  /** Everything that is due on the way happens in its order. */
  pass(ms: number): void {
    const end = this.time + ms
    for (;;) {
      const due = [...this.alarms].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
      if (due.length === 0) break
      const [first] = due
      this.alarms.delete(first)
      this.time = Math.max(this.time, first.at)
      first.work()
    }
    this.time = end
  }
}
