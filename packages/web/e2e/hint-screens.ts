/** Hints, and bots that say why. */
import { keepAsking } from './keep.ts'
import { fileOf, matchAsking, matchUntil } from './matches.ts'
import { choice, match, type Screen } from './screen.ts'
import type { Table } from './table.ts'
import { terrinothAsking } from './terrinoth.ts'
import type { Words } from './words.ts'

/** A card may have the word in its name. */
export const hintButton = ({ page }: Table, { hint }: Words['frame']) =>
  page.getByRole('button', { name: hint, exact: true }).first()

/** Asks for a hint, and waits for it. */
export async function askHint(table: Table, { frame, hints }: Words): Promise<void> {
  await hintButton(table, frame).click()
  const sheet = table.page.getByRole('dialog', { name: hints.title })
  await sheet.getByRole('listitem').first().waitFor({ timeout: 20_000 })
}

/** Folds it again: its marks stay on the board. */
async function foldHint(table: Table, words: Words): Promise<void> {
  await askHint(table, words)
  await table.page.keyboard.press('Escape')
  await table.page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** A table at which a bot has just chosen. */
async function toWhy(table: Table): Promise<void> {
  const begun = matchUntil({ players: 3 }, (match) => match.decision()?.prompt === 'where-to')
  begun.note('bots', '2=adept 3=adept')
  await table.open(fileOf(begun))
  while (!(await table.page.locator('[data-why]').isVisible())) await table.answer()
  await table.ready()
}

const games = [
  { name: 'tenefyr', file: () => matchAsking('where-to', { players: 3 }) },
  { name: 'go-on', file: () => matchAsking('go-on', { players: 3 }) },
  { name: 'keep', file: () => keepAsking('turn') },
  { name: 'terrinoth', file: () => terrinothAsking('activate') },
]

export const hintTours: readonly (readonly Screen[])[] = [
  games.flatMap(({ name, file }) => [
    match(`hint-${name}`, async (table, words) => {
      await table.open(file())
      await askHint(table, words)
    }),
    choice(`hint-${name}-marks`, async (table, words) => {
      await table.open(file())
      await foldHint(table, words)
    }),
  ]),
  [
    match('hint-none', async (table, { frame, hints }) => {
      await table.page.goto('./#/learn/tenefyr/hand')
      await hintButton(table, frame).click()
      await table.page.getByRole('dialog', { name: hints.title }).waitFor()
    }),
    match('why-prompt', async (table) => {
      await toWhy(table)
      await table.page.locator('[data-why]').click()
      await table.prompt.getByRole('status').filter({ hasText: '100' }).waitFor()
    }),
    match('why-log', async (table, { frame, sheets }) => {
      await toWhy(table)
      await table.button(frame.menu).first().click()
      const menu = table.page.getByRole('dialog', { name: sheets.menu })
      await menu.getByRole('button', { name: sheets.log }).first().click()
      const log = table.page.getByRole('dialog', { name: sheets.log })
      await log.locator('[aria-expanded]').last().click()
      await log.getByRole('status').filter({ hasText: '100' }).first().waitFor()
    }),
  ],
]
