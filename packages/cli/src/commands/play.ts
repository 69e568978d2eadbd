/** muster play: a match at the terminal. */
import { join, resolve } from 'node:path'
import {
  branch,
  dealerOf,
  type LanguageCode,
  type MatchRecord,
  type OpenedDeal,
  type Options,
  openDeal,
  parseMatch,
  printMatch,
  type SealedDeal,
  sealDeal,
  standing,
} from '@muster/engine'
import { Asker } from '../asker.ts'
import { Breakdown, isUsersMistake, messageOf, OK } from '../errors.ts'
import { dataFolder, readText, writeWhole } from '../files.ts'
import { type Box, inFile, openGame } from '../games.ts'
import { keepPack, openRecorded } from '../kept-packs.ts'
import { wrap } from '../layout.ts'
import {
  BOTS_NOTE,
  botNames,
  NOTES,
  printSeatBots,
  readSeatBots,
  recordedSeatBots,
  type SeatBots,
} from '../play/bots-in-seats.ts'
import { dropKey, findKey, keepKey, Saves, usualFile } from '../play/saves.ts'
import { Session } from '../play/session.ts'
import { newTable, storedTable, type Table } from '../play/table.ts'
import { fill, type Texts, textsIn } from '../texts/index.ts'
import type { World } from '../world.ts'

const SEED_BYTES = 16
const NAME_BYTES = 6

export interface PlayOptions {
  readonly game: string
  readonly language: LanguageCode
  /** What was given of the game's own options. */
  readonly options: Options
  readonly bots?: string
  readonly asksNothing: boolean
  readonly resume?: string
  readonly pack?: string
}

/** A match ready to be played. */
interface Opening {
  readonly box: Box
  readonly table: Table
  readonly saves: Saves
  readonly deal: OpenedDeal
  readonly news: readonly string[]
}

export async function play(world: World, options: PlayOptions): Promise<number> {
  const texts = textsIn[options.language]
  const opening =
    options.resume === undefined
      ? await newOpening(world, options, texts)
      : storedOpening(world, options, options.resume, texts)
  if (opening === undefined) {
    world.terminal.say(texts.goodbye)
    return OK
  }
  const { box, table, saves, news } = opening
  const session = new Session(world, box, options.language, table, saves, news)
  try {
    const end = await session.play()
    if (end === 'over') finish(world, options.language, opening)
    else takeLeave(world, saves, texts, options)
    return OK
  } catch (error) {
    if (isUsersMistake(error)) throw error
    throw reported(world, table, error, texts)
  }
}

async function newOpening(
  world: World,
  { game: name, language, options, bots, asksNothing, pack }: PlayOptions,
  texts: Texts,
): Promise<Opening | undefined> {
  const box = openGame(name, pack, texts)
  const { game } = box
  // What is wrong on the command line is said before anything is asked.
  game.readOptions(options)
  const asker = new Asker(world.terminal, texts, asksNothing)
  if (!asksNothing) {
    world.terminal.say(
      wrap(fill(texts.welcome, { game: box.title, pack: game.pack.name }), world.terminal.columns),
    )
  }
  const chosen = await box.setUp(asker, options, language)
  if (chosen === undefined) return undefined
  const read = game.readOptions(chosen)
  const seats = game.seats(game.newState(read))
  const seated = await seatBots(asker, bots, seats)
  if (seated === undefined) return undefined
  const match = world.secret(NAME_BYTES)
  const deal = newDeal(world, match, seats)
  const table = newTable(game, read, dealerOf(deal), { deal: sealed(deal) }, seated, language)
  table.match.note(BOTS_NOTE, printSeatBots(seated))
  keepKey(world, match, deal.seed)
  keepPack(world.env, box, pack, texts)
  const saves = new Saves(world, texts, usualFile(world, game.name, match))
  // What set-up laid out is in the picture.
  return { box, table, saves, deal, news: [] }
}

async function seatBots(
  asker: Asker,
  given: string | undefined,
  seats: number,
): Promise<SeatBots | undefined> {
  const { texts } = asker
  if (given !== undefined) return readSeatBots(given, seats, texts)
  const others = Array.from({ length: seats - 1 }, (_, i) => i + 2).join(',')
  return await asker.free(
    fill(texts.askBots, { bots: botNames() }),
    others === '' ? texts.none : others,
    (answer) => readSeatBots(answer, seats, texts),
    messageOf,
  )
}

function newDeal(world: World, match: string, seats: number): OpenedDeal {
  const seed = world.secret(SEED_BYTES)
  const nonces = Array.from({ length: seats }, () => world.secret(NAME_BYTES))
  return openDeal(sealDeal(seed, match, nonces), seed)
}

function sealed({ seed, match, nonces }: OpenedDeal): SealedDeal {
  return sealDeal(seed, match, nonces)
}

