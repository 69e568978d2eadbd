// One match under load: one move is under way at a time, and the next is sent when all three have seen it.
const CLIENTS = 3

export class Pace {
  /** @type {import('./contestant.ts').Seated | undefined} */
  match
  /** Milliseconds from sending until the one who has sent it has the answer. @type {number[]} */
  answers = []
  /** Until both others have it. @type {number[]} */
  others = []
  #sent = 0
  #seen = CLIENTS
  /** How many of the others. */
  #heard = 0
  #goesOn = false
  /** @type {() => void} */
  #halted = () => undefined

  run() {
    this.#goesOn = true
    this.once()
  }

  /** Sends a move where none is under way. */
  once() {
    if (this.#seen < CLIENTS) return
    this.#seen = 0
    this.#heard = 0
    this.#sent = performance.now()
    this.match?.send()
  }

  forget() {
    this.answers = []
    this.others = []
  }

  /** Resolves when what is under way has been seen. */
  async halt() {
    this.#goesOn = false
    if (this.#seen === CLIENTS) return
    await new Promise((resolve) => {
      this.#halted = () => resolve(undefined)
    })
  }

  /** @type {import('./contestant.ts').Seen} */
  seen = (own) => {
    const after = performance.now() - this.#sent
    this.#seen++
    if (own) this.answers.push(after)
    else if (++this.#heard === CLIENTS - 1) this.others.push(after)
    if (this.#seen < CLIENTS) return
    if (this.#goesOn) this.once()
    else this.#halted()
  }
}
