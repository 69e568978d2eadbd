/** The nodes of a test, each at its place; one that is gone may be started again. */
import type { NodeProcess, Program, Settings } from './program.ts'

export class Nodes {
  /** What any of them had to complain about. */
  complaints = ''
  private readonly program: Program
  private readonly settings: Settings
  private readonly at: (NodeProcess | undefined)[] = []
  private readonly looking = new Set<() => void>()

  constructor(program: Program, settings: Settings) {
    this.program = program
    this.settings = settings
  }

  get isOne(): boolean {
    return this.at.length === 1
  }

  async start(place = 0): Promise<NodeProcess> {
    const node = await this.program.start(this.settings)
    this.at[place] = node
    for (const look of this.looking) look()
    this.looking.clear()
    return node
  }

  /** Nobody is sent to it any more from this moment on. */
  async end(signal: 'SIGKILL' | 'SIGTERM', place = 0): Promise<number | null> {
    const node = this.at[place]
    if (node === undefined) throw new Error(`no node is at ${place}`)
    this.at[place] = undefined
    const code = await node.end(signal)
    this.complaints += node.complaint
    return code
  }

  /** The node at a place, or another where that one is down; waits until there is one. */
  async find(place: number): Promise<NodeProcess> {
    for (;;) {
      const node = this.at[place] ?? this.at.find((one) => one !== undefined)
      if (node !== undefined) return node
      await new Promise<void>((resolve) => this.looking.add(resolve))
    }
  }

  /** All that are up; gives their exit codes. */
  async endAll(signal: 'SIGKILL' | 'SIGTERM'): Promise<(number | null)[]> {
    const codes: (number | null)[] = []
    for (const [place, node] of this.at.entries()) {
      if (node !== undefined) codes.push(await this.end(signal, place))
    }
    return codes
  }
}
