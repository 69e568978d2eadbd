/** Blessings that the party has, in a line. */
import css from './blessings.module.css'
import { useBoard } from './use-board.tsx'

export function Blessings() {
  const { table, say } = useBoard()
  const { blessings } = table.view
  if (blessings.length === 0) return null
  return (
    <ul className={css.blessings}>
      {blessings.map((blessing, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blessings are a row, two may be alike.
        <li key={i}>✦ {say(table.names.blessing(blessing))}</li>
      ))}
    </ul>
  )
}
