import type { Options } from '@muster/engine'
import { keep } from '@muster/keep'
import { type KeepMatch, keepUntil } from '../keep.ts'
import { expect, type Table, test } from '../table.ts'

const party = { players: 1, clans: ['slimes'], chronicle: true }

const guild = Array.from({ length: keep.piles }, (_, pile) => keep.pileName(pile)).indexOf('guild')

/** The last choice of a match that is won whichever is made, with nothing more to be dealt. */
function isAsGoodAsWon(match: KeepMatch): boolean {
  const { wave, piles } = match.state
  if (match.isOver || wave < 2 || piles[guild].length > 0) return false
  const before = match.version
  return match.texts().every((text) => {
    match.choose(text)
    const last = match.entries.at(-1)
    const isDealt = last?.kind === 'choice' && last.dealt.length > 0
    const isWon = match.record.result === 'won'
    match.undo(before)
    return isWon && !isDealt
  })
}

/** Opens a match that is nearly over, and wins it. */
async function win(table: Table, options: Options): Promise<void> {
  await table.open(keepUntil({ ...party, ...options }, isAsGoodAsWon))
  expect(await table.ready()).toBe('choice')
  while ((await table.ready()) === 'choice') await table.answer()
}

test('a chapter goes on from win to win, and the rewards go along', async ({ page, table }) => {
  await page.goto('/#/new/keep')
  await page.getByRole('link', { name: 'play the chronicle' }).click()
  await expect(page.getByRole('button', { name: 'Play Witch’s Cauldron' })).toBeVisible()
  await expect(page.getByText('Opens after Witch’s Cauldron.')).toBeVisible()

  await win(table, { scenario: 'witchs-cauldron' })
  const end = page.getByRole('region', { name: 'Moving In · Scenario 1 of 4' })
  const next = end.getByRole('button', { name: 'Next: Rent Day' })
  await expect(end).toContainText('Won · Family')
  await expect(next).toBeHidden()
  await end.getByRole('button', { name: /^Sword/ }).click()
  await expect(end).toContainText('Your reward: Sword')
  await page.reload()
  await expect(end).toContainText('Your reward: Sword')
  await next.click()
  await table.ready()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keep · Rent Day · Family')

  await page.goto('/#/chronicle/keep')
  await expect(page.getByRole('link', { name: 'Go on with Rent Day' })).toBeVisible()
  await win(table, { scenario: 'rent-day', rewards: ['sword'] })
  const second = page.getByRole('region', { name: 'Moving In · Scenario 2 of 4' })
  await second.getByRole('link', { name: 'To the chronicle' }).click()
  // The reward can be chosen later as well.
  await page.getByRole('button', { name: /^Two coins/ }).click()
  await expect(page.getByText('Your reward: Two coins')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Gnolls' }).check()
  await page.getByRole('button', { name: 'Play Battle of the Bands' }).click()
  await table.ready()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Keep · Battle of the Bands · Family',
  )
})
