/** Cards that do not lie on the table, laid out to choose from: upgrades, what was drawn, who is fetched. */
import type { Card } from '@muster/engine'
import { ACTIONS, type CardFace } from '@muster/terrinoth/view'
import { useCallback, useEffect, useState } from 'react'
import { SpotButton } from '../../frame/spot.tsx'
import { CardHead } from './activation-card.tsx'
import { Plate } from './cards/picture.tsx'
import { pictureOf } from './cards/pictures.ts'
import { Numbers } from './enemy-tile.tsx'
import css from './offer.module.css'
import { cardSpot, offered } from './spots.ts'
import { useBoard } from './use-board.tsx'

/** The activation card that an upgrade would replace, and whether it is spent. */
function useReplaced(face: CardFace): string | undefined {
  const { table, decision, faces, texts } = useBoard()
  if (face.type !== 'activation' || decision?.prompt !== 'upgrade') return undefined
  const hero = table.view.heroes.find((one) => one.hero === decision.about.a)
  const old = hero?.cards[ACTIONS.indexOf(face.action)]
  if (old === undefined) return undefined
  const title = texts.card.replaces(faces.of(old.card).title)
  // H12.9: the new one comes as the old one is.
  return old.ready ? title : `${title} (${texts.card.spent})`
}

function Offered({ card }: { readonly card: Card }) {
  const { faces, texts, table, say } = useBoard()
  const face = faces.of(card)
  const replaced = useReplaced(face)
  const picture = pictureOf(face)
  return (
    <SpotButton spot={cardSpot(card)} className={css.card}>
      {face.type === 'activation' ? (
        <>
          <CardHead face={face} />
          <span className={css.kind}>
            {table.names.class(face.class)}
            {replaced === undefined ? '' : `, ${replaced}`}
          </span>
        </>
      ) : (
        <span className={css.top}>
          {picture === undefined ? null : (
            <span className={css.plate}>
              <Plate picture={picture} name={face.name} />
            </span>
          )}
          <span>
            <b className={css.title}>{face.title}</b>
            {face.type === 'item' || face.type === 'event' ? (
              <span className={css.kind}>{texts.offer[face.type]}</span>
            ) : null}
          </span>
        </span>
      )}
      {face.type === 'enemy' ? <Numbers of={{ ...face, left: face.health }} /> : null}
      {face.full.map((line) => (
        <span key={line} className={css.line}>
          {say(line)}
        </span>
      ))}
    </SpotButton>
  )
}

/** Folded with Esc or its button, until the next question; then the whole table is seen. */
function useFold(entry: number | undefined): readonly [boolean, () => void] {
  const [folded, setFolded] = useState<number>()
  const isFolded = entry !== undefined && folded === entry
  const turn = useCallback(() => setFolded((last) => (last === entry ? undefined : entry)), [entry])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A sheet over the table has the key first.
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) turn()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [turn])
  return [isFolded, turn]
}

export function Offer() {
  const { decision, texts, size } = useBoard()
  const [folded, turn] = useFold(decision?.entry)
  const cards = offered(decision)
  if (cards.length === 0) return null
  return (
    <section
      className={css.offer}
      data-size={size}
      data-folded={folded || undefined}
      aria-label={texts.offer.title}
    >
      <button type="button" className={css.fold} aria-expanded={!folded} onClick={turn}>
        {texts.offer.title} <span aria-hidden="true">{folded ? '▾' : '▴'}</span>
      </button>
      {cards.map((card) => (
        <Offered key={card} card={card} />
      ))}
    </section>
  )
}
