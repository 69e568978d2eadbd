/** Blessings that the party has, in a line. */
import css from './blessings.module.css'
import { useBoard } from './use-board.tsx'

/** `brief`: only what they bring; how long they last is told when they come. */
export function Blessings({ brief = false }: { readonly brief?: boolean }) {
  const { table, say } = useBoard()
  const { blessing: whole, blessingBrief } = table.names
  const { blessings } = table.view
  if (blessings.length === 0) return null
  return (
    <ul className={css.blessings}>
      {blessings.map((blessing, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blessings are a row, two may be alike.
        <li key={i}>
          ✦{' '}
          <span title={say(whole(blessing))}>{say((brief ? blessingBrief : whole)(blessing))}</span>
        </li>
      ))}
    </ul>
  )
}
