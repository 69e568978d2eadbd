import { expect, test } from '../table.ts'

test('the header tells what the table shows, with its rule, and runs ahead of nothing', async ({
  page,
  table,
}) => {
  await table.start({ players: '3', bots: [2, 3] })
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('muster.settings') ?? '{}')
    localStorage.setItem('muster.settings', JSON.stringify({ ...kept, pace: 'step' }))
  })
  await page.reload()
  await table.ready()
  await table.tap(table.dungeons.first())
  await expect(table.match).toHaveAttribute('data-playing', 'true')
  const line = table.button(/^Open the log/)
  for (let step = 0; step < 3; step++) {
    const told = (await line.getAttribute('aria-label'))?.split('Last line: ')[1] ?? ''
    expect(told).toMatch(/\.$|!$/)
    await expect(table.prompt).toContainText(told)
    await expect(line).toContainText(/T\d+\.\d+$/)
    if ((await table.match.getAttribute('data-playing')) === 'false') return
    await table.tap(table.button('Next step'))
  }
})

test('the log names bots by their names, and what was chosen in a few words', async ({
  page,
  table,
}) => {
  await table.start({ players: '3', bots: [2, 3], names: ['Ana'] })
  await table.tap(table.dungeons.first())
  await table.settled()
  await table.button(/^Open the log/).click()
  const log = page.getByRole('dialog', { name: 'Log' })
  await expect(log).toContainText('Apprentice (bot)')
  await expect(log).not.toContainText('greedy')
  const decided = log.getByText(/^Ana decides: /)
  await expect(decided).toHaveText(/^Ana decides: [^,:]+, level \d \((left|right)\)\.\s*$/)
})
