/** Cards with which any Boss falls at once: a match to its end in a few choices. */
import { housePack } from '@muster/tenefyr'
import type { Table } from './table.ts'

const pushovers = {
  ...housePack,
  name: 'pushovers',
  bossCards: housePack.bossCards.map((card) => ({ ...card, power: [0, 0, 0], rules: [] })),
}

/** Brings the cards, sets up a match with them as an address asks, and wins it; in whatever language. */
export async function winAtOnce(table: Table, asked: string): Promise<void> {
  const { page } = table
  await page.goto('/#/packs')
  await page.locator('input[type=file]').setInputFiles({
    name: 'pushovers.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(pushovers)),
  })
  const play = page.locator('a[href*="pack="]').first()
  const way = await play.getAttribute('href')
  await page.goto(`/${way}&${asked}`)
  await page.locator('form button[type=submit]').click()
  await meetBoss(table)
}

/** Goes for the Boss at once, and fights him to the end of the match. */
export async function meetBoss(table: Table): Promise<void> {
  await table.ready()
  // The Boss asks back when he is met early: the first answer says yes.
  const entry = await table.entry()
  await table.page.keyboard.press('b')
  await table.tap(table.answers.first())
  await table.movedFrom(entry)
  for (let choices = 0; choices < 40 && (await table.end.count()) === 0; choices++) {
    await table.answer()
  }
  await table.page.locator('#end-earned').waitFor()
}
