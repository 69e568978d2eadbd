/** Appends to matches until it is killed, and says each entry as soon as it is acknowledged. */
import { writeSync } from 'node:fs'
import { openStorage } from '../../storage/open.ts'

const [address, ...matches] = process.argv.slice(2)
const storage = await openStorage(address)

async function write(match: string): Promise<void> {
  let [{ entries: n }] = await storage.log.heads([match])
  for (;;) {
    const json = `${match} ${n} of ${process.pid}`
    const lines = [{ json, hash: 'h' }]
    const { fate } = await storage.log.append({ to: 'entries', match, n, at: Date.now(), lines })
    if (fate !== 'done') throw new Error(`${json}: ${fate}`)
    writeSync(1, `${json}\n`)
    n += 1
  }
}

await Promise.all(matches.map(write))
