import { meetBoss } from './pushovers.ts'
import { match, page, type Screen } from './screen.ts'

export const dailies: readonly Screen[] = [
  page('daily', async ({ page: at }) => {
    await at.goto('/#/daily')
    await at.locator('#today').waitFor()
  }),
  match('daily-over', async (table, { daily }) => {
    await table.page.goto('/#/daily')
    await table.tap(table.button(daily.play))
    await meetBoss(table)
    await table.page.locator('#end-daily').waitFor()
  }),
  page('daily-done', async (table, { daily }) => {
    await table.page.goto('/#/daily')
    await table.button(daily.copy).waitFor()
  }),
  page('start-daily-done', async (table, { daily }) => {
    await table.page.goto('/#/')
    await table.page.getByRole('link', { name: daily.allDays }).waitFor()
  }),
]
