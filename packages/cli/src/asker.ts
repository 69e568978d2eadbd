/** Questions before a match: a list, a usual answer, and again until it is answered. */
import { matching } from '@muster/engine'
import { wrap } from './layout.ts'
import type { Terminal } from './terminal.ts'
import { fill, type Texts } from './texts/index.ts'

export interface Choice<T> {
  readonly value: T
  readonly text: string
}

export class Asker {
  readonly texts: Texts
  private readonly terminal: Terminal
  private readonly asksNothing: boolean

  constructor(terminal: Terminal, texts: Texts, asksNothing: boolean) {
    this.terminal = terminal
    this.texts = texts
    this.asksNothing = asksNothing
  }

  /** One of a list; nothing when the input ended. */
  async one<T>(
    question: string,
    choices: readonly Choice<T>[],
    usual: number,
  ): Promise<Choice<T> | undefined> {
    const { terminal, texts } = this
    if (this.asksNothing || choices.length === 1) return choices[usual]
    const list = choices.map(({ text }, i) => (text === `${i + 1}` ? text : `${i + 1} ${text}`))
    for (;;) {
      const lines = wrap(`${question}  ${list.join('  ')}`, terminal.columns, '  ')
      terminal.say(terminal.colours.bold(question) + lines.slice(question.length))
      const answer = await terminal.ask(`[${choices[usual].text}] > `)
      if (answer === undefined) return undefined
      const typed = answer.trim()
      if (typed === '') return choices[usual]
      const found = pick(typed, choices)
      if (found !== undefined) return found
      terminal.say(fill(texts.notThere, { asked: typed }))
    }
  }

  /** A free answer, again until it can be read. */
  async free<T>(
    question: string,
    usual: string,
    read: (answer: string) => T,
    problem: (error: unknown) => string,
  ): Promise<T | undefined> {
    const { terminal } = this
    if (this.asksNothing) return read(usual)
    for (;;) {
      terminal.say(terminal.colours.bold(question))
      const answer = await terminal.ask(`[${usual}] > `)
      if (answer === undefined) return undefined
      try {
        return read(answer.trim() === '' ? usual : answer.trim())
      } catch (error) {
        terminal.say(problem(error))
      }
    }
  }
}

/** By its text or value before its number: where numbers are the values, 3 means three. */
function pick<T>(typed: string, choices: readonly Choice<T>[]): Choice<T> | undefined {
  const byValue = choices.find(({ value }) => String(value) === typed)
  if (byValue !== undefined) return byValue
  if (/^\d+$/.test(typed)) return choices[Number(typed) - 1]
  const found = matching(
    typed,
    choices.map(({ text, value }) => [text, String(value)]),
  )
  return found.length === 1 ? choices[found[0]] : undefined
}
