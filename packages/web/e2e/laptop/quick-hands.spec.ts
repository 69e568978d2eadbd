import type { Page } from '@playwright/test'
import { fileOf, matchAsking, matchUntil } from '../matches.ts'
import { expect, test } from '../table.ts'

const keeping = () => matchAsking('keep-hand', { players: 3 })

/** However slow the machine: what follows at once is quick, until somebody waits. */
async function slowClock(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const real = performance.now.bind(performance)
    let waited = 0
    performance.now = () => real() / 20 + waited
    addEventListener('waited', () => {
      waited += 1000
    })
  })
  return () => page.evaluate(() => void dispatchEvent(new Event('waited')))
}

test('two quick clicks at one place answer one question', async ({ page, table }) => {
  const wait = await slowClock(page)
  await table.open(keeping())
  const place = await table.prompt.locator('[data-option="keep"]').boundingBox()
  if (place === null) throw new Error('there is nothing to click')
  // Where one button was, another comes to lie.
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
  for (let n = 0; n < 2; n++) {
    const entry = await table.entry()
    await page.mouse.click(x, y)
    await table.movedFrom(entry)
    const asked = await table.entry()
    for (let more = 0; more < 3; more++) {
      await page.mouse.click(x, y)
      await page.waitForTimeout(100)
    }
    expect(await table.entry()).toBe(asked)
    await wait()
  }
})

test('what is held down is pressed, until it is let go elsewhere or its answer is drawn', async ({
  page,
  table,
}) => {
  await table.open(keeping())
  const keep = table.prompt.locator('[data-option="keep"]')
  const down = page.locator('[data-down]')
  await keep.hover()
  await page.mouse.down()
  await expect(keep).toHaveAttribute('data-down', '')
  await page.mouse.move(0, 0)
  await page.mouse.up()
  await expect(down).toHaveCount(0)
  const entry = await table.entry()
  await keep.click()
  await table.movedFrom(entry)
  await expect(down).toHaveCount(0)
})

test('a key pressed twice answers one question', async ({ page, table }) => {
  const wait = await slowClock(page)
  await table.open(keeping())
  for (let n = 0; n < 2; n++) {
    const entry = await table.entry()
    await page.keyboard.press('1')
    await table.movedFrom(entry)
    const asked = await table.entry()
    await page.keyboard.press('1')
    await page.waitForTimeout(300)
    expect(await table.entry()).toBe(asked)
    await wait()
  }
})

test('a key that is held down answers once', async ({ page, table }) => {
  await table.open(keeping())
  const entry = await table.entry()
  await page.keyboard.down('k')
  await table.movedFrom(entry)
  const after = await table.entry()
  for (let n = 0; n < 5; n++) {
    await page.waitForTimeout(100)
    await page.keyboard.down('k')
  }
  await page.keyboard.up('k')
  expect(await table.entry()).toBe(after)
})

/** Cards to play that turn no other, and one more to play after the first. */
const playing = () =>
  fileOf(
    matchUntil({ players: 3 }, (match) => {
      const decision = match.decision()
      return decision?.prompt === 'play-card' && decision.options.length > 2
    }),
  )

test('a mouse that rests looks at nothing that comes to lie beneath it', async ({
  page,
  table,
}) => {
  await table.open(playing())
  const told = table.prompt.getByRole('button', { name: 'Replay' })
  await table.lit.first().hover()
  await expect(page.locator('[data-prompt] [data-preview]')).toBeVisible()
  const entry = await table.entry()
  await table.lit.first().click()
  await table.movedFrom(entry)
  await expect(told).toBeVisible()
  await page.waitForTimeout(200)
  await expect(told).toBeVisible()
  // Once it moves, it looks.
  await table.lit.first().hover()
  await expect(page.locator('[data-prompt] [data-preview]')).toBeVisible()
})

test('play all shows what it would bring, and its seal', async ({ page, table }) => {
  await table.open(playing())
  const all = table.prompt.locator('[data-answer="all"]')
  await expect(all).toBeVisible()
  await all.hover()
  const shown = page.locator('[data-prompt] [data-preview]')
  await expect(shown).toBeVisible()
  const whole = (await shown.innerText()).length
  await table.lit.first().hover()
  await expect.poll(async () => (await shown.innerText()).length).toBeLessThan(whole)
  // A second card is dealt to nobody here: the seal on the button says what the preview says.
  const sealed = await all.locator('svg').count()
  await all.hover()
  await expect(shown.locator('svg')).toHaveCount(sealed)
})

test('where the order counts, the marks are numbered', async ({ page, table }) => {
  await table.open(
    fileOf(
      matchUntil({ players: 4, mode: 'quick' }, (match) => {
        const decision = match.decision()
        return decision?.prompt === 'reorder' && decision.options.length > 2
      }),
    ),
  )
  const chosen = page.locator('[data-spot][data-chosen]')
  await table.lit.nth(1).click()
  await expect(chosen).toHaveCount(1)
  await expect(chosen).toHaveAccessibleName(/picked, number 1/)
  await page.locator('[data-spot][data-lit]:not([data-chosen]):visible').first().click()
  await expect(chosen).toHaveCount(2)
  await expect(page.getByRole('button', { name: /picked, number 2/ })).toBeVisible()
})
