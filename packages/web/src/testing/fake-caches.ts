/** The browser's caches, in memory. */
type Key = Parameters<Cache['put']>[0]

const urlOf = (key: Key): string => (key instanceof Request ? key.url : String(key))

class FakeCache implements Cache {
  readonly kept = new Map<string, Response>()

  match(key: Key): Promise<Response | undefined> {
    return Promise.resolve(this.kept.get(urlOf(key))?.clone())
  }

  put(key: Key, response: Response): Promise<void> {
    this.kept.set(urlOf(key), response)
    return Promise.resolve()
  }

  delete(key: Key): Promise<boolean> {
    return Promise.resolve(this.kept.delete(urlOf(key)))
  }

  keys(): Promise<readonly Request[]> {
    return Promise.resolve([...this.kept.keys()].map((url) => new Request(url)))
  }

  add(): Promise<void> {
    throw new Error('the page puts what it has fetched itself')
  }

  addAll(): Promise<void> {
    return this.add()
  }

  matchAll(): Promise<readonly Response[]> {
    return Promise.resolve([...this.kept.values()])
  }
}

export class FakeCaches {
  private readonly shelves = new Map<string, FakeCache>()

  open(name: string): Promise<Cache> {
    const shelf = this.shelves.get(name) ?? new FakeCache()
    this.shelves.set(name, shelf)
    return Promise.resolve(shelf)
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.shelves.delete(name))
  }

  /** The addresses of all that is kept. */
  get urls(): string[] {
    return [...this.shelves.values()].flatMap(({ kept }) => [...kept.keys()])
  }
}
