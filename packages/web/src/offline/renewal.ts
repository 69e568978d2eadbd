/**
 * A table is played by rules that this page does not have: another version of the page is taken, and the page reloaded
 * where it is. By itself at most once for the same rules, so that what does not help is not done over and over.
 */
import { type NewVersion, newVersion } from './new-version.ts'

/** `reloads`: the page goes. `none`: no other version is to be had. `later`: a match is open on another page. */
export type Renewal = 'reloads' | 'none' | 'later'

/** What the browser gives; a test has its own. */
export interface Means {
  readonly newVersion: Pick<NewVersion, 'makeWay'> | undefined
  /** Lives as long as the tab. */
  readonly memory: () => Pick<Storage, 'getItem' | 'setItem'>
  reload(): void
}

const TRIED = 'muster.renewed'

const browser: Means = {
  newVersion,
  memory: () => sessionStorage,
  reload: () => location.reload(),
}

/** `isAsked`: somebody wants it tried once more. */
export async function renewFor(rules: string, isAsked = false, means = browser): Promise<Renewal> {
  const tried = triedBefore(means)
  // Where nothing can be remembered it waits until it is asked for.
  if (!isAsked && tried?.includes(rules) !== false) return 'none'
  const found = (await means.newVersion?.makeWay()) ?? 'taken'
  if (found !== 'taken') return found
  const isKept = remember([...new Set([...(tried ?? []), rules])], means)
  if (!isAsked && !isKept) return 'none'
  means.reload()
  return 'reloads'
}

function triedBefore({ memory }: Means): readonly string[] | undefined {
  try {
    return memory().getItem(TRIED)?.split('\n') ?? []
  } catch {
    return undefined
  }
}

function remember(tried: readonly string[], { memory }: Means): boolean {
  try {
    memory().setItem(TRIED, tried.join('\n'))
    return true
  } catch {
    return false
  }
}