function storedOpening(
  world: World,
  { language, pack }: PlayOptions,
  file: string,
  texts: Texts,
): Opening {
  const text = readText(file, texts)
  try {
    const record = parseMatch(text, { notes: NOTES })
    const box = openRecorded(world.env, record, pack, texts)
    const { game } = box
    const seats = game.seats(game.newState(game.readOptions(record.options)))
    const bots = recordedSeatBots(record, seats, texts)
    const { going, deal, isNew } = withDeal(world, record, seats)
    const table = storedTable(game, going, dealerOf(deal), bots, language)
    const saves = new Saves(
      world,
      texts,
      isNew ? usualFile(world, game.name, deal.match) : resolve(file),
    )
    const news = [
      record.result === undefined
        ? fill(texts.resumed, { choices: standing(record.entries).length })
        : texts.alreadyOver,
      ...(isNew ? [texts.newDeal] : []),
      ...table.log().slice(-5),
    ]
    return { box, table, saves, deal, news }
  } catch (error) {
    throw inFile(file, error, texts)
  }
}

/** The deal under which a stored match goes on: its own where the key is here, else a new one from this entry. */
function withDeal(
  world: World,
  record: MatchRecord,
  seats: number,
): { going: MatchRecord; deal: OpenedDeal; isNew: boolean } {
  const { deal } = record
  if (deal.kind === 'opened') return { going: record, deal, isNew: false }
  const seed = deal.kind === 'sealed' ? findKey(world, deal.match) : undefined
  if (deal.kind === 'sealed' && seed !== undefined) {
    return { going: record, deal: openDeal(deal, seed), isNew: false }
  }
  const match = world.secret(NAME_BYTES)
  const fresh = newDeal(world, match, seats)
  keepKey(world, match, fresh.seed)
  const from = {
    match: deal.kind === 'sealed' ? deal.match : deal.kind,
    entry: record.entries.length - 1,
  }
  return { going: branch(record, from, sealed(fresh)), deal: fresh, isNew: true }
}

/** The result, the achievements, and the deal laid open. */
function finish(world: World, language: LanguageCode, opening: Opening): void {
  const { terminal } = world
  const { box, table, saves, deal } = opening
  const texts = textsIn[language]
  const { game } = box
  const { state } = table.match
  terminal.say()
  terminal.say(terminal.colours.bold(game.sayResult(state, language)))
  const record: MatchRecord = { ...table.match.record, deal }
  saves.write(record)
  if (saves.isSafe) dropKey(world, deal.match)
  tellAchievements(world, language, box, record)
  const command = asTyped(world, `replay ${quoted(saves.file)}`)
  terminal.say(saves.isSafe ? fill(texts.dealOpened, { command }) : texts.notSaved)
}

function tellAchievements(
  world: World,
  language: LanguageCode,
  box: Box,
  record: MatchRecord,
): void {
  const { terminal } = world
  const earned = box.achievements(record, world.today().getFullYear(), language)
  if (earned.length === 0) return
  terminal.say()
  const texts = textsIn[language]
  terminal.say(terminal.colours.bold(texts.achievements))
  for (const { title, say } of earned) {
    const line = fill(texts.achievement, { title, asks: say })
    terminal.say(terminal.colours.yellow(wrap(line, terminal.columns, '  ')))
  }
  terminal.say()
}

function takeLeave(world: World, saves: Saves, texts: Texts, { pack }: PlayOptions): void {
  const { terminal } = world
  const withPack = pack === undefined ? '' : ` --pack ${quoted(pack)}`
  const command = asTyped(world, `play --resume ${quoted(saves.file)}${withPack}`)
  terminal.say()
  terminal.say(saves.isSafe ? fill(texts.howToResume, { command }) : texts.notSaved)
}

/** A command as this player can type it: where npm started us, there may be no `muster` on the path. */
export function asTyped({ env }: World, command: string): string {
  return `${env.npm_lifecycle_event === undefined ? 'muster' : 'npm run muster --'} ${command}`
}

function quoted(word: string): string {
  return /^[\w./=:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}

/** Writes a report: the match as a file that replays, and where the error came from, as remarks. */
function reported(world: World, table: Table, error: unknown, texts: Texts): Breakdown {
  const { record } = table.match
  const problem = messageOf(error).split('\n')[0]
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const stack = cause instanceof Error ? (cause.stack ?? '') : String(cause)
  const name = record.deal.kind === 'sealed' ? record.deal.match : 'match'
  const file = join(dataFolder(world.env), 'reports', `${record.game}-${name}.muster`)
  const remarks = [problem, ...stack.split('\n')].map((line) => `# ${line}`).join('\n')
  try {
    writeWhole(file, `${printMatch(record)}${remarks}\n`)
    return new Breakdown(fill(texts.reported, { problem, file }))
  } catch {
    return new Breakdown(fill(texts.brokenDown, { problem }))
  }
}
