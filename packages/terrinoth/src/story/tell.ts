/** A match told as a story: some five sentences, and one honour for each hero. */
import {
  finishedStory,
  type LanguageCode,
  type Story,
  type StorySentence,
  storyTurn,
  WON,
  wording,
} from '@muster/engine'
import type { Content } from '../content.ts'
import { isAlive, LOCATION, livingHeroes, MOST_HEROES, SET_ASIDE } from '../state.ts'
import {
  cardSaid,
  heroesSaid,
  heroNoun,
  heroSaid,
  questTitle,
  type Scene,
  sceneOf,
} from '../talk/scene.ts'
import { type Chronicle, chronicleOf, type Fall, type Moment } from './chronicle.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { journeyOf, swingOf, turningPoint } from './high-points.ts'
import { honoursOf } from './honours.ts'
import { pt } from './pt.ts'
import type { StoryWords } from './words.ts'

const storyWords: Readonly<Record<LanguageCode, StoryWords>> = { en, fr, pt }

interface Telling {
  readonly scene: Scene
  readonly words: StoryWords
  readonly chronicle: Chronicle
  /** Tells this match from others, so that not all are told alike. */
  readonly turn: number
}

/** With so little health left it was a close call. */
const CLOSE = 3

/** `moments`: all entries that stand, in their order, of a match that is over. Heroes go by their own names. */
export function storyOf(
  content: Content,
  moments: readonly Moment[],
  _names: readonly string[],
  language: LanguageCode,
): Story {
  const state = moments.at(-1)?.state
  if (state === undefined) return { sentences: [], honours: [] }
  const telling: Telling = {
    scene: sceneOf(content, state, language),
    words: storyWords[language],
    chronicle: chronicleOf(content, moments),
    turn: storyTurn(moments),
  }
  const honours = honoursOf(content, moments).map(({ seat, hero, deed, count }) => {
    const { title, say } = telling.words.honours[deed]
    return { seat, hero: heroNoun(telling.scene, hero).text, title, say: say(count) }
  })
  return finishedStory({ sentences: sentencesOf(telling), honours }, language)
}

function sentencesOf(telling: Telling): StorySentence[] {
  return [
    { kind: 'opening', say: openingTold(telling) },
    ...journeyTold(telling),
    ...turningTold(telling),
    ...closeTold(telling),
    endTold(telling),
  ]
}

function openingTold(telling: Telling): string {
  const { scene, words } = telling
  const { state } = scene
  const heroes: number[] = []
  for (let hero = 0; hero < MOST_HEROES; hero++) if (state.heroIs[hero] >= 0) heroes.push(hero)
  return wording(
    telling,
    1,
    words.opening,
  )({ heroes: heroesSaid(scene, heroes), quest: questTitle(scene), grim: state.grim === 1 })
}

function journeyTold(telling: Telling): StorySentence[] {
  const { scene, words, chronicle } = telling
  const { places } = chronicle
  const [from] = places
  const to = places.at(-1)
  if (from === undefined || to === undefined) return []
  const told = {
    ...journeyOf(chronicle),
    from: cardSaid(scene, from),
    to: cardSaid(scene, to),
    places: places.length,
  }
  return [{ kind: 'journey', say: wording(telling, 2, words.journey)(told) }]
}

/** Half of the Nemesis' health, or more, at one blow. */
function isMighty({ content, state }: Scene, { wounds }: Fall): boolean {
  const { kinds, kindOf, quests } = content
  return wounds * 2 >= kinds[kindOf[quests[state.quest].nemesis]].health
}

function turningTold(telling: Telling): StorySentence[] {
  const { scene, words, chronicle } = telling
  const won = scene.state.result === WON
  const round = turningPoint(chronicle, won)
  const { fall } = chronicle
  const { nemesis } = scene.content.quests[scene.state.quest]
  if (won && fall !== undefined && (isMighty(scene, fall) || fall.swing > swingOf(round))) {
    const told = {
      hero: heroSaid(scene, fall.hero),
      nemesis: cardSaid(scene, nemesis),
      wounds: fall.wounds,
    }
    return [{ kind: 'turning', say: wording(telling, 3, words.felled)(told), entry: fall.entry }]
  }
  if (round === undefined) return []
  const { number, slain, explored, wounds, fallen, entry } = round
  const told = {
    round: number,
    slain,
    explored,
    wounds,
    fallen: fallen.length === 0 ? undefined : heroesSaid(scene, fallen),
  }
  const wordings = won ? words.turnedUp : words.turnedDown
  return [{ kind: 'turning', say: wording(telling, 3, wordings)(told), entry }]
}

function closeTold(telling: Telling): StorySentence[] {
  const { words, chronicle, scene } = telling
  const { close } = chronicle
  if (close !== undefined && close.left <= CLOSE) {
    const say = wording(
      telling,
      4,
      words.close,
    )({ hero: heroSaid(scene, close.hero), left: close.left })
    return [{ kind: 'close', say, entry: close.entry }]
  }
  if (scene.state.result !== WON) return []
  return [{ kind: 'close', say: wording(telling, 4, words.calm) }]
}

function endTold(telling: Telling): StorySentence {
  const { words, scene, chronicle } = telling
  const { state, content } = scene
  const here = chronicle.places.at(-1) ?? state.piles[LOCATION][0]
  const nemesis = content.quests[state.quest].nemesis
  const common = { place: cardSaid(scene, here), nemesis: cardSaid(scene, nemesis) }
  const entry = chronicle.last
  if (state.result === WON) {
    const told = {
      ...common,
      slain: state.piles[SET_ASIDE].includes(nemesis),
      standing: livingHeroes(state),
      heroes: state.heroes,
    }
    // The victory may come long after: what is told is how the Nemesis fell.
    const shown = told.slain ? (chronicle.slain ?? entry) : entry
    return { kind: 'end', say: wording(telling, 5, words.won)(told), entry: shown }
  }
  const allFell = state.heroIs.every((_, hero) => !isAlive(state, hero))
  const told = { ...common, allFell, round: state.round }
  return { kind: 'end', say: wording(telling, 5, words.lost)(told), entry }
}
