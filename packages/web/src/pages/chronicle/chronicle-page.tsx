/** The chapters of a game that tells a story: what was won, and the next scenario in one tap. */
import type { ChronicleView } from '../../host/chronicle.ts'
import { FieldError } from '../../look/controls/text-field.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import { Page } from '../page.tsx'
import panels from '../panels.module.css'
import { Chapter } from './chapter.tsx'
import styles from './chronicle.module.css'
import { partyFormOf } from './games/registry.ts'
import { chronicleTexts } from './texts.ts'
import { useChronicle } from './use-chronicle.ts'

/** The first chapter that was begun and is not done; else the first that is not done. */
function openAt({ chapters }: ChronicleView): number {
  const begun = chapters.findIndex(
    ({ scenarios, next }) =>
      next !== undefined &&
      scenarios.some(({ result, underWay }) => result !== undefined || underWay !== undefined),
  )
  if (begun >= 0) return begun
  return Math.max(
    0,
    chapters.findIndex(({ next }) => next !== undefined),
  )
}

export function ChroniclePage({ game }: { readonly game: string }) {
  const texts = useTexts(chronicleTexts)
  const words = useTexts(partyFormOf(game).texts)
  const saying = useSaying()
  const { chronicle, take, trouble } = useChronicle(game)
  const isRead = chronicle !== undefined && chronicle !== 'failed'
  return (
    <Page title={texts.title} lead={words.lead} busy={chronicle === undefined}>
      {chronicle === undefined && <p className={panels.soft}>{texts.opening}</p>}
      {chronicle === 'failed' && <p role="alert">{texts.failed}</p>}
      {isRead && !chronicle.kept && <p>{texts.notKept}</p>}
      {trouble !== '' && <FieldError>{texts.notTaken(saying(trouble))}</FieldError>}
      {isRead && (
        <div className={styles.chapters} data-game={game}>
          {chronicle.chapters.map((chapter, n) => (
            <Chapter
              key={chapter.key}
              game={game}
              chapter={chapter}
              number={n + 1}
              levels={chronicle.levels}
              bot={chronicle.bot}
              isOpen={n === openAt(chronicle)}
              onTake={take}
            />
          ))}
        </div>
      )}
    </Page>
  )
}
