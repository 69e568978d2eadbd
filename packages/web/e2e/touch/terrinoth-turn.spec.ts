import { expect, type Table, test } from '../table.ts'
import { terrinothAsking } from '../terrinoth.ts'

/** A card, a target, the roll. */
const MOST_TAPS = 3
const ACTIVATIONS = 4

const ready = ({ page }: Table) => page.locator('[data-spot^="card:"][data-lit]:visible')

test('an activation takes at most three taps', async ({ table }) => {
  await table.open(terrinothAsking('activate', { players: 2, quest: 'goblin-problem' }))
  let seen = 0
  for (let choices = 0; seen < ACTIVATIONS && choices < 60; choices++) {
    if ((await table.ready()) === 'over') break
    if ((await table.promptName()) !== 'activate') {
      await table.answer()
      continue
    }
    table.taps = 0
    const entry = await table.entry()
    await table.tap(ready(table).first())
    await table.movedFrom(entry)
    // What else a card or an enemy asks is not part of it.
    while (['aim', 'roll'].includes(await table.promptName())) {
      const before = await table.entry()
      const isRoll = (await table.promptName()) === 'roll'
      await table.tap(isRoll ? table.options.first() : table.lit.first())
      await table.movedFrom(before)
    }
    expect(table.taps).toBeLessThanOrEqual(MOST_TAPS)
    seen++
  }
  expect(seen).toBe(ACTIVATIONS)
})
