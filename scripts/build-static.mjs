// npm run build:static: the page as plain files, for any file server and any folder of it.
// They go into dist-static/, or into the folder that is named: npm run build:static -- /srv/www/muster
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root, setup, tool } from './setup.mjs'

/** Where npm was called, so that a relative folder is the one that was meant. */
const here = process.env.INIT_CWD ?? process.cwd()
const [named] = process.argv.slice(2)
const folder = named === undefined ? join(root, 'dist-static') : resolve(here, named)

/** What is in the folder is deleted, so it must be ours. */
function isOurs() {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return true
  return ['index.html', 'service-worker.js'].every((name) => existsSync(join(folder, name)))
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${Math.round(bytes / 1000)} KB`

if (!isOurs()) {
  console.error(`${folder} has other things in it. Name an empty folder, or one that is not there.`)
  process.exit(1)
}
setup()
const vite = ['build', 'packages/web', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
const status = tool('vite/bin/vite.js', vite)
if (status !== 0) process.exit(status)
// Says which file came from which source: no page asks for it.
rmSync(join(folder, '.vite'), { recursive: true })

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => readFileSync(join(entry.parentPath, entry.name)))
const whole = files.reduce((bytes, file) => bytes + file.length, 0)
const packed = files.reduce((bytes, file) => bytes + gzipSync(file).length, 0)
console.log(`Muster is in ${folder}: ${files.length} files, ${kilobytes(whole)}, ${kilobytes(packed)} compressed.

Put the folder on any web server, under any name; its paths are relative. To try it here:
  npx vite preview --outDir ${JSON.stringify(folder)}
or, without Node:
  python3 -m http.server --directory ${JSON.stringify(folder)}

Over https, or on localhost, it also starts without a network after the first visit.`)
