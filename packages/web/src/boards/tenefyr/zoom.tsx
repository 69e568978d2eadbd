/** A thing from up close: full cards, what lies below, what a pile holds, the rules behind the words. */
import type { Card, Seat } from '@muster/engine'
import { byKind, type DungeonView, deckView, discardView, heldFace } from '@muster/tenefyr/view'
import { useState } from 'react'
import type { Spot } from '../../frame/board-module.ts'
import { useMatch } from '../../frame/match-context.ts'
import { LibraryLink } from '../../frame/sheets/library-link.tsx'
import { sheetTexts } from '../../frame/sheets/texts/texts.ts'
import { useTexts } from '../../texts/texts.ts'
import { rulesBehind } from './card-rules.ts'
import { FullCard } from './cards/full-card.tsx'
import { Keywords } from './keywords.tsx'
import { PileList } from './pile-list.tsx'
import { likeliest, nameOf } from './spoken.ts'
import { readSpot, zoneOf } from './spots.ts'
import type { Table } from './table.ts'
import { useBoard } from './use-board.tsx'
import css from './zoom.module.css'

function Rules({ kind }: { readonly kind: number }) {
  const { table } = useBoard()
  const match = useMatch()
  const rules = rulesBehind(table.content, kind)
  if (rules.length === 0) return null
  return (
    <p className={css.rules}>
      {rules.map((rule) => (
        <button
          key={rule}
          type="button"
          className={css.rule}
          onClick={() => match.open({ kind: 'rule', rule })}
        >
          {rule}
        </button>
      ))}
    </p>
  )
}

/** The library has the house's cards. */
function MoreInLibrary({ kind }: { readonly kind: number }) {
  const { content } = useBoard().table
  const texts = useTexts(sheetTexts)
  if (content.pack.name !== 'house') return null
  return (
    <p className={css.more}>
      <LibraryLink to={`/card/${content.kinds[kind].name}`}>{texts.moreInLibrary}</LibraryLink>
    </p>
  )
}

interface Shown {
  readonly power?: number | undefined
  /** As a player holds it: of a Dungeon card only the loot. */
  readonly held?: boolean
}

function OneKind({ kind, power, held = false }: Shown & { readonly kind: number }) {
  const { table, faces } = useBoard()
  const whole = faces.ofKind(table.content.kinds[kind])
  const face = (held ? heldFace(whole) : undefined) ?? whole
  return (
    <div className={css.one}>
      <FullCard face={face} power={power} />
      <Keywords face={face} />
      <Rules kind={kind} />
      <MoreInLibrary kind={kind} />
    </div>
  )
}

function OneCard({ card, ...shown }: Shown & { readonly card: Card }) {
  const { table } = useBoard()
  return <OneKind kind={table.content.kindOf[card]} {...shown} />
}

/** As it counts now, wherever it lies. */
function powerNow({ view }: Table, card: Card): number | undefined {
  if (view.combat?.enemy === card) return view.combat.needed
  const cards = view.lanes.flatMap(({ hand, played }) => [...hand, ...played])
  return cards.find((one) => one.card === card)?.power
}

const isHeld = ({ view, state }: Table, card: Card): boolean =>
  view.lanes.some(({ seat }) => zoneOf(state, seat, card) !== 'elsewhere')

function Chances({ view }: { readonly view: DungeonView }) {
  const { table, texts } = useBoard()
  if (view.hidden === 0) return null
  return (
    <section>
      <h3 className={css.heading}>{texts.piles.hiddenOnly(view.hidden)}</h3>
      <p className={css.note}>{texts.piles.chanceNext}</p>
      <ul className={css.chances}>
        {likeliest(table, view).map((chance) => (
          <OneChance key={chance.kind} {...chance} />
        ))}
      </ul>
    </section>
  )
}

/** A tap opens the card. */
function OneChance({ kind, title, power, percent }: ReturnType<typeof likeliest>[number]) {
  const { texts, say } = useBoard()
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <button
        type="button"
        className={css.chance}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{say(title)}</span>
        <b>{power}</b>
        <span className={css.percent}>{texts.piles.percent(percent)}</span>
      </button>
      {isOpen ? <OneKind kind={kind} /> : null}
    </li>
  )
}

