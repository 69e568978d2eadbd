import { afterAll, beforeAll, expect, it } from 'vitest'
import { type House, openHouse } from './testing/http/house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  await house.close()
})

it('The bot of the examples takes its seat, and plays to the end', async () => {
  const [ana, bo] = [await house.person('Ana'), await house.person('Bot')]
  const { token } = await bo.ask('makeToken', {}, { label: 'examples/bot.ts' })
  const { match } = await ana.ask(
    'createMatch',
    {},
    {
      game: 'tenefyr',
      options: { players: 2, mode: 'quick' },
      bots: [null, 'random'],
    },
  )
  const { secret } = await ana.ask('invite', { match }, { seat: 0 })
  const before = [...process.argv]
  process.argv[2] = secret
  process.env.MUSTER = house.server.address
  process.env.TOKEN = token
  try {
    const bot = import('../../../examples/bot.ts')
    const ear = await ana.stream(match)
    await ear.until('lobby', ({ lobby }) => lobby.seats[0].person === bo.id)
    ear.close()
    await ana.ask('begin', { match }, {})
    await bot
  } finally {
    process.argv = before
  }
  const { lobby, record } = await ana.ask('match', { match })
  expect(lobby.phase).toBe('over')
  expect(record?.entries.some((entry) => entry.kind === 'choice' && entry.by === 0)).toBe(true)
}, 120_000)
