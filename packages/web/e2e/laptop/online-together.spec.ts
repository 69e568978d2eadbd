import {
  agree,
  endTogether,
  expect,
  type Friend,
  pastSeal,
  playOn,
  playUntil,
  sitDown,
  test,
} from '../online.ts'

test.describe.configure({ timeout: 240_000 })

const GAME = 'Heroes of Tenefyr'

/** One proposes a dungeon, the other agrees. */
async function enter(first: Friend, second: Friend): Promise<void> {
  await first.tap(first.dungeons.first())
  await second.tap(second.button(/^Agree/).first())
  for (const one of [first, second]) {
    await expect(one.prompt).not.toHaveAttribute('data-prompt', 'where-to')
  }
}

test('a vote is seen by all, and taken when all agree', async ({ come }) => {
  const [ana, rui] = [await come('Ana'), await come('Rui')]
  await sitDown(ana, [rui], GAME)
  await ana.tap(ana.dungeons.first())
  // Her face sits on what she wants, before him and before her.
  for (const one of [ana, rui]) {
    await expect(one.dungeons.first()).toHaveAccessibleName(/Ana proposes it/)
  }
  // The tab calls who is waited for, by its title and its picture, and nobody else.
  await expect(rui.page).toHaveTitle(/^● /)
  await expect(rui.icon).toHaveAttribute('href', /icon-turn\.svg$/)
  await expect(ana.page).not.toHaveTitle(/^● /)
  await expect(ana.icon).toHaveAttribute('href', /\/icon\.svg$/)
  const picture = await rui.icon.evaluate(async (link: HTMLLinkElement) => {
    const { status, headers } = await fetch(link.href)
    return [status, headers.get('content-type')]
  })
  expect(picture).toEqual([200, 'image/svg+xml'])
  await rui.tap(rui.button(/^Agree/).first())
  for (const one of [ana, rui]) {
    await expect(one.prompt).not.toHaveAttribute('data-prompt', 'where-to')
  }
  await agree([ana, rui])
  // What is one player's own: the other can only look on. A card may ask both before.
  const asked = async () => [await ana.isAsked(), await rui.isAsked()].filter(Boolean).length
  for (let n = 0; n < 5 && (await asked()) === 2; n++) await playOn([ana, rui], 1)
  await expect.poll(asked).toBe(1)
  const other = (await ana.isAsked()) ? rui : ana
  await expect(other.options).toHaveCount(0)
  await expect(other.lit).toHaveCount(0)
})

test('who drops out comes back to where the table is', async ({ come, server }) => {
  const [ana, rui] = [await come('Ana'), await come('Rui')]
  await sitDown(ana, [rui], GAME)
  await enter(ana, rui)
  await playOn([ana, rui], 2)
  // The network is gone for a while.
  rui.forgive('ERR_INTERNET_DISCONNECTED')
  rui.forgive('WebSocket')
  await rui.context.setOffline(true)
  await expect(rui.page.getByText(/Reconnecting|No network/)).toBeVisible({ timeout: 30_000 })
  const before = await ana.entry()
  await ana.button('Say something').first().click()
  await ana.page.getByRole('button', { name: 'Wait, let me think.' }).click()
  await ana.page.keyboard.press('Escape')
  await rui.context.setOffline(false)
  await expect(rui.page.getByText('Back at the table')).toBeVisible({ timeout: 30_000 })
  await expect(rui.button(/Say something, 1 new message/)).toBeVisible()
  expect(await agree([ana, rui])).toBeGreaterThanOrEqual(before)
  // The page is closed, and opened again from the start page.
  const place = rui.page.url()
  await rui.page.close()
  await expect(ana.button(/Rui, away/)).toBeVisible({ timeout: 40_000 })
  const again = await rui.context.newPage()
  await again.goto(`${server.origin}/#/`)
  await again.getByRole('link', { name: new RegExp(`^Continue: ${GAME}`) }).click()
  await expect(again).toHaveURL(place)
  await expect(again.locator('[data-prompt]')).toBeVisible()
  await expect(ana.button(/Rui, here/)).toBeVisible({ timeout: 20_000 })
})

test('what one takes back past a seal, the other must agree to', async ({ come }) => {
  const [ana, rui] = [await come('Ana'), await come('Rui')]
  await sitDown(ana, [rui], GAME)
  await enter(ana, rui)
  await pastSeal(ana, [ana, rui])
  const [before, prompt] = [await agree([ana, rui]), await ana.promptName()]
  const asks = rui.page.locator('[data-asks-back]')
  await ana.askBack()
  await expect(asks).toContainText('Ana asks to take back: ')
  await asks.getByRole('button', { name: 'No, leave it' }).click()
  await expect(asks).toHaveCount(0)
  expect(await ana.promptName()).toBe(prompt)
  await ana.askBack()
  await asks.getByRole('button', { name: 'Agree' }).click()
  await expect(asks).toHaveCount(0)
  expect(await agree([ana, rui])).toBeGreaterThan(before)
})

