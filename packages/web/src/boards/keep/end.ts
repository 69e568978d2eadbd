/** The end of a match: why it went as it did, and its charts. */
import type { Seat, Telling } from '@muster/engine'
import { GUILD, type KeepState, type KeepView, ROOMS } from '@muster/keep/view'
import type { Chart, Ending } from '../../frame/board-module.ts'
import type { MatchStory } from '../../host/protocol.ts'
import type { PageLanguage } from '../../texts/texts.ts'
import { type Speaking, seatName } from './spoken.ts'
import { asKeep } from './table.ts'
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

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)
const last = (points: readonly Point[]): number => points.at(-1)?.[1] ?? 0
const heroesIn = ({ heroRoom }: KeepState): number => heroRoom.filter((room) => room >= 0).length
const awakeIn = ({ heroRoom, heroIs }: KeepState): number =>
  heroIs.filter((is, hero) => is > 0 && heroRoom[hero] >= 0).length

export function ending(story: MatchStory, speaking: Speaking, language: PageLanguage): Ending {
  const texts = endIn(language)
  return { charts: charts(story, speaking, texts), reasons: reasons(story, speaking, texts) }
}

function charts(story: MatchStory, { table }: Speaking, end: EndTexts): readonly Chart[] {
  const states = story.entries.map(({ entry, state }) => ({ entry, state: asKeep(state) }))
  const over = (count: (state: KeepState) => number): Point[] =>
    states.map(({ entry, state }) => [entry, count(state)])
  const treasure = over(({ value }) => sum(value))
  const heroes = over(heroesIn)
  const awake = over(awakeIn)
  const guild = over(({ piles }) => piles[GUILD].length)
  const most = (points: readonly Point[]) => Math.max(0, ...points.map(([, value]) => value))
  return [
    {
      title: end.treasureChart,
      say: end.treasureSay(last(treasure), treasure[0]?.[1] ?? 0),
      series: [{ name: end.treasures, points: bends(treasure) }],
    },
    {
      title: end.heroChart,
      say: end.heroSay(most(heroes), last(heroes)),
      series: [
        { name: end.heroes, points: bends(heroes) },
        { name: end.awake, points: bends(awake) },
      ],
    },
    {
      title: end.guildChart,
      say: end.guildSay(last(guild), table.view.guild.wave),
      series: [{ name: end.guildLeft, points: bends(guild) }],
    },
  ]
}

const told = (story: MatchStory, name: string): Telling[] =>
  story.entries.flatMap(({ events }) => events.filter((event) => event.name === name))

function reasons(story: MatchStory, speaking: Speaking, end: EndTexts): readonly string[] {
  const looted = told(story, 'looted').filter(({ a }) => ROOMS[a] !== 'vault').length
  const gone = told(story, 'hero-gone').length
  const trapped = trappedIn(story)
  return [
    howItEnded(story, speaking, end),
    looted === 0 ? end.noneLooted : end.looted(looted),
    ...(gone === 0 ? [] : [end.heroesGone(gone)]),
    ...(trapped === 0 ? [] : [end.trapped(trapped)]),
    ...foremost(story, speaking, 'hit', end.mostHits),
    ...foremost(story, speaking, 'acquired', end.mostLoot),
  ]
}

function howItEnded(story: MatchStory, { table }: Speaking, end: EndTexts): string {
  const { result, guild, rooms }: KeepView = table.view
  if (result === 'won') return end.held(rooms.filter(({ treasure }) => treasure > 0).length)
  const isVault = told(story, 'looted').some(({ a }) => ROOMS[a] === 'vault')
  return isVault ? end.vaultLooted(guild.wave, guild.left) : end.byScenario
}

/** Heroes whom a trap was the last of. */
function trappedIn(story: MatchStory): number {
  return story.entries.reduce((count, { events }) => {
    const dead = events.filter(({ name, c }, i) => {
      const before = events[i - 1]
      return name === 'hero-gone' && before?.name === 'trapped' && before.c === c
    })
    return count + dead.length
  }, 0)
}

/** Who did something most often, if it is one of several. */
function foremost(
  story: MatchStory,
  speaking: Speaking,
  name: string,
  say: (player: string, times: number) => string,
): string[] {
  const counts = speaking.table.view.seats.map(({ seat }): { seat: Seat; times: number } => ({
    seat,
    times: told(story, name).filter(({ a }) => a === seat).length,
  }))
  counts.sort((one, other) => other.times - one.times)
  const [first, second] = counts
  if (second === undefined || first.times === second.times) return []
  return [say(seatName(speaking, first.seat), first.times)]
}
