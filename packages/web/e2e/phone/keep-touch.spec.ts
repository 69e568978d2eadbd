import { keepAsking } from '../keep.ts'
import { keeping } from '../served.ts'
import { expect, test } from '../table.ts'

test('a hero for the Cells shows its odds first, and is sent by a second tap', async ({
  page,
  table,
}) => {
  await table.open(keepAsking('turn', { players: 1, clans: ['slimes'] }))
  const entry = await table.entry()
  const cells = page.locator('[data-spot^="use:"][data-lit]').last()
  await cells.tap()
  await expect(table.prompt).toContainText(/Mage.*\d+ (of|in) \d+|\d+ of \d+/)
  expect(await table.entry()).toBe(entry)
  await table.tap(cells)
  await table.movedFrom(entry)
})

test('the Loot unfolds, and a card of it is read from near', async ({ page, table }) => {
  await table.open(keepAsking('turn'))
  const entry = await table.entry()
  const cards = page.locator('[data-region="board"] [data-spot^="card:"]')
  await expect(cards).toHaveCount(0)
  await table.tap(table.button(/^Loot/).first())
  await expect(cards).toHaveCount(5)
  await cards.first().tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await table.tap(table.button(/^Loot/).first())
  await expect(cards).toHaveCount(0)
  expect(await table.entry()).toBe(entry)
})

test('a room in which several things are lit opens, and closes when one of them is tapped', async ({
  page,
  table,
}) => {
  await table.open(keepAsking('combo'))
  const way = page.locator('[data-way="in"]').first()
  const name = (await way.getAttribute('aria-label'))?.split(/[:,]/)[0] ?? ''
  await table.tap(way)
  const near = page.getByRole('region', { name, exact: true })
  await expect(near).toBeVisible()
  const entry = await table.entry()
  await table.tap(near.locator('[data-spot^="monster:"][data-lit]').first())
  await expect(near).toHaveCount(0)
  expect(await table.entry()).toBe(entry)
  await table.tap(page.locator('[data-spot^="room:"][data-lit]').first())
  await table.movedFrom(entry)
})

test('who acts next is said by one tap, though a card may be turned', async ({ page, table }) => {
  await table.open(keepAsking('next-hero'))
  const entry = await table.entry()
  await table.tap(page.locator('[data-spot^="hero:"][data-lit]').first())
  await table.movedFrom(entry)
  expect(table.taps).toBe(1)
})

for (const language of ['en', 'fr', 'pt'] as const) {
  test.describe(`the rooms, ${language}`, () => {
    test.use({ storageState: keeping({ language }) })

    test('have names that are not cut', async ({ page, table }) => {
      await table.open(keepAsking('turn', { players: 3, scenario: 'the-rival-guild' }))
      const cut = await page.locator('[data-room]').evaluateAll((tiles) =>
        tiles.flatMap((tile) => {
          const name = [...tile.querySelectorAll('span')].find(
            (one) => getComputedStyle(one).textOverflow === 'ellipsis',
          )
          return name === undefined || name.scrollWidth > name.clientWidth
            ? [`${tile.getAttribute('data-room')}: ${name?.textContent}`]
            : []
        }),
      )
      expect(cut).toEqual([])
    })
  })
}
