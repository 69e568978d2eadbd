import { keep } from '@muster/keep'
import { SYMBOLS, viewOf } from '@muster/keep/view'
import { type KeepMatch, keepAsking, keepUntil } from '../keep.ts'
import { names } from '../seen.ts'
import { expect, type Table, test } from '../table.ts'

const monsters = ({ page }: Table) => page.locator('[data-spot^="monster:"][data-lit]')
const rooms = ({ page }: Table) => page.locator('[data-spot^="room:"][data-lit]')

/** With a monster that may go somewhere, whatever card pays for it. */
const DRAGON = { players: 1, clans: ['red-dragon'] }

test('a monster and a room are a move, and one undo takes the whole of it back', async ({
  page,
  table,
}) => {
  await table.open(keepAsking('turn', DRAGON))
  await expect(monsters(table)).toHaveCount(1)
  await page.mouse.move(0, 0)
  const before = await names(table)
  const entry = await table.entry()
  const from = await monsters(table).getAttribute('data-spot')
  await table.tap(monsters(table))
  await expect(rooms(table).first()).toBeVisible()
  expect(await table.entry()).toBe(entry)

  // Esc takes back the one tap.
  await page.keyboard.press('Escape')
  await expect(rooms(table)).toHaveCount(0)
  await expect(monsters(table)).toHaveCount(1)

  // Before it is done, ghosts show it: it leaves one room and comes to another.
  await table.tap(monsters(table))
  await rooms(table).first().hover()
  await expect(page.locator('[data-way="goes"]').first()).toBeVisible()
  await expect(page.locator('[data-way="comes"]').first()).toBeVisible()
  await table.tap(rooms(table).first())
  await table.movedFrom(entry)
  // The rules were asked for card, action, monster and room.
  const moved = await table.entry()
  expect(moved).toBeGreaterThan(entry + 1)
  await expect(page.locator(`[data-spot="${from}"]`)).toHaveCount(0)

  await page.keyboard.press('u')
  await table.movedFrom(moved)
  await page.mouse.move(0, 0)
  expect(await table.promptName()).toBe('turn')
  await expect.poll(() => names(table)).toEqual(before)
})

test('past a Guild card the whole table must agree, and the log marks what was taken back', async ({
  page,
  table,
}) => {
  await table.open(keepAsking('next-hero', { players: 2 }))
  await table.button(/^Undo:.*everyone must agree/).click()
  const sheet = page.getByRole('dialog', { name: 'Undo' })
  await sheet.getByRole('button', { name: /^Last choice/ }).click()
  const agree = sheet.getByRole('button', { name: /: agree$/ })
  // Who asks for it has agreed.
  await expect(agree).toHaveCount(1)
  expect(await table.promptName()).toBe('next-hero')
  await agree.click()
  await expect(table.prompt).not.toHaveAttribute('data-prompt', 'next-hero')
  await page.keyboard.press('Escape')
  // L is the Loot's in one's own turn.
  await table.button(/^Open the log/).click()
  await expect(page.getByRole('dialog', { name: 'Log' })).toContainText('taken back')
})

/** A room whose treasure falls when one more hero comes to it; a Guild card that calls one is left. */
function inDanger(match: KeepMatch): number | undefined {
  if (match.decision()?.prompt !== 'turn') return undefined
  const { rooms: all, guild } = viewOf(keep.content, match.state)
  return all.find(({ room, danger, symbol }) => {
    const left = guild.bySymbol[SYMBOLS.indexOf(symbol)]
    return room !== 'vault' && danger?.falls === true && left > 0
  })?.n
}

