import { AxeBuilder } from '@axe-core/playwright'
import { curveOf, lookBack } from '../looking-back.ts'
import { matchWith } from '../matches.ts'
import { expect, type Table, test } from '../table.ts'

const lost = () => matchWith('lost', { players: 2 })
const thoughtOver = ({ page }: Table) => page.getByText('Thought over.')

test('a match is looked back at: the curve stands soon, then what cost most', async ({
  page,
  table,
}) => {
  test.setTimeout(120_000)
  await lookBack(table, lost())
  await expect(page.getByRole('heading', { name: 'Looking back' })).toBeFocused()
  await expect(thoughtOver(table)).toBeVisible({ timeout: 90_000 })
  const costly = page.getByRole('region', { name: 'Choices that cost most' })
  await expect(costly.getByRole('listitem').first()).toContainText('Perhaps better')
  await expect(page.getByRole('region', { name: 'Luck and choice' })).toContainText(
    'the chance was',
  )

  // By keys, and said in words.
  await curveOf(table).focus()
  await page.keyboard.press('Home')
  await expect(curveOf(table)).toHaveAttribute(
    'aria-valuetext',
    /^Dungeon 1, choice 1 of \d+, \d+%/,
  )
  const first = await curveOf(table).getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowRight')
  await expect(curveOf(table)).not.toHaveAttribute('aria-valuetext', first ?? '')
  // By the mouse.
  const box = await curveOf(table).boundingBox()
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) * 0.6, (box?.y ?? 0) + 60)
  await expect(curveOf(table)).not.toHaveAttribute('aria-valuetext', /choice [12] of/)

  await page.getByText('As a table').click()
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('%')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])

  // What was thought lies beside the match.
  await page.reload()
  await expect(thoughtOver(table)).toBeVisible({ timeout: 5000 })
})

test('the moment is shown on the table, and the way back leads to the review', async ({
  page,
  table,
}) => {
  await lookBack(table, lost())
  await curveOf(table).press('End')
  await curveOf(table).press('ArrowLeft')
  await table.button('Show the moment').first().click()
  const bar = page.getByRole('region', { name: 'The past' })
  await expect(bar).toBeVisible()
  await bar.getByRole('button', { name: 'Back to now' }).click()
  await expect(page.getByRole('heading', { name: 'Looking back' })).toBeVisible()
  await expect(curveOf(table)).toBeVisible()
  await page.getByRole('link', { name: 'Back to the end' }).click()
  await expect(table.end).toBeVisible()
})

test('a moment is tried again in a match of its own', async ({ page, table }) => {
  await lookBack(table, lost())
  await curveOf(table).press('Home')
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight')
  const chosen = /choice (\d+) of/.exec((await curveOf(table).getAttribute('aria-valuetext')) ?? '')
  const old = page.url()
  await table.button('Try it from here').first().click()
  await expect(page).not.toHaveURL(old)
  await table.ready()
  // All choices before it were made.
  expect(await table.entry()).toBeGreaterThanOrEqual(Number(chosen?.[1]) - 1)
  await expect(table.prompt).toBeVisible()
})

test('it can be stopped, goes on later, and leaves the page free meanwhile', async ({
  page,
  table,
}) => {
  test.setTimeout(120_000)
  await lookBack(table, lost())
  // The page draws on while the workers think.
  const longest = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let [last, most, frames] = [performance.now(), 0, 0]
        const frame = (now: number) => {
          most = Math.max(most, now - last)
          last = now
          frames++
          if (frames < 40) requestAnimationFrame(frame)
          else resolve(most)
        }
        requestAnimationFrame(frame)
      }),
  )
  expect(longest).toBeLessThan(1000)
  await table.button('Stop').click()
  await expect(page.getByText('Stopped.')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await table.button('Think on').click()
  await expect(thoughtOver(table)).toBeVisible({ timeout: 90_000 })
})

test('a match that came with a link can be looked back at, and tried from there', async ({
  page,
  table,
}) => {
  test.setTimeout(60_000)
  await table.open(matchWith('won', { players: 1 }))
  await table.button('Share').click()
  await page.goto(await page.getByRole('textbox', { name: 'Link' }).inputValue())
  await table.button('To the end').click()
  await page.getByRole('link', { name: /^Look back/ }).click()
  await curveOf(table).press('Home')
  await table.button('Try it from here').first().click()
  await expect(page).toHaveURL(/#\/match\//)
  await table.ready()
})