function Dungeon({ n, glance }: { readonly n: number; readonly glance: boolean }) {
  const { table, texts, say } = useBoard()
  const { dungeons, bossDeck } = table.view
  const view = [...dungeons, bossDeck].find((one) => one.dungeon === n)
  if (view === undefined) return null
  return (
    <>
      <h2 className={css.title}>{say(table.names.dungeon(n))}</h2>
      {view.cleared ? <p>{texts.board.cleared}</p> : null}
      <div className={css.cards}>
        {view.top === undefined ? null : <OneCard card={view.top} power={view.power} />}
        {view.reward === undefined ? null : <OneCard card={view.reward} />}
      </div>
      {view.known.length === 0 || glance ? null : (
        <section>
          <h3 className={css.heading}>{texts.combat.underneath}</h3>
          {view.known.map((card) => (
            <OneCard key={card} card={card} />
          ))}
        </section>
      )}
      {glance ? null : <Chances view={view} />}
    </>
  )
}

function Player({ seat, only }: { readonly seat: Seat; readonly only?: 'deck' | 'discard' }) {
  const { table, nameOf: name, texts, say } = useBoard()
  const { state, content } = table
  const deck = deckView(state, seat)
  const discard = discardView(state, seat)
  return (
    <>
      <h2 className={css.title}>{name(seat)}</h2>
      <p className={css.note}>{say(table.names.seat(seat))}</p>
      {only === 'discard' ? null : (
        <section>
          <h3 className={css.heading}>{texts.piles.deck(deck.top.length + deck.rest.length)}</h3>
          {deck.top.length === 0 ? null : (
            <>
              <p className={css.note}>{texts.piles.onTop}</p>
              <PileList
                kinds={deck.top.map((card) => ({ kind: content.kindOf[card], cards: [card] }))}
              />
              <p className={css.note}>{texts.piles.noOrder}</p>
            </>
          )}
          <PileList kinds={byKind(content, deck.rest)} />
        </section>
      )}
      {only === 'deck' ? null : (
        <section>
          <h3 className={css.heading}>{texts.piles.discard(discard.length)}</h3>
          <PileList kinds={byKind(content, discard)} />
        </section>
      )}
    </>
  )
}

function Sentence({ spot }: { readonly spot: Spot }) {
  const { table, texts, match, say } = useBoard()
  const { track } = table.view
  const [left, thrownOut] = track.steps
  return (
    <>
      <p>{say(nameOf(spot, { table, texts, match }))}</p>
      {spot === 'next' ? null : <p>{texts.spoken.trackSteps(left.at, thrownOut.at)}</p>}
    </>
  )
}

function Thing({ spot, glance }: { readonly spot: Spot; readonly glance: boolean }) {
  const { table } = useBoard()
  const parts = readSpot(spot)
  switch (parts?.kind) {
    case 'dungeon':
      return <Dungeon n={parts.n} glance={glance} />
    case 'card':
      return (
        <OneCard card={parts.n} power={powerNow(table, parts.n)} held={isHeld(table, parts.n)} />
      )
    case 'kind':
      return <OneKind kind={parts.n} held />
    case 'seat':
      return <Player seat={parts.n} />
    case 'deck':
    case 'discard':
      return <Player seat={parts.n} only={parts.kind} />
    case 'reward':
      return table.view.reward === undefined ? null : <OneCard card={table.view.reward} />
    case 'next':
      return (
        <>
          <Sentence spot={spot} />
          {table.view.here === undefined ? null : <Chances view={table.view.here} />}
        </>
      )
    default:
      return <Sentence spot={spot} />
  }
}

/** `glance`: beside the mouse, to be read and not touched. */
export function Zoom({ spot, glance }: { readonly spot: Spot; readonly glance: boolean }) {
  return (
    <div className={glance ? css.glance : undefined}>
      <Thing spot={spot} glance={glance} />
    </div>
  )
}
