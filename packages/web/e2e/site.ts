/** A plain file server with the page in one of its folders, as `npm run build:static` makes it. */
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'

const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

export class Site {
  /** The version of the page that is there now. */
  folder: string
  private readonly server: Server
  private port = 0

  constructor(folder: string) {
    this.folder = folder
    this.server = createServer(({ url = '/' }, answer) => {
      const [path] = url.split('?')
      const file = path.replace(/^\/games\/muster\//, '').replace(/^$/, 'index.html')
      try {
        const body = readFileSync(join(this.folder, file))
        answer.setHeader('content-type', KINDS[extname(file)] ?? 'application/octet-stream')
        answer.end(body)
      } catch {
        answer.statusCode = 404
        answer.end()
      }
    })
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get url(): string {
    return `${this.origin}/games/muster/`
  }

  open(): Promise<void> {
    return new Promise((resolve) => {
      this.server.listen(this.port, '127.0.0.1', () => {
        const address = this.server.address()
        if (typeof address === 'object' && address !== null) this.port = address.port
        resolve()
      })
    })
  }

  close(): Promise<void> {
    this.server.closeAllConnections()
    return new Promise((resolve) => {
      this.server.close(() => resolve())
    })
  }
}

const integrity = (file: string): string =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`

/** The page of before: with other rules of Tenefyr. */
export function makeOlder(from: string, to: string): void {
  makeOther(from, to, '0', (script) =>
    script.replaceAll(/(name:(["'`])tenefyr\2,version:\2)[^"'`]+/g, '$10.9.0'),
  )
}

/** The same page as a later version. */
export function makeLater(from: string, to: string): void {
  makeOther(from, to, '2', (script) => script)
}

/** The page as another version: no asset has its former name, and index.html says which it is. */
function makeOther(
  from: string,
  to: string,
  version: string,
  change: (script: string) => string,
): void {
  cpSync(from, to, { recursive: true })
  const assets = readdirSync(join(to, 'assets'))
  const newNames = assets.map((name): [string, string] => [
    name,
    name.replace(/\.\w+$/, `${version}$&`),
  ])
  for (const [was, is] of newNames) renameSync(join(to, 'assets', was), join(to, 'assets', is))
  const rewrite = (path: string, pairs: readonly (readonly [string, string])[]) => {
    const text = pairs.reduce(
      (so, [was, is]) => so.replaceAll(was, is),
      readFileSync(join(to, path), 'utf8'),
    )
    writeFileSync(join(to, path), path.endsWith('.js') ? change(text) : text)
  }
  for (const [, name] of newNames) {
    if (/\.(js|css)$/.test(name)) rewrite(`assets/${name}`, newNames)
  }
  rewrite('index.html', [
    ...newNames,
    ['<head>', `<head><meta name="version" content="${version}">`],
  ])
  const hashes = [
    ['index.html', 'index.html'],
    ...newNames.map((names) => names.map((name) => `assets/${name}`)),
  ].map(([was, is]): [string, string] => [integrity(join(from, was)), integrity(join(to, is))])
  rewrite('service-worker.js', [...newNames, ...hashes])
}
