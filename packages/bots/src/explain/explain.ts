/** Why a bot chose what it chose, in a sentence: what it expects, with the odds. */
import type { EngineState, Game, LanguageCode } from '@muster/engine'
import type { Asked } from '../bot.ts'
import type { Judged, Thought } from '../search/thought.ts'
import { explainTexts, type Said } from './texts.ts'

/** Of a hundred matches: below this two options are worth the same, a close call, and from here on there is no doubt. */
const ALIKE = 1
const CLOSE = 3
const FAR = 20
/** As good as won, and as good as lost. */
const WON = 99
const LOST = 1
/** A longer name of an option that was not chosen is not told. */
const LONGEST = 48

/** `chosen`: the option that was taken. One that the thought does not stand for was chosen for reasons gone by. */
export function explain<S extends EngineState, C>(
  game: Game<S, C>,
  { state, decision }: Asked<S>,
  { best, options }: Thought,
  chosen: number,
  language: LanguageCode,
): string {
  const texts = explainTexts[language]
  if (decision.count < 2) return texts.only
  if (best !== chosen) return texts.forgotten
  const taken = options.find(({ option }) => option === chosen)
  if (taken === undefined) return texts.hunch
  const said = ({ option, chance }: Judged): Said => ({
    option: game.sayChosen(state, decision, option, language),
    wins: Math.round(100 * chance),
  })
  const mine = said(taken)
  const others = options.filter((one) => one !== taken)
  const next = others.reduce<Judged | undefined>(
    (most, one) => (most === undefined || one.chance > most.chance ? one : most),
    undefined,
  )
  const wins = others.map(({ chance }) => Math.round(100 * chance))
  const isAlike = wins.every((one) => Math.abs(one - mine.wins) <= ALIKE)
  if (Math.max(mine.wins, ...wins) <= LOST) return texts.lost(mine.option)
  if (next === undefined || isAlike) return texts.alike(mine)
  const second = said(next)
  const ahead = mine.wins - second.wins
  if (mine.wins >= WON && ahead >= CLOSE) return texts.wins(mine.option)
  if (second.option.length > LONGEST) return texts.betterThanRest(mine, second.wins)
  if (ahead < CLOSE) return texts.close(mine, second)
  if (ahead >= FAR) return texts.far(mine, second)
  return texts.better[(mine.wins + second.wins) % texts.better.length](mine, second)
}
