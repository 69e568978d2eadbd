/** What the signs on the cards mean, and how a line of them is read. */
import { type HeldFace, heldFace, symbolNames, symbols } from '@muster/tenefyr/view'
import { isSign, Sign, Signs } from '../../look/signs.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { spoken, useSaying } from '../../texts/texts.ts'
import css from './symbols.module.css'
import { useBoard } from './use-board.tsx'

const MOST_EXAMPLES = 4

/** Loot whose line has much in it, as the table's own pack has it. */
function useExamples(): readonly HeldFace[] {
  const { table, faces } = useBoard()
  const { price, upTo, double, look } = symbols
  return [price, upTo, double, look].flatMap((sign) => {
    const found = table.content.kinds
      .map((kind) => heldFace(faces.ofKind(kind)))
      .find((face) => face?.short.length === 1 && face.short[0].includes(sign))
    return found === undefined ? [] : [found]
  })
}

export function Symbols() {
  const { language } = useSettings()
  const say = useSaying()
  const names = symbolNames[spoken(language)]
  return (
    <>
      <ul className={css.examples}>
        {useExamples()
          .slice(0, MOST_EXAMPLES)
          .map(({ name, short, full }) => (
            <li key={name}>
              <b>
                <Signs text={short.join(' ')} />
              </b>
              <span>{say(full.join(' '))}</span>
            </li>
          ))}
      </ul>
      <ul className={css.signs}>
        {Object.keys(symbols)
          .filter(isSign)
          .map((key) => (
            <li key={key}>
              <b>
                <Sign name={key} />
              </b>
              {say(names[key])}
            </li>
          ))}
      </ul>
    </>
  )
}
