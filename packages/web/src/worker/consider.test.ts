import 'fake-indexeddb/auto'
import { type AnyGame, optionTexts } from '@muster/engine'
import { housePack, tenefyr, tenefyrWith } from '@muster/tenefyr'
import { expect, test } from 'vitest'
import type { BotQuestion } from '../host/bot-calls.ts'
import { freshStore, hallWith, solo } from '../testing/hall-play.ts'
import { consider } from './consider.ts'
import { askedAt } from './views.ts'

const game: AnyGame = tenefyr

async function question(): Promise<BotQuestion> {
  const { view } = await hallWith(freshStore()).start(solo)
  const { pack, state, entry: version } = view
  return { game: game.name, pack, state, version, bot: 'apprentice' }
}

test('a bot thinks of the table as it lies, and names its option', async () => {
  const asked = await question()
  const { text, thought } = await consider(asked)
  const { state } = asked
  const decision = askedAt(game, state)
  if (decision === undefined) throw new Error('nothing is asked')
  expect(optionTexts(game, state, decision)[thought.best]).toBe(text)
  expect(thought.iterations).toBeGreaterThan(0)
  expect(await consider(asked)).toEqual({ text, thought })
})

test('bots of one match go on from what they thought, those of another begin anew', async () => {
  const asked = await question()
  const alone = await consider(asked)
  expect(await consider({ ...asked, match: 'a' })).toEqual(alone)
  expect(await consider({ ...asked, match: 'b' })).toEqual(alone)
})

test('with cards of their own they play by those', async () => {
  const asked = await question()
  const cards = { ...housePack, name: 'ours' }
  const own = { ...asked, cards, pack: tenefyrWith(cards).pack.hash }
  expect((await consider(own)).text).toBe((await consider(asked)).text)
})

test('an unknown game is refused', async () => {
  const asked = await question()
  await expect(consider({ ...asked, game: 'chess', pack: '' })).rejects.toMatchObject({
    code: 'unknown-game',
  })
})
