/** A match told as a story: some five sentences, and one honour for each player. */
import {
  finishedStory,
  type LanguageCode,
  type Seat,
  type Story,
  type StorySentence,
  spoken,
  storyTurn,
  WON,
  wording,
} from '@muster/engine'
import { type Content, EFFECTS } from '../content.ts'
import { GUILD, type KeepState, LEVELS } from '../state.ts'
import {
  clanNoun,
  heroesCounted,
  place,
  player,
  type Scene,
  scenarioTitle,
  sceneOf,
} from '../talk/scene.ts'
import { type Chronicle, chronicleOf, type Looting, type Moment } from './chronicle.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { journeyOf, lootingsOf, type TurningPoint, turningPoint } from './high-points.ts'
import { honoursOf } from './honours.ts'
import { pt } from './pt.ts'
import type { Doer, LootTold, StoryWords } from './words.ts'

const storyWords: Readonly<Record<LanguageCode, StoryWords>> = { en, fr, pt }

interface Telling {
  readonly scene: Scene
  readonly words: StoryWords
  readonly chronicle: Chronicle
  /** Names that people gave their seats; empty where they go by their clans. */
  readonly names: readonly string[]
  /** Tells this match from others, so that not all are told alike. */
  readonly turn: number
}

/** What the great treasure needs. */
const GREAT = 4

/** `moments`: all entries that stand, in their order, of a match that is over. */
export function storyOf(
  content: Content,
  moments: readonly Moment[],
  names: readonly string[],
  language: LanguageCode,
): Story {
  const state = moments.at(-1)?.state
  if (state === undefined) return { sentences: [], honours: [] }
  const telling: Telling = {
    scene: sceneOf(content, state, language),
    words: storyWords[language],
    chronicle: chronicleOf(content, moments),
    names,
    turn: storyTurn(moments),
  }
  const honours = honoursOf(moments).map(({ seat, deed, count }) => {
    const { title, say } = telling.words.honours[deed]
    return { seat, title, say: say(count) }
  })
  return finishedStory({ sentences: sentencesOf(telling), honours }, language)
}

function sentencesOf(telling: Telling): StorySentence[] {
  const { chronicle, scene } = telling
  const turning = turningPoint(chronicle, scene.state.result === WON)
  return [
    { kind: 'opening', say: openingTold(telling) },
    {
      kind: 'journey',
      say: wording(telling, 2, telling.words.journey)(journeyOf(chronicle)),
    },
    ...(turning === undefined ? [] : [turningTold(telling, turning)]),
    ...closeTold(telling),
    endTold(telling),
  ]
}

function openingTold(telling: Telling): string {
  const { scene, words } = telling
  const { state, talk, grammar } = scene
  const clans = spoken(
    grammar,
    seatsOf(state).map((seat) => clanNoun(scene, state.clan[seat])),
  )
  return wording(
    telling,
    1,
    words.opening,
  )({
    clans,
    scenario: scenarioTitle(scene, state.scenario),
    level: talk.levels[LEVELS[state.level]],
  })
}

const seatsOf = ({ players }: KeepState): Seat[] => Array.from({ length: players }, (_, n) => n)

function turningTold(telling: Telling, { turn, up, looting }: TurningPoint): StorySentence {
  const { words } = telling
  if (!up && looting !== undefined) {
    const say = wording(telling, 3, words.turnedLooted)(lootTold(telling.scene, looting))
    return { kind: 'turning', say, entry: looting.entry }
  }
  const { number, driven, trapped, monstersGone } = turn
  const told = { who: doer(telling, turn.seat), turn: number, driven, trapped, monstersGone }
  const wordings = up ? words.turnedUp : words.turnedDown
  return { kind: 'turning', say: wording(telling, 3, wordings)(told), entry: turn.entry }
}

function lootTold(scene: Scene, { heroes, room, value, card }: Looting): LootTold {
  const { content, talk } = scene
  const { effect } = content.kinds[content.kindOf[card]]
  return {
    heroes: heroesCounted(scene, heroes),
    room: place(scene, room),
    value,
    effect: talk.effects[EFFECTS[effect]],
  }
}

function doer({ scene, names, words }: Telling, seat: Seat): Doer {
  const name = names[seat] ?? ''
  if (name === '') return player(scene, seat)
  return { the: name, The: name, to: `${words.to} ${name}`, many: false }
}

function closeTold(telling: Telling): StorySentence[] {
  const { words, chronicle, scene } = telling
  const { siege } = chronicle
  if (siege !== undefined) {
    const { heroes, guards, entry } = siege
    const say = wording(telling, 4, words.besieged)({ heroes, guards, needed: GREAT })
    return [{ kind: 'close', say, entry }]
  }
  if (scene.state.result !== WON) return []
  return [{ kind: 'close', say: wording(telling, 4, words.calm) }]
}

function endTold(telling: Telling): StorySentence {
  const { words, scene, chronicle } = telling
  const { state } = scene
  const lootings = lootingsOf(chronicle)
  if (state.result === WON) {
    const { treasures } = chronicle
    const left = state.value.filter((value) => value > 0).length
    return { kind: 'end', say: wording(telling, 5, words.won)({ left, treasures }) }
  }
  const last = lootings.find(({ value }) => value === GREAT)
  const told = {
    heroes: last === undefined ? undefined : heroesCounted(scene, last.heroes),
    wave: state.wave,
    left: state.piles[GUILD].length,
  }
  const entry = last === undefined ? {} : { entry: last.entry }
  return { kind: 'end', say: wording(telling, 5, words.lost)(told), ...entry }
}
