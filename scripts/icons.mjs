// Writes the sprites of the page from @iconify-json/game-icons, with the icons that its tables name.
// With --check it writes nothing and fails if a sprite is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const web = join(root, 'packages/web')
const look = join(web, 'src/look')
const cards = join(web, 'src/boards/tenefyr/cards')
const keepCards = join(web, 'src/boards/keep/cards')
const terrinothCards = join(web, 'src/boards/terrinoth/cards')
const start = join(web, 'src/pages/start')

/** @type {{ icons: Record<string, { body: string } | undefined> }} */
const { icons } = JSON.parse(
  readFileSync(
    createRequire(join(web, 'package.json')).resolve('@iconify-json/game-icons/icons.json'),
    'utf8',
  ),
)

/**
 * The pairs of every table in a file whose export's name fits.
 * @param {string} file @param {RegExp} table @returns {[string, string][]}
 */
function pairs(file, table) {
  const source = readFileSync(file, 'utf8')
  const tables = [...source.matchAll(/^export const (\w+)[^\n]*\{\n([\s\S]*?)^\}/gm)]
  return tables
    .filter(([, name]) => table.test(name))
    .flatMap(([, , body]) => [...body.matchAll(/^ +'?([\w-]+)'?:\s+'([^']+)',$/gm)])
    .map(([, name, value]) => [name, value])
}

/** @param {string} id @param {string} icon */
function picture(id, icon) {
  const body = icons[icon]?.body
  if (body === undefined) throw new Error(`game-icons has no "${icon}"`)
  // Ink and second colour come from where the picture is used.
  const plain = body.replaceAll(' fill="currentColor"', '')
  if (/ (fill|stroke)=/.test(plain)) throw new Error(`"${icon}" has colours of its own`)
  return `<symbol id="${id}" viewBox="0 0 512 512">${plain}</symbol>`
}

/**
 * A picture as fine as the eye sees it, on its grid of 512: half of what it weighs is in digits that nobody sees.
 * @param {string} id @param {string} icon
 */
const coarse = (id, icon) =>
  picture(id, icon).replace(/ d="([^"]+)"/g, (_, d) => ` d="${roundedPath(d)}"`)

/** Long lines are as long as before, within one part in thirty; short ones keep a tenth. */
const SHORT = 16

/** @param {number} n */
const rounded = (n) => String(Math.abs(n) < SHORT ? Math.round(n * 10) / 10 : Math.round(n))

/** @param {string} d */
const roundedPath = (d) =>
  d
    .replace(/-?\d*\.\d+/g, (number) => {
      const shorter = rounded(Number(number))
      return shorter.startsWith('-') ? shorter : ` ${shorter}`
    })
    .replace(/([a-zA-Z]) /g, '$1')
    .replace(/ {2,}/g, ' ')
    .replace(/(^|[^\d.])0\./g, '$1.')

/** @param {string} id @param {string} d */
const drawing = (id, d) =>
  `<symbol id="${id}" viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="${d}"/></symbol>`

/** @param {string} title @param {string[]} symbols */
const sprite = (title, symbols) =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n<title>${title}</title>\n${symbols.join('\n')}\n</svg>\n`

const frame = join(look, 'frame-icons.ts')
/** @param {string} folder @param {string} table */
const iconsIn = (folder, table) =>
  [...new Set(pairs(join(folder, table), /Pictures$/).map(([, icon]) => icon))].sort()
/** @type {[string, string][]} */
const sprites = [
  [
    join(look, 'frame-icons.svg'),
    sprite('Icons of the frame', [
      ...pairs(frame, /^framePictures$/).map(([name, icon]) => picture(`icon-${name}`, icon)),
      ...pairs(frame, /^frameDrawings$/).map(([name, d]) => drawing(`icon-${name}`, d)),
    ]),
  ],
  [
    join(cards, 'plates.svg'),
    sprite(
      'Pictures of the cards',
      iconsIn(cards, 'plates.ts').map((icon) => picture(`plate-${icon}`, icon)),
    ),
  ],
  [
    join(keepCards, 'pictures.svg'),
    sprite(
      'Pictures of the keep',
      iconsIn(keepCards, 'pictures.ts').map((icon) => coarse(`keep-${icon}`, icon)),
    ),
  ],
  [
    join(terrinothCards, 'pictures.svg'),
    sprite(
      'Pictures of Terrinoth',
      iconsIn(terrinothCards, 'pictures.ts').map((icon) => coarse(`terrinoth-${icon}`, icon)),
    ),
  ],
  [
    join(start, 'covers.svg'),
    sprite(
      'Covers of the start page',
      pairs(join(start, 'cover-pictures.ts'), /^coverPictures$/).map(([name, icon]) =>
        coarse(name, icon),
      ),
    ),
  ],
]

const check = process.argv.includes('--check')
for (const [file, text] of sprites) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
  const name = relative(root, file)
  if (check) {
    console.error(`${name}: stale or missing; run node scripts/icons.mjs`)
    process.exitCode = 1
  } else {
    writeFileSync(file, text)
    console.log(`wrote ${name}`)
  }
}
