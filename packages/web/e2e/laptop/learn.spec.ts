import type { Page } from '@playwright/test'
import { keepAsking, startKeep } from '../keep.ts'
import { keeping } from '../served.ts'
import { expect, type Table, test } from '../table.ts'

const lesson = (page: Page) => page.getByRole('region', { name: /^Lesson: / })

async function choose(table: Table, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const before = await table.entry()
    await table.tap(table.prompt.locator(`[data-option="${text}"]`))
    await table.movedFrom(before)
  }
}

test('a lesson is failed, begun again, done, marked, and leads to the next', async ({
  page,
  table,
}) => {
  await page.goto('/#/learn')
  await page.getByRole('link', { name: /A hand of three/ }).click()
  await table.ready()
  await expect(lesson(page)).toContainText('Beat the Orc')
  await expect(lesson(page)).toContainText('Nothing in this hand has any power')
  await choose(table, 'keep', 'keep')
  await expect(lesson(page)).toContainText('The Orc still stands')

  await lesson(page).getByRole('button', { name: 'Again' }).click()
  await expect(lesson(page)).toContainText('Nothing in this hand has any power')
  await table.ready()
  // What is advised is the answer that Enter takes.
  await expect(page.locator('[data-option="new-hand"][data-main]')).toBeVisible()
  await choose(table, 'new-hand')
  await expect(lesson(page)).toContainText('That helps')
  // What is taken back is dealt the same again.
  await table.button(/^Undo/).first().click()
  await page.getByRole('button', { name: /^Last choice/ }).click()
  await expect(lesson(page)).toContainText('Nothing in this hand has any power')
  await table.ready()
  await choose(table, 'new-hand', 'keep')
  await expect(lesson(page)).toContainText('enough if you pay')
  await expect(page.locator('[data-needed]')).toContainText('Enough if you pay')
  await choose(table, 'keep')
  const before = await table.entry()
  await page.locator('[data-region="hand"] [data-lit]').first().click()
  await table.movedFrom(before)
  await expect(page.locator('[data-option="pay cellar-rats"][data-main]')).toBeVisible()
  await choose(table, 'pay cellar-rats')
  await expect(lesson(page)).toContainText('Well fought')

  await lesson(page).getByRole('link', { name: 'Next: Go on or leave' }).click()
  await expect(lesson(page)).toContainText('Five cards are left')
  await lesson(page).getByRole('link', { name: 'Leave the lesson' }).click()
  await expect(page.getByRole('link', { name: /A hand of three.*done/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Go on or leave.*a minute/ })).toBeVisible()
})

test('a lesson can be read and answered at the Reading table', async ({ page, table }) => {
  await page.goto('/#/learn/tenefyr/go-on/read')
  await expect(lesson(page)).toContainText('Five cards are left')
  const leave = page.getByRole('main').getByRole('button', { name: /^Leave/ })
  await leave.first().click()
  await expect(lesson(page)).toContainText('Not this time')
  expect(table.errors).toEqual([])
})

test.describe('coached', () => {
  test.use({ storageState: keeping({ coach: true }) })
  const note = (page: Page) => page.locator('[data-coach]')

  test('each thing is said once, at the thing, and nothing waits for it', async ({
    page,
    table,
  }) => {
    await table.start()
    await expect(note(page)).toHaveAttribute('data-coach', 'which-dungeon')
    await expect(note(page)).toHaveAttribute('data-side', /.+/)
    await expect(
      page.getByRole('status').filter({ hasText: 'Each pile is a dungeon' }),
    ).toHaveCount(1)
    expect(await note(page).evaluate((one) => one.contains(document.activeElement))).toBe(false)
    const said = ['which-dungeon']
    for (let choices = 0; choices < 8; choices++) {
      await table.answer()
      await page.waitForTimeout(150)
      const [now] = await note(page).evaluateAll((all) =>
        all.map((one) => one.getAttribute('data-coach') ?? ''),
      )
      if (now !== undefined) said.push(now)
    }
    expect(said.length).toBeGreaterThan(3)
    expect(new Set(said).size).toBe(said.length)

    await table.start()
    await page.waitForTimeout(300)
    await expect(page.locator('[data-coach="which-dungeon"]')).toHaveCount(0)
  })

  test('its note is closed, it is switched off, and begins again when asked', async ({
    page,
    table,
  }) => {
    await table.start()
    await note(page).getByRole('button', { name: 'Close the note' }).click()
    await expect(note(page)).toHaveCount(0)

    await page.goto('/#/')
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('button', { name: 'Say everything again' }).click()
    await expect(page.getByText('The coach starts over.')).toBeVisible()
    const coach = page.getByRole('switch', { name: /Coach/ })
    await coach.click()
    await table.start()
    await page.waitForTimeout(300)
    await expect(note(page)).toHaveCount(0)

    await page.goto('/#/')
    await page.getByRole('button', { name: 'Settings' }).click()
    await coach.click()
    await table.start()
    await expect(note(page)).toHaveAttribute('data-coach', 'which-dungeon')
  })

  test('who brings a match along is not told all again; a new one is coached', async ({
    page,
    table,
  }) => {
    await table.open(keepAsking('turn', { players: 1, clans: ['red-dragon'] }))
    await page.waitForTimeout(500)
    await expect(note(page)).toHaveCount(0)
    await startKeep(table, { clans: ['red-dragon'] })
    await expect(note(page)).toHaveAttribute('data-coach', /^keep-/)
  })
})
