/** muster balance: plays many matches of all levels and player counts, and writes a page on what they tell. */
import { accessSync, constants, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, resolve } from 'node:path'
import type { LanguageCode, Options } from '@muster/engine'
import { type Findings, findingsOf } from '../balance/findings/findings.ts'
import type { MatchFacts } from '../balance/match-facts.ts'
import { pageOf } from '../balance/page/page.ts'
import { type PlannedMatch, plannedMatches, readNames, type Wanted } from '../balance/plan.ts'
import { playHere, type Task } from '../balance/play-all.ts'
import { openRecord } from '../balance/record.ts'
import { sayStandsOut, type Words, wordsIn } from '../balance/words.ts'
import { OK, Refusal } from '../errors.ts'
import { readText, whyNot, writeWhole } from '../files.ts'
import { rowOf } from '../games/balance-plan.ts'
import { type Box, openGame } from '../games.ts'
import { findBot } from '../play/bots-in-seats.ts'
import { progressLine } from '../progress.ts'
import { fill, type Texts, textsIn } from '../texts/index.ts'
import type { World } from '../world.ts'

export interface BalanceAsk {
  readonly game: string
  readonly language: LanguageCode
  /** Settings to choose among, and options that stay the same. */
  readonly options: Options
  /** By commas; all that the plan has, unless told. */
  readonly levels?: string
  readonly players?: string
  readonly bot: string
  readonly matches: number
  readonly random: number
  readonly seed: number
  readonly pack?: string
  readonly file?: string
  readonly out?: string
  readonly json?: string
  /** Cores, or the address of a queue. */
  readonly hands: number | string | undefined
}

export async function balance(world: World, ask: BalanceAsk): Promise<number> {
  const texts = textsIn[ask.language]
  const { terminal } = world
  const box = openGame(ask.game, ask.pack, texts)
  findBot(ask.bot, texts)
  const wanted = readWanted(box, ask, texts)
  const planned = plannedMatches(box, wanted)
  if (planned.length === 0) throw new Refusal(texts.noMatches)
  const page = ask.out ?? `balance-${ask.game}.html`
  // Said now rather than after hours of play.
  for (const file of [page, ask.json]) if (file !== undefined) checkPlace(file, texts)
  const record = openRecord(ask.file, texts)
  const left = planned.filter(({ key }) => !record.known.has(key))
  if (left.length < planned.length) {
    const known = planned.length - left.length
    terminal.say(fill(texts.balanceKnown, { known, all: planned.length }))
  }
  const task: Task = {
    game: ask.game,
    pack: ask.pack === undefined ? undefined : readText(ask.pack, texts),
  }
  await playAll(world, task, left, ask.hands, (facts) => record.note(facts), texts)
  const found = findingsOf(box, wanted, planned, record.known)
  const words = wordsIn(box, ask.language)
  write(page, pageOf(found, box.title, words), texts)
  if (ask.json !== undefined) write(ask.json, `${JSON.stringify(found, null, 2)}\n`, texts)
  for (const line of summary(found, words, texts)) terminal.say(line)
  for (const file of [page, ask.json]) {
    if (file !== undefined) terminal.say(fill(texts.balanceWritten, { file }))
  }
  return OK
}

function readWanted({ game, balance: plan }: Box, ask: BalanceAsk, texts: Texts): Wanted {
  const levels = plan.levels.map(({ name }) => name)
  const counts = game.optionFields.find(({ name }) => name === 'players')?.values ?? []
  const [setting] = plan.groups
  const { [setting]: asked, ...pinned } = ask.options
  const settings = levels.flatMap((level) => [...plan.settings(level)])
  const bot = { bot: ask.bot, seed: ask.seed, matches: ask.matches, random: ask.random }
  return {
    levels: readNames('--levels', ask.levels, levels, levels, texts),
    players: readNames('--players', ask.players, counts.map(Number), plan.players, texts),
    ...(asked === undefined
      ? {}
      : { settings: readNames(`--${setting}`, rowOf(asked).join(), settings, settings, texts) }),
    pinned,
    ...bot,
  }
}

async function playAll(
  { terminal }: World,
  task: Task,
  matches: readonly PlannedMatch[],
  hands: BalanceAsk['hands'],
  note: (facts: MatchFacts) => void,
  texts: Texts,
): Promise<void> {
  const start = performance.now()
  let done = 0
  const heard = (facts: MatchFacts) => {
    note(facts)
    done++
    if (!terminal.showsProgress) return
    const seconds = (performance.now() - start) / 1000
    terminal.progress(progressLine(done, matches.length, seconds, texts))
  }
  if (typeof hands === 'string') {
    const { playByQueue } = await import('../balance/queue/asker.ts')
    await playByQueue({ address: hands, task, matches, heard, texts })
  } else {
    await playHere(task, matches, hands ?? availableParallelism(), heard)
  }
  if (terminal.showsProgress) terminal.progress('')
}

function checkPlace(file: string, texts: Texts): void {
  const refuse = (why: string) => new Refusal(fill(texts.cannotWrite, { file, why }))
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() === true) {
    throw refuse(texts.isFolder)
  }
  try {
    accessSync(dirname(resolve(file)), constants.W_OK)
  } catch (error) {
    throw refuse(whyNot(error, texts))
  }
}

function write(file: string, text: string, texts: Texts): void {
  try {
    writeWhole(file, text)
  } catch (error) {
    throw new Refusal(fill(texts.cannotWrite, { file, why: whyNot(error, texts) }))
  }
}

function summary(found: Findings, words: Words, texts: Texts): string[] {
  const levels = found.levels.map(({ level, cells }) =>
    fill(texts.balanceLevel, {
      level: words.level(level),
      cells: cells
        .map(
          ({ players, share, wins, matches }) =>
            `${words.players(players)} ${words.percent(share)} (${wins}/${matches})`,
        )
        .join(', '),
    }),
  )
  const out = found.standsOut.map((one) => {
    const { verdict, text } = sayStandsOut(one, words)
    return verdict === undefined ? `– ${text}` : `– ${words.verdict(verdict)}: ${text}`
  })
  return [...levels, ...(out.length === 0 ? [words.texts.nothingStandsOut] : out)]
}
