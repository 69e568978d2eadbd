/** Who chooses, what, and the numbers that matter. */
import { type Asked, capital, type Decision, PARTY, type Spoken, spoken } from '@muster/engine'
import type { SwarmDeed } from '../cards/types.ts'
import { type Content, SCENARIO } from '../content.ts'
import { SELLS } from '../map/rooms.ts'
import { cardsToCome } from '../rules/cards.ts'
import { activeIn } from '../rules/heroes.ts'
import { classOf, GUILD, HEROES, LOOT_KINDS, NOWHERE, RENEWING } from '../state.ts'
import { begunAs, runningAs } from '../view/running.ts'
import { nodeText } from './effects.ts'
import {
  cardTitle,
  heroSaid,
  isSolo,
  monsterFacts,
  place,
  player,
  type Scene,
  thing,
  things,
} from './scene.ts'
import { speechOf } from './speech.ts'
import type { Prompts } from './talk.ts'

type Say = (scene: Scene, decision: Decision) => string

const says: { readonly [P in Exclude<keyof Prompts, 'pay-tokens' | 'where-beside'>]: Say } = {
  deploy: (s, d) => speechOf(s).prompts.deploy(d.about.a),
  'laboratory-clan': (s) => speechOf(s).prompts['laboratory-clan'](),
  turn: (s, d) =>
    speechOf(s).prompts.turn({
      hand: d.about.a,
      coming: cardsToCome(s.content, s.state),
      left: s.state.piles[GUILD].length,
      wave: s.state.wave,
      renewing: s.state.phase === RENEWING,
    }),
  'renew-pay': (s) => speechOf(s).prompts['renew-pay'](),
  renew: (s, d) => speechOf(s).prompts.renew(d.about.a),
  action: (s, d) => speechOf(s).prompts.action(cardTitle(s, d.about.a)),
  combo: (s, d) =>
    speechOf(s).prompts.combo(
      cardTitle(s, d.about.a),
      d.about.b < 0 ? undefined : place(s, d.about.b),
    ),
  mover: (s) => speechOf(s).prompts.mover(),
  'move-to': (s, d) => speechOf(s).prompts['move-to'](monsterFacts(s, d.about.a)),
  carry: (s, d) => speechOf(s).prompts.carry(place(s, d.about.a), place(s, d.about.b)),
  target: (s, d) => speechOf(s).prompts.target(d.about.a === 1),
  'place-in': (s, d) => speechOf(s).prompts['place-in'](thing(s, d.about.a)),
  ambush: (s, d) => speechOf(s).prompts.ambush(d.about.a),
  'swarm-room': (s, d) => speechOf(s).prompts['swarm-room'](swarmDeed(s.content, d.about.a)),
  swarm: (s, d) =>
    speechOf(s).prompts.swarm(swarmDeed(s.content, d.about.c), place(s, d.about.a), d.about.b),
  // The engine's own question for a price has the same name.
  pay: (s, d) =>
    d.rule === 'K3.15'
      ? speechOf(s).prompts['pay-tokens'](things(s, d.about.b, d.about.a))
      : speechOf(s).prompts.pay(sourceTitle(s, d.about.a)),
  'pay-card': (s, d) => speechOf(s).prompts['pay-card'](d.about.a),
  activate: (s) => speechOf(s).prompts.activate(),
  buy: (s, d) => speechOf(s).prompts.buy(kindSold(s, d.about.a)),
  plan: (s) => speechOf(s).prompts.plan(),
  coins: (s) => speechOf(s).prompts.coins(),
  place: (s, d) => speechOf(s).prompts.place(place(s, roomOfPlan(s, d.about.a))),
  turned: (s, d) => speechOf(s).prompts.turned(place(s, roomOfPlan(s, d.about.a))),
  mend: (s) => speechOf(s).prompts.mend(),
  split: (s) => speechOf(s).prompts.split(),
  summon: (s) => speechOf(s).prompts.summon(),
  'cells-now': (s, d) => speechOf(s).prompts['cells-now'](d.about.a),
  'summon-rooms': (s, d) => speechOf(s).prompts['summon-rooms'](heroSaid(s, d.about.a), d.about.b),
  'next-hero': (s) => speechOf(s).prompts['next-hero'](awake(s)),
  'early-hero': (s) => speechOf(s).prompts['early-hero'](),
  shot: (s, d) => speechOf(s).prompts.shot(place(s, d.about.a)),
  ruin: (s, d) => speechOf(s).prompts.ruin(place(s, d.about.a), d.about.b),
  victim: (s, d) =>
    speechOf(s).prompts.victim(
      heroSaid(s, classOf(d.about.a)),
      place(s, s.state.heroRoom[d.about.a]),
    ),
  defend: (s, d) =>
    speechOf(s).prompts.defend({
      hero: attacker(s),
      victim: monsterFacts(s, d.about.a),
      damage: d.about.b,
    }),
  looters: (s, d) =>
    speechOf(s).prompts.looters(place(s, d.about.a), s.state.value[d.about.a], d.about.b),
  curse: (s) => speechOf(s).prompts.curse(),
  'charge-to': (s, d) =>
    speechOf(s).prompts['charge-to'](place(s, d.about.a), activeIn(s.state, d.about.a)),
  'trap-first': (s, d) => speechOf(s).prompts['trap-first'](place(s, d.about.a)),
  where: (s, d) => {
    const effect = twist(s, d.about.a)
    return d.about.b === 0
      ? speechOf(s).prompts.where(effect)
      : speechOf(s).prompts['where-beside'](effect, place(s, d.about.b - 1))
  },
  'twist-hurt': (s, d) =>
    speechOf(s).prompts['twist-hurt'](twist(s, d.about.a), place(s, d.about.b)),
  'twist-lose': (s, d) => speechOf(s).prompts['twist-lose'](place(s, d.about.a), d.about.b),
  'discard-cards': (s, d) => speechOf(s).prompts['discard-cards'](askingTitle(s), d.about.a),
  may: (s, d) => speechOf(s).prompts.may(twist(s, d.about.b)),
  choose: (s, d) => speechOf(s).prompts.choose(sourceTitle(s, d.about.a)),
}

