/** A hero with who is engaged, four activation cards and items. Drawn anew only when something of it changes. */
import type { Card } from '@muster/engine'
import type { HeroView } from '@muster/terrinoth/view'
import { memo, type ReactNode } from 'react'
import { SpotButton } from '../../frame/spot.tsx'
import { Icon } from '../../look/icon.tsx'
import { seatColour } from '../../look/seat.tsx'
import { ActivationCard } from './activation-card.tsx'
import type { Aims } from './aims.ts'
import { Picture, Plate } from './cards/picture.tsx'
import { explorationPictures, heroPictures, plainPictures } from './cards/pictures.ts'
import { Sign } from './cards/signs.tsx'
import css from './column.module.css'
import { EnemyTile } from './enemy-tile.tsx'
import { enemySpot, heroSpot, itemSpot } from './spots.ts'
import { shortName, useWording } from './use-board.tsx'

const SLOTS = [0, 1, 2]

export const heroPicture = (name: string): string => heroPictures[name] ?? plainPictures.hero

/** Health left of all, as a bar with its numbers; behind it what a choice would leave. */
export function Health({
  left,
  of,
  after = left,
}: {
  readonly left: number
  readonly of: number
  readonly after?: number | undefined
}) {
  const share = (n: number) => `${(100 * Math.max(0, n)) / of}%`
  return (
    <span className={css.health}>
      <span className={css.bar} aria-hidden="true">
        <span style={{ width: share(Math.min(left, after)) }} />
        {after < left ? <span className={css.loss} style={{ width: share(left - after) }} /> : null}
      </span>
      <span className={css.hearts} data-low={left * 3 <= of || undefined}>
        <Sign name="health" />
        {left}/{of}
        {after === left ? null : ` → ${after}`}
      </span>
    </span>
  )
}

export function Tokens({ of }: { readonly of: number }) {
  return of === 0 ? null : (
    <span className={css.tokens}>
      {Array.from({ length: of }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
        <Sign key={n} name="token" />
      ))}
    </span>
  )
}

export function Conditions({ of }: { readonly of: HeroView['conditions'] }) {
  const { names } = useWording()
  return of.map((condition) => (
    <span
      key={condition}
      className={css.condition}
      data-good={condition === 'focused' || undefined}
      title={names.condition(condition)}
    >
      <Sign name={condition} />
      <span className={css.conditionName}>{names.condition(condition)}</span>
    </span>
  ))
}

/** Name, health, tokens, conditions. */
function Head({
  hero,
  after,
  spot,
}: {
  readonly hero: HeroView
  readonly after: number | undefined
  readonly spot: boolean
}) {
  const { names, faces, texts, say } = useWording()
  const face = faces.hero(hero.name)
  const inside = (
    <>
      <span className={css.plate} style={{ borderColor: seatColour(hero.seat) }}>
        <Plate picture={heroPicture(hero.name)} name={hero.name} ground="rays" />
      </span>
      <span className={css.words} data-needed>
        <span className={css.line}>
          <b className={css.name}>{shortName(face.title, hero.name)}</b>
          {hero.leader ? (
            <span className={css.leader}>
              <span aria-hidden="true">★</span> {texts.hero.leader}
            </span>
          ) : null}
          <span className={css.class}>{names.calling(hero)}</span>
        </span>
        <span className={css.line}>
          {hero.fallen ? (
            <span className={css.fallen}>
              <Icon name="skull" size={16} /> {texts.hero.fallen}
            </span>
          ) : (
            <>
              <Health left={hero.left} of={hero.health} after={after} />
              <Tokens of={hero.tokens} />
              <Conditions of={hero.conditions} />
            </>
          )}
        </span>
      </span>
      <span className={css.ability}>{say(face.full.join(' '))}</span>
    </>
  )
  return spot ? (
    <SpotButton spot={heroSpot(hero.hero)} className={css.head}>
      {inside}
    </SpotButton>
  ) : (
    <span className={css.head}>{inside}</span>
  )
}

export function Engaged({ hero, aims }: { readonly hero: HeroView; readonly aims: Aims }) {
  const { texts } = useWording()
  const slots = SLOTS.slice(0, Math.max(3, hero.engaged.length))
  return (
    <span className={css.slots}>
      {slots.map((n) => {
        const enemy = hero.engaged[n]
        return enemy === undefined ? (
          <span key={`free ${n}`} className={css.free}>
            {hero.fallen ? '' : texts.hero.free}
          </span>
        ) : (
          <EnemyTile key={enemySpot(enemy.code)} enemy={enemy} aimed={aims[enemy.code]} />
        )
      })}
    </span>
  )
}

export const ItemChip = memo(function ItemChip({ item }: { readonly item: Card }) {
  const { faces } = useWording()
  const face = faces.of(item)
  return (
    <SpotButton spot={itemSpot(item)} className={css.item}>
      <Picture name={explorationPictures[face.name] ?? plainPictures.exploration} size={24} />
      <span className={css.itemName}>{face.title}</span>
    </SpotButton>
  )
})

function Items({ of }: { readonly of: readonly Card[] }): ReactNode {
  return of.length === 0 ? null : (
    <span className={css.items}>
      {of.map((item) => (
        <ItemChip key={item} item={item} />
      ))}
    </span>
  )
}

export function Cards({ of }: { readonly of: HeroView }) {
  return (
    <span className={css.cards}>
      {of.cards.map((card) => (
        <ActivationCard key={card.card} of={card} />
      ))}
    </span>
  )
}

export const Column = memo(function Column({
  hero,
  acting,
  head,
  aims,
  bare = false,
  after,
}: {
  readonly hero: HeroView
  /** Drawn large. */
  readonly acting: boolean
  /** Its head can be chosen; on a phone its badge is. */
  readonly head: boolean
  readonly aims: Aims
  /** Its cards lie beside the prompt instead. */
  readonly bare?: boolean
  /** Health left after what is considered. */
  readonly after?: number | undefined
}) {
  return (
    <section
      className={css.column}
      data-acting={acting || undefined}
      data-fallen={hero.fallen || undefined}
      style={{ borderBlockStartColor: seatColour(hero.seat) }}
    >
      <Head hero={hero} after={after} spot={head} />
      <Engaged hero={hero} aims={aims} />
      {bare ? null : <Cards of={hero} />}
      <Items of={hero.items} />
    </section>
  )
})