test('what if it came now: ghosts, and a sentence that names what would fall', async ({
  page,
  table,
}) => {
  const found: { room: number; symbol: number }[] = []
  const file = keepUntil({ players: 3 }, (match) => {
    const n = inDanger(match)
    if (n === undefined) return false
    const { rooms: all } = viewOf(keep.content, match.state)
    const room = all.find((one) => one.n === n)
    if (room !== undefined) found.push({ room: n, symbol: SYMBOLS.indexOf(room.symbol) })
    return true
  })
  await table.open(file)
  const [{ room, symbol }] = found
  const title = await roomName(table, room)
  const falls = new RegExp(`looted: .*${title} \\(\\d\\)|great treasure falls`)
  const before = await names(table)
  const entry = await table.entry()

  const sign = page.locator(`[data-spot="symbol:${symbol}"]`)
  await sign.hover()
  await expect(page.getByText(falls)).toBeVisible()
  await expect(page.locator('[data-way="comes"]').first()).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(page.getByText(falls)).toHaveCount(0)

  // By keys as well; and nothing has been done to the table.
  await sign.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText(falls)).toBeVisible()
  await page.keyboard.press('i')
  const zoom = page.getByRole('dialog')
  await expect(zoom.getByText(falls).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await table.prompt.focus()
  expect(await table.entry()).toBe(entry)
  await expect.poll(() => names(table)).toEqual(before)
})

/** As its place on the map is called. */
async function roomName({ page }: Table, room: number): Promise<string> {
  const name = await page.locator(`[data-spot="room:${room}"]`).getAttribute('aria-label')
  return name?.split(/[:,]/)[0] ?? ''
}

test('a room behind the next one is reached in two taps, by one card, and taken back as one action', async ({
  page,
  table,
}) => {
  await table.open(keepAsking('turn', DRAGON))
  const hand = page.locator('[data-region="hand"] [data-spot^="card:"]')
  const cards = await hand.count()
  const entry = await table.entry()
  const near = await page.evaluate(() => document.querySelectorAll('[data-spot^="room:"]').length)
  await table.tap(monsters(table))
  // From the Vault two moves lead nearly everywhere.
  expect(await rooms(table).count()).toBeGreaterThan(near / 2)
  await table.tap(page.locator('[data-room="forge"] [data-spot^="room:"]'))
  await table.movedFrom(entry)
  await expect(page.locator('[data-room="forge"] [data-spot^="monster:"]')).toHaveCount(1)
  await expect(hand).toHaveCount(cards - 1)

  await table.button('Undo more').click()
  const sheet = page.getByRole('dialog', { name: 'Undo' })
  await expect(sheet).toContainText('Last action')
  await expect(sheet).not.toContainText('choices')
  await sheet.getByRole('button', { name: /^Last action/ }).click()
  await expect(hand).toHaveCount(cards)
})

test('a card that would do nothing says why, and is played only when asked again', async ({
  page,
  table,
}) => {
  await table.open(keepAsking('turn', DRAGON))
  const entry = await table.entry()
  const idle = page.locator('[data-region="hand"]').getByRole('button', { name: /Of no use now/ })
  const breath = idle.and(page.getByRole('button', { name: /^Fire Breath/ })).first()
  await table.tap(breath)
  await expect(table.prompt).toContainText('no hero is in reach')
  expect(await table.entry()).toBe(entry)
  await page.keyboard.press('Escape')
  await expect(table.prompt).not.toContainText('no hero is in reach')
  await table.tap(breath)
  await table.tap(table.options.filter({ hasText: 'Play it anyway' }))
  await table.movedFrom(entry)
})

test('the log lies beside the map, also in the past', async ({ page, table }) => {
  await table.open(keepAsking('turn', { players: 3 }))
  await table.button(/^Open the log/).click()
  const log = page.getByRole('dialog', { name: 'Log' })
  const overMap = async () => {
    const map = await page.getByRole('region', { name: 'The dungeon' }).boundingBox()
    const box = await log.boundingBox()
    return (map?.x ?? 0) + (map?.width ?? 0) - (box?.x ?? 0)
  }
  await expect(log).toBeVisible()
  await expect.poll(overMap).toBeLessThanOrEqual(1)
  await log.getByRole('listitem').last().getByRole('button').first().click()
  await expect(page.getByText('You are looking at an earlier moment.').first()).toBeAttached()
  await expect.poll(overMap).toBeLessThanOrEqual(1)
})
