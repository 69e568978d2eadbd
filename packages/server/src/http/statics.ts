/** The built page, from memory: files whose names carry their hash for good, the others asked for anew each time. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const TYPES: { readonly [ending: string]: string } = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const SQUEEZED = ['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']
/** Smaller ones fit one packet as they are. */
const SMALLEST_SQUEEZED = 1_000

const FOR_GOOD = 'public, max-age=31536000, immutable'
const ASK_ANEW = 'no-cache'

type Coding = 'br' | 'gzip' | 'identity'

interface PageFile {
  readonly type: string
  readonly etag: string
  readonly cache: string
  /** The smallest takes its time: until it is there, the next one is sent. */
  readonly bodies: { [coding in Coding]?: Buffer }
}

const squeezeBrotli = promisify(brotliCompress)
const squeezeGzip = promisify(gzip)

export function addPage(app: FastifyInstance, folder: string): void {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`there is no built page in ${folder}`)
  }
  const files = new Map<string, Promise<PageFile>>()
  for (const path of pathsIn(folder)) {
    const url = path === 'index.html' ? '/' : `/${path}`
    app.get(url, async (request, reply) => {
      // Read and squeezed when it is first asked for.
      const file = files.get(path) ?? readPage(folder, path)
      files.set(path, file)
      return sendFile(await file, request, reply)
    })
  }
}

/** Of a folder all files but hidden ones, with forward slashes. */
function pathsIn(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((entry) => {
      const path = below + entry.name
      return entry.isDirectory() ? pathsIn(folder, `${path}/`) : [path]
    })
}

async function readPage(folder: string, path: string): Promise<PageFile> {
  const identity = await readFile(join(folder, path))
  const ending = extname(path)
  const type = TYPES[ending] ?? 'application/octet-stream'
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const cache = path.startsWith('assets/') ? FOR_GOOD : ASK_ANEW
  const plain = { type, etag: `"${hash}"`, cache }
  if (!SQUEEZED.includes(ending) || identity.length < SMALLEST_SQUEEZED) {
    return { ...plain, bodies: { identity } }
  }
  const file: PageFile = { ...plain, bodies: { identity, gzip: await squeezeGzip(identity) } }
  squeezing = squeezing.then(async () => {
    file.bodies.br = await squeezeBrotli(identity)
  })
  return file
}

/** One after the other, so that who comes first does not wait for what the next will have. */
let squeezing: Promise<void> = Promise.resolve()

function sendFile(
  { type, etag, cache, bodies }: PageFile,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.headers({ 'cache-control': cache, etag, vary: 'accept-encoding' })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const coding = (['br', 'gzip'] as const).find((one) => one in bodies && accepted.includes(one))
  if (coding !== undefined) reply.header('content-encoding', coding)
  return reply.type(type).send(bodies[coding ?? 'identity'])
}
