/** The board: the dungeon, and beside or above it what the clans and the Guild have. */
import type { Telling } from '@muster/engine'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useMatch, useSpots } from '../../frame/match-context.ts'
import css from './board.module.css'
import { DungeonMap } from './map/map.tsx'
import { isMoment } from './moment.ts'
import { ForecastLine } from './side/forecast-line.tsx'
import { GuildStrip } from './side/guild-strip.tsx'
import { Ladder } from './side/ladder.tsx'
import { LootDeck, LootRow } from './side/loot-row.tsx'
import { OpenCard } from './side/open-card.tsx'
import { Seats } from './side/seats.tsx'
import { cardSpot, readSpot } from './spots.ts'
import { useBoard } from './use-board.tsx'
import { useWhatIf, WhatIfProvider } from './what-if.tsx'

// None comes with the first choice.
const GreatMoment = lazy(async () => ({
  default: (await import('./great-moment.tsx')).GreatMoment,
}))

interface BoardParts {
  /** What has just happened, and all of it since the last choice. */
  readonly events: readonly Telling[]
  readonly told: readonly Telling[]
}

export function Board({ events, told }: BoardParts) {
  const { size } = useBoard()
  return (
    <WhatIfProvider>
      <WatchSheet />
      <div className={css.board} data-size={size}>
        {size === 'laptop' ? <Beside events={events} /> : <Above events={events} />}
        <div className={css.map}>
          <DungeonMap events={events} />
        </div>
        <Suspense>{isMoment(told) ? <GreatMoment events={events} told={told} /> : null}</Suspense>
      </div>
    </WhatIfProvider>
  )
}

/** While a room, a symbol or a class is looked at in a sheet, the map shows what it could bring. */
function WatchSheet() {
  const { sheet } = useMatch()
  const { look } = useWhatIf()
  const spot = sheet?.kind === 'zoom' ? sheet.spot : undefined
  useEffect(() => {
    const at = spot === undefined ? undefined : readSpot(spot)
    if (at?.kind !== 'room' && at?.kind !== 'symbol' && at?.kind !== 'class') return
    look({ kind: at.kind, n: at.n })
    return () => look(undefined)
  }, [spot, look])
  return null
}

interface Told {
  readonly events: readonly Telling[]
}

function Beside({ events }: Told) {
  const { worst } = useWhatIf()
  return (
    <div className={css.side}>
      <GuildStrip />
      <LootRow />
      <Seats />
      <ForecastLine />
      {/* There is room for one of them: what may come takes the place of what goes on. */}
      <div className={css.goesOn} hidden={worst !== undefined}>
        <OpenCard />
        <Ladder events={events} />
      </div>
    </div>
  )
}

/** On a phone the Loot folds away, but not while something of it can be chosen. It lies over the map, which stays as it is. */
function Above({ events }: Told) {
  const { table, texts, decision } = useBoard()
  const { spots } = useSpots()
  const [shown, setShown] = useState(false)
  const { row, plans, phase } = table.view
  const lit = [...row, ...plans].filter((card) => spots.get(cardSpot(card))?.lit === true).length
  const open = shown || lit > 0
  const isAsked = decision?.prompt === 'action' || decision?.prompt === 'combo'
  // What heroes do, or what is left of the open card, takes the room of what the clans have: the map stays as it is.
  const busy = (phase === 'invasion' || isAsked) && !open
  return (
    <div className={css.above}>
      <GuildStrip />
      <div className={css.line} hidden={busy}>
        <Seats />
        <button
          type="button"
          className={css.tab}
          aria-expanded={open}
          onClick={() => setShown(!shown)}
        >
          {texts.loot.title}
          <span aria-hidden="true">{open ? '▴' : '▾'}</span>
        </button>
        <LootDeck />
      </div>
      {open ? (
        <div className={css.over}>
          <LootRow />
        </div>
      ) : null}
      {isAsked ? <OpenCard /> : null}
      <Ladder events={events} />
    </div>
  )
}
