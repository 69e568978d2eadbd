/** Two lines of story over the quest strip when a place, a Nemesis or a peril comes. Gone at a tap. */
import type { Telling } from '@muster/engine'
import { useState } from 'react'
import { useSpots } from '../../frame/match-context.ts'
import { newIn } from './roll.ts'
import { LAIR, LOCATION } from './spots.ts'
import css from './story.module.css'
import type { Table } from './table.ts'
import { useBoard } from './use-board.tsx'

export interface StoryLine {
  readonly title: string
  readonly says: string
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
    if (name === 'peril-effect') {
      const peril = quest.perils[a - 1]
      if (peril !== undefined) {
        return { title: peril.title[language].text, says: peril.says[language] }
      }
    }
  }
  return undefined
}

interface Tale {
  readonly line: StoryLine | undefined
  /** Of the stretch, what is already told. */
  readonly seen: readonly Telling[]
  readonly actions: number
}

export function Story({ told }: { readonly told: readonly Telling[] }) {
  const { table, texts, say, decision } = useBoard()
  const { spots } = useSpots()
  const [tale, setTale] = useState<Tale>({ line: undefined, seen: [], actions: 0 })
  if (tale.seen !== told) {
    const line = storyIn(newIn(told, tale.seen), table)
    const { actions } = table.state
    setTale(line === undefined ? { ...tale, seen: told } : { line, seen: told, actions })
  }
  const { line, actions } = tale
  // The next action is more than a story, and so is what lies below it when it can be chosen.
  const isOver = line === undefined || actions !== table.state.actions
  const covers = [LOCATION, LAIR].some((spot) => spots.get(spot)?.lit === true)
  if (isOver || (decision !== undefined && covers)) return null
  return (
    <button
      type="button"
      className={css.story}
      title={texts.story.close}
      onClick={() => setTale({ ...tale, line: undefined })}
    >
      <b className={css.title}>{say(line.title)}</b>
      <span className={css.says}>{say(line.says)}</span>
      <span aria-hidden="true" className={css.close}>
        ✕
      </span>
    </button>
  )
}
