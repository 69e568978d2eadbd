/** A thing from up close: full cards, rooms with their use and danger, clans, heroes, the scenario. */
import type { Card, Seat } from '@muster/engine'
import {
  CELLS,
  CLANS,
  CLASSES,
  classOf,
  type Focus,
  fullText,
  type HeroClass,
  type RoomView,
  roomOfMonster,
  SYMBOLS,
  scenarioText,
  seatOfMonster,
  TOKENS,
} from '@muster/keep/view'
import type { ReactNode } from 'react'
import type { Spot } from '../../frame/board-module.ts'
import { useSpots } from '../../frame/match-context.ts'
import { FullCard } from './cards/full-card.tsx'
import { Plate } from './cards/picture.tsx'
import {
  clanPictures,
  classPictures,
  plainPictures,
  roomPictures,
  symbolPictures,
} from './cards/pictures.ts'
import { idleNote } from './idle.ts'
import { PileList } from './pile-list.tsx'
import { GuildPiles, SeatPiles } from './piles.tsx'
import { useForecast } from './side/forecast-line.tsx'
import { COLON, kindOfCard, nameOf } from './spoken.ts'
import { readSpot } from './spots.ts'
import { useBoard } from './use-board.tsx'
import { useComing } from './what-if.tsx'
import css from './zoom.module.css'

function OneCard({ card }: { readonly card: Card }) {
  const { table, decision, faces, texts, say } = useBoard()
  const face = faces.of(card)
  const note = idleNote(table, decision, card)
  return (
    <div className={css.one}>
      <FullCard
        face={face}
        kind={kindOfCard(face, table.names, texts)}
        from={texts.zoom.from[face.from]}
      />
      {note === undefined ? null : <p className={css.note}>{say(note)}</p>}
    </div>
  )
}

function Pictured({
  picture,
  name,
  title,
  children,
}: {
  readonly picture: string
  readonly name: string
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <div className={css.pictured}>
      <span className={css.plate}>
        <Plate picture={picture} name={name} ground="brick" />
      </span>
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        {children}
      </div>
    </div>
  )
}

