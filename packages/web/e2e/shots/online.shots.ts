import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '../online.ts'
import { onlineScreens } from '../online-screens.ts'
import { sizes } from '../served.ts'
import { shots } from './folder.ts'

mkdirSync(shots, { recursive: true })

/** The size and language with the least room, and those that most people have. */
const SETS = [
  ['laptop', 'en'],
  ['laptop', 'fr'],
  ['phone', 'en'],
  ['phone', 'fr'],
  ['phone', 'pseudo'],
] as const

for (const [size, language] of SETS) {
  test.describe(`${size}, ${language}`, () => {
    test.use(sizes[size])
    for (const screen of onlineScreens) {
      test(screen.name, async ({ come }) => {
        const ana = await come('Ana', { wishes: { language } })
        const laptop = { ...sizes.laptop, hasTouch: false, isMobile: false }
        await screen.open(ana, (name, more) => come(name, { ...laptop, ...more }))
        for (const theme of ['dark', 'light']) {
          await ana.page.evaluate((name) => {
            document.documentElement.dataset.theme = name
          }, theme)
          const path = join(shots, `${screen.name}.${size}.${theme}.${language}.png`)
          await ana.page.screenshot({ path, fullPage: !screen.match, animations: 'disabled' })
        }
      })
    }
  })
}
