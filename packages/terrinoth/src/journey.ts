/**
 * A run: all quests of a road in a row (H15). A match of it is a match like any other; its options say that it
 * belongs to a run and what the party has taken along.
 */
import { type EngineState, type LanguageCode, MusterError, type Options, WON } from '@muster/engine'
import type { Boon, Quest, TerrinothPack } from './cards/types.ts'
import { type Content, contentOf } from './content-of.ts'
import { boonWords, ROADS, type Road, roadNames } from './journey-words.ts'
import { WAYS, wayNames } from './stamps.ts'
import { isTerrinothState, type TerrinothState } from './state.ts'
import { talks } from './talk/scene.ts'

/** How a quest went. */
export interface QuestResult {
  readonly won: boolean
  /** H15.5: one to three where it was won. */
  readonly stars: number
  readonly level: string
  /** Of two results the one that is worth more stands. */
  readonly worth: number
}

export interface Named {
  readonly key: string
  readonly name: string
}

export interface BoonPlan extends Named {
  /** What it is, in a sentence. */
  readonly say: string
}

export interface QuestPlan extends Named {
  readonly difficulty: string
  readonly story: { readonly before: string; readonly won: string; readonly lost: string }
  /** What there is to choose from once it is won (H15.2). */
  readonly rewards: readonly BoonPlan[]
}

export interface RoadPlan extends Named {
  readonly story: string
  readonly heroes: readonly Named[]
  readonly scenarios: readonly QuestPlan[]
}

/** Who goes: two heroes where one plays alone. */
export interface Party {
  readonly players: number
  readonly grim: boolean
  readonly heroes: readonly string[]
}

/** `pack`: the cards that the matches are played with. */
export function journeyOf(pack: unknown) {
  const content = contentOf(pack)
  return {
    chapters: (language: LanguageCode): RoadPlan[] =>
      ROADS.map((road) => roadPlan(content, road, language)).filter(
        ({ scenarios }) => scenarios.length > 0,
      ),
    /** By the usual rules, or by the Grim rule. */
    levels: (language: LanguageCode): Named[] =>
      WAYS.map((way) => ({ key: way, name: wayNames[way][language] })),
    resultOf: (state: EngineState): QuestResult => resultOf(content, ofTerrinoth(state)),
    nextOf,
    optionsFor,
  }
}

function ofTerrinoth(state: EngineState): TerrinothState {
  if (isTerrinothState(state)) return state
  throw new MusterError('position', 'this is no table of Heroes of Terrinoth')
}

/** H15.5: stars count before the Grim rule. */
function resultOf({ pack }: Content, s: TerrinothState): QuestResult {
  const quest = pack.quests[s.quest]
  const level = WAYS[s.grim]
  if (s.result !== WON) return { won: false, stars: 0, level, worth: 0 }
  const nobodyFell = s.fallen.every((fallen) => fallen === 0)
  const inTime = s.peril < quest.track.length - 1
  const stars = 1 + (nobodyFell ? 1 : 0) + (inTime ? 1 : 0)
  return { won: true, stars, level, worth: stars * 2 + s.grim }
}

/** H15.3: the first quest of a road that is not won yet. */
export const nextOf = <Q extends Named>(
  quests: readonly Q[],
  isWon: (quest: Q) => boolean,
): Q | undefined => quests.find((quest) => !isWon(quest))

/** The options of the next match of a run; `boons` in the order of the quests that gave them. */
export const optionsFor = (
  quest: string,
  { players, grim, heroes }: Party,
  boons: readonly string[],
): Options => ({
  players,
  quest,
  grim,
  heroes,
  journey: true,
  ...(boons.length === 0 ? {} : { boons }),
})

function roadPlan(content: Content, road: Road, language: LanguageCode): RoadPlan {
  const { title, story } = roadNames[road]
  return {
    key: road,
    name: title[language],
    story: story[language],
    heroes: content.pack.heroes.map((hero) => ({
      key: hero.name,
      name: hero.title[language].text,
    })),
    scenarios: content.pack.quests
      .filter((quest) => quest.road === road)
      .map((quest) => questPlan(content, quest, language)),
  }
}

function questPlan({ pack }: Content, quest: Quest, language: LanguageCode): QuestPlan {
  const { name, title, story, difficulty } = quest
  return {
    key: name,
    name: title[language].text,
    difficulty: talks[language].difficulties[difficulty],
    story: { before: story.before[language], won: story.won[language], lost: story.lost[language] },
    rewards: pack.boons
      .filter((boon) => boon.quest === name)
      .map((boon) => boonPlan(pack, boon, language)),
  }
}

function boonPlan(pack: TerrinothPack, boon: Boon, language: LanguageCode): BoonPlan {
  const { name, title, says } = boon
  return {
    key: name,
    name: title[language].text,
    say: `${says[language]} ${giftText(pack, boon, language)}`,
  }
}

function giftText({ exploration }: TerrinothPack, boon: Boon, language: LanguageCode): string {
  const words = boonWords[language]
  if (boon.gives === 'health') return words.health(boon.by)
  if (boon.gives === 'tokens') return words.tokens(boon.by)
  if (boon.gives === 'focused') return words.focused
  if (boon.gives === 'upgrade') return words.upgrade
  const item = exploration.find(({ name }) => name === boon.card)
  return words.item(item?.title[language].text ?? boon.card)
}