/** Worst first: what each hero that may come would do. */
function Comings({ focus }: { readonly focus: Focus }) {
  const { texts } = useBoard()
  const forecast = useForecast()
  const all = useComing(focus)
  return (
    <section>
      <h3 className={css.heading}>{texts.whatIf.heading}</h3>
      {all?.length === 0 ? <p className={css.note}>{texts.whatIf.nothing}</p> : null}
      <ul className={css.list}>
        {all?.map((coming) => (
          <li key={`${coming.heroClass} ${coming.symbol}`} data-lost={coming.lost || undefined}>
            {forecast(coming)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Room({ room, glance }: { readonly room: RoomView; readonly glance: boolean }) {
  const { table, texts, say, match } = useBoard()
  const { names } = table
  const joined = table.view.rooms.filter(({ n }) => (table.state.passages[room.n] & (1 << n)) !== 0)
  return (
    <>
      <Pictured picture={roomPictures[room.room]} name={room.room} title={say(names.room(room.n))}>
        <p>
          {/* K4.5: the Cells need no Activate. */}
          {room.n === CELLS ? null : <b>{`${texts.zoom.use}${COLON[table.language]}`}</b>}
          {say(names.use(room.n))}
          {room.closed ? ` (${texts.spoken.closed})` : ''}
        </p>
        <p>{say(nameOf(`room:${room.n}`, { table, texts, match }))}</p>
        <p className={css.note} hidden={glance}>
          {say(texts.zoom.joined(joined.map(({ n }) => names.room(n)).join(', ')))}
          {room.distance > 0 ? ` ${texts.spoken.distance(room.distance)}.` : ''}
        </p>
        <p className={css.note} hidden={glance}>
          {say(names.symbol(room.symbol))}
        </p>
      </Pictured>
      {glance ? null : <Comings focus={{ kind: 'symbol', n: SYMBOLS.indexOf(room.symbol) }} />}
    </>
  )
}

function Clan({ seat, glance }: { readonly seat: Seat; readonly glance: boolean }) {
  const { table, texts, say, nameOf: name } = useBoard()
  const { content, state, language } = table
  const clan = CLANS[state.clan[seat]]
  const sheet = content.pack.clans.find((one) => one.name === clan)
  if (sheet === undefined) return null
  return (
    <>
      <Pictured picture={clanPictures[clan]} name={clan} title={name(seat)}>
        <p className={css.note}>
          {say(sheet.title[language].text)}, {texts.seats.vitality(sheet.vitality)}
        </p>
        <p>
          <i>{say(sheet.motto[language])}</i>
        </p>
        {fullText(sheet, language).map((line) => (
          <p key={line}>{say(line)}</p>
        ))}
        <p className={css.note}>{say(sheet.advice[language])}</p>
      </Pictured>
      {glance ? null : <SeatPiles seat={seat} />}
    </>
  )
}

function Hero({ hero, glance }: { readonly hero: HeroClass; readonly glance: boolean }) {
  const { table, texts, say, match } = useBoard()
  const n = CLASSES.indexOf(hero)
  return (
    <>
      <Pictured picture={classPictures[hero]} name={hero} title={say(table.names.hero(hero))}>
        <p>{texts.zoom.abilities[hero]}</p>
        <p className={css.note}>{say(nameOf(`class:${n}`, { table, texts, match }))}</p>
      </Pictured>
      {glance ? null : <Comings focus={{ kind: 'class', n }} />}
    </>
  )
}

function Scenario({ glance }: { readonly glance: boolean }) {
  const { table, say, match, texts } = useBoard()
  const { content, state, language } = table
  const scenario = content.pack.scenarios[state.scenario]
  return (
    <Pictured
      picture={plainPictures.scenario}
      name={scenario.name}
      title={say(table.names.scenario)}
    >
      <p>{say(nameOf('scenario', { table, texts, match }))}</p>
      {scenarioText(scenario, language).map((line) => (
        <p key={line}>{say(line)}</p>
      ))}
      {scenario.cards.map((card) => (
        <p key={card.name}>
          <b>{`${say(card.title[language].text)}${COLON[language]}`}</b>
          {say(fullText(card, language, scenario.counters).join(' '))}
        </p>
      ))}
      {glance ? null : <p className={css.note}>{say(scenario.story.before[language])}</p>}
    </Pictured>
  )
}

function Sentence({ spot }: { readonly spot: Spot }) {
  const { table, texts, match, say } = useBoard()
  return <p>{say(nameOf(spot, { table, texts, match }))}</p>
}

/** The room that a thing on the map is in. */
function roomOf(kind: string, n: number): number | undefined {
  switch (kind) {
    case 'room':
    case 'use':
    case 'errand':
    case 'portal':
      return n
    case 'token':
      return Math.trunc(n / TOKENS.length)
    default:
      return undefined
  }
}

interface Shown {
  readonly spot: Spot
  readonly glance: boolean
}

function Thing({ spot, glance }: Shown) {
  const { table } = useBoard()
  const parts = readSpot(spot)
  if (parts === undefined) return null
  const n = 'n' in parts ? parts.n : -1
  const room = table.view.rooms.find((one) => one.n === roomOf(parts.kind, n))
  if (room !== undefined) return <Room room={room} glance={glance} />
  switch (parts.kind) {
    case 'card':
      return <OneCard card={n} />
    case 'seat':
      return <Clan seat={n} glance={glance} />
    case 'class':
      return <Hero hero={CLASSES[n]} glance={glance} />
    case 'hero':
      return (
        <>
          <Sentence spot={spot} />
          <Hero hero={CLASSES[classOf(n)]} glance={glance} />
        </>
      )
    case 'scenario':
      return <Scenario glance={glance} />
    default:
      return <Besides spot={spot} glance={glance} />
  }
}

function Besides({ spot, glance }: Shown) {
  const { table } = useBoard()
  const parts = readSpot(spot)
  switch (parts?.kind) {
    case 'monster': {
      const seat = seatOfMonster(parts.n)
      const room = table.view.rooms.find(({ n }) => n === roomOfMonster(parts.n))
      return (
        <>
          <Sentence spot={spot} />
          {room === undefined ? null : <Clan seat={seat} glance={glance} />}
        </>
      )
    }
    case 'symbol':
      return (
        <>
          <Pictured
            picture={symbolPictures[SYMBOLS[parts.n]]}
            name={SYMBOLS[parts.n]}
            title={table.names.symbol(SYMBOLS[parts.n])}
          >
            <Sentence spot={spot} />
          </Pictured>
          {glance ? null : <Comings focus={{ kind: 'symbol', n: parts.n }} />}
        </>
      )
    case 'guild':
      return glance ? <Sentence spot={spot} /> : <GuildPiles />
    case 'loot':
      return (
        <>
          <Sentence spot={spot} />
          {glance ? null : <PileList cards={table.view.row} />}
        </>
      )
    default:
      return <Sentence spot={spot} />
  }
}

/** What these bring is drawn on the map and said beside it: no paper lies over it. */
const SEEN_ON_MAP: readonly (string | undefined)[] = ['room', 'use']
/** And of these what a tap on them would bring. */
const TAPPED_ON_MAP: readonly (string | undefined)[] = ['hero', 'monster', 'token', 'portal']

/** `glance`: beside the mouse, to be read and not touched. */
export function Zoom({ spot, glance }: Shown) {
  const { spots } = useSpots()
  const kind = readSpot(spot)?.kind
  const tells = TAPPED_ON_MAP.includes(kind) && spots.get(spot)?.option !== undefined
  if (glance && (tells || SEEN_ON_MAP.includes(kind))) return null
  return (
    <div className={glance ? css.glance : undefined}>
      <Thing spot={spot} glance={glance} />
    </div>
  )
}
