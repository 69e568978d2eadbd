import { screens } from '../screens.ts'
import { expect, test } from '../table.ts'
import { wordsOf } from '../words.ts'

test('cards of a large deck are picked from a short list, copies with − and +', async ({
  table,
}) => {
  await screens.find(({ name }) => name === 'remove-many')?.open(table, wordsOf('en'))
  const kinds = table.page.locator('[data-spot^="kind:"]')
  const copies = kinds.filter({ hasText: '×' })
  const steps = table.button(/^One more:/)
  const done = table.prompt.locator('[data-answer="done"]')
  await expect(steps).toHaveCount(await copies.count())
  expect(await steps.count()).toBeLessThan(await kinds.count())

  const before = await table.entry()
  await table.tap(steps.first())
  await table.tap(steps.first())
  await expect(done).toBeInViewport()
  await table.tap(table.button(/^One less:/).first())
  await table.tap(kinds.filter({ hasNotText: '×' }).first())
  // Some cards ask for more than two.
  while (await done.isDisabled()) await table.tap(steps.first())
  await table.tap(done)
  await table.settled()
  // The next player may be asked the same.
  expect(await table.entry()).toBeGreaterThan(before)
})
