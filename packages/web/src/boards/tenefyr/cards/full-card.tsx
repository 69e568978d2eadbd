/** A card in zoom: everything it says, in full. As high as it needs to be. */
import type { CardFace } from '@muster/tenefyr/view'
import { CardFrame } from '../../../look/card-frame.tsx'
import { useTexts } from '../../../texts/texts.ts'
import { bossGround } from './boss-card.tsx'
import css from './full-card.module.css'
import { LevelDots, Power, Provenance } from './marks.tsx'
import { groundOf, Plate } from './plate.tsx'
import { bossPicture, enemyPicture, heldPicture, rewardPicture } from './plates.ts'
import { texts } from './texts.ts'

export interface FullCardProps {
  readonly face: CardFace
  /** Of the enemy or of the held card, as it counts now. */
  readonly power?: number | undefined
}

export function FullCard({ face, power }: FullCardProps) {
  const say = useTexts(texts)
  const level = face.type === 'boss' ? 5 : face.level
  return (
    <CardFrame className={css.card}>
      <span className={css.inside}>
        <span className={css.plate}>
          <CardPlate face={face} />
        </span>
        <Texts face={face} power={power} />
        {face.flavour === undefined ? null : <em className={css.flavour}>{face.flavour}</em>}
        <span className={css.foot}>
          {face.type === 'boss' || level === 0 ? null : <LevelDots level={level} />}
          <span className={css.from}>
            {say.from[face.from]} <Provenance from={face.from} />
          </span>
        </span>
      </span>
    </CardFrame>
  )
}

/** The large plate of any card. */
export function CardPlate({ face }: { readonly face: CardFace }) {
  if (face.type === 'boss') {
    const picture = bossPicture(face)
    const ground = bossGround[face.boss]
    return <Plate picture={picture} name={face.name} ground={ground} level={5} size="large" night />
  }
  const { level } = face
  const kind = face.type === 'dungeon' ? 'enemy' : face.type
  const { name } = face.type === 'dungeon' ? face.enemy : face
  const picture =
    face.type === 'dungeon'
      ? enemyPicture(face.enemy)
      : face.type === 'reward'
        ? rewardPicture(face)
        : heldPicture(face)
  const ground = groundOf(kind, level, name)
  return <Plate picture={picture} name={name} ground={ground} level={level} size="large" />
}

function Texts({ face, power }: FullCardProps) {
  const say = useTexts(texts)
  switch (face.type) {
    case 'dungeon':
      return (
        <>
          <Half face={face.enemy} power={power} none={say.noRule} />
          <span className={css.cut} />
          <Half label={say.loot} face={face.loot} gain none={say.noEffect} />
        </>
      )
    case 'boss':
      return <Half label={face.bossTitle} face={face} power={power} none={say.noRule} />
    case 'reward':
      return <Half label={say.reward} face={face} none={say.noEffect} />
    default: {
      const label = { basic: undefined, skill: say.skill, loot: say.loot }[face.type]
      return <Half label={label} face={face} power={power} gain none={say.noEffect} />
    }
  }
}

function Half({
  label,
  face,
  power,
  gain = false,
  none,
}: {
  readonly label?: string | undefined
  readonly face: {
    readonly title: string
    readonly power?: number
    readonly full: readonly string[]
  }
  readonly power?: number | undefined
  readonly gain?: boolean
  /** What is said where the card says nothing. */
  readonly none: string
}) {
  const lines = face.full.length === 0 ? [none] : face.full
  const now = power ?? face.power
  return (
    <span className={css.half}>
      {label === undefined ? null : <span className={css.label}>{label}</span>}
      <span className={css.head}>
        <span className={css.name}>{face.title}</span>
        {now === undefined ? null : (
          <span className={css.power}>
            <Power power={now} printed={face.power} gain={gain} />
          </span>
        )}
      </span>
      {lines.map((line) => (
        <span key={line} className={css.line}>
          {line}
        </span>
      ))}
    </span>
  )
}
