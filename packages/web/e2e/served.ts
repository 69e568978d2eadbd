/** The built page, served as `npm start` serves it, and the browser that looks at it. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PlaywrightTestConfig } from '@playwright/test'
import { lookForBrowser, rootOnLinux } from '../../../scripts/browser.mjs'

const web = fileURLToPath(new URL('..', import.meta.url))
const port = Number(process.env.MUSTER_PORT ?? 4417)
const origin = `http://127.0.0.1:${port}`
// Where there is none yet, Playwright says so when it starts one; other tools may read the settings without.
const browser = await lookForBrowser()

/** Where the built page lies. */
export const dist = process.env.MUSTER_DIST ?? join(web, 'dist')

const vite = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url))

/** What the page keeps of a player's wishes. Steps play at once: a test waits for what it looks for, no beat. */
export interface Wishes {
  readonly language?: 'en' | 'fr' | 'pt' | 'pseudo'
  readonly theme?: 'dark' | 'light'
  readonly pace?: 'beat' | 'at-once'
  readonly motion?: 'reduced' | 'full'
  /** Who tests something else is not coached. */
  readonly coach?: boolean
}

/** A browser in which these wishes are kept. */
export const keeping = (wishes: Wishes = {}, where = origin) => ({
  cookies: [],
  origins: [
    {
      origin: where,
      localStorage: [
        {
          name: 'muster.settings',
          value: JSON.stringify({
            language: 'en',
            theme: 'dark',
            pace: 'at-once',
            motion: 'reduced',
            coach: false,
            ...wishes,
          }),
        },
      ],
    },
  ],
})

export const sizes = {
  laptop: { viewport: { width: 1366, height: 625 } },
  phone: { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true },
  small: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  turned: { viewport: { width: 734, height: 343 }, hasTouch: true, isMobile: true },
} as const

export const served = {
  // Told as flaky, and looked into: one slow moment of a busy machine must not hide what 300 others say.
  retries: 1,
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 8_000 },
  reporter: [['list']],
  use: {
    baseURL: origin,
    actionTimeout: 8_000,
    locale: 'en-GB',
    storageState: keeping(),
    // What a service worker keeps is the offline tests' own subject.
    serviceWorkers: 'block',
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser.path }),
      chromiumSandbox: !rootOnLinux,
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node ${JSON.stringify(vite)} preview --outDir ${JSON.stringify(dist)} --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: web,
    url: origin,
    timeout: 30_000,
  },
} satisfies PlaywrightTestConfig
