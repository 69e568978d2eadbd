/** The board: the dungeon, and beside or above it what the clans and the Guild have. */
import type { Telling } from '@muster/engine'
import { useState } from 'react'
import { useSpots } from '../../frame/match-context.ts'
import css from './board.module.css'
import { GreatMoment } from './great-moment.tsx'
import { DungeonMap } from './map/map.tsx'
import { ForecastLine } from './side/forecast-line.tsx'
import { GuildStrip } from './side/guild-strip.tsx'
import { Ladder } from './side/ladder.tsx'
import { LootDeck, LootRow } from './side/loot-row.tsx'
import { OpenCard } from './side/open-card.tsx'
import { Seats } from './side/seats.tsx'
import { cardSpot } from './spots.ts'
import { useBoard } from './use-board.tsx'
import { WhatIfProvider } from './what-if.tsx'

/** `events`: what has just happened. */
export function Board({ events }: { readonly events: readonly Telling[] }) {
  const { size } = useBoard()
  return (
    <WhatIfProvider>
      <div className={css.board} data-size={size}>
        {size === 'laptop' ? <Beside events={events} /> : <Above events={events} />}
        <div className={css.map}>
          <DungeonMap events={events} />
        </div>
        <GreatMoment events={events} />
      </div>
    </WhatIfProvider>
  )
}

interface Told {
  readonly events: readonly Telling[]
}

function Beside({ events }: Told) {
  return (
    <div className={css.side}>
      <GuildStrip />
      <LootRow />
      <Seats />
      <ForecastLine />
      <OpenCard />
      <Ladder events={events} />
    </div>
  )
}

/** On a phone the Loot folds away, but not while something of it can be chosen. */
function Above({ events }: Told) {
  const { table, texts, decision } = useBoard()
  const { spots } = useSpots()
  const [shown, setShown] = useState(false)
  const { row, plans, phase } = table.view
  const lit = [...row, ...plans].filter((card) => spots.get(cardSpot(card))?.lit === true).length
  const open = shown || lit > 0
  const isAsked = decision?.prompt === 'action' || decision?.prompt === 'combo'
  // While heroes act, what they do takes the room of what the clans have.
  const invaded = phase === 'invasion' && !open
  return (
    <div className={css.above}>
      <GuildStrip />
      <div className={css.line} hidden={invaded}>
        <Seats />
        <button
          type="button"
          className={css.tab}
          aria-expanded={open}
          onClick={() => setShown(!shown)}
        >
          {texts.loot.title} {open ? '▴' : '▾'}
        </button>
        <LootDeck />
      </div>
      {open ? <LootRow /> : null}
      {isAsked ? <OpenCard /> : null}
      <Ladder events={events} />
    </div>
  )
}
