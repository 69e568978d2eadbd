import { meetBoss } from './pushovers.ts'
import { match, page, type Screen } from './screen.ts'
import type { Table } from './table.ts'
import type { Words } from './words.ts'

/** Plays today's to its end, if that is not done yet. */
async function playToday(table: Table, { daily }: Words): Promise<void> {
  await table.page.goto('/#/daily')
  const today = table.page.locator('[data-game="tenefyr"]')
  await today.locator('h2').first().waitFor()
  const play = today.getByRole('button', { name: daily.play })
  if ((await play.count()) === 0) return
  await table.tap(play)
  await meetBoss(table)
  await table.page.locator('#end-daily').waitFor()
}

export const dailies: readonly Screen[] = [
  page('daily', async ({ page: at }) => {
    await at.goto('/#/daily')
    await at.locator('#today-tenefyr').waitFor()
    await at.locator('#today-keep').waitFor()
    await at.locator('#today-terrinoth').waitFor()
  }),
  match('daily-over', playToday),
  page('daily-done', async (table, words) => {
    await playToday(table, words)
    await table.page.goto('/#/daily')
    await table.button(words.daily.copy).waitFor()
  }),
  page('start-daily-done', async (table, words) => {
    await playToday(table, words)
    await table.page.goto('/#/')
    await table.page.getByRole('link', { name: words.daily.allDays }).first().waitFor()
  }),
]
