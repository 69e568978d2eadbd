/** What the signs on cards mean, where a game's cards have any. */
import { useTexts } from '../../texts/texts.ts'
import { useMatch } from '../match-context.ts'
import { Sheet } from './sheet.tsx'
import { sheetTexts } from './texts/texts.ts'

export function SymbolsSheet() {
  const { board, view, past, state } = useMatch()
  const texts = useTexts(sheetTexts)
  return (
    <Sheet title={texts.symbols}>
      {board.Symbols === undefined ? null : <board.Symbols view={past ?? view} state={state} />}
    </Sheet>
  )
}
