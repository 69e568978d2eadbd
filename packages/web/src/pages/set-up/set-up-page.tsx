import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { host } from '../../host/host.ts'
import type { GameView } from '../../host/protocol.ts'
import { Button } from '../../look/controls/button.tsx'
import { FieldError } from '../../look/controls/text-field.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { useSaying, useTexts } from '../../texts/texts.ts'
import { Page } from '../page.tsx'
import { useStart } from '../use-start.ts'
import { type Draft, isSeedWrong, newDraft, newMatchOf, withQuery } from './draft.ts'
import type { GameSetUp } from './games/game-set-up.ts'
import { setUpOf } from './games/registry.ts'
import { MoreOptions } from './more-options.tsx'
import { OptionRow } from './option-row.tsx'
import { PackChoice } from './pack-choice.tsx'
import { SeatRow } from './seat-row.tsx'
import styles from './set-up.module.css'
import { setUpTexts } from './texts.ts'

const InviteButton = lazy(async () => ({
  default: (await import('../../online/start/invite-button.tsx')).InviteButton,
}))

export function SetUpPage({ game }: { readonly game: string }) {
  const texts = useTexts(setUpTexts)
  const setUp = setUpOf(game)
  if (setUp === undefined) return <Page title={texts.noSuchGame} />
  return <KnownGame setUp={setUp} />
}

function KnownGame({ setUp }: { readonly setUp: GameSetUp }) {
  const texts = useTexts(setUpTexts)
  const { title } = useTexts(setUp.texts)
  const [box, setBox] = useState<GameView | undefined>()
  const [trouble, setTrouble] = useState('')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks again.
  useEffect(() => {
    let isHere = true
    host.call('game', { game: setUp.game }).then(
      (found) => {
        if (isHere) setBox(found)
      },
      (error: unknown) => {
        if (isHere) setTrouble(String(error instanceof Error ? error.message : error))
      },
    )
    return () => {
      isHere = false
    }
  }, [setUp, tries])
  const again = () => {
    setTrouble('')
    host.restart()
    setTries((n) => n + 1)
  }
  return (
    <Page title={texts.title(title)}>
      {setUp.chronicle === true && (
        <p>
          {texts.chronicleIs} <Link href={`/chronicle/${setUp.game}`}>{texts.chronicle}</Link>
        </p>
      )}
      {box !== undefined && <Form setUp={setUp} box={box} />}
      {box === undefined && trouble === '' && <p className={styles.wait}>{texts.opening}</p>}
      {trouble !== '' && (
        <div className={styles.foot}>
          <FieldError>{texts.refused(trouble)}</FieldError>
          <Button onClick={again}>{texts.tryAgain}</Button>
        </div>
      )}
    </Page>
  )
}

interface FormProps {
  readonly setUp: GameSetUp
  readonly box: GameView
}

function useDraft({ setUp, box }: FormProps): [Draft, (draft: Draft) => void] {
  const { votes } = useSettings()
  const search = useSearch()
  return useState<Draft>(() => {
    const query = new URLSearchParams(search)
    return {
      ...withQuery(setUp, box.fields, newDraft(setUp, box.fields), query),
      seed: query.get('seed') ?? '',
      pack: query.get('pack') ?? '',
      routine: !votes,
    }
  })
}

function Form({ setUp, box }: FormProps) {
  const texts = useTexts(setUpTexts)
  const saying = useSaying()
  const [draft, setDraft] = useDraft({ setUp, box })
  const { start, isStarting, trouble } = useStart()
  const [wasWrong, setWasWrong] = useState(false)
  const match = newMatchOf(setUp, draft)
  const open = box.fields.filter(({ name }) => setUp.open.includes(name))
  const refusal = wasWrong && isSeedWrong(draft) ? texts.seedWrong : saying(trouble)

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        setWasWrong(isSeedWrong(draft))
        if (!isSeedWrong(draft)) start(match)
      }}
    >
      <div className={styles.rows}>
        {open.map((field) => (
          <OptionRow key={field.name} {...{ setUp, box, field, draft }} onChange={setDraft} />
        ))}
        <PackChoice
          game={setUp.game}
          pack={draft.pack}
          onChange={(pack) => setDraft({ ...draft, pack })}
        />
      </div>
      <fieldset className={styles.seats}>
        <legend className={styles.legend}>{texts.seats}</legend>
        {match.seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
          <SeatRow key={seat} {...{ setUp, box, draft, seat }} onChange={setDraft} />
        ))}
      </fieldset>
      <MoreOptions {...{ setUp, box, draft }} onChange={setDraft} />
      <div className={styles.foot}>
        {refusal !== '' && <FieldError>{texts.refused(refusal)}</FieldError>}
        <span className={styles.minutes}>
          {texts.minutes(setUp.minutesOf(draft.options, match.seats))}
        </span>
        <Suspense>
          <InviteButton match={match} />
        </Suspense>
        <Button kind="main" type="submit" aria-disabled={isStarting}>
          {isStarting ? texts.starting : texts.start}
        </Button>
      </div>
    </form>
  )
}
