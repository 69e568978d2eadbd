/** Tests as play: a scripted dealer, one line a move. */
import { type Script, ScriptedDealer } from '../dealers/scripted.ts'
import { MusterError } from '../errors.ts'
import type { Game, Options, Telling } from '../game.ts'
import {
  type Chooser,
  chooserOf,
  eventText,
  findOption,
  nearest,
  optionTexts,
} from '../option-text.ts'
import { parsePosition } from '../position.ts'
import type { EngineState } from '../state.ts'
import { Umpire } from '../umpire.ts'
import { arrange } from './arrange.ts'

/** Sets up a match and plays to its first decision. The script says what is dealt, pile by pile. */
export function play<S extends EngineState, C>(
  game: Game<S, C>,
  options: Options = {},
  script: Script = {},
): Play<S, C> {
  const state = game.newState(game.readOptions(options))
  return new Play(game, state, script, (umpire) => umpire.begin())
}

/** Plays on from a position, as text or as a state. */
export function playFrom<S extends EngineState, C>(
  game: Game<S, C>,
  position: string | S,
  script: Script = {},
): Play<S, C> {
  const state =
    typeof position === 'string' ? parsePosition(game, position).state : game.copy(position)
  return new Play(game, state, script, (umpire) => umpire.resume(state))
}

export class Play<S extends EngineState, C> {
  readonly umpire: Umpire<S, C>
  private readonly game: Game<S, C>
  private readonly dealer: ScriptedDealer
  private told: Telling[] = []

  constructor(game: Game<S, C>, state: S, script: Script, start: (umpire: Umpire<S, C>) => void) {
    const { procedures, content } = game
    this.game = game
    this.dealer = new ScriptedDealer(game, script)
    this.umpire = new Umpire<S, C>({ procedures }, content, state, this.dealer)
    this.umpire.events = (name, a, b, c, d) => this.told.push({ name, a, b, c, d })
    start(this.umpire)
  }

  get state(): S {
    return this.umpire.state
  }

  get isOver(): boolean {
    return this.umpire.isOver
  }

  /** Makes choices, one after the other. Its events are those of all of them. */
  choose(...texts: string[]): this {
    this.told = []
    for (const text of texts) {
      const index = this.isOver ? -1 : findOption(this.game, this.umpire, text)
      if (index < 0) throw this.notThere(text)
      this.umpire.choose(index)
    }
    return this
  }

  options(): string[] {
    return this.isOver ? [] : optionTexts(this.game, this.state, this.umpire.decision)
  }

  prompt(): string {
    return this.isOver ? 'over' : this.umpire.decision.prompt
  }

  rule(): string {
    return this.isOver ? '' : this.umpire.decision.rule
  }

  by(): Chooser | undefined {
    return this.isOver ? undefined : chooserOf(this.umpire.decision.by)
  }

  /** What happened in the last `choose`, each as its name and things: `drew 1 gem`. */
  events(): string[] {
    return this.told.map((event) => eventText(this.game, this.state, event))
  }

  /** Fails unless these events happened in the last `choose`, in this order, with others between them. */
  expectEvents(...wanted: string[]): this {
    const events = this.events()
    let from = 0
    for (const event of wanted) {
      const at = events.indexOf(event, from)
      if (at < 0) {
        throw new Error(
          `expected “${event}” ${from > 0 ? `after “${events[from - 1]}” ` : ''}in:\n${events.join('\n')}`,
        )
      }
      from = at + 1
    }
    return this
  }

  /** Adds to the script: what is dealt next, pile by pile; dice as `die 0`. */
  expectDeal(script: Script): this {
    this.dealer.expect(script)
    return this
  }

  /** The kinds of a pile's cards, top first; `?` for one that nobody has seen. */
  pile(name: string): string[] {
    const row = this.state.piles[this.pileNumber(name)]
    return row.map((place) => (place < 0 ? '?' : this.game.kindName(place))).reverse()
  }

  /** Brings cards, by kind or name and from wherever they lie, to the tops of piles: the first named is the top. */
  arrange(piles: { readonly [pile: string]: readonly string[] }): this {
    for (const [name, cards] of Object.entries(piles)) {
      arrange(this.game, this.state, this.pileNumber(name), cards)
    }
    return this.refresh()
  }

  /** Asks anew, after a test has changed the state by hand. */
  refresh(): this {
    this.umpire.resume(this.state)
    return this
  }

  private pileNumber(name: string): number {
    const names = this.state.piles.map((_, pile) => this.game.pileName(pile))
    const pile = names.indexOf(name)
    if (pile < 0) throw new Error(`no pile “${name}”; there are ${names.join(', ')}`)
    return pile
  }

  private notThere(text: string): MusterError {
    if (this.isOver) return new MusterError('choice', `“${text}”: the match is over`)
    const near = nearest(text, this.options(), 8).join(' | ')
    return new MusterError('choice', `“${text}” is not on the list of “${this.prompt()}”: ${near}`)
  }
}
