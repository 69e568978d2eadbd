/** On a turned phone the cards of who is asked lie above the prompt, where there is room. */
import { actingHero } from './acting.ts'
import { Cards } from './column.tsx'
import css from './hand.module.css'
import { useBoard } from './use-board.tsx'

export function Hand() {
  const { table, decision } = useBoard()
  const asked = actingHero(table, decision)
  const hero = table.view.heroes.find((one) => one.hero === asked)
  return hero === undefined ? null : (
    <div className={css.hand}>
      <Cards of={hero} />
    </div>
  )
}
