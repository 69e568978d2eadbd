/** Cards that do not lie on the table, laid out to choose from: upgrades, what was drawn, who is fetched. */
import type { Card } from '@muster/engine'
import { ACTIONS, type CardFace } from '@muster/terrinoth/view'
import { SpotButton } from '../../frame/spot.tsx'
import { CardHead } from './activation-card.tsx'
import { Plate } from './cards/picture.tsx'
import { pictureOf } from './cards/pictures.ts'
import { Numbers } from './enemy-tile.tsx'
import css from './offer.module.css'
import { cardSpot, offered } from './spots.ts'
import { useBoard } from './use-board.tsx'

/** The activation card that an upgrade would replace. */
function useReplaced(face: CardFace): string | undefined {
  const { table, decision, faces } = useBoard()
  if (face.type !== 'activation' || decision?.prompt !== 'upgrade') return undefined
  const hero = table.view.heroes.find((one) => one.hero === decision.about.a)
  const old = hero?.cards[ACTIONS.indexOf(face.action)]
  return old === undefined ? undefined : faces.of(old.card).title
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
            {replaced === undefined ? '' : `, ${texts.card.replaces(replaced)}`}
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

export function Offer() {
  const { decision, texts, size } = useBoard()
  const cards = offered(decision)
  if (cards.length === 0) return null
  return (
    <section className={css.offer} data-size={size} aria-label={texts.offer.title}>
      {cards.map((card) => (
        <Offered key={card} card={card} />
      ))}
    </section>
  )
}
