/** The hero that acts, with the eight steps that each of them takes. */
import type { Telling } from '@muster/engine'
import { CLASSES, classOf } from '@muster/keep/view'
import { GuildCard } from '../cards/guild-card.tsx'
import { HeroToken } from '../cards/tokens.tsx'
import { useBoard } from '../use-board.tsx'
import css from './ladder.module.css'
import { stepNow } from './steps.ts'

const STEPS = [1, 2, 3, 4, 5, 6, 7, 8] as const

export function Ladder({ events }: { readonly events: readonly Telling[] }) {
  const { table, texts, faces, size, decision } = useBoard()
  const { resolving, guild, phase } = table.view
  if (phase !== 'invasion') return null
  const now = guild.now === undefined ? undefined : faces.of(guild.now)
  const step = stepNow(decision?.prompt, events) ?? resolving?.step
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
