/** What stands and lies in a room: heroes, monsters, traps, resources, portal, in this order. */
import { type HeroView, type RoomView, type StackView, TOKENS, type Token } from '@muster/keep/view'
import type { ReactNode } from 'react'
import type { Spot } from '../../../frame/board-module.ts'
import { SpotButton } from '../../../frame/spot.tsx'
import { Ghostly, HeroToken, LooseToken, MonsterToken, Portal } from '../cards/tokens.tsx'
import { heroSpot, monsterSpot, portalSpot, tokenSpot } from '../spots.ts'
import type { Changes } from './changes.ts'
import css from './things.module.css'

interface Thing {
  readonly spot: Spot
  /** How it is called among what would leave. */
  readonly as: string
  readonly count: number
  readonly draw: (count: number) => ReactNode
}

const heroDrawn = ({ class: of, awake, wounds, count }: HeroView): ReactNode => (
  <HeroToken of={of} awake={awake} wounds={wounds} count={count} />
)

const monsterDrawn = (
  { seat, clan, wounds, count }: StackView,
  vitalityOf: (clan: StackView['clan']) => number,
): ReactNode => {
  const all = vitalityOf(clan)
  return (
    <MonsterToken seat={seat} clan={clan} count={count} left={all > 1 ? all - wounds : undefined} />
  )
}

/** Traps before resources. */
const ORDER: readonly Token[] = ['trap', 'coin', 'book', 'frog', 'bone']
const inOrder = <T extends { readonly token: Token }>(tokens: readonly T[]): T[] =>
  [...tokens].sort((a, b) => ORDER.indexOf(a.token) - ORDER.indexOf(b.token))

export function thingsIn(
  room: RoomView,
  vitalityOf: (clan: StackView['clan']) => number,
): readonly Thing[] {
  const portal: Thing[] =
    room.portal === 'none'
      ? []
      : [
          {
            spot: portalSpot(room.n),
            as: 'portal',
            count: 1,
            draw: () => <Portal is={room.portal} />,
          },
        ]
  return [
    ...room.heroes.map((hero) => ({
      spot: heroSpot(hero.hero),
      as: `hero:${hero.hero}`,
      count: hero.count,
      draw: (count: number) => heroDrawn({ ...hero, count }),
    })),
    ...room.monsters.map((stack) => ({
      spot: monsterSpot(stack.monster),
      as: `monster:${stack.monster}`,
      count: stack.count,
      draw: (count: number) => monsterDrawn({ ...stack, count }, vitalityOf),
    })),
    ...inOrder(room.tokens).map(({ token, count }) => ({
      spot: tokenSpot(room.n, TOKENS.indexOf(token)),
      as: `token:${token}`,
      count,
      draw: (some: number) => <LooseToken of={token} count={some} />,
    })),
    ...portal,
  ]
}

/** A thing that glides to its spot from another one. */
export interface Came {
  readonly spot: Spot
  readonly from: Spot
}

/** `live`: each can be tapped; else they are only seen, since they stand larger elsewhere. */
export function Things({
  things,
  most = things.length,
  live,
  changes,
  acting = '',
  came = [],
  vitalityOf,
}: {
  readonly things: readonly Thing[]
  /** What comes after so many is seen only while it can be tapped. */
  readonly most?: number
  readonly live: boolean
  readonly changes: Changes | undefined
  /** Spots of who strikes and who is struck. */
  readonly acting?: string
  readonly came?: readonly Came[]
  readonly vitalityOf: (clan: StackView['clan']) => number
}) {
  return (
    <>
      {things.map(({ spot, as, count, draw }, n) => {
        const stays = count - (changes?.going.find((one) => one.as === as)?.count ?? 0)
        const shown =
          stays === count ? (
            draw(count)
          ) : (
            <Ghostly way={stays > 0 ? 'fewer' : 'goes'}>{draw(stays > 0 ? stays : count)}</Ghostly>
          )
        const acts = acting.split(' ').includes(spot)
        const className = [css.thing, acts ? css.acting : '', n < most ? '' : css.beyond].join(' ')
        if (!live) {
          return (
            <span key={spot} className={className}>
              {shown}
            </span>
          )
        }
        return (
          <SpotButton
            key={spot}
            spot={spot}
            className={className}
            move={came.find((one) => one.spot === spot)?.from}
          >
            {shown}
          </SpotButton>
        )
      })}
      {changes === undefined ? null : <Ghosts changes={changes} vitalityOf={vitalityOf} />}
    </>
  )
}

function Ghosts({
  changes,
  vitalityOf,
}: {
  readonly changes: Changes
  readonly vitalityOf: (clan: StackView['clan']) => number
}) {
  return (
    <>
      {changes.heroes.map((hero) => (
        <Ghostly key={hero.hero} way="comes">
          {heroDrawn(hero)}
        </Ghostly>
      ))}
      {changes.monsters.map((stack) => (
        <Ghostly key={stack.monster} way="comes">
          {monsterDrawn(stack, vitalityOf)}
        </Ghostly>
      ))}
      {inOrder(changes.tokens).map(({ token, count }) => (
        <Ghostly key={token} way="comes">
          <LooseToken of={token} count={count} />
        </Ghostly>
      ))}
      {changes.portal === 'none' ? null : (
        <Ghostly way="comes">
          <Portal is={changes.portal} />
        </Ghostly>
      )}
    </>
  )
}
