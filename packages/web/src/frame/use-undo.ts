/** The step back that the button and the key take, and how it is called. */
import { useSaying, useTexts } from '../texts/texts.ts'
import { useMatch } from './match-context.ts'
import { frameTexts } from './texts/texts.ts'

interface UndoStep {
  readonly label: string
  readonly possible: boolean
  undo(): void
}

export function useUndo(): UndoStep {
  const match = useMatch()
  const texts = useTexts(frameTexts)
  const saying = useSaying()
  const step = match.view.undo.find(({ kind }) => kind === 'step')
  if (step === undefined) {
    return { label: texts.nothingToUndo, possible: false, undo: () => undefined }
  }
  const first = match.lines.find(
    ({ entry, kind }) => kind === 'choice' && step.takesBack.includes(entry),
  )
  // It becomes part of a sentence.
  const what = saying(first?.say ?? '').replace(/\.$/, '')
  if (!step.free) {
    const undo = () => match.open({ kind: 'undo' })
    return { label: texts.undoNeedsAll(what), possible: true, undo }
  }
  const undo = () => {
    match.act({ kind: 'undo-propose', entry: match.view.table.entry, to: step.to })
  }
  return { label: what === '' ? texts.undoShort : texts.undo(what), possible: true, undo }
}
