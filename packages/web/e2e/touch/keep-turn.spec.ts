import { keepAsking } from '../keep.ts'
import { expect, type Table, test } from '../table.ts'

/** For a gesture that begins in a room with one lit thing: the thing, then the room. */
const MOST_TAPS = 2
/** Several lit things in one room are seen from near first. */
const TO_LOOK_IN = 1
const MOST_TAPS_A_TURN = 20
const HAND = 5

const inRooms = ({ page }: Table) =>
  page.locator(
    ':is([data-spot^="monster:"], [data-spot^="hero:"])[data-lit]:not(:has(> [data-way="in"]) *)',
  )
const crowded = ({ page }: Table) => page.locator('[data-way="in"]')
const rooms = ({ page }: Table) => page.locator('[data-spot^="room:"][data-lit]')

/** Moves a monster or strikes a hero, whatever card pays; says how many taps it may take. */
async function act(table: Table, entry: number): Promise<number> {
  let most = MOST_TAPS
  if ((await inRooms(table).count()) === 0) {
    await table.tap(crowded(table).first())
    most += TO_LOOK_IN
  }
  await table.tap(inRooms(table).first())
  await table.page.waitForTimeout(300)
  if ((await table.entry()) === entry) await table.tap(rooms(table).first())
  return most
}

test('an action takes at most two taps, a turn of five cards at most twenty', async ({ table }) => {
  await table.open(keepAsking('turn', { players: 1, clans: ['red-dragon'] }))
  await expect(table.page.locator('[data-spot^="card:"][data-lit]')).toHaveCount(HAND)
  let all = 0
  let actions = 0
  for (; actions < 12 && ['turn', 'action'].includes(await table.promptName()); actions++) {
    const entry = await table.entry()
    if ((await inRooms(table).count()) + (await crowded(table).count()) === 0) break
    table.taps = 0
    const most = await act(table, entry)
    await table.movedFrom(entry)
    expect(table.taps).toBeLessThanOrEqual(most)
    all += table.taps
  }
  expect(actions).toBeGreaterThan(3)
  expect(all).toBeLessThanOrEqual(MOST_TAPS_A_TURN)
})
