/** What other nodes have entered reaches who listens here: at once by a hint, within a second without one. */
import type { ServerParts } from './server-parts.ts'

const ASK_EVERY = 1_000

export function follow({ storage, hall, crowd, report }: ServerParts): () => void {
  // One file has one server.
  if (storage.kind === 'sqlite') return () => undefined
  const isOurs = (match: string) => hall.find(match) !== undefined
  const stop = storage.changes((change) => {
    if (change.kind === 'match' && isOurs(change.match)) hall.catchUp(change.match).catch(report)
    if (change.kind === 'all') {
      hall.forgetUnwatched()
      ask()
    }
  })
  let asking = false
  const ask = () => {
    if (asking) return
    asking = true
    askHeads()
      .catch(report)
      .finally(() => {
        asking = false
      })
  }
  /** Matches that somebody watches here; the others are looked at when somebody asks. */
  const askHeads = async () => {
    const watched = crowd.watched.filter(isOurs)
    if (watched.length === 0) return
    for (const head of await storage.log.heads(watched)) {
      const open = hall.find(head.match)
      if (open === undefined) continue
      const { table, stored } = open
      const entries = table === undefined ? 0 : table.version + 1
      const isBehind =
        head.revision > stored.revision ||
        head.entries > entries ||
        head.chat > (table?.spoken ?? 0)
      if (isBehind) await hall.catchUp(head.match)
    }
  }
  const timer = setInterval(ask, ASK_EVERY)
  timer.unref()
  return () => {
    stop()
    clearInterval(timer)
  }
}
