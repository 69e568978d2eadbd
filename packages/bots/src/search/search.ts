/**
 * Monte Carlo tree search over the state as the table knows it. Each iteration deals chance anew. At the root the
 * options race with the same dice; below it a tree grows by upper confidence bounds, and beyond the tree the game's
 * policy plays on for a while. What comes of it in the end decides; the chance that is told is read on the way, where
 * the game's own judgement of a table still stands for good players.
 */
import {
  type EngineState,
  type Game,
  RandomDealer,
  RandomStream,
  stateHash,
  Umpire,
} from '@muster/engine'
import type { Asked } from '../bot.ts'
import { seedFor } from '../seeds.ts'
import { chanceToWin } from './chance.ts'
import { Codes } from './codes.ts'
import { logarithm } from './logarithms.ts'
import { Runner, run } from './race.ts'
import { NEAR, sightOf } from './sight.ts'
import { inOrder, type Thought } from './thought.ts'
import { type Branch, Node } from './tree.ts'

/** Decisions beyond the tree, at least. */
const LEAST_PLAYOUT = 8
/** How much more than the mean an option that was seldom tried is hoped to be worth, in spreads of the values. */
const HOPE = 0.7
/** Options that a node knows, at least, times the square root of its visits. */
const WIDTH = 0.5
/** Nodes so many choices below the root are known again when the match has come to them. */
const REUSED = 4

/** What a search needs of a game. */
export type Searchable<S extends EngineState, C> = Pick<
  Game<S, C>,
  'procedures' | 'content' | 'copy' | 'value' | 'chance' | 'policy' | 'verbs' | 'cards' | 'kindName'
>

/** Thinks about the decisions of one match, one after the other; what it has thought before serves the next. */
export class Searcher<S extends EngineState, C> {
  private readonly game: Searchable<S, C>
  private readonly fixedSight: number | undefined
  /** Decisions from the root to where the game values the table, in the thought under way. */
  private sight = 0
  private readonly codes: Codes
  private readonly umpire: Umpire<S, C>
  private root = new Node()
  private stream = new RandomStream(0)
  private readonly below = (n: number): number => this.stream.below(n)
  /** What was revealed since the last choice. */
  private revealed = 0
  // Of the iteration under way, and of the decision it is at.
  private readonly nodes: Node[] = []
  private readonly taken: Branch[] = []
  private readonly row: number[] = []
  /** By option, in the thought under way: the chances that were read on the way, summed up. */
  private told: number[] = []

  /** How far it sees follows from its tries, unless it is said. */
  constructor(game: Searchable<S, C>, state: Readonly<S>, sight?: number) {
    const { procedures, content } = game
    this.game = game
    this.fixedSight = sight
    this.codes = new Codes(game)
    this.umpire = new Umpire<S, C>({ procedures }, content, game.copy(state), new RandomDealer(0))
    this.umpire.chance = (kind, _where, value) => {
      this.revealed = this.codes.after(this.revealed, kind, value)
    }
  }

  /** The same table, seed, number of iterations and thoughts before give the same thought. */
  think(
    { state, decision }: Asked<S>,
    seed: number,
    iterations: number,
    shouldStop: () => boolean = () => false,
  ): Thought {
    this.root = this.root.near(stateHash(state), REUSED) ?? new Node()
    this.sight = this.fixedSight ?? sightOf(iterations)
    this.codes.ofOptions(decision, this.row)
    const branches = this.row.slice(0, decision.count).map((code) => this.root.branch(code))
    const field = branches.map((_, option) => new Runner(option))
    this.told = branches.map(() => 0)
    this.start(state, seed)
    const usual = field[this.game.policy(this.umpire, this.below)]
    const { option: best } = run(field, usual, {
      iterations,
      shouldStop,
      attempt: ({ option }, nth) =>
        this.iterate(state, option, branches[option], seedFor(seed, nth)),
    })
    const tries = field.map(({ values }) => values.length)
    // By the far look nothing is better than the choice, so nothing is said to be.
    const most = tries[best] === 0 ? 1 : this.told[best] / tries[best]
    const options = field
      .filter(({ option }) => tries[option] > 0)
      .map(({ option }) => ({
        option,
        tries: tries[option],
        chance: Math.min(most, this.told[option] / tries[option]),
      }))
    const done = options.reduce((sum, { tries }) => sum + tries, 0)
    return { iterations: done, best, options: inOrder(options, best) }
  }

