/** Plays a match and notes what it tells of the game's balance. Knows no game: what cards do, the game says itself. */
import { type Asked, type Onlooker, playFrom } from '@muster/bots'
import { type AnyGame, type CardPart, type EngineState, WON } from '@muster/engine'
import type { Box } from '../games.ts'
import { findBot } from '../play/bots-in-seats.ts'
import { textsIn } from '../texts/index.ts'
import type { CardFacts, CardsSeen, MatchFacts } from './match-facts.ts'
import type { PlannedMatch } from './plan.ts'

const THOUSAND = 1000

export function watchedMatch(box: Box, { key, bot, deal, options }: PlannedMatch): MatchFacts {
  const { game, balance } = box
  const blank = game.newState(game.readOptions(options))
  const notes = new Notes(game)
  for (const part of game.cardParts?.atStart(blank) ?? []) notes.present(part)
  const player = findBot(bot, textsIn.en)
  const { state, decisions } = playFrom(game, blank, player, deal, undefined, notes)
  return {
    key,
    won: state.result === WON,
    decisions,
    outlook: notes.outlook,
    tookPart: balance.tookPart(options, state),
    cards: notes.cards(),
  }
}

class Notes implements Onlooker<EngineState> {
  readonly outlook: number[] = []
  private readonly game: AnyGame
  private readonly seen = new Map<string, Map<string, [number, number, number, number]>>()
  /** A stretch has begun: how it stands is judged where somebody is asked, not in the midst of a rule. */
  private begins = true

  constructor(game: AnyGame) {
    this.game = game
    for (const as of game.cardParts?.kinds ?? []) this.seen.set(as, new Map())
  }

  hear = (name: string, a: number, b: number, c: number, d: number): void => {
    const parts = this.game.cardParts
    if (parts === undefined) return
    if (name === parts.stretch) this.begins = true
    const part = parts.brought({ name, a, b, c, d })
    if (part !== undefined) this.present(part)
  }

  see({ state, decision }: Asked<EngineState>, chosen: number): void {
    if (this.begins) this.outlook.push(this.game.value(state))
    this.begins = false
    const offers = new Map<[number, number, number, number], { options: number; taken: boolean }>()
    for (let option = 0; option < decision.count; option++) {
      for (const part of this.game.cardParts?.offered(state, decision.at(option)) ?? []) {
        const facts = this.factsOf(part)
        const offer = offers.get(facts) ?? { options: 0, taken: false }
        offer.options++
        offer.taken ||= option === chosen
        offers.set(facts, offer)
      }
    }
    for (const [facts, { options, taken }] of offers) {
      // Where every option has it, there is nothing to choose.
      if (options >= decision.count) continue
      facts[1]++
      if (taken) facts[2]++
      facts[3] += Math.round((THOUSAND * options) / decision.count)
    }
  }

  present(part: CardPart): void {
    this.factsOf(part)[0] = 1
  }

  cards(): CardsSeen {
    const rows = ([as, kinds]: [string, Map<string, CardFacts>]) => {
      const seen = [...kinds].filter(([, [present, offers]]) => present + offers > 0)
      return [as, Object.fromEntries(seen)]
    }
    return Object.fromEntries([...this.seen].map(rows))
  }

  private factsOf({ as, card }: CardPart): [number, number, number, number] {
    const kinds = this.seen.get(as)
    if (kinds === undefined) throw new Error(`${this.game.name} names no cards that are "${as}"`)
    const name = this.game.kindName(card)
    const known = kinds.get(name)
    if (known !== undefined) return known
    const facts: [number, number, number, number] = [0, 0, 0, 0]
    kinds.set(name, facts)
    return facts
  }
}
