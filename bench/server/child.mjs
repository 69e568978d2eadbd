// A process that answers one question after the other.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))

export class Child {
  /**
   * @param {string} script
   * @param {string[]} args
   * @param {string[]} execArgv
   */
  constructor(script, args, execArgv = []) {
    this.process = fork(join(here, script), args, {
      execArgv,
      env: { ...process.env, NODE_ENV: 'production' },
      // What they say of themselves is not the table's: standard output belongs to it.
      stdio: ['ignore', 2, 2, 'ipc'],
    })
    this.name = `${script} ${args.join(' ')}`
    /** What it says first, when it is ready. */
    this.ready = this.hear()
  }

  /** @returns {Promise<unknown>} */
  async hear() {
    const ended = new AbortController()
    const end = once(this.process, 'exit', { signal: ended.signal }).then(
      ([code]) => {
        throw new Error(`${this.name} ended (${code})`)
      },
      () => undefined,
    )
    try {
      return await Promise.race([once(this.process, 'message').then(([{ said }]) => said), end])
    } finally {
      ended.abort()
    }
  }

  /**
   * @param {string} kind
   * @param {object} words
   */
  async ask(kind, words = {}) {
    const heard = this.hear()
    this.process.send({ kind, ...words })
    return await heard
  }

  async close() {
    const ended = once(this.process, 'exit')
    await this.ask('close')
    await ended
  }

  kill() {
    this.process.kill('SIGKILL')
  }
}
