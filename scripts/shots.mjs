// npm run shots: pictures of every screen and state into shots/, with a contact sheet, shots/index.html.
// Arguments choose some: npm run shots -- -g combat
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPage, inBrowser } from './page.mjs'
import { build, root, setup } from './setup.mjs'

const folder = join(root, 'shots')
const STYLE = `body { font: 14px system-ui; background: #888; margin: 16px }
h2 { margin: 24px 0 8px } div { display: flex; flex-wrap: wrap; gap: 12px; align-items: start }
figure { margin: 0 } figcaption { font-size: 12px }
img { display: block; max-width: 640px; max-height: 480px }`

/** One page with all pictures, which are named STATE.SIZE.THEME.LANGUAGE.png. */
function contactSheet() {
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'))
  const states = [...new Set(pictures.map((name) => name.split('.')[0]))]
  const parts = states.map((state) => {
    const figures = pictures
      .filter((name) => name.startsWith(`${state}.`))
      .map((name) => {
        const picture = `<a href="${name}"><img src="${name}" alt="" loading="lazy"></a>`
        const caption = name.split('.').slice(1, -1).join(', ')
        return `<figure>${picture}<figcaption>${caption}</figcaption></figure>`
      })
    return `<h2>${state}</h2>\n<div>${figures.join('\n')}</div>`
  })
  const head = `<!doctype html><meta charset="utf-8"><title>Muster: shots</title>`
  return `${head}\n<style>${STYLE}</style>\n${parts.join('\n')}\n`
}

setup()
build('packages/tenefyr')
buildPage()
const some = process.argv.slice(2)
if (some.length === 0) rmSync(folder, { recursive: true, force: true })
const config = ['--config', 'e2e/shots/shots.config.ts']
const status = await inBrowser([...config, ...some], { MUSTER_SHOTS: folder })
if (existsSync(folder)) {
  writeFileSync(join(folder, 'index.html'), contactSheet())
  console.log(`Pictures: ${join(folder, 'index.html')}`)
}
process.exit(status)
