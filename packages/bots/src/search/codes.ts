/** Options and revealed things as numbers that mean the same on every table: a card counts by its kind. */
import type { AnyGame, Decision } from '@muster/engine'

export class Codes {
  private readonly verbs = new Map<string, { readonly n: number; readonly cards: number }>()
  private readonly kinds: number[] = []

  constructor(game: Pick<AnyGame, 'verbs' | 'cards' | 'kindName'>) {
    let n = 0
    for (const [verb, things] of Object.entries(game.verbs)) {
      let cards = 0
      things.forEach((thing, i) => {
        if (thing === 'card') cards |= 1 << i
      })
      this.verbs.set(verb, { n: n++, cards })
    }
    const names = new Map<string, number>()
    for (let card = 0; card < game.cards; card++) {
      const name = game.kindName(card)
      const kind = names.get(name) ?? names.size
      names.set(name, kind)
      this.kinds.push(kind)
    }
  }

  /** Of each option, into a row. Two of one code (cards of a kind in two states) are told apart by their order. */
  ofOptions(decision: Decision, into: number[]): void {
    for (let i = 0; i < decision.count; i++) {
      let code = this.ofOption(decision, i)
      for (let before = 0; before < i; before++) {
        if (into[before] === code) code = mix(code, i)
      }
      into[i] = code
    }
  }

  /** What was revealed so far, and one thing more. */
  after(revealed: number, kind: 'card' | 'die', value: number): number {
    return mix(revealed, kind === 'card' ? this.kindOf(value) : -1 - value)
  }

  private ofOption(decision: Decision, index: number): number {
    const { verb, a, b, c } = decision.at(index)
    const known = this.verbs.get(verb)
    const cards = known?.cards ?? 0
    let code = mix(0, known?.n ?? -1)
    code = mix(code, (cards & 1) !== 0 ? this.kindOf(a) : a)
    code = mix(code, (cards & 2) !== 0 ? this.kindOf(b) : b)
    return mix(code, (cards & 4) !== 0 ? this.kindOf(c) : c)
  }

  private kindOf(card: number): number {
    return card >= 0 && card < this.kinds.length ? this.kinds[card] : card
  }
}

function mix(code: number, value: number): number {
  const h = Math.imul(code ^ value, 0x85ebca6b) + 0x9e3779b9
  return (h ^ (h >>> 15) ^ (h << 9)) | 0
}
