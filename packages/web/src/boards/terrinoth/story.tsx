/**
 * Two lines of story when a place, a Nemesis or a peril comes: over the quest strip while it plays, below it once
 * somebody is asked. Gone at a tap; on a phone the first tap shows all of it.
 */
import type { Telling } from '@muster/engine'
import { perilText } from '@muster/terrinoth/view'
import { useState } from 'react'
import { newIn } from './roll.ts'
import css from './story.module.css'
import type { Table } from './table.ts'
import { useBoard } from './use-board.tsx'

export interface StoryLine {
  readonly title: string
  readonly says: string
  /** What a peril does. */
  readonly does?: string | undefined
}

/** The last of these events that has a story. */
export function storyIn(events: readonly Telling[], table: Table): StoryLine | undefined {
  const { content, state, language, names } = table
  const quest = content.pack.quests[state.quest]
  for (const { name, a } of [...events].reverse()) {
    if (name === 'arrived') {
      const card = content.pack.locations[content.kinds[content.kindOf[a]].of]
      return { title: names.card(a), says: card.says[language] }
    }
    if (name === 'nemesis') return { title: names.card(a), says: quest.story.nemesis[language] }
    const peril = name === 'peril-effect' ? quest.perils[a - 1] : undefined
    if (peril !== undefined) {
      const does = perilText(peril, language, quest.counters)
      return { title: peril.title[language].text, says: peril.says[language], does }
    }
  }
  return undefined
}

/** H1.7: before anything was done, the quest's own. */
function opening({ content, state, language }: Table): StoryLine | undefined {
  const { title, story } = content.pack.quests[state.quest]
  const isFirst = state.round === 1 && state.actions === 0
  return isFirst ? { title: title[language].text, says: story.before[language] } : undefined
}

interface Tale {
  readonly line: StoryLine | undefined
  /** Of the stretch, what is already told. */
  readonly seen: readonly Telling[]
}

/** Who has made the next choice has read it: a new stretch without a story ends the last one. */
function nextTale({ line, seen }: Tale, told: readonly Telling[], table: Table): Tale {
  const fresh = newIn(told, seen)
  const isSame = fresh.length < told.length || told.length === 0
  return { line: storyIn(fresh, table) ?? (isSame ? line : undefined), seen: told }
}

export function Story({ told }: { readonly told: readonly Telling[] }) {
  const { table, match, texts, say, size, decision } = useBoard()
  const [opened, setOpened] = useState<StoryLine>()
  const [tale, setTale] = useState<Tale>(() => ({
    // A lesson has words of its own.
    line:
      storyIn(told, table) ??
      (told.length === 0 && match.kept !== 'laid' ? opening(table) : undefined),
    seen: told,
  }))
  if (tale.seen !== told) setTale(nextTale(tale, told, table))
  const { line } = tale
  if (line === undefined) return null
  const isShort = decision !== undefined && opened !== line
  return (
    <button
      type="button"
      className={css.story}
      data-short={isShort || undefined}
      data-size={size}
      data-needed
      title={texts.story.close}
      onClick={() => {
        if (isShort && size !== 'laptop') setOpened(line)
        else setTale({ ...tale, line: undefined })
      }}
    >
      <span className={css.words}>
        <b className={css.title}>{say(line.title)}</b>
        <span className={css.says}>{say(line.says)}</span>
        {line.does === undefined ? null : <span className={css.does}> {say(line.does)}</span>}
      </span>
      <span aria-hidden="true" className={css.close}>
        {isShort && size !== 'laptop' ? '▾' : '✕'}
      </span>
    </button>
  )
}
