/** Friends at one table: a real server with a file of its own, and a browser for each. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { dist, keeping, type Wishes } from './served.ts'
import { expect, test as plain, Table } from './table.ts'
import { type Words, wordsOf } from './words.ts'

const muster = fileURLToPath(new URL('../../cli/dist/main.js', import.meta.url))

/** How long a server may take to be there, on a busy machine. */
const PATIENCE = 60_000

export class Server {
  readonly origin: string
  private readonly program: ChildProcess
  private readonly folder: string
  private readonly page: string

  private constructor(origin: string, program: ChildProcess, folder: string, page: string) {
    this.origin = origin
    this.program = program
    this.folder = folder
    this.page = page
  }

  /** Serves the built page and tables from a new file. `port`: where another has been before. */
  static async start(
    folder = mkdtempSync(join(tmpdir(), 'muster-server-')),
    port = 0,
    page = dist,
  ) {
    const program = spawn(process.execPath, [muster, 'serve', '--page', page], {
      env: {
        ...process.env,
        MUSTER_DATA: folder,
        MUSTER_PORT: String(port),
        MUSTER_LOG: 'error',
        MUSTER_LIMITS: 'off',
        MUSTER_BOT_THREADS: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const origin = await addressOf(program)
    return new Server(origin, program, folder, page)
  }

  async losePower(): Promise<void> {
    await this.end('SIGKILL')
  }

  /** After it has lost power: at the same address, with what is on its disk. */
  startAgain(page = this.page): Promise<Server> {
    return Server.start(this.folder, Number(new URL(this.origin).port), page)
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM')
    rmSync(this.folder, { recursive: true, force: true })
  }

  private end(signal: NodeJS.Signals): Promise<void> {
    if (this.program.exitCode !== null || this.program.signalCode !== null) return Promise.resolve()
    return new Promise((resolve) => {
      this.program.once('exit', () => resolve())
      this.program.kill(signal)
    })
  }
}

function addressOf(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const late = setTimeout(() => reject(new Error(`the server says only: ${said}`)), PATIENCE)
    const hear = (words: Buffer) => {
      said += words
      const [address] = /http:\/\/[\w.:]+\d/.exec(said) ?? []
      if (address === undefined) return
      clearTimeout(late)
      resolve(address)
    }
    program.stdout?.on('data', hear)
    program.stderr?.on('data', hear)
    program.once('exit', () => reject(new Error(`the server has ended: ${said}`)))
  })
}

/** Somebody at a browser of their own. */
export class Friend extends Table {
  readonly name: string
  readonly context: BrowserContext
  readonly words: Words

  constructor(table: ConstructorParameters<typeof Table>, name: string, words: Words) {
    super(...table)
    this.name = name
    this.context = this.page.context()
    this.words = words
  }

  static async come(
    browser: Browser,
    { origin, name, wishes, serviceWorkers = 'block', ...window }: Coming,
  ): Promise<Friend> {
    const context = await browser.newContext({
      ...window,
      baseURL: origin,
      locale: 'en-GB',
      serviceWorkers,
      storageState: keeping(wishes, origin),
    })
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    await page.goto('./#/')
    await page.evaluate(async (called) => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ name: called })
      await fetch('/api/v1/account', { method: 'POST', headers, body })
    }, name)
    return new Friend([page, window.hasTouch ?? false], name, wordsOf(wishes?.language ?? 'en'))
  }

  /** Opens a table from the start page, and goes by a name there. */
  async openTable(game: string): Promise<void> {
    await this.page.goto('./#/')
    await this.button(this.words.invite.inviteTo(game)).click()
    await this.lobby.waitFor()
  }

  /** From a set-up form that its address fills in: `keep?players=2`. */
  async openTableFor(match: string): Promise<void> {
    await this.page.goto(`./#/new/${match}`)
    await this.page.getByRole('button', { name: this.words.invite.invite, exact: true }).click()
    await this.lobby.waitFor()
  }

  get lobby() {
    return this.page.locator('[data-lobby]')
  }

  async callMe(name: string): Promise<void> {
    const field = this.page.getByLabel(this.words.lobby.name)
    await field.fill(name)
    await field.press('Enter')
    await expect(this.lobby.getByText(name, { exact: true })).toBeVisible()
  }

  /** The link for a seat, from 1. */
  async invite(seat: number): Promise<string> {
    await this.button(this.words.lobby.inviteTo(seat)).click()
    const link = this.page.getByLabel(this.words.lobby.link)
    await link.waitFor()
    return await link.inputValue()
  }

  async linkToWatch(): Promise<string> {
    await this.button(this.words.lobby.watch).click()
    const link = this.page.getByLabel(this.words.lobby.watch)
    await link.waitFor()
    return await link.inputValue()
  }

  /** Follows a link, sits down, and is ready. */
  async join(link: string): Promise<void> {
    await this.page.goto(link)
    await this.button(this.words.join.sit).click()
    await this.lobby.waitFor()
    const ready = this.button(this.words.lobby.imReady)
    if ((await ready.getAttribute('aria-pressed')) !== 'true') await ready.click()
    await expect(ready).toHaveAttribute('aria-pressed', 'true')
  }

  /** The step back that takes everybody's consent. */
  get undoOfAll() {
    return this.button(/^Undo: .*everyone must agree/)
  }

  /** Asks all to take the last choice back. */
  async askBack(): Promise<void> {
    await this.undoOfAll.click()
    await this.page.getByRole('dialog').locator('li button').first().click()
  }

  /** Every seat is somebody's. */
  async begin(): Promise<void> {
    await this.button(this.words.lobby.begin).click()
  }

  /** As it stands: at the end there is no prompt, and none is waited for. */
  async isAsked(): Promise<boolean> {
    return (await this.page.locator('[data-prompt][data-mine="true"]').count()) > 0
  }

  /** Steps are over, and what was sent has come back; somebody else may be asked. */
  override async ready(): Promise<'choice' | 'over'> {
    await expect(this.page.locator('[data-entry][data-playing="false"]')).toBeVisible({
      timeout: 30_000,
    })
    return (await this.over.count()) > 0 ? 'over' : 'choice'
  }

  /** What stands at the end of an online match. */
  get over() {
    return this.button(this.words.online.verify)
  }

  /** Won or lost, and how. */
  get headline() {
    return this.page.locator('main h2').first()
  }

  /** The picture on the tab. */
  get icon() {
    return this.page.locator('link[rel="icon"]')
  }

  async leave(): Promise<void> {
    await this.context.close()
  }
}

