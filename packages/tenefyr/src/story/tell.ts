/** A match told as a story: some five sentences, and one honour for each player. */
import {
  finishedStory,
  type HonourTold,
  type LanguageCode,
  type Seat,
  type Story,
  type StorySentence,
  storyTurn,
  WON,
  wording,
} from '@muster/engine'
import type { Content } from '../content.ts'
import { BOSS_DECK, enemiesLeft, isQuick, LEVELS, NOBODY, type TenefyrState } from '../state.ts'
import {
  boss,
  cardTitle,
  enemy,
  place,
  player,
  players,
  type Scene,
  sceneOf,
} from '../talk/scene.ts'
import { type Chronicle, type Combat, chronicleOf, type Moment, type Visit } from './chronicle.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import {
  closestCall,
  isClose,
  journeyOf,
  lastCombat,
  type TurningPoint,
  turningPoint,
} from './high-points.ts'
import { type Honour, honoursOf } from './honours.ts'
import { pt } from './pt.ts'
import type { Doer, Fight, StoryWords, VisitTold } from './words.ts'

const storyWords: Readonly<Record<LanguageCode, StoryWords>> = { en, fr, pt }

interface Telling {
  readonly scene: Scene
  readonly words: StoryWords
  readonly chronicle: Chronicle
  /** Names that people gave their seats; empty where they go by their heroes. */
  readonly names: readonly string[]
  /** Tells this match from others, so that not all are told alike. */
  readonly turn: number
}

/** `moments`: all entries that stand, in their order, of a match that is over. */
export function storyOf(
  content: Content,
  moments: readonly Moment[],
  names: readonly string[],
  language: LanguageCode,
): Story {
  const state = moments.at(-1)?.state
  if (state === undefined) return { sentences: [], honours: [] }
  const chronicle = chronicleOf(content, moments)
  const telling: Telling = {
    scene: sceneOf(content, state, language),
    words: storyWords[language],
    chronicle,
    names,
    turn: storyTurn(moments),
  }
  const sentences = sentencesOf(telling)
  const honours = honoursOf(content, moments, chronicle)
  const honoursTold = honours.map((honour) => honourTold(telling, honour))
  return finishedStory({ sentences, honours: honoursTold }, language)
}

function sentencesOf(telling: Telling): StorySentence[] {
  const { chronicle, scene } = telling
  const last = lastCombat(chronicle)
  const turning = turningPoint(chronicle, scene.state.result === WON)
  const closest = closestCall(chronicle, turning?.kind === 'boss' ? turning.combat : undefined)
  return [
    { kind: 'opening', say: openingTold(telling) },
    { kind: 'journey', say: journeyTold(telling) },
    ...(turning === undefined ? [] : [turningTold(telling, turning)]),
    ...(closest === undefined ? [] : [closeTold(telling, closest)]),
    ...(last === undefined ? [] : [endTold(telling, last)]),
  ]
}

const allSeats = ({ players: count }: TenefyrState): Seat[] =>
  Array.from({ length: count }, (_, seat) => seat)

function openingOf({ scene }: Telling) {
  const { state, talk, language } = scene
  return {
    party: players(scene, allSeats(state)),
    boss: boss(state, language),
    level: talk.levels[LEVELS[state.level]],
  }
}

function openingTold(telling: Telling): string {
  const { words, scene } = telling
  const wordings = isQuick(scene.state) ? words.openingQuick : words.opening
  return wording(telling, 0, wordings)(openingOf(telling))
}

function journeyTold(telling: Telling): string {
  const { words, chronicle } = telling
  const journey = journeyOf(chronicle)
  return journey.visits === 0
    ? wording(telling, 1, words.straight)(openingOf(telling))
    : wording(telling, 1, words.journey)(journey)
}

function moodOf({ words }: Telling, { up, stood }: TurningPoint): readonly string[] {
  if (!up) return words.worse
  if (stood === 'badly') return words.hope
  return stood === 'open' ? words.better : words.surer
}

function turningTold(telling: Telling, point: TurningPoint): StorySentence {
  const { words } = telling
  const mood = wording(telling, 2, moodOf(telling, point))
  const withMood = (say: string): string => say.replace(/\.$/, `${mood}.`)
  if (point.kind === 'boss') {
    const { combat } = point
    const fight = { ...fightOf(telling, combat), cards: combat.cardsLeft }
    const say = wording(telling, 3, words.turnedBoss)(fight)
    return { kind: 'turning', say: withMood(say), entry: combat.choice }
  }
  const { visit } = point
  const told = visitOf(telling, visit)
  const { entry } = visit
  // That the Boss comes nearer is worse enough.
  if (visit.thrownOut && !point.up) {
    return { kind: 'turning', say: wording(telling, 3, words.turnedOut)(told), entry }
  }
  const wordings = visit.thrownOut ? words.turnedOut : visitWordings(words, point, visit)
  return { kind: 'turning', say: withMood(wording(telling, 3, wordings)(told)), entry }
}

function visitWordings(words: StoryWords, { up, stood }: TurningPoint, { cleared }: Visit) {
  if (up && stood !== 'badly') return cleared ? words.stepCleared : words.stepLeft
  return cleared ? words.turnedCleared : words.turnedLeft
}

function visitOf({ scene }: Telling, visit: Visit): VisitTold {
  const { content, state, language } = scene
  return {
    place: place(scene, visit.dungeon),
    loot: visit.loot,
    reward: visit.reward === NOBODY ? '' : cardTitle(content, visit.reward, language),
    enemy: enemy(scene, visit.combats.at(-1)?.enemy ?? NOBODY),
    at: visit.track,
    skull: state.skull,
  }
}

function doer({ scene, names }: Telling, seat: Seat): Doer {
  const name = names[seat] ?? ''
  return name === '' ? player(scene, seat) : { the: name, The: name, many: false }
}

function fightOf(telling: Telling, combat: Combat): Fight {
  const { power, needed, atLast, turns } = combat
  return {
    enemy: enemy(telling.scene, combat.enemy),
    power,
    needed,
    who: doer(telling, turns.at(-1)?.seat ?? 0),
    atLast,
  }
}

function closeTold(telling: Telling, combat: Combat): StorySentence {
  const { words } = telling
  const fight = fightOf(telling, combat)
  if (!isClose(combat)) return { kind: 'close', say: wording(telling, 4, words.notClose)(fight) }
  const wordings = combat.outcome === 'won' ? words.closeWon : words.closeLost
  return { kind: 'close', say: wording(telling, 4, wordings)(fight), entry: combat.choice }
}

function endTold(telling: Telling, combat: Combat): StorySentence {
  const { words, scene } = telling
  const { state, language } = scene
  const won = state.result === WON
  const told = {
    ...fightOf(telling, combat),
    boss: boss(state, language),
    // The one that stood lies on top still.
    left: Math.max(0, enemiesLeft(state, BOSS_DECK) - 1),
  }
  return { kind: 'end', say: wording(telling, 5, won ? words.won : words.lost)(told) }
}

function honourTold({ scene, words }: Telling, honour: Honour): HonourTold {
  const { seat, deed, count, card, hero } = honour
  const { content, language, talk } = scene
  if (deed === 'skill') {
    const title = cardTitle(content, card, language)
    const whose = hero === undefined ? {} : { hero: talk.heroes[hero].text }
    return { seat, ...whose, title, say: words.skill(count) }
  }
  const against = card === NOBODY ? '' : enemy(scene, card).the
  return { seat, title: words.honours[deed].title, say: words.honours[deed].say(count, against) }
}
