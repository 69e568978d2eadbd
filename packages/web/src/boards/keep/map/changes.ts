/** What would come to a room and what would leave it, as counts of alike things. */
import type { HeroView, RoomView, StackView, Token } from '@muster/keep/view'

interface Going {
  readonly as: string
  readonly count: number
}

export interface Changes {
  readonly heroes: readonly HeroView[]
  readonly monsters: readonly StackView[]
  readonly tokens: readonly { readonly token: Token; readonly count: number }[]
  readonly portal: RoomView['portal']
  /** The treasure would be gone. */
  readonly looted: boolean
  /** Things of which fewer would be left, and how many go. */
  readonly going: readonly Going[]
}

const sum = <T>(things: readonly T[], count: (thing: T) => number): number =>
  things.reduce((all, thing) => all + count(thing), 0)

const heroKey = ({ class: of, awake, wounds }: HeroView): string => `${of} ${awake} ${wounds}`

/** Things with more of them after than before, each with how many more. */
function more<T extends { readonly count: number }>(
  before: readonly T[],
  after: readonly T[],
  key: (thing: T) => string,
): T[] {
  const seen: string[] = []
  return after.flatMap((thing) => {
    const name = key(thing)
    if (seen.includes(name)) return []
    seen.push(name)
    const of = (things: readonly T[]) => things.filter((one) => key(one) === name)
    const count = sum(of(after), (one) => one.count) - sum(of(before), (one) => one.count)
    return count > 0 ? [{ ...thing, count }] : []
  })
}

const monsterKey = ({ monster }: StackView): string => `${monster}`
const tokenKey = ({ token }: { readonly token: Token }): string => token

export function changesOf(before: RoomView, after: RoomView | undefined): Changes | undefined {
  if (after === undefined) return undefined
  const going = [
    ...more(after.heroes, before.heroes, heroKey).map(({ hero, count }) => ({
      as: `hero:${hero}`,
      count,
    })),
    ...more(after.monsters, before.monsters, monsterKey).map(({ monster, count }) => ({
      as: `monster:${monster}`,
      count,
    })),
    ...more(after.tokens, before.tokens, tokenKey).map(({ token, count }) => ({
      as: `token:${token}`,
      count,
    })),
  ]
  const changes: Changes = {
    heroes: more(before.heroes, after.heroes, heroKey),
    monsters: more(before.monsters, after.monsters, monsterKey),
    tokens: more(before.tokens, after.tokens, tokenKey),
    portal: after.portal === before.portal ? 'none' : after.portal,
    looted: before.treasure > 0 && after.treasure === 0,
    going,
  }
  const isSame =
    changes.heroes.length + changes.monsters.length + changes.tokens.length + going.length === 0 &&
    changes.portal === 'none' &&
    !changes.looted
  return isSame ? undefined : changes
}