export interface Coming
  extends Pick<BrowserContextOptions, 'viewport' | 'hasTouch' | 'isMobile' | 'serviceWorkers'> {
  readonly origin: string
  readonly name: string
  readonly wishes?: Wishes
}

/** The host with friends in all other seats, at a new table unless one is open; the match has begun. */
export async function sitDown(host: Friend, friends: readonly Friend[], game?: string) {
  if (game !== undefined) await host.openTable(game)
  for (const [i, friend] of friends.entries()) await friend.join(await host.invite(i + 2))
  await host.begin()
  for (const one of [host, ...friends]) await expect(one.prompt).toBeVisible({ timeout: 30_000 })
}

/** Everybody sees the same entry. */
export async function agree(friends: readonly Friend[]): Promise<number> {
  let entry = 0
  await expect(async () => {
    const entries = await Promise.all(friends.map((friend) => friend.entry()))
    expect(new Set(entries).size).toBe(1)
    ;[entry] = entries
  }).toPass({ timeout: 20_000 })
  return entry
}

/** Whoever is asked answers, until enough has happened. `wishes`: what they take rather. */
export async function playOn(
  friends: readonly Friend[],
  choices: number,
  wishes: readonly string[] = [],
): Promise<void> {
  for (let made = 0; made < choices; made++) {
    const before = await agree(friends)
    const asked = await whoIsAsked(friends)
    if (asked === undefined) return
    await asked.answer(made, wishes)
    await expect.poll(() => asked.entry(), { timeout: 20_000 }).toBeGreaterThan(before)
  }
}

/** More choices than a match takes. */
const MOST_CHOICES = 200

/** Whoever is asked answers, until something is so or the match is over; gives who was asked what. */
export async function playUntil(
  friends: readonly Friend[],
  isSo: () => Promise<boolean>,
  wishes: readonly string[] = [],
): Promise<string[]> {
  const all: string[] = []
  for (let choices = 0; choices < MOST_CHOICES; choices++) {
    await agree(friends)
    const asked = await whoIsAsked(friends)
    if (asked === undefined || (await isSo())) return all
    all.push(`${await asked.promptName()} ${asked.name}`)
    await playOn(friends, 1, wishes)
  }
  throw new Error(`${MOST_CHOICES} choices do not lead there: ${all.join(', ')}`)
}

/** The match is over, and all who sit there or look on read the same of it. */
export async function endTogether(friends: readonly Friend[]): Promise<void> {
  for (const one of friends) await expect(one.over).toBeVisible({ timeout: 30_000 })
  const told = await Promise.all(friends.map((one) => one.headline.innerText()))
  expect(told[0]).not.toBe('')
  expect(told).toEqual(told.map(() => told[0]))
}

/** Plays on to where a card was turned that this one cannot take back alone. */
export async function pastSeal(one: Friend, friends: readonly Friend[]): Promise<void> {
  for (let choices = 0; choices < 8; choices++) {
    await agree(friends)
    if ((await one.undoOfAll.count()) > 0) return
    await playOn(friends, 1)
  }
}

async function whoIsAsked(friends: readonly Friend[]): Promise<Friend | undefined> {
  let asked: Friend | undefined
  await expect(async () => {
    for (const friend of friends) {
      if ((await friend.over.count()) > 0) return
      if (await waits(friend)) asked = friend
    }
    expect(asked).toBeDefined()
  }).toPass({ timeout: 30_000 })
  return asked
}

/** The table waits for this one: who has voted can change it, and is not waited for. */
const waits = async (friend: Friend): Promise<boolean> =>
  (await friend.isAsked()) && (await friend.page.title()).startsWith('● ')

export const test = plain.extend<
  { come(name: string, more?: Partial<Coming>): Promise<Friend> },
  { server: Server }
>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here.
    async ({}, use) => {
      const server = await Server.start()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: PATIENCE },
  ],
  come: async ({ browser, server, viewport, hasTouch, isMobile }, use) => {
    const friends: Friend[] = []
    await use(async (name, more = {}) => {
      const friend = await Friend.come(browser, {
        ...{ origin: server.origin, name, viewport, hasTouch, isMobile },
        ...more,
      })
      friends.push(friend)
      return friend
    })
    for (const friend of friends) await friend.leave()
    for (const friend of friends) expect(friend.errors, friend.name).toEqual([])
  },
})

export { expect }
