/** The daily as a server deals and ranks it: one deal for everybody, opened when the day is over. */
import type { OnlineDaily } from '@muster/table/online'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../look/controls/button.tsx'
import { FieldError } from '../../look/controls/text-field.tsx'
import { useTexts } from '../../texts/texts.ts'
import { api } from '../api.ts'
import { signIn } from '../me.ts'
import { useServer } from '../server.ts'
import styles from './ranked.module.css'
import { rankedTexts } from './texts.ts'

const SHOWN = 10

/** By universal time, as the server counts: the same day for everybody. */
const today = (): string => new Date().toISOString().slice(0, 10)

interface RankedProps {
  readonly game: string
  readonly title: string
  /** The day that is shown; today's where none is named. */
  readonly day?: string
}

function useDaily(game: string, day: string): OnlineDaily | undefined {
  const there = useServer()
  const [daily, setDaily] = useState<OnlineDaily>()
  useEffect(() => {
    let isHere = true
    if (there) {
      api('daily', { game, day }).then(
        (found) => {
          if (isHere) setDaily(found)
        },
        // A server without dailies: the page has its own.
        () => undefined,
      )
    }
    return () => {
      isHere = false
    }
  }, [there, game, day])
  return daily
}

export function Ranked({ game, title, day = today() }: RankedProps) {
  const texts = useTexts(rankedTexts)
  const [, go] = useLocation()
  const [failed, setFailed] = useState(false)
  const daily = useDaily(game, day)
  if (daily === undefined) return null
  const mine = daily.results.some((result) => result.mine)
  const play = async () => {
    setFailed(false)
    try {
      await signIn()
      go(`/table/${(await api('beginDaily', { game }, {})).match}`)
    } catch {
      setFailed(true)
    }
  }
  const what = daily.match === undefined ? texts.play : texts.goOn
  return (
    <section className={styles.ranked} aria-label={texts.playOf(texts.title, title)}>
      <h3>{texts.title}</h3>
      <p className={styles.soft}>{texts.lead}</p>
      <Ranks daily={daily} />
      {!mine && day === today() && (
        <Button aria-label={texts.playOf(what, title)} onClick={play}>
          {what}
        </Button>
      )}
      {failed && <FieldError>{texts.failed}</FieldError>}
      <details>
        <summary>{texts.sealed}</summary>
        <code>{daily.commitment}</code>
      </details>
    </section>
  )
}

function Ranks({ daily }: { readonly daily: OnlineDaily }) {
  const texts = useTexts(rankedTexts)
  const { results, played, won } = daily
  if (results.length === 0) return <p>{texts.nobody}</p>
  const shown = results.filter(({ rank, mine }) => rank <= SHOWN || mine)
  return (
    <>
      <table className={styles.ranks}>
        <thead>
          <tr>
            <th scope="col">{texts.rank}</th>
            <th scope="col">{texts.name}</th>
            <th scope="col">{texts.result}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ rank, name, mine, won: isWon, choices, tookBack, signs }) => (
            <tr key={`${rank} ${name}`} data-mine={mine || undefined}>
              <td>{rank}</td>
              <th scope="row">{mine ? `${name} (${texts.you})` : name}</th>
              <td>
                {isWon ? texts.won(choices) : texts.lost(choices)}
                {tookBack ? `, ${texts.tookBack}` : ''} <span aria-hidden="true">{signs}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.soft}>{texts.played(played, won)}</p>
    </>
  )
}
