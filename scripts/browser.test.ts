import { describe, expect, it } from 'vitest'
import { findBrowser } from './browser.mjs'

interface Fresh {
  platform?: string
  env?: Record<string, string>
  isRoot?: boolean
  /** Files that are there. */
  files?: string[]
  /** Files that are there and do not run. */
  broken?: string[]
  /** What each command that succeeds brings. */
  brings?: Record<string, string[]>
}

const OWN = '/home/ana/.cache/ms-playwright/chromium/chrome'

/** A machine of which only this is known; it keeps what was run and said. */
function machine({ platform = 'linux', env = {}, isRoot = false, ...rest }: Fresh) {
  const { files = [], broken = [], brings = {} } = rest
  const there = [...files, ...broken]
  const ran: string[] = []
  const said: string[] = []
  return {
    ran,
    said,
    asked: {
      platform,
      env: { PATH: '/usr/local/bin:/usr/bin', ...env },
      isRoot,
      exists: (path: string) => there.includes(path),
      starts: (path: string) => !broken.includes(path),
      playwrights: () => Promise.resolve(OWN),
      run(command: string, args: readonly string[], minutes: number) {
        expect(minutes).toBeLessThanOrEqual(10)
        const line = [command, ...args].join(' ')
        ran.push(line)
        const known = Object.keys(brings).find((part) => line.includes(part))
        if (known === undefined) return false
        there.push(...(brings[known] ?? []))
        return true
      },
      say: (sentence: string) => {
        said.push(sentence)
      },
    },
  }
}

describe('a browser that is here', () => {
  const cases: [what: string, fresh: Fresh, path: string][] = [
    [
      'the one that is named, before all others',
      { env: { MUSTER_CHROMIUM: '/opt/chrome' }, files: ['/opt/chrome', OWN, '/usr/bin/chromium'] },
      '/opt/chrome',
    ],
    ["Playwright's own, before the system's", { files: [OWN, '/usr/bin/chromium'] }, OWN],
    ["the system's", { files: ['/usr/bin/google-chrome-stable'] }, '/usr/bin/google-chrome-stable'],
    [
      'one that runs, not a script that only tells where to get one',
      { broken: ['/usr/bin/chromium-browser'], files: ['/snap/bin/chromium-browser'] },
      '/snap/bin/chromium-browser',
    ],
    [
      'on macOS',
      {
        platform: 'darwin',
        env: { HOME: '/Users/ana' },
        files: ['/Users/ana/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
      },
      '/Users/ana/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    [
      'on Windows',
      {
        platform: 'win32',
        env: { 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' },
        files: ['C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'],
      },
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    ],
  ]
  it.each(cases)('%s', async (_, fresh, path) => {
    const { asked, ran, said } = machine(fresh)
    expect(await findBrowser(asked)).toBe(path)
    expect(ran).toEqual([])
    expect(said).toHaveLength(1)
    expect(said[0]).toContain(path)
  })

  it('is not put in the place of a named one that is missing', async () => {
    const { asked } = machine({ env: { MUSTER_CHROMIUM: '/opt/no' }, files: ['/usr/bin/chromium'] })
    await expect(findBrowser(asked)).rejects.toThrow('/opt/no')
  })
})

describe('a machine without one', () => {
  const debian = ['/etc/debian_version']
  const apt = { 'apt-get update': [], 'apt-get install': ['/usr/bin/chromium'] }

  it('lets Playwright install its own', async () => {
    const { asked, ran, said } = machine({ files: debian, brings: { 'cli.js install': [OWN] } })
    expect(await findBrowser(asked)).toBe(OWN)
    expect(ran).toHaveLength(1)
    expect(said[said.length - 1]).toBe(`Browser: ${OWN} (installed by Playwright just now)`)
  })

  it("takes Debian's package when Playwright cannot, as root without sudo", async () => {
    const { asked, ran, said } = machine({ isRoot: true, files: debian, brings: apt })
    expect(await findBrowser(asked)).toBe('/usr/bin/chromium')
    expect(ran.slice(1)).toEqual([
      'apt-get update',
      'apt-get install -y --no-install-recommends chromium',
    ])
    expect(said[said.length - 1]).toContain('installed from the package chromium')
  })

  it('asks for no password', async () => {
    const { asked, ran } = machine({ files: debian, brings: { ...apt, 'sudo -n true': [] } })
    expect(await findBrowser(asked)).toBe('/usr/bin/chromium')
    expect(ran.slice(1).every((line) => line.startsWith('sudo -n '))).toBe(true)
    const locked = machine({ files: debian, brings: {} })
    await expect(findBrowser(locked.asked)).rejects.toThrow('MUSTER_CHROMIUM')
    expect(locked.ran.slice(1)).toEqual(['sudo -n true'])
  })

  it('leaves packages alone where they are not Debian’s, and says what to do', async () => {
    const { asked, ran } = machine({ isRoot: true, brings: apt })
    await expect(findBrowser(asked)).rejects.toThrow('Install Chromium, Chrome or Edge')
    expect(ran).toHaveLength(1)
  })
})
