import type { Options } from '@muster/engine'
import { keep } from '@muster/keep'
import { type KeepMatch, keepUntil } from '../keep.ts'
import { expect, type Table, test } from '../table.ts'
import { terrinothUntil } from '../terrinoth.ts'

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

test('a road of Terrinoth goes on with the same heroes and a boon', async ({ page, table }) => {
  await page.goto('/#/new/terrinoth')
  await page.getByRole('link', { name: 'play the chronicle' }).click()
  await expect(page.getByRole('button', { name: 'Play The Goblin Problem' })).toBeVisible()
  await expect(page.getByText('Opens after The Goblin Problem.')).toBeVisible()
  // No type comes twice: who joins takes the place of another of that type.
  await page.getByRole('checkbox', { name: 'Runa the Red' }).check()
  await expect(page.getByRole('checkbox', { name: 'Lissa' })).not.toBeChecked()

  const road = { players: 1, quest: 'goblin-problem', heroes: ['kari', 'runa'], journey: true }
  await table.open(terrinothUntil(road, ({ record }) => record.result === 'won'))
  const end = page.getByRole('region', { name: 'The Goblin Road · Quest 1 of 3' })
  const next = end.getByRole('button', { name: 'Next: The Breach' })
  await expect(end).toContainText('Won · Usual rules')
  await expect(next).toBeHidden()
  await end.getByRole('button', { name: /^Full Bellies/ }).click()
  await expect(end).toContainText('Your reward: Full Bellies')

  await page.goto('/#/chronicle/terrinoth')
  // The party stays: only they are named.
  await expect(page.getByRole('checkbox', { name: 'Runa the Red' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Lissa' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Play The Breach' }).click()
  await table.ready()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Terrinoth · The Breach · Challenging',
  )
  await expect(page.locator('[data-spot="hero:1"]')).toContainText('Runa')
  await page.goto('/#/chronicle/terrinoth')
  await expect(page.getByRole('link', { name: 'Go on with The Breach' })).toBeVisible()
})
