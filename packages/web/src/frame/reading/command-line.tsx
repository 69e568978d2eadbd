/** A line to type in: numbers, options and the words of the terminal. Answers are said politely. */
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../look/controls/button.tsx'
import { TextField } from '../../look/controls/text-field.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { spoken, useSaying, useTexts } from '../../texts/texts.ts'
import { useMatch } from '../match-context.ts'
import { readAnswer } from './answer.ts'
import { named, obey, type Scene } from './obey.ts'
import { pick } from './pick.ts'
import styles from './reading.module.css'
import { readingTexts } from './texts/texts.ts'

export function CommandLine() {
  const match = useMatch()
  const { language } = useSettings()
  const texts = useTexts(readingTexts)
  const saying = useSaying()
  const [, go] = useLocation()
  const [line, setLine] = useState('')
  const [said, setSaid] = useState<{ readonly n: number; readonly lines: readonly string[] }>({
    n: 0,
    lines: [],
  })
  const scene: Scene = { match, language, texts, leave: () => go('/') }

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setLine('')
    const lines = await answerTo(line, scene)
    setSaid(({ n }) => ({ n: n + 1, lines }))
  }
  return (
    <section className={styles.part} aria-label={texts.commandLine}>
      <form className={styles.command} onSubmit={send}>
        <TextField
          className={styles.typed}
          label={texts.command}
          hint={texts.commandHint}
          value={line}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          data-command
          onChange={setLine}
        />
        <Button type="submit" className={styles.send}>
          {texts.send}
        </Button>
      </form>
      <div role="status" aria-label={texts.answers} className={styles.answer}>
        {/* The same answer twice is said twice. */}
        <div key={said.n}>
          {said.lines.map((one, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an answer never change places.
            <p key={place}>{saying(one)}</p>
          ))}
        </div>
      </div>
    </section>
  )
}

async function answerTo(line: string, scene: Scene): Promise<readonly string[]> {
  const { match, language, texts } = scene
  const { board, view, mine } = match
  const options = view.decision?.options ?? []
  const names = options.map((option) => [
    option.say,
    board.faceOf(view, option, language).label,
    option.text,
  ])
  const answer = readAnswer(line, names, spoken(language))
  if (answer.kind === 'order') return await obey(answer.order, scene)
  if (answer.kind === 'nothing') return [texts.nothingTyped(options.length)]
  if (answer.kind === 'none') return [texts.noOption(answer.asked, options.length)]
  if (answer.kind === 'several') {
    const meant = answer.indices.map((index) => `${index + 1} (${options[index]?.say})`)
    return [texts.several(answer.asked, named(meant))]
  }
  const option = options[answer.index]
  if (!mine || option === undefined) return [texts.notYours]
  return [pick(match, option, texts)]
}
