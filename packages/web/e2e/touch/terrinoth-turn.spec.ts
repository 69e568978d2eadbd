import { expect, type Table, test } from '../table.ts'
import { terrinothAsking, terrinothLastRoll } from '../terrinoth.ts'

/** A card, a target, the roll. */
const MOST_TAPS = 3
const ACTIVATIONS = 4

const ready = ({ page }: Table) => page.locator('[data-spot^="card:"][data-lit]:visible')

/** An enemy that the acting hero may hit at once. */
const near = ({ page }: Table) =>
  page.locator('[data-acting] [data-spot^="enemy:"][data-lit]:visible')

async function nextTap(table: Table) {
  const prompt = await table.promptName()
  if (prompt === 'roll') return table.options.first()
  if (prompt === 'aim') return table.lit.first()
  // Whom to engage first: who has a target already points at it, else nobody.
  return (await near(table).count()) > 0 ? near(table).first() : table.options.last()
}

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
    while (['which', 'aim', 'roll'].includes(await table.promptName())) {
      const before = await table.entry()
      const isRoll = (await table.promptName()) === 'roll'
      await table.tap(await nextTap(table))
      await table.movedFrom(before)
      if (isRoll) break
    }
    expect(table.taps).toBeLessThanOrEqual(MOST_TAPS)
    seen++
  }
  expect(seen).toBe(ACTIVATIONS)
})

test('enemies, peril and travel take no tap where there is nothing to choose', async ({
  table,
}) => {
  await table.open(terrinothLastRoll({ players: 2, quest: 'goblin-problem' }))
  table.taps = 0
  const entry = await table.entry()
  await table.tap(table.options.first())
  await table.movedFrom(entry)
  expect(await table.promptName()).toBe('activate')
  expect(table.taps).toBe(1)
})
