// Draws the page's sign, packages/web/public/icon.svg, as the pictures that systems want of an app.
// The pictures are kept in the repository; run this again when the sign changes.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findBrowser, rootOnLinux } from './browser.mjs'
import { root, setup } from './setup.mjs'

const folder = join(root, 'packages', 'web', 'public')
const TABLE = '#1b1612'

/**
 * `part` is how much of the side the sign takes. A maskable icon may be cut to a circle of four fifths of its
 * side, and Apple's has its corners cut: both lie on the table's colour.
 * @type {{ name: string, side: number, part: number, ground: string }[]}
 */
const icons = [
  { name: '192.png', side: 192, part: 1, ground: 'transparent' },
  { name: '512.png', side: 512, part: 1, ground: 'transparent' },
  { name: 'maskable-192.png', side: 192, part: 0.76, ground: TABLE },
  { name: 'maskable-512.png', side: 512, part: 0.76, ground: TABLE },
  { name: 'apple-touch.png', side: 180, part: 0.84, ground: TABLE },
]

setup()
const playwright = join(root, 'node_modules', '@playwright', 'test', 'index.mjs')
const { chromium } = await import(pathToFileURL(playwright).href)
const sign = readFileSync(join(folder, 'icon.svg')).toString('base64')
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  chromiumSandbox: !rootOnLinux,
})
mkdirSync(join(folder, 'icons'), { recursive: true })
for (const { name, side, part, ground } of icons) {
  const page = await browser.newPage({ viewport: { width: side, height: side } })
  await page.setContent(
    `<!doctype html><style>body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground} }
    img { display: block; width: ${100 * part}% }</style><img src="data:image/svg+xml;base64,${sign}">`,
  )
  await page.screenshot({ path: join(folder, 'icons', name), omitBackground: true })
  await page.close()
  console.log(`wrote ${name}`)
}
await browser.close()
