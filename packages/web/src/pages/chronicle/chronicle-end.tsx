/** The end of a match of a chronicle: how it counts, the reward, and the next scenario. */
import { Link } from 'wouter'
import { useMatch } from '../../frame/match-context.ts'
import { type ChronicleView, scenarioIn } from '../../host/chronicle.ts'
import { Button, buttonLook } from '../../look/controls/button.tsx'
import { FieldError } from '../../look/controls/text-field.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import { again } from '../end/again.ts'
import { useStart } from '../use-start.ts'
import styles from './chronicle.module.css'
import { partyFormOf } from './games/registry.ts'
import { Result, Rewards } from './result.tsx'
import { chronicleTexts } from './texts.ts'
import { useChronicle } from './use-chronicle.ts'

export function ChronicleEnd() {
  const { id, game } = useMatch().view
  const { chronicle, take, trouble } = useChronicle(game, id)
  // The end of the match stands without it.
  if (chronicle === 'failed') return null
  return (
    <section className={styles.end} aria-labelledby="end-chronicle">
      {chronicle !== undefined && <Ending chronicle={chronicle} onTake={take} notTaken={trouble} />}
    </section>
  )
}

interface EndingProps {
  readonly chronicle: ChronicleView
  onTake(scenario: string, reward: string): void
  readonly notTaken: string
}

function Ending({ chronicle, onTake, notTaken }: EndingProps) {
  const { view } = useMatch()
  const texts = useTexts(chronicleTexts)
  const words = useTexts(partyFormOf(view.game).texts)
  const saying = useSaying()
  const { start, trouble } = useStart()
  const chapter = chronicle.chapters.find(({ scenarios }) =>
    scenarios.some(({ key }) => key === scenarioIn(view.options)),
  )
  const at = chapter?.scenarios.findIndex(({ key }) => key === scenarioIn(view.options)) ?? -1
  if (chapter === undefined) return null
  const { scenarios } = chapter
  const scenario = scenarios[at]
  const won = view.result?.won === true
  const next = scenarios.find(({ key }) => key === chapter.next)
  const isChosen = scenario.rewards.length === 0 || scenario.taken !== undefined
  return (
    <>
      <h3 id="end-chronicle">
        {saying(chapter.name)} · {words.part(at + 1, scenarios.length)}
      </h3>
      {scenario.result !== undefined && <Result result={scenario.result} />}
      {!won && <p>{texts.lostHint}</p>}
      <Rewards scenario={scenario} onTake={onTake} />
      {notTaken !== '' && <FieldError>{texts.notTaken(saying(notTaken))}</FieldError>}
      {next === undefined && <p className={styles.done}>{words.chapterDone}</p>}
      <div className={styles.ways}>
        {won && next !== undefined && (isChosen || notTaken !== '') && (
          <Button kind="main" onClick={() => start(again(view, next.options))}>
            {texts.next(saying(next.name))}
          </Button>
        )}
        <Link href={`/chronicle/${view.game}`} className={buttonLook('quiet')}>
          {texts.toChronicle}
        </Link>
      </div>
      {trouble !== '' && <FieldError>{texts.notStarted(saying(trouble))}</FieldError>}
    </>
  )
}
