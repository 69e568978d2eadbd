/**
 * Effects as data. A card's effect is a list of words with their arguments; a game's vocabulary says what
 * each word does. Lists are compiled once, so that a running effect is a few integers on the stack.
 */
import type { Decision, Option } from './decision.ts'
import { type Procedure, proceduresFor } from './procedure.ts'
import type { Card, EngineState, Seat } from './state.ts'
import type { Umpire } from './umpire.ts'

/** An effect as a pack holds it: a word and its arguments. */
export interface Effect {
  readonly word: string
  readonly [argument: string]: unknown
}

/** A list of effects, compiled: its index in `Program.lists`. */
export type ListId = number

export interface EffectNode<Args> {
  readonly index: number
  readonly args: Args
  /** The lists inside this effect, in the order in which its word names them. */
  readonly lists: readonly ListId[]
}

/** A word of a vocabulary: what an effect may say. */
export interface Word<U, Args> {
  readonly name: string
  /** The lists of effects among its arguments. */
  readonly lists?: (args: Args) => readonly (readonly Effect[])[]
  /** Would it change anything for this seat? */
  readonly can: (umpire: U, node: EffectNode<Args>, seat: Seat, card: Card) => boolean
  /** Could it be done in full, as a price? A word without this is no price. */
  readonly payable?: (umpire: U, node: EffectNode<Args>, seat: Seat, card: Card) => boolean
  /** Does it, or calls the procedure that does. */
  readonly run: (umpire: U, node: EffectNode<Args>, seat: Seat, card: Card) => void
}

// biome-ignore lint/suspicious/noExplicitAny: a vocabulary holds words of many argument types; the schema of each checks its own.
export type AnyWord<U> = Word<U, any>

export interface Program<U> {
  readonly words: readonly AnyWord<U>[]
  /** For each node the word that runs it. */
  readonly wordOf: AnyWord<U>[]
  readonly nodes: EffectNode<unknown>[]
  readonly lists: number[][]
}

export function newProgram<U>(words: readonly AnyWord<U>[]): Program<U> {
  return { words, wordOf: [], nodes: [], lists: [[]] }
}

/** The list without effects. */
export const NO_EFFECT: ListId = 0

export function compileEffects<U>(program: Program<U>, effects: readonly Effect[]): ListId {
  if (effects.length === 0) return NO_EFFECT
  const list: number[] = []
  const id = program.lists.push(list) - 1
  for (const effect of effects) {
    const word = program.words.find((candidate) => candidate.name === effect.word)
    if (word === undefined) throw new Error(`unknown word ${effect.word}`)
    const index = program.nodes.length
    program.wordOf.push(word)
    const lists: ListId[] = []
    program.nodes.push({ index, args: effect, lists })
    for (const inner of word.lists?.(effect) ?? []) lists.push(compileEffects(program, inner))
    list.push(index)
  }
  return id
}

/** What the generic words need to know of a game. */
export interface Grammar<U> {
  /** The numbers of the rules that are behind a "may", a price, and a choice of effects. */
  readonly rules: { readonly may: string; readonly pay: string; readonly choose: string }
  /** Does the condition hold? */
  readonly holds: (umpire: U, condition: Condition, seat: Seat, card: Card) => boolean
  /** The next seat of a scope after `seat` in turn order (−1: the first), or −1. */
  readonly next: (umpire: U, scope: Scope, seat: Seat, you: Seat) => Seat
  /** May a seat decline what is done for a scope? (Solo games let what is meant for others be done to oneself.) */
  readonly mayDecline: (umpire: U, scope: Scope) => boolean
  /** Who is asked for the one an effect is done for, where that is not a seat: a player may hold two heroes. */
  readonly chooser?: (umpire: U, actor: Seat) => Seat
}

export interface Condition {
  readonly is: string
  readonly [argument: string]: unknown
}
/** For whom an effect is done: the name of a group of seats. */
export type Scope = string

interface WithProgram<U> {
  readonly program: Program<U>
}

