import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { keeping } from '../served.ts'
import { makeLater, Site } from '../site.ts'
import { test as atTable, expect } from '../table.ts'

interface Versions {
  readonly first: string
  readonly second: string
}

const script = fileURLToPath(new URL('../../../../scripts/build-static.mjs', import.meta.url))

const test = atTable.extend<{ site: Site }, { versions: Versions }>({
  versions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'muster-static-'))
      const versions = { first: join(folder, '1'), second: join(folder, '2') }
      execFileSync(process.execPath, [script, versions.first], { stdio: 'pipe' })
      makeLater(versions.first, versions.second)
      await use(versions)
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  site: async ({ versions }, use) => {
    const site = new Site(versions.first)
    await site.open()
    await use(site)
    await site.close()
  },
  baseURL: ({ site }, use) => use(site.url),
  storageState: ({ site }, use) => use(keeping({}, site.origin)),
})

// Both in one worker: it builds the page once.
test.describe.configure({ mode: 'default' })
test.use({ serviceWorkers: 'allow' })

async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

test('after one visit a whole match is played without a network', async ({
  context,
  page,
  site,
  table,
}) => {
  test.setTimeout(120_000)
  await page.goto('./')
  await isKept(page)
  await site.close()
  await context.setOffline(true)

  await page.reload()
  await expect(page.getByText('Offline: matches on this device go on.')).toBeVisible()
  await table.start({ players: '2', quick: true, bots: [2] })
  let choices = 0
  while ((await table.ready()) === 'choice') await table.answer(choices++)
  expect(choices).toBeGreaterThan(3)
  await expect(page.getByRole('heading', { name: 'How it went' })).toBeVisible()

  await page.goto('./#/')
  await page.reload()
  await expect(page.getByText(/^(Victory|Defeat)/).first()).toBeVisible()
})

test('a new version waits until no match is open', async ({
  context,
  page,
  site,
  table,
  versions,
}) => {
  const isNew = (at: Page) => at.locator('meta[name="version"]')
  await page.goto('./')
  await isKept(page)
  await table.start()
  await table.answer()
  const entry = await table.entry()

  // From now on the server has none of the files this match is played with.
  site.folder = versions.second
  await page.reload()
  await table.ready()
  expect(await table.entry()).toBe(entry)
  await expect(page.getByText('You get it after this match.')).toBeVisible()
  await expect(isNew(page)).toHaveCount(0)
  await page.goto(`${page.url()}/read`)
  await expect(page.getByRole('textbox')).toBeVisible()
  await page.goBack()
  await table.answer()

  const other = await context.newPage()
  await other.goto('./')
  await expect(other.getByText('once no other tab has a match open')).toBeVisible()
  await expect(isNew(other)).toHaveCount(0)

  await page.goto('./#/')
  await expect(isNew(page)).toHaveCount(1)
  await expect(isNew(other)).toHaveCount(1)
  await page
    .getByRole('link', { name: /continue/i })
    .first()
    .click()
  await table.ready()
  expect(await table.entry()).toBeGreaterThan(entry)
  await table.answer()
})
