/** In a sentence, what the ghosts on the map show. */
import { CLASSES, SYMBOLS } from '@muster/keep/view'
import { useBoard } from '../use-board.tsx'
import { type Coming, useWhatIf } from '../what-if.tsx'
import css from './forecast-line.module.css'

export function useForecast(): (coming: Coming) => string {
  const { table, texts, say } = useBoard()
  return ({ heroClass, symbol, looted, answer }) => {
    const { names } = table
    const who = texts.whatIf.comes(names.hero(CLASSES[heroClass]), names.symbol(SYMBOLS[symbol]))
    const fallen = looted.map(({ room, value }) => texts.whatIf.treasure(names.room(room), value))
    const parts = [
      answer.lost ? texts.whatIf.lost : looted.length === 0 ? texts.whatIf.holds : '',
      fallen.length === 0 || answer.lost ? '' : texts.whatIf.looted(fallen.join(', ')),
      answer.hidden ? texts.whatIf.hidden : '',
    ]
    return say(`${who} ${parts.filter((part) => part !== '').join(' ')}`)
  }
}

export function ForecastLine() {
  const { worst } = useWhatIf()
  const forecast = useForecast()
  if (worst === undefined) return null
  return (
    <p className={css.line} data-lost={worst.answer.lost || undefined}>
      {forecast(worst)}
    </p>
  )
}
