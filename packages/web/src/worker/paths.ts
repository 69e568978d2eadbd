/**
 * Gestures: what the rules ask one by one (card, action, monster, room, load) a player wants in one go. From a
 * decision, ways of choices are tried on copies, up to where the next thought is needed; chance may only end one.
 */
import {
  type AnyGame,
  Chance,
  type Decision,
  decisionJson,
  type EngineState,
  type LanguageCode,
  type Option,
  PARTY,
  type Seat,
  stopping,
  Umpire,
} from '@muster/engine'
import type { PathStep, PathView } from '../host/protocol.ts'

interface Offered extends Readonly<Option> {
  /** For how many alike things it stands. */
  readonly alike: number
}

/** A choice on the way, and the question that it answers. */
export interface Step extends Readonly<Option> {
  readonly prompt: string
}

export type Way = readonly Step[]

/** What is asked somewhere on the way. */
export interface Asked {
  readonly prompt: string
  /** The first number of what the question is about. */
  readonly about: number
  readonly options: readonly Offered[]
}

/** What only a game knows of its gestures. */
export interface PathRules {
  /** The questions at which a gesture may begin. */
  readonly from: readonly string[]
  /** The verbs of choices that only open what a deed is paid with. */
  readonly pays: readonly string[]
  /** The verbs of choices that go without saying. */
  readonly unsaid: readonly string[]
  /** The verbs of choices that are said with what they bring, as an option of the decision would be. */
  readonly inFull?: readonly string[]
  /** Which options a way goes on with; `start`: what is asked where it begins. */
  onward(way: Way, asked: Asked, start: Asked): readonly number[]
  /** What it costs to take an option of what is offered after such choices, the weightiest number first. */
  cost(way: Way, asked: Asked, index: number): readonly number[]
  /** What lies behind an option, where it is the same whatever pays for it. */
  behind(way: Way, asked: Asked, index: number): string | undefined
  /**
   * What a way has done when `next` is asked, or nothing is: alike ways are one gesture. Nothing, if it is none.
   */
  deed(way: Way, next: string | undefined): string | undefined
  /** How long a way is: of alike ones the shortest, whatever pays for it. */
  length(way: Way): number
  /** It belongs to the same deed as the choice before it, of which only the verb is known. */
  goesWith(verb: string, before: string): boolean
  /** A choice that only wastes something, by what is asked after it. */
  isIdle(choice: Step, next: string): boolean
}

/** Choices tried for one decision; after that the dearest ways are left out. */
const MOST_TRIES = 1200

type Said = PathStep & { readonly say: string }

/** A table on the way, and what it asks; in words only once a gesture goes through it. */
interface Node extends Asked {
  readonly state: EngineState
  said: readonly Said[] | undefined
}

interface Made extends Step {
  readonly index: number
  /** Where it was chosen; of one that is made by itself, how it reads. */
  readonly at: Node | Said
}

interface Found {
  readonly way: readonly Made[]
  readonly sealed: boolean
}

/** A way that has only paid so far, and what is done with it first. */
interface Beginning {
  readonly node: Node
  readonly way: readonly Made[]
  readonly index: number
  readonly cost: readonly number[]
}

/** The gestures that begin at a decision of one seat; of alike ones the cheapest. */
export function pathsAt(
  game: AnyGame,
  rules: PathRules,
  state: EngineState,
  language: LanguageCode,
  most = MOST_TRIES,
): readonly PathView[] {
  if (state.stack.length === 0) return []
  return new Walk(game, rules, state, most).paths(language)
}

/** The options that change nothing but what they cost. */
export function idleAt(game: AnyGame, rules: PathRules, state: EngineState): readonly number[] {
  return state.stack.length === 0 ? [] : new Walk(game, rules, state, MOST_TRIES).idle()
}

class Walk {
  private readonly game: AnyGame
  private readonly rules: PathRules
  private readonly found = new Map<string, Found>()
  private readonly behind = new Set<string>()
  private readonly chooser: Seat
  private readonly start: Node
  private umpire: Umpire<EngineState, unknown>
  private triesLeft: number
  /** The last choice that was tried, with those that came by themselves after it. */
  private made: Made[] = []
  private sealed = false
  private language: LanguageCode = 'en'

  constructor(game: AnyGame, rules: PathRules, state: EngineState, most: number) {
    this.game = game
    this.rules = rules
    this.triesLeft = most
    this.umpire = new Umpire(game, game.content, state, stopping)
    this.umpire.resume(state)
    this.chooser = this.umpire.decision.by
    this.start = this.node()
  }

  paths(language: LanguageCode): readonly PathView[] {
    const { rules, start } = this
    if (this.chooser === PARTY || !rules.from.includes(start.prompt)) return []
    this.language = language
    const beginnings: Beginning[] = []
    this.open(start, [], beginnings)
    beginnings.sort((one, other) => compare(one.cost, other.cost))
    for (const { node, way, index } of beginnings) this.goOn(node, way, [index])
    return [...this.found.values()].map((found) => this.view(found))
  }

