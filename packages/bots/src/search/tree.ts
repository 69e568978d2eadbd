/** What a search remembers: nodes, the choices tried from each, and what was revealed after them. */

/** Outcomes that a choice may have nodes for, times the square root of its visits. */
const OUTCOMES = 1.5

/** A choice, known by its code. */
export class Branch {
  readonly code: number
  visits = 0
  /** How often it was on the list. In a node that several tables share it is not always there. */
  available = 0
  sum = 0
  revealed: Map<number, Node> | undefined
  private open: Node | undefined

  constructor(code: number) {
    this.code = code
  }

  add(value: number): void {
    this.visits++
    this.sum += value
  }

  /** The node for what was revealed; beyond the first few outcomes one that all others share. */
  node(outcome: number): Node {
    this.revealed ??= new Map()
    const known = this.revealed.get(outcome)
    if (known !== undefined) return known
    if (this.revealed.size > OUTCOMES * Math.sqrt(this.visits)) {
      this.open ??= new Node()
      return this.open
    }
    const made = new Node()
    this.revealed.set(outcome, made)
    return made
  }
}

export class Node {
  visits = 0
  sum = 0
  squares = 0
  /** The hash of its table, in nodes that the search may begin at next time. */
  table = ''
  readonly branches: Branch[] = []

  add(value: number): void {
    this.visits++
    this.sum += value
    this.squares += value * value
  }

  /** How far values lie from their mean, usually. */
  get spread(): number {
    const mean = this.sum / this.visits
    return Math.sqrt(Math.max(0, this.squares / this.visits - mean * mean))
  }

  /** The node of a table, at most so many choices below. */
  near(table: string, depth: number): Node | undefined {
    if (depth === 0) return undefined
    for (const { revealed } of this.branches) {
      if (revealed === undefined) continue
      for (const node of revealed.values()) {
        if (node.table === table) return node
        const found = node.near(table, depth - 1)
        if (found !== undefined) return found
      }
    }
    return undefined
  }

  find(code: number): Branch | undefined {
    const { branches } = this
    for (let i = 0; i < branches.length; i++) if (branches[i].code === code) return branches[i]
    return undefined
  }

  branch(code: number): Branch {
    const known = this.find(code)
    if (known !== undefined) return known
    const made = new Branch(code)
    this.branches.push(made)
    return made
  }
}
