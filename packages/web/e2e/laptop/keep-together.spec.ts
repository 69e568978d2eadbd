import { dryRun } from '@muster/engine'
import { keep } from '@muster/keep'
import { GUILD } from '@muster/keep/view'
import { type KeepMatch, startKeep } from '../keep.ts'
import { fileOf, playedUntil } from '../played.ts'
import { expect, type Table, test } from '../table.ts'

/** The prompt begins with the name of who is asked. */
const asks = (table: Table, name: string) =>
  expect(table.prompt).toHaveText(new RegExp(`^\\s*${name}`))

/** Decisions of an invasion that whoever's turn it is makes for all. */
const OF_THE_PARTY = ['next-hero', 'charge-to', 'victim']

test('two people at one screen: each in turn, and an invasion asks whose turn it was', async ({
  page,
  table,
}) => {
  await startKeep(table, { players: 2, clans: ['red-dragon', 'ratfolk'], names: ['Ana', 'Rui'] })
  while ((await table.promptName()) === 'deploy') await table.answer()
  let decided = 0
  for (const name of ['Ana', 'Rui', 'Ana']) {
    await expect(table.prompt).toHaveAttribute('data-prompt', 'turn')
    await asks(table, name)
    const entry = await table.entry()
    await page.keyboard.press('e')
    // Cards could still be played: it asks first.
    await table.tap(table.answers.first())
    await table.movedFrom(entry)
    for (let choices = 0; choices < 20 && (await table.promptName()) !== 'turn'; choices++) {
      if (OF_THE_PARTY.includes(await table.promptName())) {
        await asks(table, name)
        decided++
      }
      await table.answer()
    }
  }
  expect(decided).toBeGreaterThan(0)
})

/** After a pass somebody is asked in the same turn. */
function asksOn(match: KeepMatch): boolean {
  const { following, state } = dryRun(keep, match.state, match.texts().indexOf('pass'))
  return (
    following?.unasked === undefined &&
    following !== undefined &&
    state.active === match.state.active
  )
}

/** Two attacks in one room, one right after the other, on somebody whose turn it is not: asked about the first. */
function askedTwice(): string {
  let first: { match?: KeepMatch; key: string; version: number } = { key: '', version: -1 }
  const match = playedUntil(keep, { players: 3 }, (at) => {
    const { mute, by } = at.asking
    if (at.decision()?.prompt !== 'defend' || by === at.state.active) return false
    const key = `${by} ${mute} ${at.state.piles[GUILD].length}`
    const answer = at.entries[first.version + 1]
    if (first.match === at && first.key === key && first.version === at.version - 1) {
      return answer.kind === 'choice' && answer.texts[0] === 'pass' && asksOn(at)
    }
    first = { match: at, key, version: at.version }
    return false
  })
  match.undo(first.version)
  return fileOf(match)
}

test('a Defend is asked in another’s turn, and a room is not asked for again this turn', async ({
  page,
  table,
}) => {
  await table.open(askedTwice())
  expect(await table.promptName()).toBe('defend')
  // The card that can defend is lit, and the monster that is struck is named.
  await expect(page.locator('[data-spot^="card:"][data-lit]').first()).toBeVisible()
  await expect(table.prompt).toContainText(/Defend the .+ in the .+\?/)
  const question = await table.prompt.innerText()
  const entry = await table.entry()
  await table.tap(table.button('Don’t ask again this turn'))
  await table.movedFrom(entry)
  expect(await table.prompt.innerText()).not.toBe(question)
  expect(await table.promptName()).not.toBe('defend')

  // What is no longer asked is listed, and can be asked again.
  await table.button('Menu').click()
  await table.button('Settings').click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('No longer asked')
  await expect(sheet).toContainText(/Defending in the .+, this turn/)
  await sheet.getByRole('button', { name: 'Ask again' }).click()
  await expect(sheet).not.toContainText('No longer asked')
})
