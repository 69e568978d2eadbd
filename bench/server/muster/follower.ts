/** What a client knows of a match on Muster's server: the dungeon, played again from what was told. */
import { CardIndex, optionTexts, PARTY, RandomStream, RecordedDealer, Umpire } from '@muster/engine'
import { newMiniState } from '../../mini-dungeon/muster.ts'
import { miniDungeon } from './game.ts'

const { house: game } = miniDungeon
const index = new CardIndex(game)

export interface ToldEntry {
  readonly kind: string
  readonly texts?: readonly string[]
  readonly dealt?: readonly string[]
}

/** The three clients of a match share one: in earnest each would sit on a machine of its own. */
export class Follower {
  /** The entry that opened the present decision. */
  opened = 0
  private readonly dealer = new RecordedDealer(index)
  private readonly umpire = new Umpire(game, game.content, newMiniState(), this.dealer)
  private readonly chance: RandomStream

  constructor(seed: number, begin: ToldEntry) {
    this.chance = new RandomStream(seed)
    this.dealer.follow(begin.dealt ?? [])
    this.umpire.begin()
  }

  /** The seat whose client chooses; together is the first one's. */
  get asked(): number {
    const { by, arbiter } = this.umpire.decision
    return by === PARTY ? arbiter : by
  }

  take(n: number, { texts = [], dealt = [] }: ToldEntry): void {
    const at = this.texts().indexOf(texts[0])
    if (at < 0) throw new Error(`entry ${n} chooses ${texts[0]}, which is no option`)
    this.dealer.follow(dealt)
    this.umpire.choose(at)
    this.opened = n
  }

  pick(): string {
    const texts = this.texts()
    return texts[this.chance.below(texts.length)]
  }

  private texts(): string[] {
    return optionTexts(game, this.umpire.state, this.umpire.decision)
  }
}
