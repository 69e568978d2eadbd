/** What every game must keep. A game passes by being handed to it. */
import { describe, expect, it } from 'vitest'
import { RandomStream } from '../dealers/random.ts'
import { dryRun } from '../dry-run.ts'
import { LANGUAGES } from '../game.ts'
import { stateHash } from '../hash.ts'
import { parseMatch, printMatch } from '../notation.ts'
import { findOption, optionTexts } from '../option-text.ts'
import { parsePosition, printPosition } from '../position.ts'
import { replay } from '../replay.ts'
import { tableProblem } from '../table-check.ts'
import { type Entrant, playedMatch, umpireFor, walk } from './walk.ts'

export interface ContractOptions {
  /** Random matches for each test. */
  readonly matches?: number
  readonly seed?: number
  /** More choices than a match can have. */
  readonly mostChoices?: number
}

const NAME = /^[^\s?:=+][^\s:=+]*$/
const COLUMNS = 100

export function contract(
  name: string,
  entrants: readonly Entrant[],
  /** The numbers of its rules. */
  rules: readonly string[],
  { matches = 3, seed = 1, mostChoices = 5_000 }: ContractOptions = {},
): void {
  const bound = { matches, seed, most: mostChoices }
  for (const entrant of entrants) {
    describe(`${name} ${JSON.stringify(entrant.options)}`, () => {
      stateContract(entrant, bound)
      choiceContract(entrant, bound)
      recordContract(entrant, bound)
      textContract(entrant, bound, rules)
    })
  }
}

interface Bound {
  readonly matches: number
  readonly seed: number
  readonly most: number
}

function seeds({ matches, seed }: Bound): number[] {
  return Array.from({ length: matches }, (_, i) => seed + i * 1_000)
}

function stateContract(entrant: Entrant, bound: Bound): void {
  const { game, options } = entrant

  it('ends within a bound', () => {
    for (const seed of seeds(bound)) {
      expect(walk(entrant, seed, bound.most, () => undefined)).toBeLessThan(bound.most)
    }
  })

  it('can be saved as JSON and taken up again at every decision', () => {
    const fresh = umpireFor(game, game.newState(game.readOptions(options)), 0)
    for (const seed of seeds(bound)) {
      walk(entrant, seed, bound.most, (umpire) => {
        const saved = JSON.parse(JSON.stringify(umpire.state))
        expect(stateHash(saved)).toBe(stateHash(umpire.state))
        fresh.resume(saved)
        const { by, prompt, rule } = umpire.decision
        expect(fresh.decision).toMatchObject({ by, prompt, rule })
        expect(optionTexts(game, saved, fresh.decision)).toEqual(
          optionTexts(game, umpire.state, umpire.decision),
        )
        expect(stateHash(saved)).toBe(stateHash(umpire.state))
      })
    }
  })

  it('loses and doubles no card', () => {
    const before = game.newState(game.readOptions(options))
    for (const seed of seeds(bound)) {
      walk(entrant, seed, bound.most, (umpire) => {
        expect(tableProblem(game, umpire.state, before)).toBeUndefined()
      })
    }
  })

  it('has a text for any position, which parses back', () => {
    const read = game.readOptions(options)
    for (const seed of seeds(bound)) {
      walk(entrant, seed, bound.most, (umpire, choices) => {
        if (choices % 7 > 0) return
        const text = printPosition(game, read, umpire.state)
        const { state } = parsePosition(game, text)
        expect(stateHash(state)).toBe(stateHash(umpire.state))
        expect(printPosition(game, read, state)).toBe(text)
      })
    }
  })
}

function choiceContract(entrant: Entrant, bound: Bound): void {
  const { game } = entrant

  it('can apply every option of every decision, on a copy that leaves the table alone', () => {
    for (const seed of seeds(bound)) {
      walk(entrant, seed, bound.most, (umpire) => {
        const hash = stateHash(umpire.state)
        const other = umpireFor(game, umpire.state, seed + 7)
        for (let i = 0; i < umpire.decision.count; i++) {
          other.resume(game.copy(umpire.state))
          other.choose(i)
        }
        expect(stateHash(umpire.state)).toBe(hash)
      })
    }
  })

  it('has a text for every option, unique in its decision, which parses back', () => {
    for (const seed of seeds(bound)) {
      walk(entrant, seed, bound.most, (umpire) => {
        const texts = optionTexts(game, umpire.state, umpire.decision)
        texts.forEach((text, i) => {
          expect(text).toMatch(/^\S+( \S+)*$/)
          expect(text).not.toMatch(/ [:+]( |$)/)
          expect(findOption(game, umpire, text), text).toBe(i)
        })
      })
    }
  })

  it('changes nothing in a dry run', () => {
    for (const seed of seeds(bound)) {
      walk(entrant, seed, bound.most, (umpire, choices) => {
        if (choices % 3 > 0) return
        const hash = stateHash(umpire.state)
        for (let i = 0; i < umpire.decision.count; i++) dryRun(game, umpire.state, i)
        expect(stateHash(umpire.state)).toBe(hash)
        umpire.resume(umpire.state)
      })
    }
  })

  it('has a policy that names an option, and a value from 0 to 10,000', () => {
    const random = new RandomStream(bound.seed)
    for (const seed of seeds(bound)) {
      walk(entrant, seed, bound.most, (umpire) => {
        const hash = stateHash(umpire.state)
        const index = game.policy(umpire, (below) => random.below(below))
        expect(umpire.decision.at(index)).toBeDefined()
        expect(index).toBeLessThan(umpire.decision.count)
        const value = game.value(umpire.state)
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(10_000)
        expect(stateHash(umpire.state)).toBe(hash)
      })
    }
  })
}