  /** One try of an option: down the tree, a playout, and what it was worth. */
  private iterate(state: Readonly<S>, option: number, branch: Branch, seed: number): number {
    const { game, umpire } = this
    this.start(state, seed)
    this.nodes.length = 0
    this.taken.length = 0
    this.revealed = 0
    branch.visits++
    umpire.choose(option)
    const down = this.descend(branch)
    const near = Math.max(Math.min(NEAR, this.sight), down + LEAST_PLAYOUT)
    this.playOn(down, near)
    const told = chanceToWin(game, umpire.state)
    this.told[option] += told
    const value = this.playOn(near, this.sight) ? chanceToWin(game, umpire.state) : told
    for (const node of this.nodes) node.add(value)
    for (const one of this.taken) one.add(value)
    return value
  }

  /** By the game's policy, from one number of decisions to another; tells whether there was one to make. */
  private playOn(from: number, until: number): boolean {
    const { game, umpire } = this
    if (from >= until || umpire.isOver) return false
    for (let n = from; n < until && !umpire.isOver; n++) {
      umpire.choose(game.policy(umpire, this.below))
    }
    return true
  }

  /** Down the tree until it ends; gives the number of decisions made since the root. */
  private descend(from: Branch): number {
    const { umpire } = this
    let branch = from
    let decisions = 1
    while (!umpire.isOver) {
      const node = branch.node(this.revealed)
      if (decisions <= REUSED && node.table === '') node.table = stateHash(umpire.state)
      const isNew = node.visits === 0
      const option = isNew ? this.game.policy(umpire, this.below) : this.mostPromising(node)
      this.codes.ofOptions(umpire.decision, this.row)
      branch = node.branch(this.row[option])
      if (isNew) branch.available++
      this.nodes.push(node)
      this.taken.push(branch)
      this.revealed = 0
      umpire.choose(option)
      decisions++
      if (isNew) break
    }
    return decisions
  }

  /** By upper confidence bounds; a node that was reached often also tries what it has not yet tried. */
  private mostPromising(node: Node): number {
    const { row } = this
    const { decision } = this.umpire
    this.codes.ofOptions(decision, row)
    const explore = HOPE * node.spread
    let known = 0
    let best = -1
    let highest = Number.NEGATIVE_INFINITY
    for (let option = 0; option < decision.count; option++) {
      const branch = node.find(row[option])
      if (branch === undefined) continue
      known++
      branch.available++
      const { visits } = branch
      const bound = explore * Math.sqrt(logarithm(branch.available + 1) / visits)
      const score = branch.sum / visits + bound
      if (score > highest) {
        highest = score
        best = option
      }
    }
    const isNarrow = known < decision.count && known <= WIDTH * Math.sqrt(node.visits)
    return best < 0 || isNarrow ? this.untried(node, decision.count - known) : best
  }

  /** One of the options that the node does not know yet; which one is left to chance. */
  private untried(node: Node, count: number): number {
    let skip = this.below(count)
    let option = 0
    while (node.find(this.row[option]) !== undefined || skip-- > 0) option++
    node.branch(this.row[option]).available++
    return option
  }

  private start(state: Readonly<S>, seed: number): void {
    // Two streams, so that tries with one seed have the same deals as far as they go the same way.
    this.umpire.dealer = new RandomDealer(seedFor(seed, 1))
    this.stream = new RandomStream(seedFor(seed, 2))
    this.umpire.resume(this.game.copy(state))
  }
}
