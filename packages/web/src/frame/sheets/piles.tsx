/** All piles, sorted, with odds. */
import { useTexts } from '../../texts/texts.ts'
import { useMatch } from '../match-context.ts'
import { Sheet } from './sheet.tsx'
import { sheetTexts } from './texts/texts.ts'

export function PilesSheet() {
  const { board, view, past, state } = useMatch()
  const texts = useTexts(sheetTexts)
  return (
    <Sheet title={texts.piles}>
      <board.Piles view={past ?? view} state={state} />
    </Sheet>
  )
}
