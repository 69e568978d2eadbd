/** A player at the page: what one does with mouse, finger and keys, and what one sees. */
import { errors, expect, type Locator, type Page, test as plain } from '@playwright/test'
import { wordsOf } from './words.ts'

/** The same deal in every run. */
export const SEED = '00112233445566778899aabbccddeeff'

interface SetUp {
  /** As the form says it: `Alone`, `2`, `3`, `4`. */
  readonly players?: 'Alone' | '2' | '3' | '4'
  readonly quick?: boolean
  readonly level?: 'Easy' | 'Normal' | 'Hard'
  /** Seats, from 1, that bots play. */
  readonly bots?: readonly number[]
  readonly names?: readonly string[]
  readonly seed?: string
}

const MOST_TAPS = 14

/** How long one goes for a thing before one looks again, in milliseconds. */
const REACH = 2000

/** How long a tap that only marks or shows is waited for. */
const GLANCE = 400

/** Nobody who means two things taps the same place twice within this time; the page knows that. */
const TWICE = 400
const SAME_PLACE = 40

const AGAIN = new RegExp(
  `^(${(['en', 'fr', 'pt', 'pseudo'] as const).map((code) => wordsOf(code).end.again).join('|')})$`,
)

export class Table {
  readonly page: Page
  readonly touch: boolean
  /** How often this player has tapped, clicked or pressed a key to choose. */
  taps = 0
  private last = { x: 0, y: 0, at: 0 }
  private readonly wrong: string[] = []
  private readonly forgiven: string[] = []

  constructor(page: Page, touch: boolean) {
    this.page = page
    this.touch = touch
    page.on('pageerror', (error) => this.wrong.push(error.message))
    page.on('console', (message) => {
      if (message.type() !== 'error') return
      this.wrong.push(`${message.text()} ${message.location().url}`)
    })
  }

  /** An error with these words is what a test is about. */
  forgive(words: string): void {
    this.forgiven.push(words)
  }

  /** Errors that the browser told of. */
  get errors(): readonly string[] {
    return this.wrong.filter((error) => !this.forgiven.some((words) => error.includes(words)))
  }

  /** The match on the page. */
  get match(): Locator {
    return this.page.locator('[data-entry]')
  }

  get prompt(): Locator {
    return this.page.locator('[data-prompt]')
  }

  get options(): Locator {
    return this.prompt.locator('button[data-option]:enabled:visible')
  }

  get lit(): Locator {
    return this.page.locator('[data-spot][data-lit]:visible')
  }

  /** Dungeons to enter, without the Boss, who asks back when he is met early. */
  get dungeons(): Locator {
    return this.page.locator(
      '[data-spot^="dungeon:"]:not([data-spot="dungeon:16"])[data-lit]:visible',
    )
  }

  /** Every button that answers: options, votes, done, back. */
  get answers(): Locator {
    return this.prompt.locator('[data-answer]:not([aria-disabled]):visible')
  }

  /** What stands at the end of a match, in whatever language. */
  get end(): Locator {
    return this.match.getByRole('button', { name: AGAIN })
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }

  async tap(what: Locator, timeout = 8000): Promise<void> {
    await this.takesCare(what, timeout)
    if (this.touch) {
      const heard = this.hearsClick()
      await what.tap({ timeout })
      await heard
    } else await what.click({ timeout })
    this.taps++
    this.last.at = Date.now()
  }

  /** Lets a moment pass before a second tap at the place of the last. */
  private async takesCare(what: Locator, timeout: number): Promise<void> {
    const place = await what.boundingBox({ timeout })
    const x = (place?.x ?? 0) + (place?.width ?? 0) / 2
    const y = (place?.y ?? 0) + (place?.height ?? 0) / 2
    const near = Math.hypot(x - this.last.x, y - this.last.y) < SAME_PLACE
    const since = Date.now() - this.last.at
    if (near && since < TWICE) await this.page.waitForTimeout(TWICE - since)
    this.last = { x, y, at: this.last.at }
  }

