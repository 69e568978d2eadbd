/** Chronicles: how each scenario went, which reward was chosen, and what is next. */
import { USUAL } from '@muster/bots'
import { type LanguageCode, MusterError } from '@muster/engine'
import {
  type ChapterView,
  type ChronicleCalls,
  type ChronicleView,
  isOfChronicle,
  type ScenarioView,
  scenarioIn,
} from '../host/chronicle.ts'
import type { MatchSummary } from '../host/protocol.ts'
import type { GameChronicle, Party, ScenarioResult } from './game-chronicle.ts'
import { loadGame } from './games.ts'
import { isKeepsake } from './keepsakes.ts'
import type { OpenTable } from './open-table.ts'
import type { Store } from './store.ts'

/** As it is kept: of which match it is, and when that was over. */
interface KeptResult extends ScenarioResult {
  readonly match: string
  readonly time: number
}

interface KeptReward {
  readonly match: string
  readonly time: number
  readonly reward: string
}

const shelfOf = (game: string): string => `chronicle:${game}:`
/** Beside the result of its scenario. */
const REWARD = '/reward'

function isResult(value: unknown): value is KeptResult {
  if (!isKeepsake(value)) return false
  const ended = 'won' in value && typeof value.won === 'boolean'
  const counted = 'stars' in value && typeof value.stars === 'number'
  const levelled = 'level' in value && typeof value.level === 'string'
  return ended && counted && levelled && 'worth' in value && typeof value.worth === 'number'
}

const isReward = (value: unknown): value is KeptReward =>
  isKeepsake(value) && 'reward' in value && typeof value.reward === 'string'

/** Is this what lies on the shelf under such a key? */
export const isChronicled = (key: string, value: unknown): boolean =>
  key.endsWith(REWARD) ? isReward(value) : isResult(value)

/** Which of two devices' results stands; of rewards the one that was chosen first. */
export function isBetterChronicled(here: unknown, brought: unknown): boolean {
  if (!isKeepsake(here) || !isKeepsake(brought)) return isKeepsake(brought)
  if (!isResult(here) || !isResult(brought) || here.worth === brought.worth) {
    return brought.time < here.time
  }
  return brought.worth > here.worth
}

async function chronicleOf(game: string): Promise<GameChronicle> {
  const { chronicle } = await loadGame(game)
  if (chronicle === undefined) throw new MusterError('unknown-game', `“${game}” has no chronicle`)
  return await chronicle()
}

function resultIn(chronicle: GameChronicle, open: OpenTable): readonly [string, KeptResult] {
  const { options, played } = open.summary()
  const result = chronicle.resultOf(open.table.state)
  return [scenarioIn(options), { match: open.id, time: played, ...result }]
}

/** Writes down how a scenario ended, if this match is of a chronicle; the best result stays. */
export async function keepScenario(open: OpenTable, store: Store): Promise<void> {
  // One that came with a link is somebody else's.
  if (open.kept === 'seen' || !isOfChronicle(open.summary().options)) return
  const [scenario, result] = resultIn(await chronicleOf(open.game.name), open)
  const due = new Map([[shelfOf(open.game.name) + scenario, result]])
  await store.addKeepsakes(due, (_key, here, brought) => isBetterChronicled(here, brought))
}

interface Shelf {
  readonly results: ReadonlyMap<string, KeptResult>
  readonly rewards: ReadonlyMap<string, string>
  readonly kept: boolean
}

async function shelfIn(store: Store, game: string): Promise<Shelf> {
  const shelf = shelfOf(game)
  const found = await store.keepsakes(shelf).catch(() => undefined)
  const results = new Map<string, KeptResult>()
  const rewards = new Map<string, string>()
  for (const [key, value] of found ?? []) {
    const name = key.slice(shelf.length)
    if (isReward(value)) rewards.set(name.slice(0, -REWARD.length), value.reward)
    else if (isResult(value)) results.set(name, value)
  }
  return { results, rewards, kept: found !== undefined }
}

interface Cupboard {
  readonly store: Store
  readonly language: LanguageCode
  readonly now: number
}

