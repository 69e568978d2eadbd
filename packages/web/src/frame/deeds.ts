/** What can be done at a table, as calls to the worker. */
import type { Seat } from '@muster/engine'
import type { Action } from '@muster/table'
import type { MatchView } from '../host/protocol.ts'
import type { MatchOnPage } from './match-context.ts'
import { actionsFor, upToDate, votesOf } from './posting.ts'
import type { TableOnPage } from './use-table.ts'
import { personFor } from './voter.ts'

type Asking = Pick<MatchOnPage, 'act' | 'agreeAll' | 'playOnFrom' | 'notation' | 'story' | 'piles'>

interface Deeds extends Asking {
  /** Sends a choice. */
  post(texts: readonly string[]): void
  /** Sends choices to be made one after the other. */
  postAll(texts: readonly string[]): void
  /** Sends those of a gesture, whatever each answers. */
  postPath(texts: readonly string[]): void
}

export function deedsAt(
  { change, ask }: Pick<TableOnPage, 'change' | 'ask'>,
  view: MatchView,
  voter: Seat | undefined,
  votes: boolean,
): Deeds {
  const { id, decision } = view
  const person = personFor(view.table, voter)
  const act = (action: Action) => {
    change(({ table }) => ask('act', { id, person, action: upToDate(action, table) }), true)
  }
  // For as long as the decision that was seen is open: a second tap on the same thing is not a second choice.
  const actAtDecision = (actions: readonly Action[]) => {
    for (const action of actions) {
      change((newest) => {
        const open = newest.decision?.entry === decision?.entry
        return open ? ask('act', { id, person, action }) : undefined
      }, true)
    }
  }
  const sequence = (texts: readonly string[], path: boolean) => {
    change((newest) => {
      const open = decision !== undefined && newest.entry === view.entry
      return open ? ask('sequence', { id, person, entry: decision.entry, texts, path }) : undefined
    }, true)
  }
  return {
    act,
    agreeAll: (seats, texts) => actAtDecision(votesOf(view.table.entry, texts, seats)),
    post: (texts) => actAtDecision(actionsFor(view.table, texts, voter, votes)),
    postAll: (texts) => sequence(texts, false),
    postPath: (texts) => sequence(texts, true),
    playOnFrom(entry) {
      change(() => ask('branch', { id, entry }), true)
    },
    notation: async () => (await ask('print', { id })) ?? '',
    story: async () => (await ask('story', { id })) ?? { entries: [] },
    piles: async () => (await ask('picture', { id }))?.piles ?? [],
  }
}
