/** A match at the table: what was chosen and told, in the players' language, entry by entry. */
import { seedAt } from '@muster/bots'
import {
  type AnyGame,
  type Dealer,
  type LanguageCode,
  type Match,
  type MatchRecord,
  type MatchSetup,
  newMatch,
  type Options,
  PARTY,
  playAgain,
  recordedDealers,
  type Seat,
  standing,
} from '@muster/engine'
import type { SeatBots } from './bots-in-seats.ts'

// A host's match may be of any game; only the game itself looks inside.
type AnyMatch = Match<ReturnType<AnyGame['newState']>, AnyGame['content']>

/** What one entry of the log brought. */
interface Told {
  readonly choice: string
  readonly lines: readonly string[]
}

export class Table {
  readonly match: AnyMatch
  readonly bots: SeatBots
  private readonly game: AnyGame
  private readonly language: LanguageCode
  private readonly told: Told[]

  constructor(
    game: AnyGame,
    match: AnyMatch,
    bots: SeatBots,
    language: LanguageCode,
    told: readonly Told[],
  ) {
    this.game = game
    this.match = match
    this.bots = bots
    this.language = language
    this.told = [...told]
  }

  /** Who chooses now: the seat that is asked, or the one that settles it for the party. */
  get chooser(): Seat {
    const { by, arbiter } = this.match.asking
    if (by !== PARTY || this.bots[arbiter] === undefined) return by === PARTY ? arbiter : by
    // People decide for the party as long as one is there.
    const person = this.bots.indexOf(undefined)
    return person < 0 ? arbiter : person
  }

  sayOptions(): string[] {
    const { game, match, language } = this
    return Array.from({ length: match.asking.count }, (_, i) =>
      game.sayOption(match.state, match.asking, i, language),
    )
  }

  /** Makes a choice; gives what it brought. */
  choose(index: number): Told {
    const { game, match, language } = this
    const choice = game.sayChosen(match.state, match.asking, index, language)
    match.choose(match.texts()[index])
    const told = { choice, lines: toldBy(game, match, language) }
    this.told[match.version] = told
    return told
  }

  /** A bot's choice, from the table and the log's length alone: a match resumed goes on as it would have. */
  botChoice(seat: Seat): number {
    const { game, match } = this
    const bot = this.bots[seat]
    if (bot === undefined) throw new Error(`seat ${seat + 1} is no bot's`)
    const { state, version, asking: decision } = match
    return bot.choose(game, { state, decision }, seedAt(state, version))
  }

  /** The last choice of a person that stands. */
  lastOwn(): number | undefined {
    const { entries } = this.match
    return standing(entries)
      .reverse()
      .find((n) => {
        const entry = entries[n]
        if (entry.kind !== 'choice') return false
        if (entry.by === 'party') return this.bots.includes(undefined)
        return this.bots[entry.by] === undefined
      })
  }

  /** Takes back a person's last choice and what bots did after it; gives the choice and how many theirs were. */
  undo(): { choice: string; bots: number; showed: boolean } | undefined {
    const { match } = this
    const own = this.lastOwn()
    if (own === undefined) return undefined
    const undone = standing(match.entries).filter((n) => n >= own)
    const showed = undone.some((n) => {
      const entry = match.entries[n]
      return entry.kind === 'choice' && entry.dealt.length > 0
    })
    // First to the choice itself, whose whole row of picks then goes.
    if (undone.length > 1) match.undo(own)
    const to = match.back()
    if (to === undefined) return undefined
    match.undo(to)
    return { choice: this.told[own]?.choice ?? '', bots: undone.length - 1, showed }
  }

  /** What has happened in the match as it stands, set-up included. */
  log(): string[] {
    const { entries } = this.match
    return [0, ...standing(entries)].flatMap((n) => this.told[n]?.lines ?? [])
  }
}

/** What the last entry brought, in sentences. */
function toldBy(game: AnyGame, match: AnyMatch, language: LanguageCode): string[] {
  return game.sayEvents(match.state, match.events(), language).map(({ text }) => text)
}

/** Sets up a new match. */
export function newTable(
  game: AnyGame,
  options: Options,
  dealer: Dealer,
  setup: MatchSetup,
  bots: SeatBots,
  language: LanguageCode,
): Table {
  const match = newMatch(game, options, dealer, setup)
  const lines = toldBy(game, match, language)
  return new Table(game, match, bots, language, [{ choice: '', lines }])
}

/** Takes a stored match up again. */
export function storedTable(
  game: AnyGame,
  record: MatchRecord,
  dealer: Dealer,
  bots: SeatBots,
  language: LanguageCode,
): Table {
  const told: Told[] = []
  let options: { readonly [text: string]: string } = {}
  const after = (match: AnyMatch) => {
    const entry = match.entries[match.version]
    const texts = entry.kind === 'choice' ? entry.texts : []
    told[match.version] = {
      choice: texts.map((text) => options[text] ?? text).join(' + '),
      lines: toldBy(game, match, language),
    }
    options = Object.fromEntries(
      match
        .texts()
        .map((text, i) => [text, game.sayChosen(match.state, match.asking, i, language)]),
    )
  }
  const match = playAgain(game, record, recordedDealers(game), after, { dealer })
  return new Table(game, match, bots, language, told)
}