test('a spectator sees a whole round as the table sees it, and can choose nothing', async ({
  come,
}) => {
  const [ana, rui, zoe] = [await come('Ana'), await come('Rui'), await come('Zoé')]
  await ana.openTable(GAME)
  const watch = await ana.linkToWatch()
  await rui.join(await ana.invite(2))
  await zoe.page.goto(watch)
  await zoe.button('Watch').click()
  await expect(zoe.lobby).toBeVisible()
  await expect(ana.page.getByText('Watching: Zoé')).toBeVisible()
  await ana.begin()
  await expect(zoe.prompt).toBeVisible({ timeout: 30_000 })
  // While a vote is under way, the votes stand in its place.
  await expect(zoe.page.getByText('You are watching')).toBeVisible({ timeout: 20_000 })
  await enter(ana, rui)
  // To where all are asked for the next dungeon: a round is over.
  const asked = await playUntil([ana, rui], async () => (await ana.promptName()) === 'where-to', [
    '[data-option^="leave"]',
  ])
  for (const { name } of [ana, rui]) expect(asked.join()).toContain(name)
  await agree([ana, rui, zoe])
  for (const one of [ana, rui, zoe]) {
    await expect(one.prompt).toHaveAttribute('data-prompt', 'where-to')
  }
  await expect(zoe.lit).toHaveCount(0)
  await expect(zoe.options).toHaveCount(0)
})

test('friends point at things and talk', async ({ come }) => {
  const [ana, rui] = [await come('Ana'), await come('Rui', { wishes: { language: 'fr' } })]
  await sitDown(ana, [rui], GAME)
  await rui.page.locator('[data-spot="dungeon:3"]').focus()
  await rui.page.keyboard.press('p')
  await expect(ana.page.locator('[data-spot="dungeon:3"] [class*="ring"]')).toBeVisible()
  // Each reads set phrases in their own language.
  await ana.button('Say something').first().click()
  await ana.page.getByRole('button', { name: 'I can beat it.' }).click()
  await expect(rui.page.getByText('Ana : Je peux le battre.')).toBeVisible()
  await rui.page.getByRole('button', { name: /^Dire quelque chose, 1 nouveau message/ }).click()
  const said = rui.page.getByRole('dialog')
  await expect(said.getByText('Je peux le battre.').last()).toBeVisible()
  await said.getByRole('textbox').fill('<b>Oui</b> & non')
  await said.getByRole('textbox').press('Enter')
  await expect(ana.page.getByRole('dialog').getByText('<b>Oui</b> & non')).toBeVisible()
})

test('who waits can nudge, and answer ahead where the same will be asked', async ({ come }) => {
  const [ana, rui] = [await come('Ana'), await come('Rui')]
  for (const { page } of [ana, rui]) await page.clock.install()
  await sitDown(ana, [rui], 'Keep the Heroes Out!')
  // K1.8: each in turn places monsters.
  const [first, second] = (await ana.isAsked()) ? [ana, rui] : [rui, ana]
  // Half a minute is long.
  await expect(second.prompt).toContainText(`${first.name} to choose`)
  await expect(second.button('Nudge')).toHaveCount(0)
  await second.page.clock.fastForward('00:31')
  await second.button('Nudge').click()
  await expect(second.page.getByText('Nudged.')).toBeVisible()
  await expect(
    first.page.getByText(`${second.name} nudges you: it is your choice.`).first(),
  ).toBeVisible()
  await second.prompt.getByRole('button', { name: 'Answer ahead' }).click()
  const option = second.prompt
    .getByRole('button')
    .filter({ hasText: /^[A-Z]/ })
    .last()
  await option.click()
  await expect(second.prompt.getByText(/^You will answer: /)).toBeVisible()
  await first.answer()
  await expect(second.page.getByText(/^Answered as you wished: /)).toBeVisible()
  await expect(second.prompt).not.toHaveAttribute('data-prompt', 'deploy')
})

test('at the end the deal is proven, and the same friends sit down again', async ({ come }) => {
  const [ana, rui] = [await come('Ana'), await come('Rui')]
  await sitDown(ana, [rui], GAME)
  // The Boss at once: it will not take long.
  await ana.tap(ana.page.locator('[data-spot="dungeon:16"]').first())
  await ana.tap(ana.answers.first())
  await rui.tap(rui.button(/^Agree/).first())
  await playOn([ana, rui], 60)
  await endTogether([ana, rui])
  await ana.over.click()
  await expect(ana.page.getByText(/^Fair:/)).toBeVisible({ timeout: 30_000 })
  await ana.button('Again, together').click()
  await expect(ana.lobby).toBeVisible()
  await rui.button('To the next table').click()
  await expect(rui.lobby).toBeVisible()
  expect(rui.page.url()).toBe(ana.page.url())
})
