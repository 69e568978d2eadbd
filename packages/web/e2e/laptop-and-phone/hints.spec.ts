import { askHint, hintButton } from '../hint-screens.ts'
import { keepAsking } from '../keep.ts'
import { matchAsking } from '../matches.ts'
import { expect, test } from '../table.ts'
import { terrinothAsking } from '../terrinoth.ts'
import { wordsOf } from '../words.ts'

const words = wordsOf('en')

const files = [
  { game: 'Tenefyr', file: () => matchAsking('keep-hand', { players: 1 }) },
  { game: 'Keep', file: () => keepAsking('turn', { players: 1 }) },
  { game: 'Terrinoth', file: () => terrinothAsking('activate', { players: 2 }) },
]

for (const { game, file } of files) {
  test(`a hint at ${game}: the best first, marked where it lies, gone with the choice`, async ({
    page,
    table,
  }) => {
    await table.open(file())
    const before = await table.entry()
    await askHint(table, words)
    const sheet = page.getByRole('dialog', { name: 'Hint' })
    const rows = sheet.getByRole('listitem').getByRole('button')
    const wins = (await rows.allInnerTexts()).map((text) => Number(/(\d+)\s*%/.exec(text)?.[1]))
    expect(wins.length).toBeGreaterThan(1)
    expect(wins.every((won) => won >= 0 && won <= 100)).toBe(true)
    await expect(rows.first()).toHaveAccessibleName(/, wins \d+ times in 100$/)
    const marks = page.locator('[data-wins]:visible, [data-answer] [data-best]')
    expect(await marks.count()).toBeGreaterThan(0)

    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    expect(await marks.count()).toBeGreaterThan(0)
    // Asked again, what was found is still there.
    await hintButton(table, words.frame).click()
    await expect(rows).toHaveCount(wins.length)
    await table.tap(rows.first())
    await expect(sheet).toHaveCount(0)
    await table.settled()
    if ((await table.entry()) === before) await table.answer()
    await expect(marks).toHaveCount(0)
  })
}

test('a hint serves who votes: the choice is proposed', async ({ page, table }) => {
  await table.open(matchAsking('go-on', { players: 3 }))
  await askHint(table, words)
  const rows = page.getByRole('dialog', { name: 'Hint' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await table.tap(rows.first().getByRole('button'))
  await expect(table.prompt).toContainText(/Agree: (Go on|Leave)/)
})

test('whoever waits no longer is not told later', async ({ page, table }) => {
  // Those who think are asked and never answer.
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype
    const Plain = Worker
    window.Worker = class extends Plain {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        this.postMessage = (message: unknown) => {
          if (options?.name !== 'thinks') postMessage.call(this, message)
        }
      }
    }
  })
  await table.open(matchAsking('keep-hand', { players: 1 }))
  await hintButton(table, words.frame).click()
  const sheet = page.getByRole('dialog', { name: 'Hint' })
  await expect(sheet.getByRole('progressbar')).toBeVisible()
  await table.tap(sheet.getByRole('button', { name: 'Cancel' }))
  await expect(sheet).toHaveCount(0)
  await expect(page.locator('[data-wins]')).toHaveCount(0)
  // The table goes on meanwhile.
  await table.answer()
})

test('where others are dealt the same there is none, and it says so', async ({ page, table }) => {
  await table.start({ players: 'Alone' })
  await hintButton(table, words.frame).click()
  const sheet = page.getByRole('dialog', { name: 'Hint' })
  await expect(sheet).toContainText('No hints when a deal is played again')
})

test('a table that wants none has none', async ({ page, table }) => {
  await page.goto('./#/new/tenefyr?players=1')
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('switch', { name: 'Hints' }).uncheck()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await table.ready()
  await hintButton(table, words.frame).click()
  await expect(page.getByRole('dialog', { name: 'Hint' })).toContainText('plays without hints')
})
