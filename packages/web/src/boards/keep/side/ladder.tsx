/** The hero that acts, with the eight steps that each of them takes. */
import type { Telling } from '@muster/engine'
import { CLASSES, classOf } from '@muster/keep/view'
import { GuildCard } from '../cards/guild-card.tsx'
import { HeroToken } from '../cards/tokens.tsx'
import { useBoard } from '../use-board.tsx'
import css from './ladder.module.css'

const STEPS = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** The step in which a question comes up. */
const STEP_OF: Readonly<Record<string, number>> = {
  'summon-rooms': 1,
  shot: 2,
  ruin: 2,
  'trap-first': 3,
  victim: 5,
  defend: 5,
  looters: 6,
  'charge-to': 8,
}

/** What the events tell about the step, where they do: a wait is over before it can be seen. */
function toldStep(events: readonly Telling[]): number | undefined {
  const last = events.findLast(({ name }) => name === 'step' || name === 'waits')
  if (last === undefined) return undefined
  return last.name === 'waits' ? 7 : last.d
}

export function Ladder({ events }: { readonly events: readonly Telling[] }) {
  const { table, texts, faces, size, decision } = useBoard()
  const { resolving, guild, phase } = table.view
  if (phase !== 'invasion') return null
  const now = guild.now === undefined ? undefined : faces.of(guild.now)
  const asked = decision === undefined ? undefined : STEP_OF[decision.prompt]
  const step = asked ?? toldStep(events) ?? resolving?.step
  const heroClass = resolving === undefined ? undefined : CLASSES[classOf(resolving.hero)]
  return (
    <section className={css.ladder} data-size={size} aria-label={texts.ladder.title}>
      {now?.type === 'guild' ? <GuildCard face={now} small /> : null}
      {now?.type === 'scenario' ? <span className={css.scenario}>{now.title}</span> : null}
      {heroClass === undefined ? null : (
        <span className={css.hero}>
          <HeroToken of={heroClass} awake />
        </span>
      )}
      <ol className={css.steps}>
        {STEPS.map((n) => (
          <li
            key={n}
            className={css.step}
            data-now={(heroClass !== undefined && n === step) || undefined}
            aria-current={heroClass !== undefined && n === step ? 'step' : undefined}
          >
            <b>{n}</b> <span>{texts.ladder.steps[n - 1]}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
