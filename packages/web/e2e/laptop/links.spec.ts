import type { Browser, Page } from '@playwright/test'
import { matchAsking, matchWith } from '../matches.ts'
import { keeping } from '../served.ts'
import { expect, Table, test } from '../table.ts'

/** The link that a sheet or the end of a match shows. */
async function linkOn(page: Page): Promise<string> {
  return await page.getByRole('textbox', { name: 'Link' }).inputValue()
}

/** Somebody else, on a device of their own. */
async function friend(browser: Browser, link: string): Promise<Table> {
  const context = await browser.newContext({ storageState: keeping() })
  const table = new Table(await context.newPage(), false)
  await table.page.goto(link)
  return table
}

const past = (page: Page) => page.getByRole('region', { name: 'The past' })

test('a link brings a whole match to a friend, who watches it and plays on', async ({
  browser,
  page,
  table,
}) => {
  await table.open(matchWith('won', { players: 1 }))
  await table.button('Share').click()
  const link = await linkOn(page)
  expect(link.length).toBeLessThan(4096)

  const other = await friend(browser, link)
  const bar = past(other.page)
  await expect(bar).toContainText('Start of the match')
  await expect(other.end).toHaveCount(0)
  await bar.getByRole('button', { name: 'One choice on' }).click()
  await expect(bar.getByRole('slider')).toHaveValue('1')
  await expect(other.lit).toHaveCount(0)
  await bar.getByRole('button', { name: 'Play the match' }).click()
  await expect
    .poll(async () => Number(await bar.getByRole('slider').inputValue()))
    .toBeGreaterThan(2)
  await bar.getByRole('button', { name: 'Pause' }).click()
  await bar.getByRole('button', { name: 'To the end' }).click()
  await expect(other.end).toBeVisible()

  // Nothing is kept by looking, and a reload shows the same.
  await other.page.reload()
  await expect(bar).toContainText('Start of the match')
  await bar.getByRole('slider').fill('5')
  await bar.getByRole('button', { name: 'Play on from here' }).click()
  await expect(other.page).toHaveURL(/#\/match\//)
  await other.ready()
  await other.answer()
  await other.page.goto('/#/')
  await expect(other.page.getByRole('link', { name: /^Continue/ })).toHaveCount(1)
  expect(other.errors).toEqual([])
  await other.page.context().close()
})

test('a match that came with a link can be kept', async ({ browser, page, table }) => {
  await table.open(matchWith('lost', { players: 1 }))
  await table.button('Share').click()
  const other = await friend(browser, await linkOn(page))
  await past(other.page).getByRole('button', { name: 'To the end' }).click()
  await other.button('Keep this match').click()
  await expect(other.page).toHaveURL(/#\/match\//)
  await other.page.goto('/#/')
  await expect(other.page.getByRole('link', { name: /^Open/ })).toHaveCount(1)
  await other.page.context().close()
})

test('a link brings the table as it lies', async ({ browser, page, table, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await table.open(matchAsking('go-on', { players: 2 }))
  await table.button('Menu').first().click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('button', { name: /^Share/ }).click()
  await menu.getByRole('button', { name: 'Copy link' }).click()
  await expect(menu.getByText('Link copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(await linkOn(page))

  const other = await friend(browser, link)
  await expect(other.prompt).toHaveAttribute('data-prompt', 'go-on')
  await expect(other.prompt).toHaveAttribute('data-mine', 'false')
  await expect(other.lit).toHaveCount(0)
  await other.button('Play on from here').click()
  await expect(other.page).toHaveURL(/#\/match\//)
  await other.ready()
  expect(await other.promptName()).toBe('go-on')
  await other.answer()
  await other.page.context().close()
})

test('a broken link says so, and what to do', async ({ page, table }) => {
  await table.open(matchWith('won', { players: 1 }))
  await table.button('Share').click()
  const link = await linkOn(page)
  await page.goto(link.slice(0, -50))
  await expect(page.getByRole('heading', { name: 'This link does not open' })).toBeVisible()
  await expect(page.getByText(/It is cut off/)).toBeVisible()
  await page.getByRole('link', { name: 'Start page' }).click()
  await expect(page.getByRole('link', { name: /^Open/ })).toHaveCount(1)
})

test('all matches leave in one file, and come back from it', async ({ browser, page, table }) => {
  await table.open(matchWith('won', { players: 1 }))
  await table.open(matchAsking('keep-hand', { players: 1 }))
  await page.goto('/#/')
  const saving = page.waitForEvent('download')
  await table.button('Save everything').click()
  const saved = await saving
  const stream = await saved.createReadStream()
  const text = Buffer.concat(await stream.toArray()).toString()
  expect(saved.suggestedFilename()).toMatch(/^muster-.*\.muster$/)

  const other = await friend(browser, '/#/')
  // Dropped on the page, as from a folder beside it.
  await other.page.getByRole('button', { name: 'Play now' }).first().waitFor()
  const files = await other.page.evaluateHandle((content) => {
    const data = new DataTransfer()
    data.items.add(new File([content], 'all.muster'))
    return data
  }, text)
  await other.page.dispatchEvent('main', 'drop', { dataTransfer: files })
  await expect(other.page.getByText('New here: 2 matches.')).toBeVisible()
  await expect(other.page.getByRole('link', { name: /^(Open|Continue)/ })).toHaveCount(2)
  const wrong = text.replace(/^deal .*$/m, 'deal crooked')
  await other.giveFile(wrong)
  await expect(other.page.getByRole('alert')).toContainText(/^Line \d+: expected a sealed/)
  await other.page.context().close()
})
