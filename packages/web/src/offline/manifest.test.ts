import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const web = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(`${web}${path}`, 'utf8')
const manifest: Record<'start_url' | 'scope' | 'theme_color', string> & {
  icons: { src: string; sizes: string; purpose?: string }[]
} = JSON.parse(read('public/manifest.webmanifest'))

/** Width and height as a PNG's head says them. */
function sizeOf(path: string): string {
  const head = readFileSync(`${web}public/${path}`)
  expect(head.toString('latin1', 1, 4)).toBe('PNG')
  return `${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`
}

test('every icon is there in the size that is said', () => {
  const pictures = manifest.icons.filter(({ src }) => src.endsWith('.png'))
  const said = pictures.map(({ sizes, purpose }) => `${purpose ?? 'any'} ${sizes}`)
  expect(said).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512'])
  for (const { src, sizes } of pictures) expect(sizeOf(src)).toBe(sizes)
  expect(sizeOf('icons/apple-touch.png')).toBe('180x180')
})

test('paths are relative, so that the page can lie in any folder', () => {
  const paths = [manifest.start_url, manifest.scope, ...manifest.icons.map(({ src }) => src)]
  for (const path of paths) expect(path).toMatch(/^(\.\/)?[\w./-]*$/)
  for (const path of paths) expect(path.startsWith('/')).toBe(false)
})

test('index.html names files that are there', () => {
  const named = [...read('index.html').matchAll(/href="\/([^"]+)"/g)].map(([, path]) => path)
  expect(named).toContain('manifest.webmanifest')
  for (const path of named) expect(existsSync(`${web}public/${path}`), path).toBe(true)
})

test('the browser’s edges have the table’s colours', () => {
  const [, light, dark] =
    read('src/look/tokens.css').match(/--table: light-dark\((#\w+), (#\w+)\)/) ?? []
  const edges = [
    ...read('index.html').matchAll(/"\(prefers-color-scheme: (\w+)\)" content="(#\w+)/g),
  ]
  expect(edges.map(([, theme, hex]) => [theme, hex])).toEqual([
    ['dark', dark],
    ['light', light],
  ])
  expect(manifest.theme_color).toBe(dark)
  expect(read('src/look/browser-colour.ts')).toContain(`{ dark: '${dark}', light: '${light}' }`)
})
