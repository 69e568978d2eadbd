/** Matches that are over, looked back at. */
import { expect, type Locator } from '@playwright/test'
import { keepUntil } from './keep.ts'
import { matchWith } from './matches.ts'
import { match, type Screen } from './screen.ts'
import type { Table } from './table.ts'
import { terrinothUntil } from './terrinoth.ts'
import type { Words } from './words.ts'

const LONGEST = 100_000

/** The curve, which is a slider. */
export const curveOf = ({ page }: Table): Locator =>
  page.locator('section[aria-labelledby=review-curve] input[type=range]')

/** From a file to the review of its match: a first curve stands. */
export async function lookBack(table: Table, notation: string): Promise<void> {
  await table.open(notation)
  await table.page.locator('a[href$="/review"]').click()
  await expect(curveOf(table)).toBeVisible({ timeout: 15_000 })
}

/** The same until all is thought. */
async function thinkOver(table: Table, notation: string, { review }: Words): Promise<void> {
  await lookBack(table, notation)
  await expect(table.page.getByText(review.done)).toBeVisible({ timeout: LONGEST })
}

const isLost = (at: { readonly record: { readonly result?: 'won' | 'lost' } }): boolean =>
  at.record.result === 'lost'

export const reviews: readonly Screen[] = [
  match('review', (table, words) => thinkOver(table, matchWith('lost', { players: 2 }), words)),
  match('review-choices', async (table, words) => {
    await thinkOver(table, matchWith('lost', { players: 2 }), words)
    await table.page.locator('#review-costly').evaluate((list) => list.scrollIntoView())
  }),
  match('keep-review', (table, words) =>
    thinkOver(table, keepUntil({ players: 1, level: 'hardcore' }, isLost), words),
  ),
  match('terrinoth-review', (table, words) =>
    thinkOver(table, terrinothUntil({ players: 3, quest: 'the-ninth-bell' }, isLost), words),
  ),
]
