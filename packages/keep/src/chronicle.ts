/**
 * The chronicle: a chapter's four scenarios in a row (K9). A match of it is a match like any other; its options say
 * that it belongs to a chronicle and what the party has taken along.
 */
import { type EngineState, type LanguageCode, MusterError, type Options, WON } from '@muster/engine'
import type { Chapter, LootCard, Scenario } from './cards/types.ts'
import { rewardWords } from './chronicle-words.ts'
import { type Content, contentOf } from './content-of.ts'
import { isKeepState, type KeepState, LEVELS, TOKENS } from './state.ts'
import { talks } from './talk/scene.ts'
import { fullText } from './text/card-text.ts'

/** K9.2: what a party that has won a scenario may choose from: a kind of token or a portal, or a card of the Loot. */
const OFFERS: { readonly [scenario: string]: readonly [string, string] } = {
  'witchs-cauldron': ['frog', 'sword'],
  'rent-day': ['coin', 'guard-hound'],
  'battle-of-the-bands': ['trap', 'war-drum'],

  'flooded-cellars': ['trap', 'giant-toad'],
  'the-toll-bridge': ['coin', 'rope-and-hook'],
  'night-school': ['book', 'foresight'],

  jailbreak: ['trap', 'bear-trap'],
  'the-rival-guild': ['bone', 'crossbow'],
  'black-market': ['portal', 'philtre-of-gold'],

  'twin-doors': ['portal', 'doorway'],
  'the-saboteurs': ['trap', 'toolbox'],
  'open-house': ['book', 'wards'],

  'siege-engines': ['trap', 'shield'],
  'the-curse-of-plenty': ['coin', 'growth'],
  'last-orders': ['bone', 'troll-blood'],
}

const offersOf = (scenario: string): readonly string[] =>
  Object.hasOwn(OFFERS, scenario) ? OFFERS[scenario] : []

/** How a scenario went. */
export interface ScenarioResult {
  readonly won: boolean
  /** K9.4: one to three where it was won. */
  readonly stars: number
  readonly level: string
  /** Of two results the one that is worth more stands. */
  readonly worth: number
}

export interface Named {
  readonly key: string
  readonly name: string
}

export interface Reward extends Named {
  /** What it is, in a sentence or two. */
  readonly say: string
}

export interface ScenarioPlan extends Named {
  readonly story: { readonly before: string; readonly won: string; readonly lost: string }
  /** What there is to choose from once it is won (K9.2). */
  readonly rewards: readonly Reward[]
}

export interface ChapterPlan extends Named {
  readonly story: string
  readonly clans: readonly Named[]
  readonly scenarios: readonly ScenarioPlan[]
}

/** Who plays, and how hard. */
export interface Party {
  readonly level: string
  readonly clans: readonly string[]
}

/** `pack`: the cards that the matches are played with. */
export function chronicleOf(pack: unknown) {
  const content = contentOf(pack)
  return {
    chapters: (language: LanguageCode): ChapterPlan[] =>
      content.pack.chapters.map((chapter, n) => chapterPlan(content, chapter, n + 1, language)),
    levels: (language: LanguageCode): Named[] =>
      LEVELS.map((level) => ({ key: level, name: talks[language].levels[level] })),
    resultOf: (state: EngineState): ScenarioResult => resultOf(content, ofKeep(state)),
    nextOf,
    optionsFor,
  }
}

function ofKeep(state: EngineState): KeepState {
  if (isKeepState(state)) return state
  throw new MusterError('position', 'this is no table of Keep the Heroes Out!')
}

/** K9.4: stars count before the level. */
function resultOf({ pack }: Content, s: KeepState): ScenarioResult {
  const level = LEVELS[s.level]
  if (s.result !== WON) return { won: false, stars: 0, level, worth: 0 }
  const began = pack.scenarios[s.scenario].map.filter(({ treasure = 0 }) => treasure > 0).length
  const left = s.value.filter((value) => value > 0).length
  const stars = left >= began ? 3 : left * 2 >= began ? 2 : 1
  return { won: true, stars, level, worth: stars * LEVELS.length + s.level }
}

/** The first scenario of a chapter that is not won yet. */
export const nextOf = <S extends Named>(
  scenarios: readonly S[],
  isWon: (scenario: S) => boolean,
): S | undefined => scenarios.find((scenario) => !isWon(scenario))

/** The options of the next match of a chronicle; `rewards` in the order of the scenarios that gave them. */
export const optionsFor = (
  scenario: string,
  { level, clans }: Party,
  rewards: readonly string[],
): Options => ({
  players: clans.length,
  scenario,
  level,
  clans,
  chronicle: true,
  ...(rewards.length === 0 ? {} : { rewards }),
})

function chapterPlan(
  content: Content,
  { name, title, story, clans }: Chapter,
  number: number,
  language: LanguageCode,
): ChapterPlan {
  const { pack } = content
  return {
    key: name,
    name: title[language].text,
    story: story[language],
    clans: pack.clans
      .filter((clan) => clans.includes(clan.name))
      .sort((a, b) => clans.indexOf(a.name) - clans.indexOf(b.name))
      .map((clan) => ({ key: clan.name, name: clan.title[language].text })),
    scenarios: pack.scenarios
      .filter(({ chapter }) => chapter === number)
      .map((scenario) => scenarioPlan(content, scenario, language)),
  }
}

function scenarioPlan(
  { pack }: Content,
  { name, title, story }: Scenario,
  language: LanguageCode,
): ScenarioPlan {
  return {
    key: name,
    name: title[language].text,
    story: { before: story.before[language], won: story.won[language], lost: story.lost[language] },
    rewards: offersOf(name).map((reward) => rewardOf(pack.loot, reward, language)),
  }
}

function rewardOf(loot: readonly LootCard[], key: string, language: LanguageCode): Reward {
  const { things, inVault, inDeck } = rewardWords[language]
  const thing = [...TOKENS, 'portal' as const].find((one) => one === key)
  if (thing !== undefined) return { key, name: things[thing], say: inVault }
  const card = loot.find(({ name }) => name === key)
  if (card === undefined) throw new MusterError('pack', `there is no Loot “${key}”`)
  const text = fullText(card, language).join(' ')
  return { key, name: card.title[language].text, say: `${inDeck} ${text}` }
}
