import { HEROES, symbolNames } from '@muster/tenefyr/view'
import {
  BossToken,
  ClearedFlag,
  Door,
  HeroSeat,
  HiddenCount,
  LevelDots,
  StartToken,
} from '../../boards/tenefyr/cards/marks.tsx'
import { type FrameIcon, frameDrawings, framePictures } from '../../look/frame-icons.ts'
import { Icon } from '../../look/icon.tsx'
import { Seal } from '../../look/seal.tsx'
import { Seat } from '../../look/seat.tsx'
import { shapes } from '../../look/sign-shapes.ts'
import { isSign, Sign } from '../../look/signs.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { spoken } from '../../texts/texts.ts'
import css from './card-sheet.module.css'

const SEATS = [0, 1, 2, 3, 4, 5]
const BOSSES = ['dark-lord', 'spider-queen', 'chaos-dragon', 'stone-titan'] as const

export function Seats() {
  return (
    <>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <span key={size} className={css.pair}>
          {SEATS.map((seat) => (
            <Seat key={seat} seat={seat} size={size} />
          ))}
        </span>
      ))}
      {(['small', 'medium', 'large'] as const).map((size) => (
        <span key={size} className={css.pair}>
          {HEROES.map((hero, seat) => (
            <HeroSeat key={hero} seat={seat} hero={hero} size={size} title={hero} />
          ))}
        </span>
      ))}
    </>
  )
}

export function Tokens() {
  return (
    <>
      <BossToken />
      {BOSSES.map((boss) => (
        <BossToken key={boss} boss={boss} />
      ))}
      <StartToken />
      <Door />
      <Seal />
      <Seal size={40} />
      <ClearedFlag level={3} />
      {[1, 2, 3, 4, 5].map((level) => (
        <LevelDots key={level} level={level} />
      ))}
      <HiddenCount below={3} />
      <HiddenCount below={0} />
    </>
  )
}

export function SignList() {
  const names = symbolNames[spoken(useSettings().language)]
  return Object.keys(shapes)
    .filter(isSign)
    .map((key) => (
      <span key={key} className={css.sign}>
        <span className={css.signSmall}>
          <Sign name={key} />
        </span>
        <span className={css.signLarge}>
          <Sign name={key} />
        </span>
        {names[key]}
      </span>
    ))
}

const isIcon = (name: string): name is FrameIcon =>
  Object.hasOwn(framePictures, name) || Object.hasOwn(frameDrawings, name)

export function FrameIcons() {
  return [...Object.keys(frameDrawings), ...Object.keys(framePictures)]
    .filter(isIcon)
    .map((name) => (
      <span key={name} className={css.icon}>
        <Icon name={name} />
        {name}
      </span>
    ))
}

const SIZES = [12, 13, 14, 16, 20, 26, 34]

export function TypeScale({ text }: { readonly text: string }) {
  return SIZES.map((size) => (
    <div key={size} className={css.type} style={{ fontSize: `${size / 16}rem` }}>
      <span className={css.size}>{size}</span>
      <span className={css.named}>{text}</span>
      <span>{text}</span>
    </div>
  ))
}

const COLOURS = (
  'table panel raised ink soft edge act gold harm good paper plate spent tenefyr keep terrinoth ' +
  'paper-ink paper-soft paper-edge paper-gold paper-harm paper-good paper-tenefyr'
).split(' ')

export function Colours() {
  return COLOURS.map((name) => (
    <span key={name} className={css.colour}>
      <span className={css.swatch} style={{ background: `var(--${name})` }} />
      {name}
    </span>
  ))
}
