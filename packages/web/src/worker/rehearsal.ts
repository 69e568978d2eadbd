/** A match that nobody sees, played on while the real one waits: what has run once runs faster when it is needed. */
import type { LanguageCode } from '@muster/engine'
import type { Calls } from '../host/protocol.ts'
import { type Secret, secret } from './deals.ts'
import { OpenTable } from './open-table.ts'
import { type Box, newOpening } from './openings.ts'

/** In one go: somebody may choose at the real table meanwhile. */
const MOST_AT_ONCE = 8
const MOST_IN_ALL = 160

export class Rehearsal {
  private readonly open: OpenTable
  private readonly language: LanguageCode
  private readonly shown = new Set<string>()
  /** How often each question was answered. */
  private readonly answered = new Map<string, number>()
  private made = 0

  /** Set up like a match that is open. */
  constructor(box: Box, like: OpenTable, language: LanguageCode, random: Secret = secret) {
    const { options } = like.record
    const seats = like.table.company.seats.map(() => ({ name: '' }))
    const match = { game: box.game.name, options, seats, routine: true }
    this.open = new OpenTable(newOpening(box, match, random, language))
    this.language = language
  }

  /** Plays on to a question that was not shown yet, a few choices at a time. */
  goOn(): Calls['rehearse']['answer'] {
    for (let n = 0; n < MOST_AT_ONCE; n++) {
      const { view } = this.step()
      const prompt = view.decision?.prompt
      if (prompt === undefined || this.made >= MOST_IN_ALL) return { over: true }
      if (!this.shown.has(prompt)) {
        this.shown.add(prompt)
        return { view, over: false }
      }
    }
    return { over: false }
  }

  private step() {
    const { table } = this.open
    const { decides } = table.view()
    const { decision } = table
    return this.open.news(this.language, () => {
      if (decision === undefined || decides === undefined) return
      const [person] = table.company.seats[decides.seats[0]].people
      // Round and round through the options of each question, so that it gets about.
      const times = this.answered.get(decision.prompt) ?? 0
      this.answered.set(decision.prompt, times + 1)
      this.made++
      const texts = [decision.options[times % decision.options.length].text]
      table.act(person, { kind: 'choose', entry: decision.entry, texts })
    })()
  }
}
