import type { Seat } from './state.ts'

/** The party decides together; the arbiter has the last word. */
export const PARTY = -1
/** More options than this are a sign that a decision should be several steps. */
const MOST_OPTIONS = 64

/** One option, as a code: a verb and up to three numbers. */
export interface Option {
  verb: string
  a: number
  b: number
  c: number
}

/** An option as the decision keeps it. */
interface Offered extends Option {
  /** What makes it stand for others, or −1. */
  likeness: number
  alikes: number
}

/** Until when a wish not to be asked again holds. */
export type MuteSpan = 'turn' | 'round' | 'match'

/** The choice that the rules ask for. One object, filled anew for each decision. */
export class Decision {
  /** The seat that chooses, or PARTY. */
  by: Seat = 0
  /** Who settles a party decision. */
  arbiter: Seat = 0
  /** Weighty: everyone should agree. Routine: the arbiter's choice stands at once. */
  weighty = false
  prompt = ''
  rule = ''
  /** Numbers that the prompt's text speaks of. */
  about: Option = { verb: '', a: 0, b: 0, c: 0 }
  /** A pick that goes on with a row of picks: one entry and one undo with the pick before. */
  continues = false
  /** It is asked also where it has one option only: what comes after it cannot be taken back freely. */
  isConfirmed = false
  mute: string | undefined
  muteSpan: MuteSpan = 'turn'
  /** The verb of the option that is taken for a chooser who does not want to be asked. */
  mutePass = ''
  count = 0
  /** As many as were ever offered at a time, to be filled anew. */
  private readonly options: Offered[] = []

  clear(): void {
    this.count = 0
    this.continues = false
    this.isConfirmed = false
    this.mute = undefined
  }

  /** A decision of one seat. */
  ask(by: Seat, prompt: string, rule: string, a = 0, b = 0, c = 0): void {
    this.by = by
    this.arbiter = by
    this.weighty = false
    this.prompt = prompt
    this.rule = rule
    const about = this.about
    about.a = a
    about.b = b
    about.c = c
  }

  /** A decision of the party. */
  askParty(
    arbiter: Seat,
    weighty: boolean,
    prompt: string,
    rule: string,
    a = 0,
    b = 0,
    c = 0,
  ): void {
    this.ask(PARTY, prompt, rule, a, b, c)
    this.arbiter = arbiter
    this.weighty = weighty
  }

  /** Asks also where there is one option only. */
  confirm(): void {
    this.isConfirmed = true
  }

  /** Lets the chooser wish not to be asked again: the option of the verb `pass` is then taken. */
  mutable(key: string, span: MuteSpan, pass: string): void {
    this.mute = key
    this.muteSpan = span
    this.mutePass = pass
  }

  option(verb: string, a = 0, b = 0, c = 0): void {
    if (this.count === MOST_OPTIONS) throw new Error(`${this.prompt}: more than 64 options`)
    if (this.count === this.options.length) {
      this.options.push({ verb: '', a: 0, b: 0, c: 0, likeness: -1, alikes: 1 })
    }
    const option = this.options[this.count]
    option.verb = verb
    option.a = a
    option.b = b
    option.c = c
    option.likeness = -1
    option.alikes = 1
    this.count++
  }

  /** An option that stands for all options of the same verb and likeness (cards of one kind in one zone). */
  alike(verb: string, likeness: number, a: number, b = 0, c = 0): void {
    for (let i = 0; i < this.count; i++) {
      const option = this.options[i]
      if (option.likeness === likeness && option.verb === verb) {
        option.alikes++
        return
      }
    }
    this.option(verb, a, b, c)
    this.options[this.count - 1].likeness = likeness
  }

  at(index: number): Readonly<Option> {
    return this.options[index]
  }

  /** For how many alike things an option stands. */
  alikeCount(index: number): number {
    return this.options[index].alikes
  }
}
