/** How long this browser remembers what a page keeps, and what can be done about it. */

/** What can be offered: the browser's own question, or a way through its menus. */
export type Offer = 'install' | 'home-screen' | 'dock'

interface InstallQuestion extends Event {
  prompt(): Promise<unknown>
}

const isQuestion = (event: Event): event is InstallQuestion => 'prompt' in event

/** The browser's question whether to install the page, held back until the player asks for it. */
export class InstallOffer {
  private readonly listeners = new Set<() => void>()
  private question: InstallQuestion | undefined

  hear(window: Pick<Window, 'addEventListener'>): this {
    window.addEventListener('beforeinstallprompt', (event) => {
      if (!isQuestion(event)) return
      event.preventDefault()
      this.hold(event)
    })
    window.addEventListener('appinstalled', () => this.hold(undefined))
    return this
  }

  async ask(): Promise<void> {
    const { question } = this
    // It can be asked once only.
    this.hold(undefined)
    await question?.prompt()
  }

  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly isThere = (): boolean => this.question !== undefined

  private hold(question: InstallQuestion | undefined): void {
    this.question = question
    for (const listener of this.listeners) listener()
  }
}

export const installOffer = new InstallOffer().hear(window)

const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

/** Browsers on WebKit delete what a page has kept after seven days of use without a visit to it. */
const isForgetful = (): boolean => 'GestureEvent' in window

/** What would keep the matches safer here. */
export function bestOffer(canAsk: boolean): Offer | undefined {
  if (isInstalled()) return undefined
  if (isForgetful()) return navigator.maxTouchPoints > 0 ? 'home-screen' : 'dock'
  return canAsk ? 'install' : undefined
}

/** Asks the browser not to clear its store to make room; some ask their user, so it is done once. */
export async function askToKeep(): Promise<void> {
  if (!('storage' in navigator) || (isDone('asked-to-keep') && !isInstalled())) return
  remember('asked-to-keep')
  if (!(await navigator.storage.persisted())) await navigator.storage.persist()
}

type Deed = 'asked-to-keep' | 'offered'

export function isDone(deed: Deed): boolean {
  try {
    return localStorage.getItem(`muster.${deed}`) !== null
  } catch {
    return false
  }
}

export function remember(deed: Deed): void {
  try {
    localStorage.setItem(`muster.${deed}`, 'yes')
  } catch {
    // Storage refused: it holds for this visit.
  }
}
