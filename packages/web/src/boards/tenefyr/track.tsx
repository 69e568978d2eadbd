/** The Boss track: every space, the token, and where a step of one or two would bring it. */
import type { Space } from '@muster/tenefyr/view'
import { SpotButton } from '../../frame/spot.tsx'
import { Icon } from '../../look/icon.tsx'
import { BossToken } from './cards/marks.tsx'
import { TRACK } from './spots.ts'
import css from './track.module.css'
import { useBoard } from './use-board.tsx'

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V']

function Gifts({ space }: { readonly space: Space }) {
  const { texts } = useBoard()
  if (space.gifts.length === 0) return null
  const spoken = space.gifts.map(({ cards, level }) => texts.board.gift(cards, level)).join(', ')
  return (
    <span className={css.gifts} role="img" aria-label={texts.board.giftsAre(spoken)}>
      {space.gifts.map(({ cards, level }) => (
        <span key={level}>
          {cards}×{ROMAN[level]}
        </span>
      ))}
    </span>
  )
}

function OneSpace({ space }: { readonly space: Space }) {
  const { table, texts, ghost, size } = useBoard()
  const { at, steps, skull } = table.view.track
  const [left, thrownOut] = steps
  const here = space.number === at
  const to = ghost?.table.view.track.at
  const isGhost = to !== undefined && to !== at && to === space.number
  const one = !here && space.number === left.at
  const two = !here && !one && space.number === thrownOut.at
  return (
    <span
      className={css.space}
      data-kind={space.kind}
      data-here={here || undefined}
      data-ghost={isGhost || undefined}
      data-step={one ? 1 : two ? 2 : undefined}
      data-behind={space.number < at || undefined}
    >
      <span className={css.disc} data-move={here ? 'boss-token' : undefined}>
        {here || isGhost ? (
          <BossToken boss={table.view.boss} />
        ) : space.number === skull ? (
          <Icon name="skull" size={24} />
        ) : size === 'laptop' ? (
          space.number
        ) : null}
      </span>
      {one ? <span className={css.one}>{texts.board.ifLeft}</span> : null}
      {two ? <span className={css.two}>{texts.board.ifThrownOut}</span> : null}
      <Gifts space={space} />
    </span>
  )
}

export function Track() {
  const { table, texts, size } = useBoard()
  const { track, quick } = table.view
  return (
    <SpotButton spot={TRACK} className={css.track} move="">
      <span className={css.line} data-size={size} data-quick={quick || undefined}>
        {track.spaces.map((space) => (
          <OneSpace key={space.number} space={space} />
        ))}
      </span>
      <span className={css.at}>{texts.board.trackAt(track.at, track.skull)}</span>
    </SpotButton>
  )
}

const share = (n: number, of: number): string => `${(100 * n) / Math.max(1, of)}%`

function Bar() {
  const { table, ghost } = useBoard()
  const { at, skull } = table.view.track
  const to = ghost?.table.view.track.at ?? at
  return (
    <span className={css.bar}>
      {to > at ? <span className={css.more} style={{ width: share(to, skull) }} /> : null}
      <span className={css.gone} style={{ width: share(at, skull) }} />
    </span>
  )
}

/** The track in the strip above a combat: how far, and how near. */
export function TrackMeter() {
  const { table, texts } = useBoard()
  const { at, skull } = table.view.track
  return (
    <SpotButton spot={TRACK} className={css.meter} move="">
      <Icon name="skull" size={24} />
      <Bar />
      <span className={css.at}>{texts.board.trackAt(at, skull)}</span>
    </SpotButton>
  )
}

/** The same on a phone: to be read, too small for a finger. */
export function TrackWords() {
  const { table, texts } = useBoard()
  const { track, here } = table.view
  const { at, skull } = track
  return (
    <span className={css.meter}>
      <Icon name="skull" size={24} title={texts.board.track} />
      {/* The last fight needs the width for its name, and the token has nowhere to go. */}
      {here?.side === 'boss' ? null : <Bar />}
      <span className={css.at}>{texts.board.trackAt(at, skull)}</span>
    </span>
  )
}
