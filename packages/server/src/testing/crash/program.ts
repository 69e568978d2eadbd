/** The server as a program of its own, and a process that runs it. */
import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'

const BUNDLE = fileURLToPath(new URL('bundle.mjs', import.meta.url))
const NODE = fileURLToPath(new URL('node.ts', import.meta.url))
/** Inside the project, so that the program finds the packages that it needs. */
const CACHE = fileURLToPath(new URL('../../../../../node_modules/.cache', import.meta.url))

export type Settings = { readonly [name: `MUSTER_${string}`]: string }
type Child = ChildProcessByStdio<Writable, Readable, Readable>

export class Program {
  private readonly folder: string

  constructor() {
    mkdirSync(CACHE, { recursive: true })
    this.folder = mkdtempSync(join(CACHE, 'muster-crash-'))
    const { status, stderr } = spawnSync(process.execPath, [BUNDLE, NODE, this.folder], {
      encoding: 'utf8',
    })
    if (status === 0) return
    this.remove()
    throw new Error(`the server cannot be built: ${stderr}`)
  }

  /** Resolves when it listens. */
  async start(settings: Settings): Promise<NodeProcess> {
    const child = spawn(process.execPath, [join(this.folder, 'bots', 'node.js')], {
      env: {
        ...process.env,
        MUSTER_PORT: '0',
        MUSTER_LIMITS: 'off',
        MUSTER_LOG: 'warn',
        MUSTER_BOT_THREADS: '1',
        ...settings,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    const node = new NodeProcess(child)
    await node.listens
    return node
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

export class NodeProcess {
  address = ''
  /** False as soon as a signal is on its way. */
  isUp = true
  readonly listens: Promise<void>
  private said = ''
  private readonly child: Child
  private readonly closed: Promise<unknown>

  constructor(child: Child) {
    this.child = child
    this.closed = once(child, 'close')
    this.listens = new Promise((resolve, reject) => {
      const hear = (chunk: string) => {
        this.said += chunk
        const address = /^http:\S+\n/m.exec(this.said)?.[0]
        if (address === undefined || this.address !== '') return
        this.address = address.trim()
        this.said = this.said.replace(address, '')
        resolve()
      }
      for (const out of [child.stdout, child.stderr]) out.setEncoding('utf8').on('data', hear)
      child.on('error', reject)
      child.on('close', (code, signal) => {
        this.isUp = false
        reject(new Error(`the server ended (${code ?? signal}): ${this.said}`))
      })
    })
  }

  /** What it has said besides its address: warnings and errors. */
  get complaint(): string {
    return this.said
  }

  /** Resolves with its exit code when it is gone; a killed one has none. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    this.isUp = false
    this.child.kill(signal)
    await this.closed
    return this.child.exitCode
  }
}
