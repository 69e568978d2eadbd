/** Who wants what, in words, and the ways to agree. */
import { Fragment, type ReactNode } from 'react'
import { Button } from '../../look/controls/button.tsx'
import { Switch } from '../../look/controls/switch.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import { useMatch } from '../match-context.ts'
import { isAsked, type VoteButton, voteButtons } from '../vote-buttons.ts'
import { oursOf, thinking } from '../voter.ts'
import { nameOf, sayTexts } from './obey.ts'
import styles from './reading.module.css'
import { readingTexts } from './texts/texts.ts'

export function ReadingVotes() {
  const match = useMatch()
  const texts = useTexts(readingTexts)
  const { votes } = useSettings()
  const { view, mine, voter } = match
  if (view.decision === undefined || !isAsked(view.table, votes)) return null
  return (
    <section className={styles.part} aria-labelledby="reading-votes">
      <h2 id="reading-votes" className={styles.heading}>
        {texts.votes}
      </h2>
      <Wishes />
      {mine && voter !== undefined && <p>{texts.votingNow(nameOf(match, voter))}</p>}
      {mine && <Ways />}
    </section>
  )
}

function Wishes() {
  const match = useMatch()
  const { language } = useSettings()
  const texts = useTexts(readingTexts)
  const saying = useSaying()
  const { table } = match.view
  const names = (seats: readonly number[]) => texts.list(seats.map((seat) => nameOf(match, seat)))
  const voted = table.votes.map(({ seat }) => seat)
  const lines = [
    ...table.votes.map(({ seat, texts: wanted }) =>
      wanted === undefined
        ? texts.voteHidden(nameOf(match, seat))
        : texts.votesFor(nameOf(match, seat), saying(sayTexts(match, wanted, language))),
    ),
    ...table.seats
      .filter(({ follows, seat }) => follows && !voted.includes(seat))
      .map(({ seat }) => texts.follows(nameOf(match, seat))),
    ...(thinking(table).length > 0 ? [texts.thinks(names(thinking(table)))] : []),
    ...(table.decides?.settles === undefined
      ? []
      : [texts.lastWord(nameOf(match, table.decides.settles))]),
  ]
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function Ways() {
  const match = useMatch()
  const { language } = useSettings()
  const texts = useTexts(readingTexts)
  const saying = useSaying()
  const { view, voter, act, agreeAll, speakFor } = match
  const { table } = view
  if (voter === undefined) return null
  const entry = view.decision?.entry ?? view.entry
  const others = oursOf(table).filter((seat) => seat !== voter)
  const voice = (button: VoteButton) => {
    if (button.kind === 'follow') return null
    const wanted = [...button.texts]
    const what = saying(sayTexts(match, wanted, language))
    switch (button.kind) {
      case 'agree': {
        const { seat } = button
        return (
          <Way onPress={() => act({ kind: 'vote', entry, texts: wanted, seat })}>
            {texts.agree(what)}
          </Way>
        )
      }
      case 'all-agree':
        return <Way onPress={() => agreeAll(button.seats, wanted)}>{texts.allAgree(what)}</Way>
      case 'settle':
        return (
          <Way onPress={() => act({ kind: 'settle', entry, texts: wanted })}>
            {texts.settle(what)}
          </Way>
        )
    }
  }
  return (
    <ul className={styles.ways}>
      {voteButtons(table, voter).map((button) => (
        <Fragment key={keyOf(button)}>{voice(button)}</Fragment>
      ))}
      {others.map((seat) => (
        <Way key={seat} onPress={() => speakFor(seat)}>
          {texts.voteAs(nameOf(match, seat))}
        </Way>
      ))}
      <li className={styles.follow}>
        <Switch
          label={texts.follow(nameOf(match, voter))}
          on={table.seats[voter]?.follows === true}
          onChange={(on) => act({ kind: 'follow', on, seat: voter })}
        />
      </li>
    </ul>
  )
}

const keyOf = (button: VoteButton): string =>
  button.kind === 'follow' ? button.kind : [button.kind, ...button.texts].join(' ')

function Way({ onPress, children }: { onPress(): void; readonly children: ReactNode }) {
  return (
    <li>
      <Button onClick={onPress}>{children}</Button>
    </li>
  )
}
