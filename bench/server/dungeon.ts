/** The mini-dungeon by itself, for servers that bring no rules of their own: as quick as rules can be. */
import { PARTY, RandomDealer, Umpire } from '@muster/engine'
import {
  endlessRulebook,
  type MiniState,
  miniContent,
  newMiniState,
} from '../mini-dungeon/muster.ts'

export class Dungeon {
  /** The cards that the last choice has turned up. */
  dealt: number[] = []
  private readonly umpire: Umpire<MiniState, typeof miniContent>

  constructor(seed: number) {
    this.umpire = new Umpire(endlessRulebook, miniContent, newMiniState(), new RandomDealer(seed))
    this.umpire.chance = (_kind, _bag, card) => this.dealt.push(card)
    this.umpire.begin()
  }

  get prompt(): string {
    return this.umpire.decision.prompt
  }

  /** The seat that chooses; what is decided together is the first one's. */
  get asked(): number {
    const { by, arbiter } = this.umpire.decision
    return by === PARTY ? arbiter : by
  }

  /** How many options there are. */
  get options(): number {
    return this.umpire.decision.count
  }

  choose(by: number, option: number): void {
    if (by !== this.asked) throw new Error(`seat ${by + 1} is not asked`)
    if (!(option >= 0 && option < this.options)) throw new Error(`there is no option ${option}`)
    this.dealt = []
    this.umpire.choose(option)
  }
}
