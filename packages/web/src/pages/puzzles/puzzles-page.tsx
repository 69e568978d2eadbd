/** The puzzles of a game, the easiest first, and how they stand. */
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { host } from '../../host/host.ts'
import type { PuzzleSummary } from '../../host/puzzles.ts'
import { placeOfPuzzle } from '../../links/place.ts'
import { buttonLook } from '../../look/controls/button.tsx'
import { Icon } from '../../look/icon.tsx'
import { useSettings } from '../../settings/settings.tsx'
import { spoken, useSaying, useTexts } from '../../texts/texts.ts'
import { Page } from '../page.tsx'
import type { GameSetUp, GameTexts } from '../set-up/games/game-set-up.ts'
import { setUpOf, setUps } from '../set-up/games/registry.ts'
import { Pips } from './pips.tsx'
import styles from './puzzles.module.css'
import { isSolved, standingOf } from './solved.ts'
import { puzzleTexts } from './texts.ts'

type Reading = readonly PuzzleSummary[] | 'failed' | undefined

function usePuzzles(game: string): Reading {
  const language = spoken(useSettings().language)
  const [puzzles, setPuzzles] = useState<Reading>()
  useEffect(() => {
    let left = false
    const read = async () => {
      await host.call('speak', { language })
      return await host.call('puzzles', { game })
    }
    read().then(
      (found) => {
        if (!left) setPuzzles(found)
      },
      () => {
        if (!left) setPuzzles('failed')
      },
    )
    return () => {
      left = true
    }
  }, [language, game])
  return puzzles
}

export function PuzzlesPage({ game }: { readonly game: string }) {
  const texts = useTexts(puzzleTexts)
  const puzzles = usePuzzles(game)
  const setUp = setUpOf(game) ?? setUps[0]
  return (
    <Page title={texts.title} lead={texts.lead} busy={puzzles === undefined}>
      {puzzles === undefined && <p className={styles.soft}>{texts.opening}</p>}
      {puzzles === 'failed' && <p role="alert">{texts.failed}</p>}
      {typeof puzzles === 'object' && <OfGame setUp={setUp} puzzles={puzzles} />}
      <nav className={styles.others} aria-label={texts.others}>
        <span>{texts.others}</span>
        {setUps
          .filter((other) => other !== setUp)
          .map((other) => (
            <OtherGame key={other.game} setUp={other} />
          ))}
      </nav>
    </Page>
  )
}

function OtherGame({ setUp: { game, texts } }: { readonly setUp: GameSetUp }) {
  const { title }: GameTexts = useTexts(texts)
  return <Link href={`/puzzles/${game}`}>{title}</Link>
}

interface OfGameProps {
  readonly setUp: GameSetUp
  readonly puzzles: readonly PuzzleSummary[]
}

function OfGame({ setUp, puzzles }: OfGameProps) {
  const texts = useTexts(puzzleTexts)
  const { title }: GameTexts = useTexts(setUp.texts)
  const next = puzzles.find((one) => !isSolved(one))
  const solved = puzzles.filter(isSolved).length
  const atFirst = puzzles.filter((one) => standingOf(one) === 'first').length
  return (
    <section aria-labelledby="puzzles-of" className={styles.ofGame} data-game={setUp.game}>
      <div className={styles.summary}>
        <div>
          <h2 id="puzzles-of" className={styles.game}>
            {title}
          </h2>
          <p className={styles.soft}>
            {texts.solvedOf(solved, puzzles.length)}
            {solved > 0 && ` · ${texts.atFirst(atFirst)}`}
          </p>
        </div>
        {next === undefined ? (
          <p>{texts.allSolved}</p>
        ) : (
          <Link href={placeOfPuzzle(next)} className={buttonLook('main')}>
            {solved === 0 ? texts.start : texts.nextIs(next.number)}
          </Link>
        )}
      </div>
      {texts.difficulties.map((name, n) => (
        <OfDifficulty
          key={name}
          name={name}
          setUp={setUp}
          puzzles={puzzles.filter(({ difficulty }) => difficulty === n + 1)}
        />
      ))}
    </section>
  )
}

function OfDifficulty({ name, setUp, puzzles }: OfGameProps & { readonly name: string }) {
  if (puzzles.length === 0) return null
  return (
    <>
      <h3 className={styles.difficulty}>
        {name}
        <Pips difficulty={puzzles[0].difficulty} />
      </h3>
      <ol className={styles.puzzles} start={puzzles[0].number}>
        {puzzles.map((one) => (
          <PuzzleRow key={one.puzzle} one={one} setUp={setUp} />
        ))}
      </ol>
    </>
  )
}

function PuzzleRow({ one, setUp }: { readonly one: PuzzleSummary; readonly setUp: GameSetUp }) {
  const texts = useTexts(puzzleTexts)
  const names: GameTexts = useTexts(setUp.texts)
  const saying = useSaying()
  const standing = standingOf(one)
  const done = isSolved(one)
  const where = [...setUp.line(one.options, names), texts.players(setUp.seats(one.options))]
  return (
    <li>
      <Link href={placeOfPuzzle(one)} className={styles.puzzle} data-standing={standing}>
        <span className={styles.number}>
          {one.number}
          {done && (
            <span className={styles.tick}>
              <Icon name="tick" size={16} />
            </span>
          )}
        </span>
        <span className={styles.what}>
          <strong>{saying(one.asks)}</strong>
          <span className={styles.soft}>{where.join(' · ')}</span>
        </span>
        <span className={styles.state}>{texts.states[standing]}</span>
      </Link>
    </li>
  )
}