/** The lists inside the words every game has, by word. */
export const coreLists = {
  may: (args: May) => [args.do],
  pay: (args: Pay) => [args.price, args.to],
  choose: (args: Choose) => args.from,
  'for-each': (args: ForEach) => [args.do],
  repeat: (args: Repeat) => [args.do],
  if: (args: If) => [args.then, args.else ?? []],
}

/** The words every game has, and the procedures behind them. */
export interface Core<U> {
  readonly words: readonly AnyWord<U>[]
  readonly procedures: readonly Procedure<U>[]
  /** Does a list of effects for a seat. The list is done when all it called is done. */
  perform(umpire: U, list: ListId, seat: Seat, card: Card): void
  /** Would any effect of a list change anything? */
  can(umpire: U, list: ListId, seat: Seat, card: Card): boolean
  payable(umpire: U, list: ListId, seat: Seat, card: Card): boolean
}

export function coreVocabulary<S extends EngineState, C extends WithProgram<Umpire<S, C>>>(
  grammar: Grammar<Umpire<S, C>>,
): Core<Umpire<S, C>> {
  type U = Umpire<S, C>
  const procedure = proceduresFor<U>()
  const chooser = grammar.chooser ?? ((_u: U, actor: Seat) => actor)

  function can(u: U, list: ListId, seat: Seat, card: Card): boolean {
    const { lists, nodes, wordOf } = u.content.program
    for (const index of lists[list]) {
      if (wordOf[index].can(u, nodes[index], seat, card)) return true
    }
    return false
  }

  function payable(u: U, list: ListId, seat: Seat, card: Card): boolean {
    const { lists, nodes, wordOf } = u.content.program
    for (const index of lists[list]) {
      const word = wordOf[index]
      if (word.payable === undefined || !word.payable(u, nodes[index], seat, card)) return false
    }
    return true
  }

  function perform(u: U, list: ListId, seat: Seat, card: Card): void {
    const { lists, nodes, wordOf } = u.content.program
    const effects = lists[list]
    if (effects.length === 1) wordOf[effects[0]].run(u, nodes[effects[0]], seat, card)
    else if (effects.length > 1) u.call(sequence, list, seat, card)
  }

  const sequence = procedure('sequence', ['list', 'seat', 'card', 'at'], {
    next(u, f) {
      const { lists, nodes, wordOf } = u.content.program
      const effects = lists[f.list]
      if (f.at === effects.length) return 'done'
      const index = effects[f.at++]
      wordOf[index].run(u, nodes[index], f.seat, f.card)
      return 'next'
    },
  })

  const may = procedure('may', ['node', 'seat', 'card'], {
    ask: {
      ask(u, f, d: Decision) {
        if (!can(u, u.content.program.nodes[f.node].lists[0], f.seat, f.card)) return 'done'
        d.ask(chooser(u, f.seat), 'may', grammar.rules.may, f.card, f.node)
        d.option('do', f.card)
        d.option('decline', f.card)
        return undefined
      },
      answer(u, f, choice: Option) {
        if (choice.verb === 'decline') return 'done'
        perform(u, u.content.program.nodes[f.node].lists[0], f.seat, f.card)
        return 'done'
      },
    },
  })

  const pay = procedure('pay', ['node', 'seat', 'card'], {
    ask: {
      ask(u, f, d: Decision) {
        const [price, gain] = u.content.program.nodes[f.node].lists
        if (!payable(u, price, f.seat, f.card) || !can(u, gain, f.seat, f.card)) return 'done'
        d.ask(chooser(u, f.seat), 'pay', grammar.rules.pay, f.card, f.node)
        d.option('pay', f.card)
        d.option('decline', f.card)
        return undefined
      },
      answer(u, f, choice: Option) {
        if (choice.verb === 'decline') return 'done'
        perform(u, u.content.program.nodes[f.node].lists[0], f.seat, f.card)
        return 'gain'
      },
    },
    gain(u, f) {
      perform(u, u.content.program.nodes[f.node].lists[1], f.seat, f.card)
      return 'done'
    },
  })

  const choose = procedure('choose', ['node', 'seat', 'card'], {
    ask: {
      ask(u, f, d: Decision) {
        const lists = u.content.program.nodes[f.node].lists
        d.ask(chooser(u, f.seat), 'choose', grammar.rules.choose, f.card, f.node)
        for (let i = 0; i < lists.length; i++) {
          if (can(u, lists[i], f.seat, f.card)) d.option('choose', i + 1, f.card)
        }
        return d.count === 0 ? 'done' : undefined
      },
      answer(u, f, choice: Option) {
        perform(u, u.content.program.nodes[f.node].lists[choice.a - 1], f.seat, f.card)
        return 'done'
      },
    },
  })

  const eachOf = procedure('for-each', ['node', 'seat', 'card', 'at'], {
    start(_u, f) {
      f.at = -1
      return 'next'
    },
    next(u, f) {
      const node = u.content.program.nodes[f.node]
      const { who } = node.args as ForEach
      f.at = grammar.next(u, who, f.at, f.seat)
      if (f.at < 0) return 'done'
      perform(u, node.lists[0], f.at, f.card)
      return 'next'
    },
  })

  const again = procedure('repeat', ['node', 'seat', 'card', 'times'], {
    next(u, f) {
      const node = u.content.program.nodes[f.node]
      const { times } = node.args as Repeat
      if (f.times++ === times) return 'done'
      perform(u, node.lists[0], f.seat, f.card)
      return 'next'
    },
  })

  const words: AnyWord<U>[] = [
    calls<U, May>('may', may, coreLists.may, (u, n, s, c) => can(u, n.lists[0], s, c)),
    calls<U, Pay>(
      'pay',
      pay,
      coreLists.pay,
      (u, n, s, c) => payable(u, n.lists[0], s, c) && can(u, n.lists[1], s, c),
    ),
    calls<U, Choose>('choose', choose, coreLists.choose, (u, n, s, c) =>
      n.lists.some((list) => can(u, list, s, c)),
    ),
    {
      name: 'for-each',
      lists: coreLists['for-each'],
      can(u, n: EffectNode<ForEach>, s, c) {
        const { who } = n.args
        for (let at = grammar.next(u, who, -1, s); at >= 0; at = grammar.next(u, who, at, s)) {
          if (can(u, n.lists[0], at, c)) return true
        }
        return false
      },
      run(u, n: EffectNode<ForEach>, s, c) {
        u.call(grammar.mayDecline(u, n.args.who) ? may : eachOf, n.index, s, c)
      },
    },
    calls<U, Repeat>('repeat', again, coreLists.repeat, (u, n, s, c) => can(u, n.lists[0], s, c)),
    {
      name: 'if',
      lists: coreLists.if,
      can(u, n: EffectNode<If>, s, c) {
        return can(u, n.lists[grammar.holds(u, n.args.condition, s, c) ? 0 : 1], s, c)
      },
      run(u, n: EffectNode<If>, s, c) {
        perform(u, n.lists[grammar.holds(u, n.args.condition, s, c) ? 0 : 1], s, c)
      },
    },
  ]

  return {
    words,
    procedures: [sequence, may, pay, choose, eachOf, again],
    perform,
    can,
    payable,
  }
}

function calls<U extends { call(p: Procedure<U>, a: number, b: number, c: number): void }, Args>(
  name: string,
  procedure: Procedure<U>,
  lists: (args: Args) => readonly (readonly Effect[])[],
  can: (umpire: U, node: EffectNode<Args>, seat: Seat, card: Card) => boolean,
): Word<U, Args> {
  return {
    name,
    lists,
    can,
    run: (u, node, seat, card) => u.call(procedure, node.index, seat, card),
  }
}

interface May extends Effect {
  readonly do: readonly Effect[]
}
interface Pay extends Effect {
  readonly price: readonly Effect[]
  readonly to: readonly Effect[]
}
interface Choose extends Effect {
  readonly from: readonly (readonly Effect[])[]
}
interface ForEach extends Effect {
  readonly who: Scope
  readonly do: readonly Effect[]
}
interface Repeat extends Effect {
  readonly times: number
  readonly do: readonly Effect[]
}
interface If extends Effect {
  readonly condition: Condition
  readonly then: readonly Effect[]
  readonly else?: readonly Effect[]
}
