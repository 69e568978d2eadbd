import { matchAsking } from './matches.ts'
import { choice, page, type Screen } from './screen.ts'
import type { Table } from './table.ts'

/** A choice of a lesson, by its text. */
async function chooseIn(table: Table, text: string): Promise<void> {
  const before = await table.entry()
  const button = table.prompt.locator(`[data-option="${text}"]`)
  await table.tap(button)
  await table.page.waitForTimeout(100)
  // A finger is shown first what breaks a seal.
  if (table.touch && (await table.entry()) === before) await table.tap(button)
  await table.movedFrom(before)
}

async function openLesson(table: Table, lesson: string): Promise<void> {
  await table.page.goto(`/#/learn/tenefyr/${lesson}`)
  await table.page.locator('[data-lesson]').waitFor()
  await table.ready()
}

export const learning: readonly Screen[] = [
  page('lessons', async ({ page: at }) => {
    await at.goto('/#/learn')
    await at.locator('main li').first().waitFor()
  }),
  choice('lesson-hand', (table) => openLesson(table, 'hand')),
  choice('lesson-go-on', (table) => openLesson(table, 'go-on')),
  choice('lesson-failed', async (table) => {
    await openLesson(table, 'hand')
    await chooseIn(table, 'keep')
    await chooseIn(table, 'keep')
    await table.page.locator('[data-outcome="failed"]').waitFor()
  }),
  choice('coach', async (table) => {
    await table.page.goto('/#/')
    await table.page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('muster.settings') ?? '{}')
      localStorage.setItem('muster.settings', JSON.stringify({ ...kept, coach: true }))
      // Else it would not speak in a match that comes from elsewhere.
      localStorage.setItem('muster.coached', '["wished"]')
    })
    await table.page.reload()
    await table.open(matchAsking('keep-hand', { players: 3 }))
    await table.page.locator('[data-coach]').waitFor()
  }),
]
