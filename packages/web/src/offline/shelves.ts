/**
 * The page's files as the browser keeps them. Pictures, scripts and fonts lie together: their names change with
 * what is in them. The few other files, index.html first of all, lie on one shelf for the version that is shown
 * now and on another for the next one, until it is taken.
 */

/** Every file of a version: its path and the hash of what is in it. */
export type Files = readonly (readonly [path: string, integrity: string])[]

type Browser = Pick<CacheStorage, 'open' | 'delete'>

const ASSETS = 'assets/'
const LIST = 'files.json'
const START = 'index.html'

/** Where the service worker says `ready`, and a page `taken`, to all pages of this folder. */
export const channelOf = (scope: string): BroadcastChannel =>
  new BroadcastChannel(`muster.version ${scope}`)

export class Shelves {
  private readonly browser: Browser
  /** The folder of the page, as an address. */
  private readonly scope: string

  constructor(browser: Browser, scope: string) {
    this.browser = browser
    this.scope = scope
  }

  /** Gets what is not here yet; says whether it waits to be taken. A file that cannot be had fails the whole. */
  async fill(
    files: Files,
    get: (url: string, integrity: string) => Promise<Response>,
  ): Promise<boolean> {
    const [assets, now] = await Promise.all([this.shelf('assets'), this.shelf('now')])
    const known = await this.list(now)
    const others: [url: string, file: Response][] = []
    await Promise.all(
      files.map(async ([path, integrity]) => {
        const url = this.scope + path
        if (!path.startsWith(ASSETS)) others.push([url, await get(url, integrity)])
        else if ((await assets.match(url)) === undefined) {
          await assets.put(url, await get(url, integrity))
        }
      }),
    )
    await this.browser.delete(this.name('next'))
    if (JSON.stringify(known) === JSON.stringify(files)) return false
    const shelf = known === undefined ? now : await this.shelf('next')
    for (const [url, file] of others) await shelf.put(url, file)
    // Last: a shelf without its list is not complete.
    await shelf.put(this.scope + LIST, Response.json(files))
    return known !== undefined
  }

  async hasNext(): Promise<boolean> {
    return (await this.list(await this.shelf('next'))) !== undefined
  }

  /** From now on the next version is shown. Of those before, only the last keeps its files. */
  async take(): Promise<void> {
    const shelves = [this.shelf('assets'), this.shelf('now'), this.shelf('next')]
    const [assets, now, next] = await Promise.all(shelves)
    const [former = [], files] = await Promise.all([this.list(now), this.list(next)])
    if (files === undefined) return
    for (const { url } of await next.keys()) {
      const file = await next.match(url)
      if (file !== undefined) await now.put(url, file)
    }
    await this.browser.delete(this.name('next'))
    const wanted = new Set([...former, ...files].map(([path]) => this.scope + path))
    for (const { url } of await assets.keys()) {
      if (!wanted.has(url)) await assets.delete(url)
    }
  }

  /** The address of what is asked for, where it can lie on a shelf. */
  find(asked: string, files: Files): string | undefined {
    const { origin, pathname } = new URL(asked)
    const url = origin + pathname
    if (url === this.scope) return this.scope + START
    const path = url.startsWith(this.scope) ? url.slice(this.scope.length) : ''
    return path.startsWith(ASSETS) || files.some(([other]) => other === path) ? url : undefined
  }

  async read(url: string): Promise<Response | undefined> {
    const isAsset = url.startsWith(this.scope + ASSETS)
    return (await this.shelf(isAsset ? 'assets' : 'now')).match(url)
  }

  private async list(shelf: Cache): Promise<Files | undefined> {
    return (await shelf.match(this.scope + LIST))?.json()
  }

  private shelf(name: 'assets' | 'now' | 'next'): Promise<Cache> {
    return this.browser.open(this.name(name))
  }

  /** Pages in other folders of the same server have shelves of their own. */
  private name(name: 'assets' | 'now' | 'next'): string {
    return `muster ${name} ${this.scope}`
  }
}
