/**
 * A complete bot. It takes the seat of an invitation, listens, and chooses the first option whenever it is asked.
 *   MUSTER=https://muster.example TOKEN=muster_… node examples/bot.ts INVITATION
 * Node 22.18 and newer run it as it is.
 */
import { randomBytes } from 'node:crypto'

const server = `${process.env.MUSTER ?? 'http://localhost:4400'}/api/v1`
const headers = {
  authorization: `Bearer ${process.env.TOKEN ?? ''}`,
  'content-type': 'application/json',
}

async function ask<T>(path: string, body?: object): Promise<T> {
  const post = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const answer = await fetch(server + path, { headers, ...post })
  const said = JSON.parse(await answer.text())
  if (!answer.ok) throw new Error(`${path}: ${said.code}, ${said.message}`)
  return said
}

interface Asked {
  readonly yourTurn: boolean
  readonly decision?: { readonly entry: number; readonly options: readonly { text: string }[] }
  readonly result?: 'won' | 'lost'
}

/** Chooses as long as it is asked; true when the match is over. */
async function play(match: string): Promise<boolean> {
  for (;;) {
    const { yourTurn, decision, result } = await ask<Asked>(`/matches/${match}/decision`)
    if (result !== undefined) console.log(result)
    if (result !== undefined || !yourTurn || decision === undefined) return result !== undefined
    const { entry, options } = decision
    const choice = { entry, texts: [options[0].text], key: `choice-${entry}` }
    // Somebody may have been faster: then it looks again.
    await ask(`/matches/${match}/choices`, choice).catch(() => undefined)
  }
}

const secret = process.argv[2]
const nonce = randomBytes(16).toString('hex')
const { match } = await ask<{ match: string }>('/invitations/take', { secret, nonce })
for (let isOver = false; !isOver; ) {
  const stream = await fetch(`${server}/stream?watch=${match}`, { headers })
  if (stream.body === null) throw new Error('the stream is empty')
  // Whatever is told, it may be asked now; in the lobby nothing is, and that is no matter.
  for await (const _ of stream.body) {
    isOver = await play(match).catch(() => false)
    if (isOver) break
  }
}
