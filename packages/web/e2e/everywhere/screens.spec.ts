import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { measured, pageScroll, waysInSight } from '../layout.ts'
import { screens } from '../screens.ts'
import { expect, test } from '../table.ts'
import { wordsOf } from '../words.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  return found.map(({ id, nodes }) => {
    const where = nodes.slice(0, 3).map(({ target, any }) => `${target} ${any[0]?.message ?? ''}`)
    return `${id}: ${where.join(' | ')}`
  })
}

for (const screen of screens) {
  test(screen.name, async ({ page, table }) => {
    const { project } = test.info()
    await screen.open(table, wordsOf('en'))
    expect.soft(await measured(page, { target: table.touch ? 44 : 24, text: 12 })).toEqual([])
    if (screen.match) {
      expect.soft(await pageScroll(page), 'page scroll').toBeLessThanOrEqual(0)
      const choosing =
        (await table.prompt.count()) > 0 && (await page.getByRole('dialog').count()) === 0
      if (choosing) expect.soft(await waysInSight(page), 'ways to answer').toBeGreaterThan(0)
    }
    // One phone stands for the others: what axe looks at does not change with some pixels.
    if (project.name !== 'laptop' && project.name !== 'phone') return
    expect.soft(await violations(page), 'dark').toEqual([])
    await page.evaluate(async () => {
      document.documentElement.dataset.theme = 'light'
      // A colour on its way from one theme to the other is nobody's to read.
      await new Promise(requestAnimationFrame)
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    })
    expect.soft(await violations(page), 'light').toEqual([])
  })
}
