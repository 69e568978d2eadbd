import { seedFor } from '@muster/bots'
import { findGame } from '../games.ts'
import { type Find, mineMatch } from '../mine/mine-match.ts'
import { textsIn } from '../texts/index.ts'
import type { Part } from './tasks.ts'

export interface MineJob {
  readonly task: 'mine'
  readonly game: string
  readonly seed: number
}

export function minePart(job: MineJob, { from, to }: Part): readonly Find[] {
  const box = findGame(job.game, textsIn.en).open()
  const finds: Find[] = []
  for (let n = from; n < to; n++) finds.push(...mineMatch(box, seedFor(job.seed, n)))
  return finds
}
