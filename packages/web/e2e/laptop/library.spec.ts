import { housePack } from '@muster/tenefyr'
import { matchAsking } from '../matches.ts'
import { expect, test } from '../table.ts'

const field = 'Search cards and rules'

test('a search finds as one types, on both shelves, and marks the words', async ({
  page,
  table,
}) => {
  await page.goto('/#/')
  await page.getByRole('link', { name: 'All cards and rules: Heroes of Tenefyr' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const search = page.getByRole('textbox', { name: field })
  await search.pressSequentially('STRIKE quick')
  const orc = page.getByRole('listitem').filter({ hasText: 'Orc' })
  await expect(orc.locator('mark')).toHaveText(['Quick', 'Strike'])
  await expect(page.getByRole('status').filter({ hasText: 'Found: one card' })).toBeAttached()
  await expect(page).toHaveURL(/#\/library\/tenefyr\?q=STRIKE\+quick$/)

  // The keyboard alone goes on from the field to the card, and Back to what was found.
  await search.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Orc' })).toBeFocused()
  await page.goBack()
  await expect(search).toHaveValue('STRIKE quick')
  await search.press('Escape')
  await expect(search).toHaveValue('')

  await search.fill('t4.5')
  await page.getByRole('link', { name: /^Rules 1$/ }).click()
  await page.getByRole('link', { name: 'Rule T4.5', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rule T4.5' })).toBeVisible()
  expect(table.errors).toEqual([])
})

test('filters narrow a shelf, and nothing found leads on', async ({ page }) => {
  await page.goto('/#/library/tenefyr')
  const cards = page.getByRole('main').locator('section').getByRole('link')
  await expect(cards.first()).toBeVisible()
  const only = (filter: string, value: string) =>
    page.getByRole('combobox', { name: filter }).selectOption(value)
  await only('Kind', 'Rewards')
  await only('Level', 'Level 5')
  await expect(cards).toHaveCount(4)
  await only('Edition', '2018 rules')
  await expect(cards).toHaveCount(3)
  await page.getByRole('textbox', { name: field }).fill('exhausted')
  await page.getByRole('link', { name: /^Among the rules: / }).click()
  await expect(page.locator('mark').first()).toHaveText('exhausted')
  await page.getByRole('textbox', { name: field }).fill('starship')
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(page.getByRole('link', { name: 'Rule T12.28' })).toBeVisible()
})

test('cards and rules have addresses, and lead to each other', async ({ page }) => {
  // The name of the loot leads to the card that it is printed on.
  await page.goto('/#/library/tenefyr/card/quick-strike')
  await expect(page.getByRole('heading', { level: 1, name: 'Orc' })).toBeVisible()
  await expect(page.getByText('4 with one or two players, 5 with three, 7 with four')).toBeVisible()
  await page.getByRole('link', { name: 'Next: Bandit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bandit' })).toBeFocused()
  await page.getByRole('link', { name: 'Rule T4.19' }).click()
  await expect(page).toHaveURL(/#\/library\/tenefyr\/rule\/T4\.19$/)
  await expect(page.getByText('Our own ruling')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Bandit/ })).toBeVisible()

  await page.goto('/#/library/tenefyr/rule/t1.12')
  const part = (name: string) =>
    page.getByRole('main').locator('section', { has: page.getByRole('heading', { name }) })
  await expect(part('It is referred to by').getByRole('link')).toHaveText(['T1.6', 'T1.15'])
})

test('what is not there gets a page that helps', async ({ page }) => {
  await page.goto('/#/library/tenefyr/card/goblin-king')
  await expect(page.getByText('There is no card “goblin-king”')).toBeVisible()
  await expect(page.getByRole('textbox', { name: field })).toBeVisible()
  await page.goto('/#/library/tenefyr/card/dragon')
  await page.getByRole('link', { name: /^Search for “dragon”/ }).click()
  await expect(page.getByRole('textbox', { name: field })).toHaveValue('dragon')
  await expect(page.locator('mark').first()).toBeVisible()
  await page.goto('/#/library/tenefyr/rule/T99.1')
  await expect(page.getByText('There is no rule T99.1')).toBeVisible()
  await page.goto('/#/library/chess')
  await expect(page.getByText('There is no game “chess”')).toBeVisible()
  await page.getByRole('link', { name: 'Rules · Heroes of Tenefyr' }).click()
  await expect(page.getByRole('heading', { name: /Set-up/ })).toBeVisible()
})

test('the library speaks the language of the reader', async ({ page }) => {
  await page.goto('/#/library/tenefyr?q=spider')
  await expect(page.locator('mark').first()).toHaveText(/spider/i)
  await page.getByLabel('Language').selectOption('fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/cartes et règles/)
  await page.getByRole('textbox').fill('araignees')
  await expect(page.locator('mark').first()).toHaveText(/araignées/i)
  await page.goto('/#/library/tenefyr/card/cocoon')
  await expect(page.getByRole('heading', { level: 1, name: 'Cocon' })).toBeVisible()
  await page.getByLabel('Langue').selectOption('pt')
  await expect(page.getByRole('heading', { level: 1, name: 'Casulo' })).toBeVisible()
})

test('a match leads into the library, and the library back', async ({ page, table }) => {
  await table.open(matchAsking('keep-hand', { players: 3 }))
  const match = page.url()
  await table.prompt.getByRole('button', { name: 'Rule T4.5' }).click()
  await page.getByRole('link', { name: 'More in the library' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rule T4.5' })).toBeVisible()
  await page.getByRole('link', { name: 'All rules' }).click()
  await page.getByRole('link', { name: 'Back to the match' }).click()
  await table.ready()
  expect(page.url()).toBe(match)
  await table.button('Menu').click()
  await page.getByRole('dialog').getByRole('link', { name: 'Library' }).click()
  await expect(page.getByRole('link', { name: 'Battle Rage' })).toBeVisible()
})

test('the cards of a pack can be looked at, and its own are marked', async ({ page }) => {
  await page.goto('/#/library/tenefyr')
  await expect(page.getByRole('combobox', { name: 'Kind' })).toBeVisible()
  const packs = page.getByRole('combobox', { name: 'Pack of cards' })
  await expect(packs).toHaveCount(0)

  const dungeonCards = housePack.dungeonCards.map((card) =>
    card.name === 'orc' ? { ...card, power: [4, 5, 9] } : card,
  )
  await page.goto('/#/packs')
  await page.locator('input[type=file]').setInputFiles({
    name: 'moors.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...housePack, name: 'moors', dungeonCards })),
  })
  await page.getByText('moors').first().waitFor()
  await page.goto('/#/library/tenefyr?level=1')
  await packs.selectOption('moors 1.0.0')
  await expect(page.getByText(/^Cards of moors 1\.0\.0\./)).toBeVisible()
  await expect(page.getByText('✦ moors 1.0.0', { exact: true })).toHaveCount(1)
  const orc = page.getByRole('link', { name: 'Orc', exact: true })
  await expect(orc).toHaveAccessibleDescription('✦ moors 1.0.0')
  await orc.click()
  await expect(page.getByText('4 with one or two players, 5 with three, 9 with four')).toBeVisible()
  await expect(page.locator('dd', { hasText: '✦ moors 1.0.0' })).toBeVisible()
  await page.getByRole('link', { name: 'Next: Bandit' }).click()
  await expect(page.getByText('moors 1.0.0, as the house has it')).toBeVisible()

  const address = page.url()
  await page.goto(address.replace(/card\/.*pack=\w+/, `?pack=${'0'.repeat(64)}`))
  await expect(page.getByText('is not on this device')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Orc', exact: true })).toBeVisible()
})
