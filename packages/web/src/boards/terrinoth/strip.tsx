/** The quest in two lines: its peril, the location, the Nemesis, its counters. */
import { PHASES, type TerrinothView } from '@muster/terrinoth/view'
import { memo } from 'react'
import { SpotButton } from '../../frame/spot.tsx'
import { Plate } from './cards/picture.tsx'
import { enemyPicture, locationPictures, plainPictures } from './cards/pictures.ts'
import { Sign } from './cards/signs.tsx'
import { holdOn } from './moment.ts'
import { LAIR, LOCATION, perilSpot, QUEST } from './spots.ts'
import css from './strip.module.css'
import { useBoard, useWording } from './use-board.tsx'

const SHAPES = [
  'M8 3.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6z',
  'M8 1.6L15 14H1z',
  'M2 2h12v12H2z',
  'M8 .8l2.2 4.7 5 .6-3.7 3.5 1 5L8 12.1l-4.5 2.5 1-5L.8 6.1l5-.6z',
] as const

/** ○ ▲ ■ ★ by the colour of the space; the token is a disc on it. */
export function Space({
  color,
  here = false,
}: {
  readonly color: number
  readonly here?: boolean
}) {
  return (
    <svg
      className={css.space}
      viewBox="-2 -2 20 20"
      data-color={color}
      data-here={here || undefined}
      aria-hidden="true"
    >
      <path d={SHAPES[color]} />
      {here ? <circle cx="8" cy="8.6" r="3.6" /> : null}
    </svg>
  )
}

const Peril = memo(function Peril({
  of,
  small,
}: {
  readonly of: TerrinothView['peril']
  readonly small: boolean
}) {
  const { texts, say } = useWording()
  const { spaces, at, next } = of
  const to = Math.min(at + next.in, spaces.length - 1)
  const coming = (
    <span className={css.note}>
      <Space color={next.color} /> {say(texts.strip.next(next.title, next.in))}
    </span>
  )
  if (small) {
    return (
      <SpotButton spot={perilSpot(to)} className={css.peril}>
        <span className={css.track}>
          {spaces.map((color, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a track never changes.
            <Space key={n} color={color} here={n === at} />
          ))}
        </span>
        {coming}
      </SpotButton>
    )
  }
  return (
    <div className={css.peril}>
      <span className={css.track}>
        {spaces.map((color, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a track never changes.
          <SpotButton key={n} spot={perilSpot(n)} className={css.on} move="">
            <Space color={color} here={n === at} />
          </SpotButton>
        ))}
      </span>
      {coming}
    </div>
  )
})

const Place = memo(function Place({
  of,
  toCome,
}: {
  readonly of: TerrinothView['location']
  readonly toCome: number
}) {
  const { texts, faces } = useWording()
  const face = of.card < 0 ? undefined : faces.of(of.card)
  const name = face?.name ?? ''
  const share = of.exploration === 0 ? 0 : Math.min(1, of.progress / of.exploration)
  return (
    <SpotButton spot={LOCATION} className={css.block} move="">
      <span className={css.plate}>
        <Plate
          picture={locationPictures[name] ?? plainPictures.location}
          name={name}
          ground="roots"
        />
      </span>
      <span className={css.words}>
        <b className={css.name}>{face?.title ?? texts.strip.noPlace}</b>
        <span className={css.facts}>
          {of.card < 0 ? null : (
            <>
              <span className={css.progress} aria-hidden="true">
                <span style={{ width: `${100 * share}%` }} />
              </span>
              <b data-good={of.explored || undefined}>
                {of.progress}/{of.exploration}
              </b>
            </>
          )}
          <span className={css.soft}>
            {of.explored ? `${texts.strip.explored}, ` : ''}
            {of.final ? texts.strip.final : texts.strip.toCome(toCome)}
          </span>
        </span>
      </span>
    </SpotButton>
  )
})

const Nemesis = memo(function Nemesis({
  of,
  name,
  title,
}: {
  readonly of: TerrinothView['nemesis']
  readonly name: string
  readonly title: string
}) {
  const { texts, say } = useWording()
  const where = {
    lair: texts.strip.inLair,
    play: texts.strip.inPlay,
    defeated: texts.strip.defeated,
  }[of.where]
  return (
    <SpotButton spot={LAIR} className={css.block} move="">
      <span className={css.plate} data-gone={of.where === 'defeated' || undefined}>
        <Plate picture={enemyPicture(name)} name={name} ground="rays" night />
      </span>
      <span className={css.words}>
        <b className={css.name}>{say(title)}</b>
        <span className={css.facts}>
          {of.enemy === undefined ? null : (
            <b className={css.hearts}>
              <Sign name="health" />
              {Math.max(0, of.enemy.left)}
            </b>
          )}
          <span className={css.soft} data-near={of.where === 'play' || undefined}>
            {where}
          </span>
        </span>
      </span>
    </SpotButton>
  )
})

/** Which round, and where in it; a phone names only the phase that runs. */
function Phases() {
  const { table, texts, say, size } = useBoard()
  const { round, phase } = table.view
  const now = PHASES.indexOf(phase)
  return (
    <span className={css.phases}>
      {say(texts.strip.round(round))} ·{' '}
      {texts.strip.phases
        .map((name, n) => ({ name, n }))
        .filter(({ n }) => size === 'laptop' || n === now)
        .map(({ name, n }) => (
          <span key={name} className={css.phase} data-now={n === now || undefined}>
            {say(name)}
          </span>
        ))}
    </span>
  )
}

function Quest() {
  const { table, texts, say, size } = useBoard()
  const { view, names } = table
  const counters = view.counters.map(({ title, at, of }) => texts.strip.counter(title, at, of))
  // On a phone they need the line of the name, which the menu tells too.
  const isCrowded = size !== 'laptop' && counters.length > 1
  const hold = holdOn(table, texts)
  if (hold !== undefined) {
    return (
      <SpotButton spot={QUEST} className={css.quest} move="">
        <span className={css.words}>
          {size === 'laptop' ? <Phases /> : null}
          <b className={css.hold}>{say(hold)}</b>
        </span>
      </SpotButton>
    )
  }
  return (
    <SpotButton spot={QUEST} className={css.quest} move="">
      <span className={css.words}>
        {isCrowded ? null : (
          <span className={css.top}>
            <b className={css.name}>{say(names.quest(view.quest))}</b>
            {size === 'laptop' ? <Phases /> : null}
          </span>
        )}
        {counters.length > 0 ? (
          (isCrowded ? counters : [counters.join(' · ')]).map((line) => (
            <span key={line} className={css.counters}>
              {say(line)}
            </span>
          ))
        ) : size === 'laptop' ? (
          <span className={css.goal}>{say(view.goal)}</span>
        ) : (
          <Phases />
        )}
      </span>
    </SpotButton>
  )
}

export function QuestStrip() {
  const { table, texts, size } = useBoard()
  const { view, content, state, names } = table
  const { nemesis } = content.quests[state.quest]
  const name = content.kinds[content.kindOf[nemesis]].name
  return (
    <section className={css.strip} data-size={size} data-needed aria-label={texts.strip.title}>
      <Quest />
      <Peril of={view.peril} small={size !== 'laptop'} />
      <Place of={view.location} toCome={view.decks.locations} />
      <Nemesis of={view.nemesis} name={name} title={names.card(nemesis)} />
    </section>
  )
}
