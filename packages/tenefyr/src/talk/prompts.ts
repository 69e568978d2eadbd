/** Who chooses, what, and the numbers that matter. */
import { type Asked, capital, type Decision, FRAME, PARTY, signed } from '@muster/engine'
import { combinedPower, enemyPower } from '../rules/power.ts'
import { deckOf, enemiesLeft, isSolo } from '../state.ts'
import { procedures } from '../vocabulary.ts'
import { nodeText, rewardText } from './effects.ts'
import {
  cardTitle,
  enemy,
  handFacts,
  held,
  isFighting,
  lootTitle,
  player,
  type Scene,
  sourceTitle,
  track,
} from './scene.ts'
import type { Prompts } from './talk.ts'

/** Where a frame of the stack has its locals. */
const LOCALS = 2

type Say = (scene: Scene, decision: Decision) => string

/** The title of the card whose effect is being done; '' where it is none. */
function asker(scene: Scene): string {
  const { stack, enemy: fought } = scene.state
  for (let base = stack.length - FRAME; base >= 0; base -= FRAME) {
    const { name, locals } = procedures[stack[base]]
    // T4.19: what happens at the start or at the end of a combat is the enemy's.
    if (name === 'moment') return sourceTitle(scene, fought)
    // The card of this one is what is given away.
    const at = name === 'give' ? -1 : locals.indexOf('card')
    if (at >= 0) return sourceTitle(scene, stack[base + LOCALS + at])
  }
  return ''
}

type Row = 'discard-cards' | 'remove-cards' | 'sift-cards' | 'take-card'

/** Does a procedure of this name wait for the answer? */
const isRunning = ({ state: { stack } }: Scene, name: string): boolean =>
  stack.some((index, at) => at % FRAME === 0 && procedures[index].name === name)

const ofMany =
  (row: Row): Say =>
  (s, d) =>
    s.talk.prompts[row](d.about.a, d.about.b === 1, asker(s))

const says: { readonly [P in keyof Prompts]: Say } = {
  'where-to': (s) => s.talk.prompts['where-to'](track(s.state)),
  'keep-hand': (s, d) => s.talk.prompts['keep-hand'](handFacts(s, d.by)),
  'play-card': (s, d) =>
    s.talk.prompts['play-card'](
      d.about.a,
      combinedPower(s.u),
      isFighting(s.state) ? enemyPower(s.u) : undefined,
    ),
  'go-on': (s, d) =>
    s.talk.prompts['go-on'](enemiesLeft(s.state, d.about.a), decks(s), track(s.state)),
  reward: (s, d) => s.talk.prompts.reward(cardTitle(s.content, d.about.a, s.language)),
  'reward-together': (s, d) =>
    s.talk.prompts[isSolo(s.state) ? 'reward' : 'reward-together'](
      cardTitle(s.content, d.about.a, s.language),
    ),
  'reward-to': (s, d) =>
    s.talk.prompts['reward-to'](
      cardTitle(s.content, d.about.a, s.language),
      rewardText(s.content, s.state, d.about.a, d.about.b, s.language),
    ),
  may: (s, d) => s.talk.prompts.may(sourceTitle(s, d.about.a)),
  pay: (s, d) => s.talk.prompts.pay(sourceTitle(s, d.about.a)),
  choose: (s, d) => s.talk.prompts.choose(sourceTitle(s, d.about.a)),
  'one-player': (s, d) =>
    s.talk.prompts['one-player'](
      sourceTitle(s, d.about.a),
      nodeText(s.content, s.state, d.about.b, s.language),
    ),
  order: (s, d) => s.talk.prompts.order(d.about.a === 0),
  'draw-how-many': (s, d) => s.talk.prompts['draw-how-many'](d.about.a, asker(s)),
  'discard-cards': ofMany('discard-cards'),
  'remove-cards': ofMany('remove-cards'),
  'recover-cards': (s, d) =>
    s.talk.prompts['recover-cards'](
      d.about.a,
      d.about.b === 1,
      asker(s),
      isRunning(s, 'recover-to-top') ? s.talk.ontoDeck : '',
    ),
  'sift-cards': ofMany('sift-cards'),
  'take-card': ofMany('take-card'),
  'search-deck': (s) => s.talk.prompts['search-deck'](asker(s)),
  'give-card': (s, d) => s.talk.prompts['give-card'](d.about.a, asker(s)),
  'give-to': (s, d) => s.talk.prompts['give-to'](lootTitle(s.content, d.about.a, s.language)),
  'double-card': (s, d) => s.talk.prompts['double-card'](sourceTitle(s, d.about.a)),
  'double-order': (s, d) =>
    s.talk.prompts['double-order'](lootTitle(s.content, d.about.a, s.language), signed(d.about.b)),
  'double-total': (s, d) => s.talk.prompts['double-total'](sourceTitle(s, d.about.a)),
  reorder: (s, d) => s.talk.prompts.reorder(d.about.a, d.about.b),
  bury: (s, d) => s.talk.prompts.bury(enemy(s, d.about.a)),
  wander: (s, d) => s.talk.prompts.wander(enemy(s, d.about.a)),
  'look-dungeon': (s) => s.talk.prompts['look-dungeon'](),
  gift: (s, d) => s.talk.prompts.gift(held(s, d.about.a), isSolo(s.state)),
  'upgrade-card': (s) => s.talk.prompts['upgrade-card'](asker(s)),
}

/** How many cards each player can still draw. */
function decks(scene: Scene): string {
  const { state } = scene
  if (isSolo(state)) return String(state.piles[deckOf(0)].length)
  const counts: string[] = []
  for (let seat = 0; seat < state.players; seat++) {
    counts.push(`${player(scene, seat).title} ${state.piles[deckOf(seat)].length}`)
  }
  return counts.join(', ')
}

function chooser(scene: Scene, { by, arbiter }: Decision): string {
  if (by !== PARTY || isSolo(scene.state)) return player(scene, by).The
  return scene.talk.together(player(scene, arbiter))
}

function isPrompt(prompt: string): prompt is keyof Prompts {
  return Object.hasOwn(says, prompt)
}

function whatIsAsked(scene: Scene, decision: Decision): string {
  const { prompt } = decision
  return isPrompt(prompt) ? says[prompt](scene, decision) : prompt
}

export function promptOf(scene: Scene, decision: Decision): string {
  const { grammar } = scene
  return grammar.finish(
    `${chooser(scene, decision)}${grammar.colon}${whatIsAsked(scene, decision)}`,
  )
}

/** The question is the first sentence; what follows it are facts. */
export function askedOf(scene: Scene, decision: Decision): Asked {
  const text = scene.grammar.finish(capital(whatIsAsked(scene, decision)))
  const end = text.search(/[.?!](?=\s)/)
  const cut = end < 0 ? text.length : end + 1
  return {
    who: chooser(scene, decision),
    question: text.slice(0, cut),
    facts: text.slice(cut).trim(),
  }
}
