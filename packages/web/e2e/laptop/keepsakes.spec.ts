import { readFileSync } from 'node:fs'
import { matchWith } from '../matches.ts'
import { winAtOnce } from '../pushovers.ts'
import { expect, test } from '../table.ts'

test('a match won here is told, stamped once, and leads on from the wall', async ({
  page,
  table,
}) => {
  await winAtOnce(table, 'players=1&level=easy&boss=dark-lord')
  const match = page.url()
  const story = page.getByRole('region', { name: 'The story of the match' })
  await expect(story).toContainText('the Dark Lord')
  await expect(page.getByRole('region', { name: 'Honours' }).getByRole('listitem')).not.toHaveCount(
    0,
  )
  const earned = page.getByRole('region', { name: 'New on your wall' })
  await expect(earned).toContainText('Dark Lord, Easy')
  await expect(earned).toContainText('First blood')
  await page.reload()
  await expect(earned).toContainText('First blood')

  await earned.getByRole('link', { name: 'To the wall of stamps' }).click()
  await expect(page.getByText('1 of 13 fields beaten')).toBeVisible()
  await expect(page.getByText('Next: Spider Queen, Easy')).toBeVisible()
  await expect(
    page.getByRole('link', { name: /^Dark Lord, Easy: beaten with Barbarian and Thief/ }),
  ).toBeVisible()
  await page.getByRole('link', { name: /^Stone Titan, Hard/ }).click()
  const chosen = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true })
  await expect(chosen('Level', 'Hard')).toBeChecked()
  await expect(chosen('Boss', 'Stone Titan')).toBeChecked()
  await expect(chosen('Players', 'Alone')).toBeChecked()

  await page.goto(match)
  await page.getByRole('button', { name: 'Next: Spider Queen, Easy' }).click()
  await expect(page).not.toHaveURL(match)
  await table.ready()
})

test('the story leads to its turning point, and the match to a picture', async ({
  page,
  table,
}) => {
  await table.open(matchWith('won', { players: 3 }))
  await expect(page.getByText(/its stamps stay where it was played/)).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the picture' }).click()
  const picture = await saving
  expect(picture.suggestedFilename()).toMatch(/^tenefyr-.*\.png$/)
  const bytes = readFileSync(await picture.path())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  // Width and height stand in the first chunk.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  // A woodcut and words make more than an empty sheet would.
  expect(bytes.length).toBeGreaterThan(30_000)
  await page.getByRole('button', { name: 'See the turning point' }).click()
  await expect(page.getByRole('region', { name: 'The past' })).toBeVisible()
})

test('a browser that keeps nothing says so on the wall', async ({ page, table }) => {
  await table.withoutStorage()
  await page.goto('/#/stamps')
  for (const game of ['Heroes of Tenefyr', 'Keep the Heroes Out!']) {
    const wall = page.getByRole('region', { name: game })
    await expect(wall.getByText(/This browser keeps nothing/)).toBeVisible()
  }
})
