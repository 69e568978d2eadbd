/** From the link to the end: two people and somebody who looks on, each in a browser of their own. */
import { agree, endTogether, expect, type Friend, playUntil, sitDown, test } from '../online.ts'

test.describe.configure({ timeout: 240_000 })

interface Party {
  readonly ana: Friend
  readonly rui: Friend
  /** Looks on. */
  readonly zoe: Friend
  readonly all: readonly Friend[]
  /** What they would rather take. */
  readonly wishes: readonly string[]
}

/** Ana sets up a match as an address fills the form in, and invites by links; it has begun. */
async function invite(
  come: (name: string) => Promise<Friend>,
  match: string,
  wishes: readonly string[],
): Promise<Party> {
  const [ana, rui, zoe] = [await come('Ana'), await come('Rui'), await come('Zoé')]
  await ana.openTableFor(match)
  await zoe.page.goto(await ana.linkToWatch())
  await zoe.button('Watch').click()
  await expect(ana.page.getByText('Watching: Zoé')).toBeVisible()
  await sitDown(ana, [rui])
  await expect(zoe.prompt).toBeVisible({ timeout: 30_000 })
  return { ana, rui, zoe, all: [ana, rui, zoe], wishes }
}

/** They play on until something is so; gives who was asked what. */
const on = ({ ana, rui, wishes }: Party, isSo: () => Promise<boolean>): Promise<string[]> =>
  playUntil([ana, rui], isSo, wishes)

/** What one proposes is taken when the other agrees, and not before. */
async function vote({ ana, rui, all }: Party, option: string): Promise<void> {
  await agree(all)
  const prompt = await ana.promptName()
  await ana.tap(ana.prompt.locator(`[data-option^="${option}"]`).first())
  // The tab calls who is waited for, by its title and its icon, and nobody else.
  await expect(rui.page).toHaveTitle(/^● /)
  await expect(rui.icon).toHaveAttribute('href', /icon-turn\.svg$/)
  await expect(ana.page).not.toHaveTitle(/^● /)
  await expect(ana.icon).toHaveAttribute('href', /\/icon\.svg$/)
  for (const one of all) await expect(one.prompt).toHaveAttribute('data-prompt', prompt)
  await rui.tap(rui.button(/^Agree/).first())
  for (const one of all) await expect(one.prompt).not.toHaveAttribute('data-prompt', prompt)
}

/** Past a card or a die the last choice is taken back by both, and all stand before it again. */
async function takeBack(party: Party): Promise<string[]> {
  const { ana, rui, all } = party
  let [last, before] = ['', '']
  const asked = await on(party, async () => {
    ;[before, last] = [last, await ana.promptName()]
    return before !== '' && (await ana.undoOfAll.count()) > 0
  })
  const entry = await agree(all)
  await ana.askBack()
  const asks = rui.page.locator('[data-asks-back]')
  await expect(asks).toContainText('Ana asks to take back: ')
  for (const one of all) await expect(one.prompt).toHaveAttribute('data-prompt', last)
  await asks.getByRole('button', { name: 'Agree' }).click()
  await expect(asks).toHaveCount(0)
  expect(await agree(all)).toBeGreaterThan(entry)
  for (const one of all) await expect(one.prompt).toHaveAttribute('data-prompt', before)
  return asked
}

/** Ana is asked, and Rui is not: she plays on, whoever is away. */
async function anaChooses(party: Party, away: () => Promise<unknown>): Promise<string[]> {
  const { ana, rui, all } = party
  const asked = await on(party, async () => (await ana.isAsked()) && !(await rui.isAsked()))
  const before = await agree(all)
  await away()
  await ana.answer()
  await expect.poll(() => ana.entry()).toBeGreaterThan(before)
  return asked
}