function recordContract(entrant: Entrant, bound: Bound): void {
  const { game } = entrant

  it('is replayed from its notation with the same hashes', () => {
    for (const seed of seeds(bound)) {
      const hashes: string[] = []
      const match = playedMatch(entrant, seed, bound.most, (played) => hashes.push(played.hash()))
      const text = printMatch(match.record)
      const record = parseMatch(text)
      expect(record).toEqual(match.record)
      expect(printMatch(record)).toBe(text)
      const again = replay(game, record)
      expect(again.hashes).toEqual(hashes)
      expect(again.result).toBe(match.record.result)
    }
  })

  it('goes back to any point exactly', () => {
    for (const seed of seeds(bound)) {
      const hashes: string[] = []
      const match = playedMatch(entrant, seed, bound.most, (played) => hashes.push(played.hash()))
      const random = new RandomStream(seed)
      for (let i = 0; i < 10; i++) {
        const to = random.below(hashes.length)
        match.undo(to)
        hashes.push(hashes[to])
        expect(match.hash()).toBe(hashes[to])
      }
      expect(replay(game, parseMatch(printMatch(match.record))).hashes).toEqual(hashes)
    }
  })
}

function textContract(entrant: Entrant, bound: Bound, rules: readonly string[]): void {
  const { game } = entrant

  it('has names that notation can hold, each once', () => {
    const cards = Array.from({ length: game.cards }, (_, card) => game.cardName(card))
    for (const card of cards) expect(card).toMatch(NAME)
    for (let card = 0; card < game.cards; card++) expect(game.kindName(card)).toMatch(NAME)
    expect(new Set(cards).size).toBe(cards.length)
    const piles = Array.from({ length: game.piles }, (_, pile) => game.pileName(pile))
    for (const pile of piles) expect(pile).toMatch(/^[^\s:]+( [^\s:]+)*$/)
    expect(new Set(piles).size).toBe(piles.length)
  })

  it('says every prompt and option in three languages, and names a rule it has', () => {
    for (const seed of seeds(bound)) {
      walk(entrant, seed, bound.most, ({ state, decision }, choices) => {
        expect(rules).toContain(decision.rule)
        const language = LANGUAGES[choices % LANGUAGES.length]
        expect(game.sayPrompt(state, decision, language)).toMatch(/\S/)
        const { who, question } = game.sayAsked(state, decision, language)
        expect(who).toMatch(/\S/)
        expect(question).toMatch(/\S/)
        for (let i = 0; i < decision.count; i++) {
          expect(game.sayOption(state, decision, i, language)).toMatch(/\S/)
          expect(game.sayChosen(state, decision, i, language)).toMatch(/\S/)
        }
      })
    }
  })

  it('tells what happened in three languages, a sentence a line, by rules it has', () => {
    for (const seed of seeds(bound)) {
      let told = 0
      playedMatch(entrant, seed, bound.most, (match) => {
        const events = match.events()
        for (const language of LANGUAGES) {
          const lines = game.sayEvents(match.state, events, language)
          expect(lines.length).toBeLessThanOrEqual(events.length)
          for (const { text, rule } of lines) {
            expect(text).toMatch(/^\S.*$/)
            if (rule !== undefined) expect(rules).toContain(rule)
          }
          told += lines.length
        }
      })
      expect(told).toBeGreaterThan(0)
    }
  })

  it('tells what its piles hold, a line each', () => {
    for (const seed of seeds(bound)) {
      walk(entrant, seed, bound.most, ({ state }, choices) => {
        if (choices % 11 > 0) return
        const lines = game.sayPiles(state, LANGUAGES[choices % LANGUAGES.length])
        expect(lines.length).toBeGreaterThan(0)
        for (const line of lines) expect(line).toMatch(/^\S.*$/)
      })
    }
  })

  it('draws its table within 100 columns', () => {
    for (const seed of seeds(bound)) {
      walk(entrant, seed, bound.most, ({ state }, choices) => {
        if (choices % 11 > 0) return
        const drawn = game.picture?.(state, LANGUAGES[choices % LANGUAGES.length]) ?? expect.fail()
        for (const line of drawn.split('\n')) {
          expect([...line].length, line).toBeLessThanOrEqual(COLUMNS)
        }
      })
    }
  })
}
