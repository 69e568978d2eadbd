/** A card from up close: its name, its picture, its signs, and all of its text. */
import type { CardFace, HeldFace } from '@muster/keep/view'
import { CardFrame } from '../../../look/card-frame.tsx'
import css from './full-card.module.css'
import { heldPicture } from './held-card.tsx'
import { Picture, Plate } from './picture.tsx'
import {
  classPictures,
  plainPictures,
  roomPictures,
  symbolPictures,
  tokenPictures,
} from './pictures.ts'
import { Play } from './play.tsx'

/** The large picture of any card. */
export function pictureOf(face: CardFace): string {
  switch (face.type) {
    case 'tactic':
    case 'loot':
      return heldPicture(face)
    case 'guild':
      return classPictures[face.hero]
    case 'tile':
      return roomPictures[face.room]
    case 'treasure':
      return tokenPictures.treasure
    case 'scenario':
      return plainPictures.scenario
  }
}

const isHeld = (face: CardFace): face is HeldFace => face.type === 'tactic' || face.type === 'loot'

export function FullCard({
  face,
  kind,
  from,
}: {
  readonly face: CardFace
  /** "Ratfolk, tactic card". */
  readonly kind: string
  /** "House card". */
  readonly from: string
}) {
  const foe = face.type === 'guild' || face.type === 'scenario'
  return (
    <CardFrame className={css.full}>
      <span className={css.inside}>
        <span className={css.title}>{face.title}</span>
        <span className={css.kind}>{kind}</span>
        <span className={css.plate}>
          <Plate
            picture={pictureOf(face)}
            name={face.name}
            ground={foe ? 'rays' : 'brick'}
            night={foe}
          />
          {face.type === 'guild' ? (
            <span className={css.symbol}>
              <Picture name={symbolPictures[face.symbol]} size={40} />
            </span>
          ) : null}
        </span>
        {isHeld(face) ? (
          <span className={css.play}>
            <Play play={face.play} flow="row" />
          </span>
        ) : null}
        {face.type === 'scenario' && face.flavour !== undefined ? (
          <i className={css.line}>{face.flavour}</i>
        ) : null}
        {face.full.map((line) => (
          <span key={line} className={css.line}>
            {line}
          </span>
        ))}
        <span className={css.from}>{from}</span>
      </span>
    </CardFrame>
  )
}
