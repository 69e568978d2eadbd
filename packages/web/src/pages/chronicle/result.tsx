/** How a scenario went, and the rewards to choose from. */
import type { ScenarioView } from '../../host/chronicle.ts'
import { Icon } from '../../look/icon.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import panels from '../panels.module.css'
import styles from './chronicle.module.css'
import { chronicleTexts } from './texts.ts'

const MOST_STARS = 3

export function Stars({ n }: { readonly n: number }) {
  const texts = useTexts(chronicleTexts)
  return (
    <span className={panels.won} role="img" aria-label={texts.stars(n)}>
      {'★'.repeat(n) + '☆'.repeat(MOST_STARS - n)}
    </span>
  )
}

export function Result({ result }: { readonly result: NonNullable<ScenarioView['result']> }) {
  const { won, stars, level } = result
  const texts = useTexts(chronicleTexts)
  const saying = useSaying()
  return (
    <p className={styles.result}>
      <span className={won ? panels.won : panels.lost}>
        <Icon name={won ? 'crown' : 'skull'} size={20} />
      </span>
      {won ? texts.won : texts.lost} · {saying(level)}
      {won && <Stars n={stars} />}
    </p>
  )
}

interface RewardsProps {
  readonly scenario: ScenarioView
  onTake(scenario: string, reward: string): void
}

/** K9.2: two are offered, one is taken. */
export function Rewards({ scenario, onTake }: RewardsProps) {
  const texts = useTexts(chronicleTexts)
  const saying = useSaying()
  const { key, rewards, taken, result } = scenario
  if (result?.won !== true || rewards.length === 0) return null
  const chosen = rewards.find((reward) => reward.key === taken)
  if (chosen !== undefined) {
    return <p className={styles.taken}>{texts.taken(saying(chosen.name))}</p>
  }
  return (
    <fieldset className={styles.rewards}>
      <legend>{texts.choose}</legend>
      {rewards.map((reward) => (
        <button
          key={reward.key}
          type="button"
          className={styles.reward}
          onClick={() => onTake(key, reward.key)}
        >
          <strong>{saying(reward.name)}</strong>
          <span>{saying(reward.say)}</span>
        </button>
      ))}
    </fieldset>
  )
}