  /** The click that a finger makes comes some time after its touch. */
  private async hearsClick(): Promise<void> {
    await this.page
      .evaluate(
        (longest) =>
          new Promise<void>((resolve) => {
            addEventListener('click', () => setTimeout(resolve), { once: true, capture: true })
            setTimeout(resolve, longest)
          }),
        REACH,
      )
      // A click may leave the page.
      .catch(() => undefined)
  }

  /** From the set-up form to the first choice. */
  async start(wanted: SetUp = {}): Promise<void> {
    const { players = 'Alone', quick = false, level, bots = [], names = [], seed = SEED } = wanted
    const { page } = this
    await page.goto(`./#/new/tenefyr?seed=${seed}`)
    const option = (name: string, value: string) =>
      page.getByRole('group', { name }).getByRole('radio', { name: value, exact: true }).check()
    await option('Players', players)
    if (quick) await option('Length', 'Quick')
    if (level !== undefined) await option('Level', level)
    const seats = players === 'Alone' ? 1 : Number(players)
    for (let seat = 1; seat <= seats; seat++) {
      const sits = bots.includes(seat) ? 'apprentice' : 'person'
      await page.getByLabel(`Who plays seat ${seat}`).selectOption(sits)
    }
    for (const [index, name] of names.entries()) {
      await page.getByLabel(`Name at seat ${index + 1}`).fill(name)
    }
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await this.ready()
  }

  /** A match file, opened from the start page. */
  async open(notation: string): Promise<void> {
    await this.page.goto('./#/')
    await this.giveFile(notation)
    await this.ready()
  }

  async giveFile(notation: string): Promise<void> {
    await this.page.locator('input[type=file]').setInputFiles({
      name: 'match.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(notation),
    })
  }

  /** Waits until something is to choose here, or the match is over. */
  async ready(): Promise<'choice' | 'over'> {
    await expect(this.page.locator('[data-entry][data-playing="false"]')).toBeVisible({
      timeout: 20_000,
    })
    await expect(this.options.or(this.lit).or(this.end).first()).toBeVisible({ timeout: 20_000 })
    return (await this.end.count()) > 0 ? 'over' : 'choice'
  }

  async entry(): Promise<number> {
    return Number(await this.match.getAttribute('data-entry'))
  }

  async promptName(): Promise<string> {
    return (await this.prompt.getAttribute('data-prompt')) ?? ''
  }

  /** Waits for the table after another entry than this one. */
  async movedFrom(entry: number): Promise<void> {
    await expect(this.match).not.toHaveAttribute('data-entry', String(entry))
    await this.ready()
  }

  /** Waits until what was tapped has come through. */
  async settled(): Promise<void> {
    await this.page.waitForTimeout(150)
    await this.ready()
  }

  /**
   * Answers the present choice, whatever it takes; another n takes another of its options. `wishes`: selectors of what
   * is taken rather, the dearest first.
   */
  async answer(n = 0, wishes: readonly string[] = []): Promise<void> {
    const before = await this.entry()
    for (let taps = 0; taps < MOST_TAPS; taps++) {
      // What was sent may take its time, and the bots theirs: nothing is tapped meanwhile.
      if ((await this.ready()) === 'over' || (await this.entry()) !== before) return
      await this.tapIfThere((await this.wished(wishes)) ?? (await this.nextTap(n + taps)))
      await this.mayMove(before)
    }
    if ((await this.ready()) === 'over' || (await this.entry()) !== before) return
    const asked = await this.promptName()
    throw new Error(`${MOST_TAPS} taps do not answer ${asked} at entry ${before}`)
  }

  /** What has gone meanwhile is not waited for: the table has changed, and is looked at again. */
  private async tapIfThere(what: Locator): Promise<void> {
    try {
      await this.tap(what, REACH)
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error
    }
  }