  idle(): readonly number[] {
    const { rules, start } = this
    if (this.chooser === PARTY || !rules.from.includes(start.prompt)) return []
    return start.options.flatMap((option, index) => {
      if (!rules.pays.includes(option.verb)) return []
      const next = this.choose(start, index)
      const choice = { prompt: start.prompt, ...option }
      return next !== undefined && rules.isIdle(choice, next.prompt) ? [index] : []
    })
  }

  /** Finds all that can pay, and what each can pay for. */
  private open(node: Node, way: readonly Made[], beginnings: Beginning[]): void {
    const { rules } = this
    for (const index of rules.onward(way, node, this.start)) {
      if (!rules.pays.includes(node.options[index].verb)) {
        beginnings.push({ node, way, index, cost: rules.cost(way, node, index) })
        continue
      }
      const next = this.choose(node, index)
      const after = [...way, ...this.made]
      if (next === undefined) continue
      this.add(after, next)
      this.open(next, after, beginnings)
    }
  }

  private goOn(node: Node, way: readonly Made[], onward: readonly number[]): void {
    const { rules } = this
    for (const index of onward) {
      if (rules.pays.includes(node.options[index].verb)) continue
      const behind = rules.behind(way, node, index)
      if (behind !== undefined && this.behind.has(behind)) continue
      if (this.triesLeft <= 0) return
      if (behind !== undefined) this.behind.add(behind)
      const next = this.choose(node, index)
      const after = [...way, ...this.made]
      this.add(after, next)
      if (next !== undefined) this.goOn(next, after, rules.onward(after, next, this.start))
    }
  }

  /** Of alike ways as long the first that is found is the cheapest. One choice alone is the decision's own. */
  private add(way: readonly Made[], next: Node | undefined): void {
    if (way.length === 1) return
    const { rules, found } = this
    const deed = rules.deed(way, next?.prompt)
    if (deed === undefined) return
    const known = found.get(deed)
    if (known !== undefined && rules.length(known.way) <= rules.length(way)) return
    found.set(deed, { way, sealed: this.sealed })
  }

  /** Tries a choice on a copy; nothing follows where chance or somebody else comes in. */
  private choose(node: Node, index: number): Node | undefined {
    const { umpire, game } = this
    this.triesLeft--
    this.sealed = false
    umpire.resume(game.copy(node.state))
    this.made = [{ prompt: node.prompt, ...node.options[index], index, at: node }]
    umpire.events = (name) => {
      if (name === 'only-option') this.made.push(...this.byItself())
    }
    try {
      umpire.choose(index)
    } catch (error) {
      if (!(error instanceof Chance)) throw error
      this.sealed = true
      this.umpire = new Umpire(game, game.content, node.state, stopping)
      return undefined
    }
    return umpire.isOver || umpire.decision.by !== this.chooser ? undefined : this.node()
  }

  /** A choice without an alternative: it still lies there when it is told. */
  private byItself(): readonly Made[] {
    const { decision, state } = this.umpire
    if (decision.by !== this.chooser) return []
    const { prompt } = decision
    const [{ text, at }] = decisionJson(this.game, state, decision, 0).options
    const [offered] = offeredIn(decision)
    const { verb } = offered
    const say = this.inFull(verb) ? this.game.sayOption(state, decision, 0, this.language) : ''
    const step = { prompt, verb, text, at, automatic: true, say }
    return [{ prompt, ...offered, index: 0, at: step }]
  }

  private node(): Node {
    const { decision, state } = this.umpire
    const { prompt, about } = decision
    return { prompt, about: about.a, options: offeredIn(decision), state, said: undefined }
  }

  private inFull(verb: string): boolean {
    return this.rules.inFull?.includes(verb) === true
  }

  private view({ way, sealed }: Found): PathView {
    const steps = way.map((made) => this.stepView(made))
    const posted = steps.filter(({ automatic }) => !automatic)
    const told = steps.filter(({ verb, say }) => say !== '' && !this.rules.unsaid.includes(verb))
    const { verb, at } = steps[steps.length - 1]
    return {
      text: posted.map(({ text }) => text).join('\n'),
      verb,
      say: told
        .map(({ say }) => say)
        .filter((say, i, all) => say !== all[i - 1])
        .join(', '),
      at,
      alike: 1,
      sealed,
      steps: steps.map(({ say: _, ...step }) => step),
    }
  }

  private stepView({ at, index }: Made): Said {
    if ('automatic' in at) return at
    at.said ??= this.said(at)
    return at.said[index]
  }

  private said({ state, prompt }: Node): readonly Said[] {
    const { game, umpire, language } = this
    umpire.resume(state)
    const { decision } = umpire
    return decisionJson(game, state, decision, 0).options.map(({ text, at }, i) => {
      const { verb } = decision.at(i)
      const say = this.inFull(verb)
        ? game.sayOption(state, decision, i, language)
        : game.sayChosen(state, decision, i, language)
      return { prompt, verb, text, at, automatic: false, say }
    })
  }
}

function offeredIn(decision: Decision): readonly Offered[] {
  const options: Offered[] = []
  for (let i = 0; i < decision.count; i++) {
    const { verb, a, b, c } = decision.at(i)
    options.push({ verb, a, b, c, alike: decision.alikeCount(i) })
  }
  return options
}

/** Number by number. */
function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((n, i) => n !== (other[i] ?? 0))
  return at < 0 ? 0 : one[at] - (other[at] ?? 0)
}
