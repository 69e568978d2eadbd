/** The card whose actions are being done: each as a button, what is done is crossed out. */
import { actionOf, type ChipView } from '@muster/keep/view'
import { SpotButton } from '../../../frame/spot.tsx'
import { ActionSign } from '../cards/play.tsx'
import { chipSpot, comboSpot, thingIn } from '../spots.ts'
import { useBoard } from '../use-board.tsx'
import css from './open-card.module.css'

export function OpenCard() {
  const { table, faces, texts, decision } = useBoard()
  const { open } = table.view
  // A card that defends has its Combo too, and is not open.
  const card = open?.card ?? (decision?.prompt === 'combo' ? decision.about.a : undefined)
  if (card === undefined) return null
  const { title } = faces.held(card)
  const chips = open?.chips ?? []
  return (
    <section className={css.open} aria-label={texts.open.title(title)}>
      <span className={css.title}>{title}</span>
      {([0, 1] as const).map((side) => (
        <Side key={side} chips={chips.filter((chip) => chip.side === side)} />
      ))}
      <ComboChips />
    </section>
  )
}

function Chip({ chip, used = false }: { readonly chip: number; readonly used?: boolean }) {
  const { content } = useBoard().table
  const action = actionOf(content, chip)
  return (
    <span className={css.chip} data-used={used || undefined}>
      {action === undefined ? content.chipName[chip] : <ActionSign action={action} />}
    </span>
  )
}

function Side({ chips }: { readonly chips: readonly ChipView[] }) {
  const { texts } = useBoard()
  if (chips.length === 0) return null
  return (
    <span className={css.side}>
      {chips[0].side === 1 ? <span className={css.or}>{texts.open.or}</span> : null}
      {chips.map((chip, n) => {
        const key = `${chip.key} ${n}`
        // Alike actions are one thing to tap.
        const isFirst = chips.findIndex((one) => one.key === chip.key && !one.used) === n
        return isFirst ? (
          <SpotButton key={key} spot={chipSpot(chip.side, chip.key)} className={css.button} move="">
            <Chip chip={chip.node} used={!chip.open} />
          </SpotButton>
        ) : (
          <span key={key} className={css.button}>
            <Chip chip={chip.node} used={chip.used || !chip.open} />
          </span>
        )
      })}
    </span>
  )
}

/** What a Combo brings, once its left side is done. */
function ComboChips() {
  const { decision } = useBoard()
  if (decision?.prompt !== 'combo') return null
  const keys = decision.options.flatMap((option) => thingIn(option, 'chip') ?? [])
  return (
    <span className={css.side}>
      <span className={css.or}>⇒</span>
      {keys.map((key) => (
        <SpotButton key={key} spot={comboSpot(key)} className={css.button} move="">
          <Chip chip={key} />
        </SpotButton>
      ))}
    </span>
  )
}