  private async wished(wishes: readonly string[]): Promise<Locator | undefined> {
    for (const wish of wishes) {
      const there = this.page.locator(wish).and(this.options.or(this.lit))
      if ((await there.count()) > 0) return there.last()
    }
    return undefined
  }

  /** What to tap now: what ends the choice, else something lit, else an option among the buttons. */
  private async nextTap(n: number): Promise<Locator> {
    for (const ending of ['done', 'all-agree', 'agree']) {
      const button = this.answers.and(this.page.locator(`[data-answer^="${ending}"]`))
      if ((await button.count()) > 0) return button.first()
    }
    // On a phone several lit things may share a place: a tap there leads in to them.
    const fresh = this.page.locator(
      '[data-spot][data-lit]:not([data-chosen], :has(> [data-way="in"]) *):visible, [data-way="in"]',
    )
    const [spots, buttons] = [await fresh.count(), await this.options.count()]
    if (spots > 0 && (buttons === 0 || n % 3 !== 2)) return fresh.nth(n % spots)
    if (buttons > 0) return this.options.nth(n % buttons)
    // All are marked, and it is not enough: of some there are more alike, and each has its turn.
    return this.lit.nth(n % Math.max(1, await this.lit.count()))
  }

  /** Gives the table a moment to move on; a tap may also only mark or show something. */
  private async mayMove(from: number): Promise<void> {
    await this.page
      .waitForFunction(
        (before) => {
          const match = document.querySelector<HTMLElement>('[data-entry]')
          return match === null || Number(match.dataset.entry) !== before
        },
        from,
        { timeout: GLANCE },
      )
      .catch(() => undefined)
  }

  /** Ends the worker that has the rules and the matches. */
  async killWorker(how: 'falls silent' | 'throws'): Promise<void> {
    const [worker] = this.page.workers()
    if (worker === undefined) throw new Error('the page has no worker')
    await worker.evaluate(
      how === 'throws'
        ? 'void setTimeout(() => { throw new Error("struck by a falling rock") })'
        : 'self.close()',
    )
  }

  /** A browser that keeps nothing, as some do in private windows. */
  async withoutStorage(): Promise<void> {
    await this.page.context().route('**/assets/worker-*.js', async (route) => {
      const answer = await route.fetch()
      const refusal = 'Object.defineProperty(self, "indexedDB", { value: undefined });'
      await route.fulfill({ response: answer, body: `${refusal}${await answer.text()}` })
    })
  }

  /** A browser that deletes what a page keeps when nobody comes for a week. */
  async forgetful(): Promise<void> {
    await this.page.addInitScript('window.GestureEvent = class {}')
  }

  /** As if a new version of the page had come in the background, while the player does something. */
  async newVersion(): Promise<void> {
    await this.page.addInitScript(() => {
      const scope = new URL('.', location.href).href
      const registration = { scope, update: () => Promise.resolve() }
      Object.assign(navigator.serviceWorker, { register: () => Promise.resolve(registration) })
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true } })
    })
    await this.page.evaluate(async () => {
      const scope = new URL('.', location.href).href
      const next = await caches.open(`muster next ${scope}`)
      await next.put(`${scope}files.json`, Response.json([]))
    })
  }

  /** As if all matches kept here had been played by rules that are no more. */
  async changeKeptRules(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('muster')
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            const writing = opening.result.transaction('logs', 'readwrite')
            const cursor = writing.objectStore('logs').openCursor()
            cursor.onsuccess = () => {
              const at = cursor.result
              if (at === null) return
              const notation = String(at.value.notation)
              at.update({ ...at.value, notation: notation.replace(/ enter /, ' march-to ') })
              at.continue()
            }
            writing.oncomplete = () => {
              opening.result.close()
              resolve()
            }
          }
        }),
    )
  }
}

/** Tests with a player; none may leave an error behind in the browser. */
export const test = plain.extend<{ table: Table }>({
  table: async ({ page, hasTouch }, use) => {
    const player = new Table(page, hasTouch ?? false)
    await use(player)
    expect(player.errors).toEqual([])
  },
})

export { expect }
