/** muster chronicle: a chapter's scenarios in a row. What was played is read from the saved matches. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Options } from '@muster/engine'
import { Asker } from '../asker.ts'
import { OK, Refusal } from '../errors.ts'
import { dataFolder } from '../files.ts'
import type { BoxChronicle, ChapterSheet, ScenarioResult } from '../games/box.ts'
import { type Box, openGame } from '../games.ts'
import { wrap } from '../layout.ts'
import { openMatch } from '../stored.ts'
import { fill, type Texts, textsIn } from '../texts/index.ts'
import type { World } from '../world.ts'
import { asTyped, type PlayOptions, play } from './play.ts'

export interface ChronicleOptions extends Omit<PlayOptions, 'resume' | 'pack'> {
  /** Without it, all chapters are listed. */
  readonly chapter?: string
}

const STARS = 3

/** A match of the chronicle that is over. */
interface Played {
  readonly scenario: string
  readonly rewards: readonly string[]
  readonly result: ScenarioResult
  readonly options: Options
}

export async function chronicle(world: World, options: ChronicleOptions): Promise<number> {
  const texts = textsIn[options.language]
  const box = openGame(options.game, undefined, texts)
  if (box.chronicle === undefined) throw new Refusal(fill(texts.noChronicle, { game: box.title }))
  const chapters = box.chronicle.chapters(options.language)
  const played = playedIn(world, box, box.chronicle, texts)
  if (options.chapter === undefined) {
    tell(world, box.chronicle, chapters, played, options)
    return OK
  }
  const chapter = chapters.find(({ key }) => key === options.chapter)
  if (chapter === undefined) {
    const names = chapters.map(({ key }) => key).join(', ')
    throw new Refusal(fill(texts.unknownChapter, { asked: options.chapter, chapters: names }))
  }
  return await goOn(world, box.chronicle, chapter, played, options)
}

/** Plays the next scenario of a chapter, once the reward for the last one is chosen. */
async function goOn(
  world: World,
  chronicle: BoxChronicle,
  { scenarios }: ChapterSheet,
  played: readonly Played[],
  options: ChronicleOptions,
): Promise<number> {
  const texts = textsIn[options.language]
  const { terminal } = world
  const next = chronicle.nextOf(scenarios, ({ key }) => best(played, key)?.won === true)
  if (next === undefined) {
    terminal.say(texts.chapterDone)
    return OK
  }
  const upTo = scenarios.slice(0, scenarios.indexOf(next) + 1)
  const rewards = await rewardsFor(world, upTo, played, options)
  if (rewards === undefined) {
    terminal.say(texts.goodbye)
    return OK
  }
  const { key, name, story } = next
  terminal.say(terminal.colours.bold(name))
  terminal.say(wrap(story.before, terminal.columns))
  const fields = chronicle.options
  const along: Options = rewards.length === 0 ? {} : { [fields.rewards]: rewards }
  return await play(world, {
    ...options,
    options: {
      ...options.options,
      ...stayed(chronicle, upTo, played),
      [fields.scenario]: key,
      [fields.mark]: true,
      ...along,
    },
  })
}

/** What a chapter keeps from the last of its matches so far. */
function stayed(
  { stays }: BoxChronicle,
  upTo: ChapterSheet['scenarios'],
  played: readonly Played[],
): Options {
  const here = played.filter(({ scenario }) => upTo.some(({ key }) => key === scenario))
  const last = here.at(-1)
  const kept = Object.entries(last?.options ?? {}).filter(([name]) => stays.includes(name))
  return Object.fromEntries(kept)
}

/** Those of an earlier try; else those of the scenario before it, and one more. Nothing when the input ended. */
async function rewardsFor(
  { terminal }: World,
  upTo: ChapterSheet['scenarios'],
  played: readonly Played[],
  { language, asksNothing }: ChronicleOptions,
): Promise<readonly string[] | undefined> {
  const [before, now] = [upTo.at(-2), upTo.at(-1)]
  const tried = played.find(({ scenario }) => scenario === now?.key)
  if (before === undefined || tried !== undefined) return tried?.rewards ?? []
  const won = played.find(({ scenario, result }) => scenario === before.key && result.won)
  const texts = textsIn[language]
  for (const { name, say } of before.rewards)
    terminal.say(wrap(`${name}: ${say}`, terminal.columns))
  const asker = new Asker(terminal, texts, asksNothing)
  const choices = before.rewards.map(({ key, name }) => ({ value: key, text: name }))
  const chosen = await asker.one(texts.askReward, choices, 0)
  return chosen === undefined ? undefined : [...(won?.rewards ?? []), chosen.value]
}

/** The saved matches of a chronicle that are over. A file that cannot be read is none. */
function playedIn(world: World, { game }: Box, chronicle: BoxChronicle, texts: Texts): Played[] {
  return saved(world, game.name).flatMap((file) => {
    try {
      const { record, played } = openMatch(world.env, file, undefined, texts)
      const { options } = record
      const { scenario, mark, rewards } = chronicle.options
      if (options[mark] !== true || record.result === undefined) return []
      const taken = options[rewards]
      const along = Array.isArray(taken) ? taken.map(String) : []
      const result = chronicle.resultOf(played.state)
      return [{ scenario: String(options[scenario]), rewards: along, result, options }]
    } catch {
      return []
    }
  })
}

function saved({ env }: World, game: string): string[] {
  const folder = join(dataFolder(env), 'matches')
  try {
    const files = readdirSync(folder).filter((file) => file.startsWith(`${game}-`))
    return files.sort((a, b) => (a < b ? -1 : 1)).map((file) => join(folder, file))
  } catch {
    return []
  }
}

/** The best there was of a scenario. */
function best(played: readonly Played[], key: string): ScenarioResult | undefined {
  const results = played.filter(({ scenario }) => scenario === key).map(({ result }) => result)
  return results.sort((a, b) => b.worth - a.worth).at(0)
}

function tell(
  world: World,
  chronicle: BoxChronicle,
  chapters: readonly ChapterSheet[],
  played: readonly Played[],
  { game, language }: ChronicleOptions,
): void {
  const { terminal } = world
  const texts = textsIn[language]
  for (const [n, { key, name, story, scenarios }] of chapters.entries()) {
    terminal.say(`\n${terminal.colours.bold(`${n + 1}. ${name}`)}  (${key})`)
    terminal.say(wrap(story, terminal.columns))
    const isWon = (one: { readonly key: string }) => best(played, one.key)?.won === true
    const next = chronicle.nextOf(scenarios, isWon)
    for (const scenario of scenarios) {
      const result = best(played, scenario.key)
      const level = chronicle.levels(language).find((one) => one.key === result?.level)?.name ?? ''
      const how = sayResult(result, level, texts)
      const isNext = scenario === next ? texts.chronicleNext : ''
      terminal.say(`  ${[scenario.name, how, isNext].filter((part) => part !== '').join(' · ')}`)
    }
  }
  const command = asTyped(world, `chronicle ${game} ${chapters[0]?.key ?? ''}`)
  terminal.say(`\n${fill(texts.howToChronicle, { command })}`)
}

function sayResult(result: ScenarioResult | undefined, level: string, texts: Texts): string {
  if (result === undefined) return ''
  if (!result.won) return texts.chronicleLost
  const stars = '★'.repeat(result.stars) + '☆'.repeat(STARS - result.stars)
  return fill(texts.chronicleWon, { level, stars })
}
