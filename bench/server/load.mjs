// node bench/server/load.mjs NAME PORT: all clients of all matches, played as the one who started it asks.
import { Pace } from './pace.mjs'

/** Matches that are begun at one time. */
const AT_ONCE = 8
const PATIENCE = 10

const [name, port] = process.argv.slice(2)
/** @type {{ seat: import('./contestant.ts').Seat }} */
const { seat } = await import(`./${name}/client.mjs`)
/** @type {Pace[]} */
const paces = []

/** @param {number} many as many as there are then */
async function seatAll(many) {
  const one = async () => {
    while (paces.length < many) {
      const pace = new Pace()
      paces.push(pace)
      pace.match = await seat(Number(port), paces.length, pace.seen)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}

/** @param {number} seconds */
function pass(seconds) {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000))
}

/** Every match goes on as soon as all three have seen the last move. */
function setOff() {
  for (const pace of paces) pace.run()
}

/** Where a move was lost, all that was counted is worth nothing. */
async function halt() {
  const seen = Promise.all(paces.map((pace) => pace.halt())).then(() => true)
  const inTime = await Promise.race([seen, pass(PATIENCE).then(() => false)])
  if (!inTime) throw new Error(`${name}: a move was not seen by all within ${PATIENCE} seconds`)
}

/** @param {number} perSecond */
function setOffCalmly(perSecond) {
  let next = 0
  const began = performance.now()
  let sent = 0
  const timer = setInterval(() => {
    const due = ((performance.now() - began) / 1000) * perSecond
    for (; sent < due; sent++) {
      paces[next++ % paces.length].once()
    }
  }, 1)
  return () => clearInterval(timer)
}

/**
 * Counts what is played in a stretch of time; play goes on before and after it.
 * @param {number} seconds
 * @returns {Promise<import('./contestant.ts').Played>}
 */
async function count(seconds) {
  for (const pace of paces) pace.forget()
  const began = performance.now()
  const before = process.cpuUsage()
  await pass(seconds)
  const { user, system } = process.cpuUsage(before)
  const answers = paces.flatMap((pace) => pace.answers)
  const others = paces.flatMap((pace) => pace.others)
  const moves = others.length
  const cpu = (user + system) / 1e6
  return { moves, seconds: (performance.now() - began) / 1000, answers, others, cpu }
}

/** @type {() => void} */
let stopCalm = () => undefined

/** @param {{ kind: string, many?: number, seconds?: number, perSecond?: number }} asked */
async function answer({ kind, many = 0, seconds = 0, perSecond = 0 }) {
  switch (kind) {
    case 'seat':
      return await seatAll(many)
    case 'set-off':
      setOff()
      return await pass(seconds)
    case 'set-off-calmly':
      stopCalm = setOffCalmly(perSecond)
      return await pass(seconds)
    case 'count':
      return await count(seconds)
    case 'halt':
      stopCalm()
      return await halt()
    case 'close':
      for (const { match } of paces) match?.close()
      return undefined
  }
}

process.on('message', async (/** @type {{ kind: string }} */ asked) => {
  const said = await answer(asked)
  process.send?.({ said }, () => {
    if (asked.kind === 'close') process.exit(0)
  })
})
process.on('disconnect', () => process.exit(1))
process.send?.({ said: 'ready' })
