import { expect, SEED, type Table, test } from '../table.ts'

const NAMES = ['Ana', 'Rui', 'Zoé']

/** What everybody wants stands where a place under the mouse is told of. */
async function stillThinks({ page, prompt }: Table, name: string): Promise<void> {
  await page.mouse.move(0, 0)
  await expect(prompt.getByRole('button', { name: `${name} still thinks` })).toBeVisible()
}

/** Gives them in the order in which they are asked: who begins is dealt. */
async function threeAtOneScreen(table: Table): Promise<readonly string[]> {
  await table.start({ players: '3', names: NAMES })
  expect(await table.promptName()).toBe('where-to')
  const asked = (await table.prompt.innerText()).trim()
  const first = NAMES.findIndex((name) => asked.startsWith(name))
  return [...NAMES.slice(first), ...NAMES.slice(0, first)]
}

test('the first tap proposes, the others agree, and it is taken', async ({ table }) => {
  const [, ...others] = await threeAtOneScreen(table)
  await table.tap(table.dungeons.first())
  for (const name of others) {
    await stillThinks(table, name)
    expect(await table.promptName()).toBe('where-to')
    await table.tap(table.button(/^Agree/).first())
  }
  await expect(table.prompt).toHaveAttribute('data-prompt', 'keep-hand')
})

/** The prompt begins with the name of who is asked. */
const asks = (table: Table, name: string) =>
  expect(table.prompt).toHaveText(new RegExp(`^\\s*${name}`))

async function disagree(table: Table): Promise<void> {
  const [first, second, third] = await threeAtOneScreen(table)
  await table.tap(table.dungeons.first())
  await asks(table, second)
  await table.tap(table.dungeons.nth(1))
  await asks(table, third)
  await table.tap(table.dungeons.nth(1))
  await asks(table, first)
  await expect(table.prompt).toContainText(/Ana:? .*Rui:? .*Zoé:? /)
}

test('nothing is taken until all agree, and a vote can be changed', async ({ table }) => {
  await disagree(table)
  expect(await table.promptName()).toBe('where-to')
  await table.tap(table.dungeons.nth(1))
  await expect(table.prompt).toHaveAttribute('data-prompt', 'keep-hand')
})

test('all agree with one tap on one device', async ({ table }) => {
  await threeAtOneScreen(table)
  await table.tap(table.dungeons.first())
  await table.tap(table.button(/^All agree/).first())
  await expect(table.prompt).toHaveAttribute('data-prompt', 'keep-hand')
})

test('the last word settles it, whatever the others said', async ({ table }) => {
  await disagree(table)
  await table.tap(table.button(/^Settle/).first())
  await expect(table.prompt).toHaveAttribute('data-prompt', 'keep-hand')
})

test('who follows is not asked', async ({ table }) => {
  await threeAtOneScreen(table)
  await table.tap(table.button('I follow').first())
  await table.tap(table.button('I follow').first())
  await table.tap(table.dungeons.first())
  await expect(table.prompt).toHaveAttribute('data-prompt', 'keep-hand')
})

test('with votes off, one tap decides', async ({ page, table }) => {
  await page.goto(`/#/new/tenefyr?seed=${SEED}`)
  await page.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '2' }).check()
  await page.getByLabel('Who plays seat 2').selectOption('person')
  await page.getByRole('switch', { name: /^Vote on what all decide together/ }).uncheck()
  await table.button('Start').click()
  await table.ready()
  await table.tap(table.dungeons.first())
  await expect(table.prompt).not.toHaveAttribute('data-prompt', 'where-to')
})
