/** The end of a match: why it went as it did, and its charts. */
import type { Telling } from '@muster/engine'
import { engagedWith, healthLeft, SHADOWS, type TerrinothState } from '@muster/terrinoth/view'
import type { Chart, Ending } from '../../frame/board-module.ts'
import type { MatchStory } from '../../host/protocol.ts'
import type { PageLanguage } from '../../texts/texts.ts'
import { heroName, nemesisTitle, type Speaking } from './spoken.ts'
import { asTerrinoth, type Table } from './table.ts'
import { endIn } from './texts/end/texts.ts'
import type { EndTexts } from './texts/end/words.ts'

type Point = readonly [entry: number, value: number]

/** Where a line does not bend, a point adds nothing. */
function bends(points: readonly Point[]): Point[] {
  return points.filter((point, i) => {
    if (i === 0 || i === points.length - 1) return true
    return point[1] !== points[i - 1][1] || point[1] !== points[i + 1][1]
  })
}

const last = (points: readonly Point[]): number => points.at(-1)?.[1] ?? 0
const most = (points: readonly Point[]): number => Math.max(0, ...points.map(([, value]) => value))

const healthOf = (state: TerrinothState, hero: number): number =>
  state.fallen[hero] === 1 ? 0 : healthLeft(state, hero)

const enemiesIn = ({ piles, heroIs }: TerrinothState): number =>
  heroIs.reduce((sum, is, hero) => sum + (is < 0 ? 0 : piles[engagedWith(hero)].length), 0) +
  piles[SHADOWS].length

const told = (story: MatchStory, name: string): Telling[] =>
  story.entries.flatMap(({ events }) => events.filter((event) => event.name === name))

/** How many of an event there were up to each entry. */
function soFar({ entries }: MatchStory, name: string): Point[] {
  let count = 0
  return entries.map(({ entry, events }) => {
    count += events.filter((event) => event.name === name).length
    return [entry, count]
  })
}

function charts(story: MatchStory, { table }: Speaking, end: EndTexts): readonly Chart[] {
  const { view, state: ended } = table
  const states = story.entries.map(({ entry, state }) => ({ entry, state: asTerrinoth(state) }))
  const over = (count: (state: TerrinothState) => number): Point[] =>
    states.map(({ entry, state }) => [entry, count(state)])
  const inPlay = over(enemiesIn)
  const felled = soFar(story, 'defeated')
  const { spaces, at } = view.peril
  const health = view.heroes.map((hero) => ({
    name: heroName(table, hero),
    // Who plays alone has one colour for both.
    ...(ended.players === 1 ? {} : { seat: hero.seat }),
    points: bends(over((state) => healthOf(state, hero.hero))),
  }))
  return [
    {
      title: end.healthChart,
      say: end.healthSay(health.map(({ name, points }) => `${name} ${last(points)}`).join(', ')),
      series: health,
    },
    {
      title: end.enemyChart,
      say: end.enemySay(most(inPlay), last(felled)),
      series: [
        { name: end.inPlay, points: bends(inPlay) },
        { name: end.felled, points: bends(felled) },
      ],
    },
    {
      title: end.roadChart,
      say: end.roadSay(at + 1, spaces.length, told(story, 'explored').length),
      series: [
        { name: end.peril, points: bends(over(({ peril }) => peril + 1)) },
        { name: end.progress, points: bends(over(({ progress }) => progress)) },
      ],
    },
  ]
}

/** `lost` tells why. */
const ALL_FELL = 0

function howItEnded(story: MatchStory, { view }: Table, end: EndTexts): string {
  if (view.result === 'won') return end.won(view.round)
  const [lost] = told(story, 'lost')
  return lost?.a === ALL_FELL ? end.allFell(view.round) : end.byQuest(view.round)
}

/** Who fell when, one sentence each. */
function falls({ entries }: MatchStory, table: Table, end: EndTexts): string[] {
  const said = entries.flatMap(({ events, state }) =>
    events
      .filter(({ name }) => name === 'fell')
      .flatMap(({ a }) => {
        const hero = table.view.heroes.find((one) => one.hero === a)
        return hero === undefined ? [] : [end.fell(heroName(table, hero), asTerrinoth(state).round)]
      }),
  )
  return said.length === 0 ? [end.nobodyFell] : said
}

/** What was left of the Nemesis, where that decided it. */
function nemesisSaid(table: Table, end: EndTexts): string[] {
  const { nemesis, result } = table.view
  if (result === 'won' || nemesis.where === 'defeated') return []
  const name = nemesisTitle(table)
  if (nemesis.where === 'lair') return [end.nemesisHidden(name)]
  return nemesis.enemy === undefined ? [] : [end.nemesisLeft(name, nemesis.enemy.left)]
}

function reasons(story: MatchStory, { table }: Speaking, end: EndTexts): readonly string[] {
  const explored = told(story, 'explored').length
  const defeated = told(story, 'defeated').length
  const perils = told(story, 'peril-effect').length
  return [
    howItEnded(story, table, end),
    explored === 0 ? end.noneExplored : end.explored(explored),
    ...(defeated === 0 ? [] : [end.defeated(defeated)]),
    ...(perils === 0 ? [] : [end.perils(perils)]),
    ...falls(story, table, end),
    ...nemesisSaid(table, end),
  ]
}

export function ending(story: MatchStory, speaking: Speaking, language: PageLanguage): Ending {
  const texts = endIn(language)
  return { charts: charts(story, speaking, texts), reasons: reasons(story, speaking, texts) }
}
