import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { screens } from '../screens.ts'
import { keeping, sizes } from '../served.ts'
import { test } from '../table.ts'
import { wordsOf } from '../words.ts'
import { shots } from './folder.ts'

mkdirSync(shots, { recursive: true })

/** All three languages at two sizes; the other two sizes in the language with the longest words. */
const SETS = [
  ['laptop', 'en'],
  ['laptop', 'fr'],
  ['laptop', 'pseudo'],
  ['phone', 'en'],
  ['phone', 'fr'],
  ['phone', 'pseudo'],
  ['small', 'fr'],
  ['turned', 'fr'],
] as const

for (const [size, language] of SETS) {
  test.describe(`${size}, ${language}`, () => {
    test.use({ ...sizes[size], storageState: keeping({ language }) })
    for (const screen of screens) {
      test(screen.name, async ({ page, table }) => {
        await screen.open(table, wordsOf(language))
        for (const theme of ['dark', 'light']) {
          await page.evaluate((name) => {
            document.documentElement.dataset.theme = name
          }, theme)
          const path = join(shots, `${screen.name}.${size}.${theme}.${language}.png`)
          await page.screenshot({ path, fullPage: !screen.match, animations: 'disabled' })
        }
      })
    }
  })
}
