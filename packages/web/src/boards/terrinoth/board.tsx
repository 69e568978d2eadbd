/** The board: the quest, the shadows with the dice, and a column for each hero. */
import type { Telling } from '@muster/engine'
import type { HeroView } from '@muster/terrinoth/view'
import { useCallback, useState } from 'react'
import { useSpots } from '../../frame/match-context.ts'
import { actingHero } from './acting.ts'
import { type Aims, useAims } from './aims.ts'
import css from './board.module.css'
import { Column } from './column.tsx'
import { GreatMoment } from './great-moment.tsx'
import { Offer } from './offer.tsx'
import { PhoneHeroes } from './phone.tsx'
import { isLast } from './roll.ts'
import { Shadows } from './shadows.tsx'
import { enemySpot } from './spots.ts'
import { Story } from './story.tsx'
import { QuestStrip } from './strip.tsx'
import { Tray, useLastRoll } from './tray.tsx'
import { useBoard } from './use-board.tsx'

/** Health that a hero would have left. */
function useAfter(): (hero: number) => number | undefined {
  const { ghost } = useBoard()
  return useCallback((hero) => ghost?.view.heroes.find((one) => one.hero === hero)?.left, [ghost])
}

interface Told {
  /** All that happened since the last choice made here. */
  readonly told: readonly Telling[]
}

/** The shadows, and over a half of them the dice while they matter. */
function Middle({ told, aims }: Told & { readonly aims: Aims }) {
  const { table, size, decision } = useBoard()
  const { spots } = useSpots()
  const roll = useLastRoll(told, table)
  const [closed, setClosed] = useState(0)
  const isRunning = table.view.tray !== undefined
  // A phone has no room for dice that something else came after.
  const stays = isLast(roll, table) && !(roll.past && size !== 'laptop')
  const open = isRunning || (stays && closed !== roll.n)
  const lit = table.stacks.some(({ enemy }) => spots.get(enemySpot(enemy.code))?.lit === true)
  // Who chooses the next card wants to see the shadows: of the last roll only what it brought is left.
  const brief = size !== 'laptop' && !isRunning && decision?.prompt === 'activate'
  const covered = size !== 'laptop' && open && !lit && !brief
  return (
    <div className={css.middle} data-open={open || undefined}>
      {covered ? null : <Shadows aims={aims} />}
      {open ? (
        <Tray roll={roll} brief={brief} onClose={isRunning ? undefined : () => setClosed(roll.n)} />
      ) : null}
    </div>
  )
}

const NOTHING: readonly Telling[] = []

/** `events`: what has just happened. */
export function Board({
  events,
  told = NOTHING,
}: {
  readonly events: readonly Telling[]
  readonly told?: readonly Telling[] | undefined
}) {
  const { table, size, decision } = useBoard()
  const deed = decision === undefined ? events.findLast(({ name }) => name === 'acts') : undefined
  const aims = useAims(deed?.a)
  const afterOf = useAfter()
  const asked = actingHero(table, decision)
  // While enemies act, a phone shows whom they act on.
  const struck = deed?.b
  const isHere = ({ hero }: HeroView): boolean => hero === struck
  const acting =
    size !== 'laptop' && struck !== undefined && table.view.heroes.some(isHere) ? struck : asked
  return (
    <div className={css.board} data-size={size}>
      <div className={css.top}>
        <QuestStrip />
        <Story told={told} />
      </div>
      <div className={css.below}>
        <Middle told={told} aims={aims} />
        {size === 'laptop' ? (
          <div className={css.columns}>
            {table.view.heroes.map((hero) => (
              <div
                key={hero.hero}
                className={css.place}
                data-acting={hero.hero === acting || undefined}
              >
                <Column
                  hero={hero}
                  acting={hero.hero === acting}
                  head
                  aims={aims}
                  after={afterOf(hero.hero)}
                />
              </div>
            ))}
          </div>
        ) : (
          <PhoneHeroes acting={acting} asked={asked} aims={aims} afterOf={afterOf} />
        )}
        <Offer />
      </div>
      <GreatMoment events={events} />
    </div>
  )
}
