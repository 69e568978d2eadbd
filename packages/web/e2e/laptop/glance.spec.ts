import { tenefyr } from '@muster/tenefyr'
import { handOf } from '@muster/tenefyr/view'
import { fileOf, matchAsking, matchUntil, type NodeMatch } from '../matches.ts'
import { expect, test } from '../table.ts'

const { kinds, kindOf } = tenefyr.content

test('who rests with the mouse on a dungeon reads enemy and reward, whole in the window', async ({
  page,
  table,
}) => {
  await table.open(matchAsking('where-to', { players: 3 }))
  // The lower row of the middle level, which has the least room around it.
  const tile = page.locator('[data-spot="dungeon:5"]')
  const name = (await tile.getAttribute('aria-label')) ?? ''
  await tile.hover()
  const paper = page.locator('aside[aria-hidden]')
  await expect(paper).toBeInViewport({ ratio: 1 })
  await expect(paper).toContainText(/Reward/)
  const [, reward] = /reward ([^,.]+)/i.exec(name) ?? []
  await expect(paper).toContainText(reward)
  const [over, under] = [await paper.boundingBox(), await tile.boundingBox()]
  if (over === null || under === null) throw new Error('nothing is drawn')
  expect(over.x >= under.x + under.width || over.x + over.width <= under.x).toBe(true)
})

test('loot in a hand shows what it does there, not the enemy that it was', async ({
  page,
  table,
}) => {
  const lootIn = ({ state, asking }: NodeMatch): number | undefined =>
    state.piles[handOf(asking.by)]?.find((card) => {
      const { level, enemyPower } = kinds[kindOf[card]]
      return level > 0 && enemyPower.length > 0
    })
  const late = matchUntil(
    { players: 4 },
    (at) => at.decision()?.prompt === 'keep-hand' && lootIn(at) !== undefined,
  )
  await table.open(fileOf(late))
  await page.locator(`[data-region="hand"] [data-spot="card:${lootIn(late)}"]`).hover()
  // Of the whole card the enemy would come first.
  await expect(page.locator('aside[aria-hidden]')).toHaveText(/^Loot/)
})
