import type { OnlineEvent, Place, SocketMessage } from '@muster/table/online'
import { expect, test, vi } from 'vitest'
import type { Holder } from './connection.ts'
import { Line, type Surroundings } from './line.ts'

/** A browser with some tabs: the first leads, and the next when it is closed. */
class Browser {
  readonly said: SocketMessage[] = []
  holder: Holder | undefined
  private readonly tabs: { hear: (event: MessageEvent) => void; isOpen: boolean }[] = []
  private readonly waiting: (() => void)[] = []
  private isLed = false

  open() {
    const tab = { hear: (_: MessageEvent): void => undefined, isOpen: true }
    this.tabs.push(tab)
    const around: Surroundings = {
      channel: {
        addEventListener(_kind: string, hear: (event: MessageEvent) => void) {
          tab.hear = hear
        },
        postMessage: (data: unknown) => {
          for (const other of this.tabs) {
            if (other !== tab && other.isOpen) other.hear(new MessageEvent('message', { data }))
          }
        },
      },
      lead: (run) => {
        if (this.isLed) this.waiting.push(run)
        else {
          this.isLed = true
          run()
        }
      },
      connect: (holder) => {
        this.holder = holder
        return {
          isThere: true,
          say: (message) => void this.said.push(message),
          wake: () => undefined,
          turnNetwork: () => undefined,
        }
      },
    }
    const heard = vi.fn()
    const line = new Line({ heard, changed: vi.fn() }, around)
    const close = () => {
      tab.isOpen = false
    }
    return { line, heard, close }
  }

  /** The lock of a closed tab goes to the next. */
  next(): void {
    this.waiting.shift()?.()
  }
}

const at = (match: string, entry: number): Place => ({ match, entry, chat: -1, lobby: 0 })

const entries = (match: string, n: number): OnlineEvent => ({
  kind: 'entries',
  match,
  n,
  entries: [{ kind: 'note', name: 'here', text: 'ana' }],
  hash: '0123456789abcdef',
})

test('one connection serves all tabs, each with what it watches', () => {
  const browser = new Browser()
  const [one, two] = [browser.open(), browser.open()]
  one.line.watch('aaaaaaaa', () => at('aaaaaaaa', 4))
  two.line.watch('bbbbbbbb', () => at('bbbbbbbb', 7))
  expect(browser.said).toEqual([
    { kind: 'watch', ...at('aaaaaaaa', 4) },
    { kind: 'watch', ...at('bbbbbbbb', 7) },
  ])
  browser.holder?.heard(entries('bbbbbbbb', 8))
  expect(one.heard).not.toHaveBeenCalled()
  expect(two.heard).toHaveBeenCalledWith(entries('bbbbbbbb', 8))
})

test('after a break only what was not told is asked for', () => {
  const browser = new Browser()
  const { line } = browser.open()
  line.watch('aaaaaaaa', () => at('aaaaaaaa', 4))
  browser.holder?.heard(entries('aaaaaaaa', 5))
  browser.holder?.heard({
    kind: 'chat',
    match: 'aaaaaaaa',
    lines: [{ n: 0, person: 'ana', at: 5, text: 'Oh' }],
  })
  expect(browser.holder?.places()).toEqual([{ match: 'aaaaaaaa', entry: 5, chat: 0, lobby: 0 }])
})

test('what no tab watches any more is let go', () => {
  const browser = new Browser()
  const [one, two] = [browser.open(), browser.open()]
  one.line.watch('aaaaaaaa', () => at('aaaaaaaa', 4))
  two.line.watch('aaaaaaaa', () => at('aaaaaaaa', 4))
  one.line.unwatch('aaaaaaaa')
  expect(browser.said.filter(({ kind }) => kind === 'unwatch')).toEqual([])
  two.line.unwatch('aaaaaaaa')
  expect(browser.said.at(-1)).toEqual({ kind: 'unwatch', match: 'aaaaaaaa' })
})

test('when the leading tab is closed, the next goes on with what it watches', () => {
  const browser = new Browser()
  const [one, two] = [browser.open(), browser.open()]
  one.line.watch('aaaaaaaa', () => at('aaaaaaaa', 4))
  two.line.watch('bbbbbbbb', () => at('bbbbbbbb', 7))
  one.close()
  browser.said.length = 0
  browser.next()
  expect(browser.said).toEqual([{ kind: 'watch', ...at('bbbbbbbb', 7) }])
})

test('a person looks elsewhere only where all tabs are hidden', () => {
  const browser = new Browser()
  const [one, two] = [browser.open(), browser.open()]
  one.line.watch('aaaaaaaa', () => at('aaaaaaaa', 4))
  two.line.watch('aaaaaaaa', () => at('aaaaaaaa', 4))
  const attention = () => browser.said.filter(({ kind }) => kind === 'attention')
  one.line.attend(true)
  expect(attention()).toEqual([])
  two.line.attend(true)
  expect(attention()).toEqual([{ kind: 'attention', elsewhere: true }])
  one.line.attend(false)
  expect(attention().at(-1)).toEqual({ kind: 'attention', elsewhere: false })
})
