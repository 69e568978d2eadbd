import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, Friend, Server, test } from '../online.ts'
import { dist } from '../served.ts'
import { makeOlder } from '../site.ts'

/** A match with a bot, made without a look at its table. */
function matchOf({ page }: Friend): Promise<string> {
  return page.evaluate(async () => {
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' }
      const sent = { method: 'POST', headers, body: JSON.stringify(body) }
      return (await fetch(`/api/v1${path}`, sent)).json()
    }
    const seat = { seat: 0, nonce: '0'.repeat(32) }
    const wish = { game: 'tenefyr', options: { players: 2 }, bots: [null, 'adept'], ...seat }
    const { match } = await post('/matches', wish)
    await post(`/matches/${match}/begin`, {})
    return String(match)
  })
}

/** A page that comes whole from its shelf, with its worker, on a busy machine. */
const slowly = { timeout: 30_000 }

test('a page of older rules renews itself at the table; where it cannot, it says so and stays', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const older = join(mkdtempSync(join(tmpdir(), 'muster-older-')), '0')
  makeOlder(dist, older)
  let server = await Server.start(undefined, 0, older)
  const { origin } = server
  const ana = await Friend.come(browser, { origin, name: 'Ana', serviceWorkers: 'allow' })
  const { page } = ana
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const match = await matchOf(ana)
  let loads = 0
  page.on('load', () => void loads++)

  // The server has no other page than this one.
  await page.goto(`./#/table/${match}`)
  const stands = page.locator('[data-outdated="none"]')
  await expect(stands).toBeVisible(slowly)
  await stands.getByRole('button').click()
  await expect(stands).toBeVisible(slowly)
  await page.reload()
  await expect(stands).toBeVisible(slowly)
  expect(loads).toBe(1)

  // Now it has; and what is on the shelf is still the older one.
  await server.losePower()
  server = await server.startAgain(dist)
  await page.reload()
  await expect(ana.prompt).toBeVisible(slowly)
  expect(page.url()).toBe(`${origin}/#/table/${match}`)
  await expect(page.locator('meta[name="version"]')).toHaveCount(0)
  expect(loads).toBe(3)
  const before = await ana.entry()
  await ana.answer()
  await expect.poll(() => ana.entry(), { timeout: 20_000 }).toBeGreaterThan(before)

  await ana.leave()
  await server.stop()
  rmSync(older, { recursive: true })
})
