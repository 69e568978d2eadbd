/** What a player sees of a table. */
import type { Table } from './table.ts'

/** All that tells one moment of a match from another. */
export async function seen(table: Table) {
  return {
    entry: await table.entry(),
    prompt: await table.promptName(),
    answers: await table.answers.allInnerTexts(),
    lit: await table.lit.evaluateAll((spots) => spots.map((spot) => spot.dataset.spot)),
    spots: await names(table),
  }
}

/** What every place of the board is called, with what lies there. */
export const names = ({ page }: Table) =>
  page
    .locator('[data-spot]')
    .evaluateAll((spots) => spots.map((spot) => spot.getAttribute('aria-label')))
