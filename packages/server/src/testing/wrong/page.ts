/**
 * A page without a key: all that it knows of a match is what everybody was told. What a server says of the table must
 * be what such a page says of it, to the letter: then there is nothing in it beyond what everybody was told.
 */
import { CardIndex, type Entry, LANGUAGES, printMatch } from '@muster/engine'
import type { AnyTable } from '@muster/table'
import type { OnlineEvent } from '@muster/table/online'
import { decisionOf, logOf, positionAt, statisticsOf, summaryOf } from '../../matches/answers.ts'
import { lobbyOf, readHeader, sealedDeal } from '../../matches/header.ts'
import { OpenMatch } from '../../matches/open-match.ts'
import type { House } from '../http/house.ts'
import type { Ear, TestPerson } from '../http/person.ts'
import { Player } from '../http/player.ts'
import type { Chance } from './chance.ts'
import { ALL } from './requests.ts'

/** What tells nothing of the table: links that work, without their secrets. */
const NOT_OF_THE_TABLE: readonly string[] = ['invitations']

/** What lies where nobody has looked. */
interface Bags {
  readonly bagCards: readonly (readonly number[])[]
  readonly shuffles: readonly number[]
}

const bagsOf = ({ state: { bagCards, shuffles } }: AnyTable): Bags => ({ bagCards, shuffles })

export class Page {
  readonly table: AnyTable
  readonly match: string
  readonly problems: string[] = []
  private readonly house: House
  private readonly ear: Ear
  private readonly index: CardIndex
  private heard = 0

  private constructor(house: House, match: string, table: AnyTable, ear: Ear) {
    this.house = house
    this.match = match
    this.table = table
    this.ear = ear
    this.index = new CardIndex(table.game)
  }

  static async of(house: House, person: TestPerson, match: string, ear: Ear): Promise<Page> {
    const { table } = await Player.at(person, match)
    return new Page(house, match, table, ear)
  }

  /** Enters what has come, up to an entry. */
  async until(version: number): Promise<void> {
    if (this.table.version >= version) return
    await this.ear.until(
      'entries',
      ({ match, n, entries }) => match === this.match && n + entries.length > version,
    )
    for (; this.heard < this.ear.heard.length; this.heard++) this.take(this.ear.heard[this.heard])
  }

  private take(event: OnlineEvent): void {
    if (event.kind !== 'entries' || event.match !== this.match) return
    const { table } = this
    event.entries.forEach((entry, i) => {
      const n = event.n + i
      if (n <= table.version) return
      const before = bagsOf(table)
      // Throws where more or less was dealt than the rules turn, or something that cannot lie there.
      table.receive({ n, entry })
      this.turned(before, bagsOf(table), entry)
    })
    if (event.n + event.entries.length - 1 === table.version && event.hash !== table.hash()) {
      this.problems.push(`after entry ${table.version} the tables differ`)
    }
  }

  /** An entry names the cards that it has turned, and no other. */
  private turned(before: Bags, after: Bags, entry: Entry): void {
    if (entry.kind !== 'choice') return
    // Of what was shuffled meanwhile nobody can say where it was.
    if (before.shuffles.join() !== after.shuffles.join()) return
    const named = entry.dealt.filter((word) => !word.startsWith('die'))
    const places = named.map((word) => this.index.place(word))
    const hidden = after.bagCards.flat()
    const left = before.bagCards
      .filter((_, bag) => after.bagCards[bag].length > 0)
      .flat()
      .filter((card) => !hidden.includes(card))
    const wrong = places.some((place) => place === undefined || hidden.includes(place))
    if (wrong || left.some((card) => !places.includes(card))) {
      this.problems.push(`entry ${this.table.version} names ${named.join()}`)
    }
  }

  /** Asks for everything there is to ask, and says where it is not what this page says itself. */
  async compare(person: TestPerson, chance: Chance): Promise<void> {
    const { match, table, house } = this
    const stored = await house.storage.matches.get(match)
    if (stored === undefined) throw new Error('the match is gone')
    const open = new OpenMatch(stored, readHeader(stored.header), table)
    open.hash = table.hash()
    const language = chance.pick(LANGUAGES)
    const entry = chance.below(table.version + 1)
    const record = { ...table.record, deal: sealedDeal(open.header) }
    const said: { readonly [name: string]: readonly [query: string, own: unknown] } = {
      match: ['', { lobby: lobbyOf(open), record, hash: table.hash() }],
      decision: [`?language=${language}`, decisionOf(open, table, person.id, language)],
      log: [
        `?language=${language}&after=${entry - 1}`.replace('-1', '0'),
        logOf(table, language, Math.max(entry - 1, 0)),
      ],
      position: [`?entry=${entry}`, positionAt(table, entry)],
      statistics: ['', statisticsOf(open, table)],
      notation: ['', printMatch(record)],
    }
    for (const { name, method, path } of ALL) {
      if (method !== 'GET' || !path.includes('/:match') || NOT_OF_THE_TABLE.includes(name)) continue
      const known = said[name]
      if (known === undefined) throw new Error(`${name} is new: of what is it made?`)
      const [query, own] = known
      const { body } = await person.send<unknown>(
        method,
        `/api/v1${path.replace(':match', match)}${query}`,
      )
      if (letters(own, body) !== letters(own, own)) {
        this.problems.push(
          `${name}${query} after entry ${table.version}: ${letters(own, body)}`.slice(0, 600),
        )
      }
      if (name === 'position') this.sorted(String(body))
    }
    const list = await person.ask('matches')
    const mine = list.matches.find((one) => one.match === match)
    const { played: _, ...own } = summaryOf(open, person.id)
    if (letters(own, mine) !== letters(own, own))
      this.problems.push(`matches: ${letters(own, mine)}`)
    this.known()
  }

  /** The cards and places of a bag are listed as they are sorted, whatever lies where. */
  private sorted(position: string): void {
    for (const [line, places, members] of position.matchAll(/^bag .*?: (.*?) ?=(.*)$/gm)) {
      const numbers = places.split(' ').map((word) => Number.parseInt(word, 10))
      const cards = members
        .split(' ')
        .flatMap((word) => (word === '' ? [] : [this.index.place(word) ?? Number.NaN]))
      if (!rises(numbers) || !rises(cards)) this.problems.push(`a bag in some order: ${line}`)
    }
  }

  /** No option names a card that lies in a bag. */
  private known(): void {
    const { decision } = this.table
    const hidden = bagsOf(this.table).bagCards.flat()
    for (const { text } of decision?.options ?? []) {
      for (const word of text.split(/[\s,]+/)) {
        const card = this.index.card(word)
        if (card !== undefined && hidden.includes(card)) {
          this.problems.push(`“${text}” names ${word}, which lies in a bag`)
        }
      }
    }
  }
}

const rises = (row: readonly number[]): boolean =>
  row.every((one, i) => i === 0 || (Number.isInteger(one) && row[i - 1] < one))

/** The fields that `own` has, as text. */
function letters(own: unknown, said: unknown): string {
  if (typeof own === 'string') return String(said)
  const keys = Object.keys(own ?? {})
  const found = Object.entries(said ?? {}).filter(([key]) => keys.includes(key))
  return JSON.stringify(sortedDeep(Object.fromEntries(found)))
}

/** Fields in the order of their names: how they were put together says nothing. */
function sortedDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedDeep)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, one]) => [key, sortedDeep(one)]))
}
