/** Who listens to which match on this node. A message is made once, whoever gets it. */
import type { Place } from '@muster/table/online'

/** A stream or a socket. */
export interface Listener {
  readonly person: string
  /** Looks at something else. */
  elsewhere: boolean
  readonly places: Map<string, Place>
  /** `message` is JSON; what it tells of a match is beyond `place` then. */
  send(message: string, place?: Place): void
  /** Says goodbye and ends. */
  close(message: string): void
}

export class Crowd {
  private readonly around = new Map<string, Set<Listener>>()
  private readonly all = new Set<Listener>()

  get listeners(): ReadonlySet<Listener> {
    return this.all
  }

  get watched(): string[] {
    return [...this.around.keys()]
  }

  come(listener: Listener): void {
    this.all.add(listener)
  }

  go(listener: Listener): void {
    this.all.delete(listener)
    for (const match of listener.places.keys()) this.unwatch(listener, match)
  }

  watch(listener: Listener, place: Place): void {
    listener.places.set(place.match, place)
    const around = this.around.get(place.match)
    if (around === undefined) this.around.set(place.match, new Set([listener]))
    else around.add(listener)
  }

  unwatch(listener: Listener, match: string): void {
    listener.places.delete(match)
    const around = this.around.get(match)
    around?.delete(listener)
    if (around?.size === 0) this.around.delete(match)
  }

  of(match: string): ReadonlySet<Listener> {
    return this.around.get(match) ?? NOBODY
  }

  /** Is this person connected to the match here? */
  has(match: string, person: string): boolean {
    for (const listener of this.of(match)) if (listener.person === person) return true
    return false
  }

  /** Looks elsewhere on all connections that it has here. */
  isElsewhere(match: string, person: string): boolean {
    for (const listener of this.of(match)) {
      if (listener.person === person && !listener.elsewhere) return false
    }
    return true
  }

  tell(match: string, message: string, except?: Listener): void {
    for (const listener of this.of(match)) if (listener !== except) listener.send(message)
  }

  /** Entries, chat or a lobby: who listens knows so much from then on. */
  tellNews(
    match: string,
    message: string,
    known: Partial<Omit<Place, 'match'>>,
    except?: Listener,
  ): void {
    for (const listener of this.of(match)) {
      const before = listener.places.get(match)
      if (before === undefined) continue
      const { entry = before.entry, chat = before.chat, lobby = before.lobby } = known
      const place = { match, entry, chat, lobby }
      listener.places.set(match, place)
      if (listener !== except) listener.send(message, place)
    }
  }
}

const NOBODY: ReadonlySet<Listener> = new Set()
