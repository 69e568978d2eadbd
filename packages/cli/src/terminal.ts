/** The terminal as the commands see it: lines out, lines in. */
import { createInterface, type Interface } from 'node:readline'
import picocolors from 'picocolors'

export type Colours = ReturnType<typeof picocolors.createColors>

export interface Terminal {
  readonly colours: Colours
  readonly columns: number
  /** Standard error goes to a person: progress may be shown there. */
  readonly showsProgress: boolean
  say(text?: string): void
  complain(text: string): void
  /** Rewrites the line of progress; an empty text takes it away. */
  progress(text: string): void
  /** One line of input; none when the input has ended or was interrupted. */
  ask(prompt: string): Promise<string | undefined>
  /** All that comes in. */
  readAll(): Promise<string>
  close(): void
}

const USUAL_COLUMNS = 100

export function realTerminal(): Terminal {
  const { stdin, stdout, stderr } = process
  const lines = new Lines(stdin.isTTY === true)
  return {
    colours: picocolors.createColors(picocolors.isColorSupported),
    get columns() {
      return stdout.columns ?? USUAL_COLUMNS
    },
    showsProgress: stderr.isTTY === true,
    say: (text = '') => void stdout.write(`${text}\n`),
    complain: (text) => void stderr.write(`${text}\n`),
    progress: (text) => void stderr.write(`\r\u001b[K${text}`),
    ask: (prompt) => lines.next(prompt),
    readAll: () => allOf(stdin),
    close: () => lines.close(),
  }
}

async function allOf(input: NodeJS.ReadStream): Promise<string> {
  input.setEncoding('utf8')
  let text = ''
  for await (const part of input) text += part
  return text
}

/** Lines as they come in: a pipe may bring many before the first is asked for. */
class Lines {
  private readonly isTyped: boolean
  private reader: Interface | undefined
  private readonly queue: string[] = []
  private waiting: ((line: string | undefined) => void) | undefined
  private ended = false

  constructor(isTyped: boolean) {
    this.isTyped = isTyped
  }

  next(prompt: string): Promise<string | undefined> {
    const reader = this.open()
    if (this.isTyped) {
      reader.setPrompt(prompt)
      reader.prompt()
    } else process.stdout.write(prompt)
    const line = this.queue.shift()
    if (line !== undefined) return Promise.resolve(this.echoed(line))
    if (this.ended) return Promise.resolve(this.echoed(undefined))
    return new Promise((resolve) => {
      this.waiting = (answer) => resolve(this.echoed(answer))
    })
  }

  close(): void {
    this.reader?.close()
  }

  private open(): Interface {
    if (this.reader !== undefined) return this.reader
    const { stdin, stdout } = process
    const reader = this.isTyped
      ? createInterface({ input: stdin, output: stdout })
      : createInterface({ input: stdin })
    reader.on('line', (line) => this.take(line))
    reader.on('close', () => this.end())
    reader.on('SIGINT', () => reader.close())
    process.once('SIGINT', () => reader.close())
    process.once('SIGTERM', () => reader.close())
    this.reader = reader
    return reader
  }

  /** Nobody types into a pipe: the transcript shows what came through it. */
  private echoed(line: string | undefined): string | undefined {
    if (!this.isTyped || line === undefined) process.stdout.write(`${line ?? ''}\n`)
    return line
  }

  private take(line: string): void {
    const waiting = this.waiting
    this.waiting = undefined
    if (waiting === undefined) this.queue.push(line)
    else waiting(line)
  }

  private end(): void {
    this.ended = true
    const waiting = this.waiting
    this.waiting = undefined
    waiting?.(undefined)
  }
}
