/** muster worker: plays matches that muster balance has put into a queue, until it is told to leave. */
import { availableParallelism } from 'node:os'
import { openQueue, placeOf, whyLost } from '../balance/queue/queue.ts'
import { workShift } from '../balance/queue/worker.ts'
import { OK } from '../errors.ts'
import { GAMES } from '../games.ts'
import { signalled } from '../signals.ts'
import { fill, type Texts } from '../texts/index.ts'
import type { World } from '../world.ts'

export async function worker(
  { terminal }: World,
  texts: Texts,
  address: string,
  threads = availableParallelism(),
): Promise<number> {
  let said = ''
  const lost = (error: unknown) => {
    const why = whyLost(error)
    if (why !== said) terminal.complain(fill(texts.workerLost, { why }))
    said = why
  }
  const queue = await openQueue(address, texts, lost)
  const cores = Math.max(1, threads)
  const workers = cores === 1 ? texts.workersOne : fill(texts.workersMany, { count: cores })
  terminal.say(fill(texts.workerWaits, { address: placeOf(address), workers }))
  const ending = new AbortController()
  void signalled().then(() => ending.abort())
  let matches = 0
  try {
    await workShift({
      queue,
      games: GAMES,
      threads,
      over: ending.signal,
      played() {
        matches++
        said = ''
      },
      lost,
    })
  } finally {
    await queue.close()
  }
  terminal.say(fill(texts.workerLeft, { matches }))
  return OK
}