const twist = ({ content, state, language }: Scene, node: number): string =>
  `${nodeText(content, state, node, language)}.`

function isSwarm(args: unknown): args is { readonly do: SwarmDeed } {
  return typeof args === 'object' && args !== null && 'word' in args && args.word === 'swarm'
}

function swarmDeed({ program }: Content, node: number): SwarmDeed {
  const { args } = program.nodes[node]
  return isSwarm(args) ? args.do : 'move'
}

/** What a room sells; nothing: tactic cards. */
function kindSold({ grammar, talk }: Scene, room: number): Spoken | undefined {
  const shop = SELLS[room]
  return shop === undefined ? undefined : spoken(grammar, [talk.kinds[LOOT_KINDS[shop.loot]]])
}

const roomOfPlan = ({ content }: Scene, plan: number): number =>
  content.kinds[content.kindOf[plan]].of

function awake({ state }: Scene): number {
  let count = 0
  for (let hero = 0; hero < HEROES; hero++) if (state.heroIs[hero] > 0) count++
  return count
}

/** Who deals the damage that is to be defended. */
function attacker(scene: Scene): Spoken | undefined {
  const hero = runningAs(scene.state, 'attack')?.local('hero')
  return hero === undefined ? undefined : heroSaid(scene, classOf(hero))
}

/** The scenario card that asks; at a moment of the scenario itself, the scenario. */
function sourceTitle(scene: Scene, card: number): string {
  if (card !== NOWHERE) return cardTitle(scene, card)
  return scene.content.pack.scenarios[scene.state.scenario].title[scene.language].text
}

/** The same, where the question does not say which card it was. */
function askingTitle(scene: Scene): string {
  const { content, state } = scene
  const card = begunAs(state, 'guild-card')?.local('card')
  const isScenarios = card !== undefined && content.kinds[content.kindOf[card]].type === SCENARIO
  return sourceTitle(scene, isScenarios ? card : NOWHERE)
}

function chooser(scene: Scene, { by, arbiter }: Decision): string {
  if (by !== PARTY || isSolo(scene.state)) return player(scene, by).The
  return speechOf(scene).together(player(scene, arbiter))
}

function isPrompt(prompt: string): prompt is keyof typeof says {
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
