/**
 * A new version of the page comes in the background and waits. It is taken at the start page, and only while
 * no page of this browser is anywhere else: no match ever loses the files it plays with.
 */
import { channelOf, Shelves } from './shelves.ts'

/** Held by every page that is not at the start page. */
const PLAYING = 'muster.playing'

/** What the browser gives; a test has its own. */
export interface Surroundings {
  readonly locks: {
    request(
      name: string,
      options: { readonly mode?: 'shared'; readonly ifAvailable?: boolean },
      run: (lock: unknown) => void | Promise<void>,
    ): Promise<void>
  }
  readonly channel: Pick<BroadcastChannel, 'addEventListener' | 'postMessage'>
  /** Has the page's files kept from now on. */
  register(): Promise<Keeper>
  /** Somebody has clicked or typed since the page was loaded. */
  isTouched(): boolean
  reload(): void
}

interface Keeper {
  readonly shelves: Pick<Shelves, 'hasNext' | 'take'>
  /** Asks the server for newer files; done when they are here, or when there are none. */
  update(): Promise<unknown>
}

/** `ready`: it can be taken. `later`: not while a match is open. */
export type Newer = 'none' | 'ready' | 'later'

export class NewVersion {
  private readonly around: Surroundings
  private readonly listeners = new Set<() => void>()
  private keeper: Keeper | undefined
  private newer: Newer = 'none'
  private isAtStart = true
  /** Another page has taken the new version while this one was away from the start page. */
  private isReplaced = false
  private letGo: (() => Promise<void>) | undefined
  private begun: Promise<void> | undefined

  constructor(around: Surroundings) {
    this.around = around
  }

  /** Once, whoever asks for it. */
  begin(): Promise<void> {
    this.begun ??= this.start()
    return this.begun
  }

  private async start(): Promise<void> {
    this.around.channel.addEventListener('message', ({ data }) => {
      if (data === 'ready') this.found()
      else this.replaced()
    })
    this.keeper = await this.around.register()
    if (await this.keeper.shelves.hasNext()) await this.found()
  }

  /** Tells where the page is now. */
  async moved(isAtStart: boolean): Promise<void> {
    if (isAtStart === this.isAtStart) return
    this.isAtStart = isAtStart
    if (!isAtStart) {
      this.letGo = this.hold()
      return
    }
    await this.letGo?.()
    if (!this.isAtStart) return
    if (this.isReplaced) this.around.reload()
    else await this.look()
  }

  /** Takes what waits; asks the server for newer where nothing does. */
  async look(): Promise<void> {
    if (!this.isAtStart || this.keeper === undefined) return
    if (await this.keeper.shelves.hasNext()) await this.take()
    // Without a network there is nothing to be had.
    else await this.keeper.update().catch(() => undefined)
  }

  async take(): Promise<void> {
    await this.whereFree(async () => {
      await this.keeper?.shelves.take()
      this.around.channel.postMessage('taken')
      this.replaced()
    })
  }

  /**
   * Has the newest version shown from the next reload on, for a table that this one cannot follow: nothing is played
   * here any more. `later`: something is played on another page of this browser.
   */
  async makeWay(): Promise<'taken' | 'none' | 'later'> {
    // Where nothing is kept, a reload brings the newest.
    if (!(await this.begin().then(yes, no))) return 'taken'
    await this.letGo?.()
    this.letGo = undefined
    await this.keeper?.update().catch(() => undefined)
    if (this.isReplaced) return 'taken'
    if ((await this.keeper?.shelves.hasNext()) !== true) return 'none'
    let found: 'taken' | 'later' = 'later'
    await this.whereFree(async () => {
      await this.keeper?.shelves.take()
      this.around.channel.postMessage('taken')
      found = 'taken'
    })
    return found
  }

  /** The page stays as it is, and something is played on it again. */
  stay(): void {
    if (!this.isAtStart) this.letGo ??= this.hold()
  }

  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly now = (): Newer => this.newer

  private async found(): Promise<void> {
    if (!this.isAtStart) this.say('later')
    else if (this.around.isTouched()) await this.whereFree(() => this.say('ready'))
    else await this.take()
  }

  /** Runs this where no page is away from the start page; elsewhere the new version has to wait. */
  private async whereFree(run: () => void | Promise<void>): Promise<void> {
    await this.around.locks.request(PLAYING, { ifAvailable: true }, (lock) =>
      lock === null ? this.say('later') : run(),
    )
  }

  private replaced(): void {
    this.isReplaced = true
    if (this.isAtStart) this.around.reload()
  }

  private say(newer: Newer): void {
    this.newer = newer
    for (const listener of this.listeners) listener()
  }

  /** Holds up new versions; gives how to let go. */
  private hold(): () => Promise<void> {
    let open = (): void => undefined
    const isOver = new Promise<void>((resolve) => {
      open = resolve
    })
    const held = this.around.locks.request(PLAYING, { mode: 'shared' }, () => isOver)
    return async () => {
      open()
      await held
    }
  }
}

const yes = (): boolean => true
const no = (): boolean => false

/** A version that comes has filled its shelf, or failed to. */
const isHere = (coming: ServiceWorker | null): Promise<void> =>
  new Promise((resolve) => {
    if (coming === null) resolve()
    else coming.addEventListener('statechange', () => resolve(), { once: true })
  })

async function register(): Promise<Keeper> {
  const { serviceWorker } = navigator
  const kept = await serviceWorker.register('service-worker.js', { updateViaCache: 'none' })
  return {
    shelves: new Shelves(caches, kept.scope),
    async update() {
      await kept.update()
      await isHere(kept.installing)
    },
  }
}

const canKeep = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator && 'locks' in navigator

/** Nothing where the browser keeps no pages: over plain http, or in some private windows. */
export const newVersion = canKeep()
  ? new NewVersion({
      locks: navigator.locks,
      channel: channelOf(new URL('.', location.href).href),
      register,
      // Where a browser does not say, somebody may be in the midst of something.
      isTouched: () => navigator.userActivation?.hasBeenActive ?? true,
      reload: () => location.reload(),
    })
  : undefined
