/** In a sentence, what the ghosts on the map show. */
import { CLASSES, type Coming, SYMBOLS } from '@muster/keep/view'
import { useBoard } from '../use-board.tsx'
import { useWhatIf } from '../what-if.tsx'
import css from './forecast-line.module.css'

export function useForecast(): (coming: Coming) => string {
  const { table, texts, say } = useBoard()
  return ({ heroClass, symbol, looted, lost, hidden }) => {
    const { names } = table
    const who = texts.whatIf.comes(names.hero(CLASSES[heroClass]), names.symbol(SYMBOLS[symbol]))
    const fallen = looted.map(({ room, value }) => texts.whatIf.treasure(names.room(room), value))
    const parts = [
      lost ? texts.whatIf.lost : looted.length === 0 ? texts.whatIf.holds : '',
      fallen.length === 0 || lost
        ? ''
        : texts.whatIf.looted(fallen.join(', '), fallen.length === 1),
      hidden ? texts.whatIf.hidden : '',
    ]
    return say(`${who} ${parts.filter((part) => part !== '').join(' ')}`)
  }
}

/** Of a room also what it is for: nothing lies over the map while one looks at it. */
export function ForecastLine() {
  const { focus, worst } = useWhatIf()
  const { table, say } = useBoard()
  const forecast = useForecast()
  if (focus === undefined) return null
  const { names } = table
  return (
    <div className={css.line} data-lost={worst?.lost || undefined}>
      {focus.kind === 'room' ? (
        <p>
          <b>{say(names.room(focus.n))}</b> · {say(names.use(focus.n))}
        </p>
      ) : null}
      {worst === undefined ? null : <p>{forecast(worst)}</p>}
    </div>
  )
}