/** Rui’s network is gone for a while, then his page; he comes back to the same table, and misses nothing. */
async function drop(party: Party): Promise<string[]> {
  const { ana, rui, all } = party
  for (const words of ['ERR_INTERNET_DISCONNECTED', 'WebSocket']) rui.forgive(words)
  const seen = await rui.entry()
  const first = await anaChooses(party, async () => {
    await rui.context.setOffline(true)
    await expect(rui.page.locator('[data-line="lost"]')).toBeVisible({ timeout: 30_000 })
  })
  expect(await rui.entry()).toBeLessThan(await ana.entry())
  await rui.context.setOffline(false)
  await expect(rui.page.locator('[data-line="back"]')).toBeVisible({ timeout: 30_000 })
  expect(await agree(all)).toBeGreaterThan(seen)

  const place = rui.page.url()
  const second = await anaChooses(party, () => rui.page.goto('about:blank'))
  await rui.page.goto('./#/')
  await rui.page.getByRole('link', { name: /^Continue: / }).click()
  await expect(rui.page).toHaveURL(place)
  const since = rui.page.getByRole('region', { name: 'Since you left' })
  await expect(since.getByRole('listitem').first()).toBeVisible({ timeout: 20_000 })
  await agree(all)
  return [...first, ...second]
}

/** Whoever looks on sees what the table sees, and can choose nothing. */
async function looksOn({ ana, zoe, all }: Party): Promise<void> {
  await agree(all)
  expect(await zoe.promptName()).toBe(await ana.promptName())
  await expect(zoe.lit).toHaveCount(0)
  await expect(zoe.options).toHaveCount(0)
}

/** To the end, which is the same for all, and proven. */
async function finish(party: Party): Promise<string[]> {
  const { rui, all } = party
  const asked = await on(party, async () => false)
  await endTogether(all)
  await rui.over.click()
  await expect(rui.page.getByText(/^Fair:/)).toBeVisible({ timeout: 30_000 })
  return asked
}

/** Whose turns came after one another. */
function turnsIn(asked: readonly string[]): readonly string[] {
  const turns = asked.filter((one) => one.startsWith('turn '))
  return turns.filter((turn, at) => turn !== turns[at - 1])
}

test('two people play Keep the Heroes Out! from the link to the end', async ({ come }) => {
  // Its one weighty choice is which clan works in the Laboratory, where the keep has one from the start (K4.7).
  // Who does nothing has soon lost.
  const party = await invite(come, 'keep?players=2&scenario=the-rival-guild', [
    '[data-option="end-turn"]',
    '[data-option="pass"]',
    '[data-option="finish"]',
  ])
  await vote(party, 'clan')
  const asked = [...(await takeBack(party)), ...(await drop(party))]
  await looksOn(party)
  const turns = turnsIn([...asked, ...(await finish(party))])
  // A whole round: each had a turn, with what the heroes did after it, and the first was asked again.
  expect(turns.slice(0, 3)).toEqual([turns[0], turns[1], turns[0]])

  // The same deal once more: all can see that it is.
  const { ana, rui } = party
  await ana.button('Again with the same deal').click()
  await rui.button('To the next table').click()
  await expect(rui.lobby).toBeVisible()
  expect(rui.page.url()).toBe(ana.page.url())
  for (const { lobby } of [ana, rui])
    await expect(lobby).toContainText('The same deal as last time')
})

test('two people play Heroes of Terrinoth from the link to the end', async ({ come }) => {
  // Its one weighty choice is to travel: they explore and hurry on, to where it is deadly.
  const party = await invite(come, 'terrinoth?players=2&quest=the-long-night', [
    '[data-option="decline"]',
    '[data-option="pass"]',
    '[aria-label*=", explore, "]',
    '[aria-label*=", rest, "]',
    '[data-option^="roll"]',
  ])
  await expect(party.zoe.page.getByText(/^Round 1\b/)).toBeVisible()
  await takeBack(party)
  await drop(party)
  await looksOn(party)
  await on(party, async () => (await party.ana.promptName()) === 'travel')
  await vote(party, 'travel')
  // To travel is the last phase of a round; then another begins.
  await on(party, async () => (await party.ana.promptName()) === 'activate')
  for (const { page } of party.all) await expect(page.getByText(/^Round [2-9]\b/)).toBeVisible()
  await finish(party)
})
