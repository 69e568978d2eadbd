/** Puzzles as a player meets them: opened from their address, answered by a button or on the board. */
import type { Puzzle } from '@muster/engine'
import { puzzles as ofKeep } from '@muster/keep/puzzles'
import { puzzles as ofTenefyr } from '@muster/tenefyr/puzzles'
import { puzzles as ofTerrinoth } from '@muster/terrinoth/puzzles'
import type { Locator } from '@playwright/test'
import type { Table } from './table.ts'

export const puzzlesOf: Readonly<Record<string, readonly Puzzle[]>> = {
  tenefyr: ofTenefyr,
  keep: ofKeep,
  terrinoth: ofTerrinoth,
}

/** Options that are buttons of the prompt, and one that alone of its question is lit on the board. */
const SIMPLE = ['keep', 'new-hand', 'travel', 'stay', 'cells', 'end-turn', 'end-with-cells']

/** One that a single choice decides, and a simple one. */
export function simplePuzzle(game: string): Puzzle {
  const found = puzzlesOf[game].find(
    ({ steps }) =>
      steps.length === 1 && steps[0].every(({ text }) => SIMPLE.includes(text.split(' ')[0])),
  )
  if (found === undefined) throw new Error(`no puzzle of ${game} is as simple as that`)
  return found
}

export const answerOf = ({ steps }: Puzzle): string => steps[0][0].text
export const mistakeOf = ({ steps }: Puzzle): string => steps[0][steps[0].length - 1].text

export const bar = (table: Table): Locator => table.page.locator('[data-puzzle]')

export async function openPuzzle(table: Table, game: string, { id }: Puzzle): Promise<void> {
  await table.page.goto(`/#/puzzles/${game}/${id}`)
  await table.page.locator(`[data-puzzle="${id}"][data-outcome="open"]`).waitFor()
  await table.ready()
}

/** Makes a choice by its text. A finger is shown first what breaks a seal. */
export async function choose(table: Table, text: string): Promise<void> {
  const before = await table.entry()
  const button = table.prompt.locator(`[data-option="${text}"]`)
  const place = (await button.count()) > 0 ? button : table.lit
  await table.tap(place.first())
  await table.page.waitForTimeout(150)
  if (table.touch && (await table.entry()) === before && (await place.count()) > 0) {
    await table.tap(place.first())
  }
}

export async function judged(table: Table, outcome: 'right' | 'wrong'): Promise<void> {
  await table.page.locator(`[data-puzzle][data-outcome="${outcome}"] [data-odds]`).waitFor()
}