/** `matches`: all that are kept, the last played first. `over`: the match whose end is looked at. */
export async function chronicleView(
  { game, take }: ChronicleCalls['chronicle']['ask'],
  cupboard: Cupboard,
  matches: readonly MatchSummary[],
  over?: OpenTable,
): Promise<ChronicleView> {
  const { store, language } = cupboard
  const chronicle = await chronicleOf(game)
  // Where it could not be written, it is tried again.
  if (over !== undefined) await keepScenario(over, store).catch(() => undefined)
  if (take !== undefined) await takeReward(chronicle, game, take, cupboard)
  const shelf = withLast(chronicle, await shelfIn(store, game), over)
  const mine = matches.filter((match) => match.game === game)
  const levels = chronicle.levels(language)
  const plans = chronicle.chapters(language)
  return {
    chapters: plans.map((plan) => {
      const names = plan.scenarios.map(({ key }) => key)
      const played = mine.filter(
        ({ options }) => isOfChronicle(options) && names.includes(scenarioIn(options)),
      )
      // As in the last match of the chapter.
      const party =
        played.length > 0
          ? chronicle.partyOf(played[0].options)
          : chronicle.firstParty(
              plan.roles.map(({ key }) => key),
              mine[0]?.options,
            )
      return chapterView({ chronicle, shelf, played, levels, party }, plan)
    }),
    levels,
    bot: USUAL,
    kept: shelf.kept,
  }
}

/** What the storage does not take is still seen at the end of its match. */
function withLast(chronicle: GameChronicle, shelf: Shelf, over: OpenTable | undefined): Shelf {
  if (over === undefined || !isOfChronicle(over.summary().options)) return shelf
  const [scenario, result] = resultIn(chronicle, over)
  if ((shelf.results.get(scenario)?.worth ?? -1) >= result.worth) return shelf
  return { ...shelf, results: new Map([...shelf.results, [scenario, result]]) }
}

type Plan = ReturnType<GameChronicle['chapters']>[number]

interface Laid {
  readonly chronicle: GameChronicle
  readonly shelf: Shelf
  /** Its matches, the last played first. */
  readonly played: readonly MatchSummary[]
  readonly levels: ChronicleView['levels']
  readonly party: Party
}

function chapterView(laid: Laid, { key, name, story, roles, scenarios }: Plan): ChapterView {
  const { results } = laid.shelf
  const isWon = (one: Plan['scenarios'][number]) => results.get(one.key)?.won === true
  const next = laid.chronicle.nextOf(scenarios, isWon)
  return {
    ...{ key, name, story, roles },
    // Who holds all roles alone has none.
    withBots:
      laid.played[0]?.seats.some(({ bot }) => bot !== undefined) ??
      laid.party.players === laid.party.roles.length,
    scenarios: scenarios.map((plan) => scenarioView(laid, scenarios, plan)),
    ...(next === undefined ? {} : { next: next.key }),
  }
}

function scenarioView(
  { chronicle, shelf, played, levels, party }: Laid,
  scenarios: Plan['scenarios'],
  plan: Plan['scenarios'][number],
): ScenarioView {
  const { results, rewards } = shelf
  const before = scenarios.slice(0, scenarios.indexOf(plan))
  const along = before.flatMap(({ key }) => rewards.get(key) ?? [])
  const result = results.get(plan.key)
  const taken = rewards.get(plan.key)
  const underWay = played.find(
    ({ options, result: ended, frozen }) =>
      scenarioIn(options) === plan.key && ended === undefined && frozen === undefined,
  )
  return {
    ...plan,
    isOpen: before.every(({ key }) => results.get(key)?.won === true),
    options: chronicle.optionsFor(plan.key, party, along),
    ...(result === undefined ? {} : { result: saidResult(result, levels) }),
    ...(taken === undefined ? {} : { taken }),
    ...(underWay === undefined ? {} : { underWay: underWay.id }),
  }
}

const saidResult = ({ won, stars, level }: KeptResult, levels: ChronicleView['levels']) => ({
  won,
  stars,
  level: levels.find(({ key }) => key === level)?.name ?? level,
})

/** One of those that the scenario gives, once it is won; what was chosen before stays. */
async function takeReward(
  chronicle: GameChronicle,
  game: string,
  { scenario, reward }: NonNullable<ChronicleCalls['chronicle']['ask']['take']>,
  { store, language, now }: Cupboard,
): Promise<void> {
  const { results } = await shelfIn(store, game)
  const won = results.get(scenario)
  const plan = chronicle
    .chapters(language)
    .flatMap(({ scenarios }) => scenarios)
    .find(({ key }) => key === scenario)
  if (won?.won !== true || !plan?.rewards.some(({ key }) => key === reward)) {
    throw new MusterError('choice', `“${reward}” is not offered`)
  }
  const chosen: KeptReward = { match: won.match, time: now, reward }
  await store.addKeepsakes(new Map([[shelfOf(game) + scenario + REWARD, chosen]]))
}
