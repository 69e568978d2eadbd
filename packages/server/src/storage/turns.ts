/** What is asked for in one turn of the event loop is done together, at its end. */
export interface Asked<Question, Answer> {
  readonly question: Question
  readonly resolve: (answer: Answer) => void
  readonly reject: (reason: unknown) => void
}

export class Turns<Question, Answer> {
  private readonly together: (asked: readonly Asked<Question, Answer>[]) => Promise<void>
  private readonly most: number
  private waiting: Asked<Question, Answer>[] = []
  private running: Promise<void> | undefined

  /** At most so many are asked together, in the order in which they came; each is answered there. */
  constructor(
    most: number,
    together: (asked: readonly Asked<Question, Answer>[]) => Promise<void>,
  ) {
    this.together = together
    this.most = most
  }

  ask(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, resolve, reject })
      this.running ??= this.run()
    })
  }

  /** When all that was asked has its answer. */
  async done(): Promise<void> {
    while (this.running !== undefined) await this.running
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      await new Promise((resolve) => setImmediate(resolve))
      await this.answer(this.waiting.splice(0, this.most))
    }
    this.running = undefined
  }

  private async answer(asked: readonly Asked<Question, Answer>[]): Promise<void> {
    try {
      await this.together(asked)
    } catch (error) {
      // Whoever has an answer keeps it.
      for (const { reject } of asked) reject(error)
    }
  }
}
