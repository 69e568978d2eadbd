/** The heroes on a phone: four badges, and one column at a time. */
import type { HeroView } from '@muster/terrinoth/view'
import { memo, type TouchEvent, useRef, useState } from 'react'
import type { Spot } from '../../frame/board-module.ts'
import { useSpots } from '../../frame/match-context.ts'
import { SpotButton } from '../../frame/spot.tsx'
import { seatColour } from '../../look/seat.tsx'
import { ActivationCard } from './activation-card.tsx'
import type { Aims } from './aims.ts'
import { Picture } from './cards/picture.tsx'
import { Sign } from './cards/signs.tsx'
import { Column, heroPicture, ItemChip } from './column.tsx'
import { EnemyTile } from './enemy-tile.tsx'
import css from './phone.module.css'
import { cardSpot, enemySpot, heroSpot, itemSpot } from './spots.ts'
import { shortName, useBoard, useWording } from './use-board.tsx'

const SWIPE = 48

/** Everything in a hero's column that can be chosen. */
const spotsOfColumn = ({ engaged, cards, items }: HeroView): readonly Spot[] => [
  ...engaged.map(({ code }) => enemySpot(code)),
  ...cards.map(({ card }) => cardSpot(card)),
  ...items.map(itemSpot),
]

const Badge = memo(function Badge({
  hero,
  shown,
  calls,
  onShow,
}: {
  readonly hero: HeroView
  readonly shown: boolean
  /** Something in its column can be chosen. */
  readonly calls: boolean
  onShow(hero: number): void
}) {
  const { faces } = useWording()
  const { spots } = useSpots()
  const lit = spots.get(heroSpot(hero.hero))?.lit === true
  return (
    <span
      className={css.badge}
      data-shown={shown || undefined}
      data-calls={(calls && !shown) || undefined}
      data-fallen={hero.fallen || undefined}
      // What cannot be chosen shows its column, and from up close only when that is there.
      onClickCapture={(event) => {
        if (lit || shown) return
        event.stopPropagation()
        onShow(hero.hero)
      }}
    >
      <SpotButton spot={heroSpot(hero.hero)} className={css.spot}>
        <span className={css.who} style={{ borderColor: seatColour(hero.seat) }}>
          <Picture name={heroPicture(hero.name)} size={24} />
          <span className={css.name}>{shortName(faces.hero(hero.name).title, hero.name)}</span>
          {hero.leader ? <span className={css.star}>★</span> : null}
        </span>
        <span className={css.facts}>
          <b data-low={hero.left * 3 <= hero.health || undefined}>
            <Sign name="health" />
            {hero.left}
          </b>
          <span>
            <Sign name="enemy" />
            {hero.engaged.length}
          </span>
          <span>
            <Sign name="card" />
            {hero.cards.filter(({ ready }) => ready).length}
          </span>
        </span>
      </SpotButton>
    </span>
  )
})

/** What can be chosen in columns that are not shown. */
function Elsewhere({
  shown,
  asked,
  aims,
}: {
  readonly shown: number
  readonly asked: number
  readonly aims: Aims
}) {
  const { table, texts, say, size } = useBoard()
  const { spots } = useSpots()
  const isLit = (spot: Spot): boolean => spots.get(spot)?.lit === true
  const others = table.view.heroes.filter(
    (hero) => hero.hero !== shown && spotsOfColumn(hero).some(isLit),
  )
  return others.map((hero) => (
    <section key={hero.hero} className={css.elsewhere}>
      <span className={css.with}>
        {say(texts.hero.elsewhere(shortName(table.names.hero(hero.name), hero.name)))}
      </span>
      <span className={css.things}>
        {hero.engaged
          .filter(({ code }) => isLit(enemySpot(code)))
          .map((enemy) => (
            <EnemyTile key={enemy.code} enemy={enemy} aimed={aims[enemy.code]} />
          ))}
        {hero.cards
          .filter(
            ({ card }) => isLit(cardSpot(card)) && !(size === 'turned' && hero.hero === asked),
          )
          .map((card) => (
            <ActivationCard key={card.card} of={card} />
          ))}
        {hero.items
          .filter((item) => isLit(itemSpot(item)))
          .map((item) => (
            <ItemChip key={item} item={item} />
          ))}
      </span>
    </section>
  ))
}

export function PhoneHeroes({
  acting,
  asked,
  aims,
  afterOf,
}: {
  readonly acting: number
  /** Whose cards lie beside the prompt when the phone is turned. */
  readonly asked: number
  readonly aims: Aims
  afterOf(hero: number): number | undefined
}) {
  const { table, texts, size } = useBoard()
  const { spots } = useSpots()
  const { heroes } = table.view
  // What somebody looked at is forgotten when another hero acts.
  const [picked, setPicked] = useState<{ readonly hero: number; readonly acting: number }>()
  const shown = picked?.acting === acting ? picked.hero : acting
  const show = (hero: number) => setPicked({ hero, acting })
  const from = useRef<number>(undefined)
  const swipe = ({ changedTouches }: TouchEvent) => {
    const by = (changedTouches[0]?.clientX ?? 0) - (from.current ?? 0)
    if (Math.abs(by) < SWIPE) return
    const at = heroes.findIndex((one) => one.hero === shown)
    const next = heroes[(at + (by < 0 ? 1 : heroes.length - 1)) % heroes.length]
    show(next.hero)
  }
  const hero = heroes.find((one) => one.hero === shown)
  return (
    <>
      <section className={css.badges} aria-label={texts.hero.title}>
        {heroes.map((one) => (
          <Badge
            key={one.hero}
            hero={one}
            shown={one.hero === shown}
            calls={spotsOfColumn(one).some((spot) => spots.get(spot)?.lit === true)}
            onShow={show}
          />
        ))}
      </section>
      {/* Who turns to another column finds the way back by the badge that calls. */}
      {picked?.acting === acting ? null : <Elsewhere shown={shown} asked={asked} aims={aims} />}
      <div
        className={css.one}
        onTouchStart={({ touches }) => {
          from.current = touches[0]?.clientX
        }}
        onTouchEnd={swipe}
      >
        {hero === undefined ? null : (
          <Column
            hero={hero}
            acting={hero.hero === acting}
            head={false}
            aims={aims}
            bare={size === 'turned' && hero.hero === asked}
            after={afterOf(hero.hero)}
          />
        )}
      </div>
    </>
  )
}
