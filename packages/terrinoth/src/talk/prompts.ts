/** Who chooses, what, and the numbers that matter. */
import { type Asked, type Card, capital, type Decision, FRAME, PARTY } from '@muster/engine'
import { ACTIVATION, kindOf, NEMESIS } from '../content.ts'
import { rerollSources } from '../lasting.ts'
import { readyEngaged } from '../rules/enemies.ts'
import {
  ACTIONS,
  ATTACK,
  BY_ABILITY,
  BY_FOCUS,
  cardsOf,
  engagedWith,
  itemsOf,
  LOCATION,
  NONE,
  SHADOWS,
  type TerrinothState,
} from '../state.ts'
import { effectOf } from '../words/effect.ts'
import { innerText, listText, nodeText, partsOf, triggerTitle } from './effects.ts'
import type { RerollBy } from './facts.ts'
import {
  cardTitle,
  causeText,
  enemySaid,
  heroSaid,
  isSolo,
  player,
  questTitle,
  type Scene,
} from './scene.ts'
import { speechOf } from './speech.ts'
import type { Prompts } from './talk.ts'

type Say = (scene: Scene, decision: Decision) => string

const says: { readonly [P in keyof Prompts]: Say } = {
  activate: (s, d) => speechOf(s).prompts.activate(d.about.b, s.state.round),
  again: (s) => speechOf(s).prompts.again(),
  aim: (s, d) => {
    const card = theCard(s, d)
    const action = ACTIONS[card < 0 ? 0 : kindOf(s.u, card).action]
    return speechOf(s).prompts.aim(cardTitle(s, card), action, s.state.targets.length > 0)
  },
  roll: (s, d) =>
    speechOf(s).prompts.roll(
      cardTitle(s, theCard(s, d)),
      d.about.c,
      readyEngaged(s.u, s.state.active),
      s.state.tokens[s.state.active],
    ),
  reroll: (s, d) => speechOf(s).prompts.reroll(d.about.a, rerollsBy(s, d)),
  divide: (s, { about: { a: enemy, b: left } }) => {
    const last = lastTarget(s, enemy)
    const rest = last === undefined ? undefined : enemySaid(s, last)
    return speechOf(s).prompts.divide(enemySaid(s, enemy), left, rest)
  },
  counter: (s) => speechOf(s).prompts.counter(),
  ability: (s, d) => speechOf(s).prompts.ability(onlyUse(s, d)),
  order: (s) => speechOf(s).prompts.order(),
  weakened: (s) => speechOf(s).prompts.weakened(),
  enemy: (s, d) => {
    const { health, wounds } = s.state
    const hero = d.about.a
    return speechOf(s).prompts.enemy(health[hero] - wounds[hero], health[hero])
  },
  who,
  which: (s, d) => {
    const { prompts } = speechOf(s)
    return prompts.which(effect(s, d.about.a), isOptional(d), isBeforeAttack(s, d))
  },
  'ready-card': (s, d) => speechOf(s).prompts['ready-card'](d.about.b),
  'exhaust-card': (s, d) => speechOf(s).prompts['exhaust-card'](d.about.b),
  upgrade: (s, d) => speechOf(s).prompts.upgrade(s.state.classIs[d.about.a] === NONE),
  item: (s) => speechOf(s).prompts.item(),
  resolve: (s) => speechOf(s).prompts.resolve(),
  back: (s, d) => speechOf(s).prompts.back(cardTitle(s, d.about.a)),
  fetch: (s, d) => speechOf(s).prompts.fetch(heroSaid(s, d.about.a)),
  travel: (s) => {
    const { progress, piles } = s.state
    const { exploration } = kindOf(s.u, piles[LOCATION][0])
    return speechOf(s).prompts.travel(progress, exploration, leftBehind(s))
  },
  lead: (s) => speechOf(s).prompts.lead(),
  may: (s, d) => {
    const { first, rest } = partsOf(s, d.about.b)
    return speechOf(s).prompts.may(first, rest)
  },
  pay: (s, d) => {
    const { lists } = s.content.program.nodes[d.about.b]
    const [price, gain] = lists.map((list) => listText(s, list))
    return speechOf(s).prompts.pay(sourceTitle(s, d.about.a), price, gain)
  },
  choose: (s, d) => speechOf(s).prompts.choose(sourceTitle(s, d.about.a), waysOf(s, d)),
}

const effect = (scene: Scene, node: number): string => nodeText(scene, node)

function who(scene: Scene, decision: Decision): string {
  const { prompts, joins, whoMay } = speechOf(scene)
  const { a: node, b: card } = decision.about
  const { word } = effectOf(scene.content.program.nodes[node].args)
  if (word === 'join' && card >= 0) {
    const hero = decision.at(0).a
    return joins(enemySaid(scene, card), scene.state.piles[engagedWith(hero)].length)
  }
  if (word === 'as') {
    const { first, rest } = partsOf(scene, node)
    return whoMay(first, rest)
  }
  return prompts.who(effect(scene, node), isOptional(decision))
}

/** The ways that one chooses between. */
const waysOf = (scene: Scene, decision: Decision): string[] =>
  Array.from({ length: decision.count }, (_, i) =>
    innerText(scene, decision.about.b, decision.at(i).a - 1),
  )

function rerollsBy(scene: Scene, { about }: Decision): RerollBy[] {
  const { u, state } = scene
  const { active, piles } = state
  const titleOf = (cause: number): string =>
    cause === BY_ABILITY
      ? speechOf(scene).abilityOf(heroSaid(scene, active))
      : causeText(scene, cause)
  if (about.a > 0) return [{ title: titleOf(about.b), dice: about.a, gone: false }]
  const found: RerollBy[] = []
  rerollSources(u, active, (cause, dice) => {
    const gone = cause === BY_FOCUS || piles[itemsOf(active)].includes(cause)
    const title = titleOf(cause)
    if (found.every((one) => one.title !== title)) found.push({ title, dice, gone })
  })
  return found
}

/** The verbs of a decision's options. */
const verbsOf = (decision: Decision): string[] =>
  Array.from({ length: decision.count }, (_, i) => decision.at(i).verb)

const isOptional = (decision: Decision): boolean => verbsOf(decision).includes('decline')

/** Somebody may be engaged first, and there is somebody to attack already. */
export function isBeforeAttack({ u, state }: Scene, { about: { b: card } }: Decision): boolean {
  if (card < 0) return false
  const { type, action, ranged } = kindOf(u, card)
  if (type !== ACTIVATION || action !== ATTACK || ranged) return false
  return state.piles[engagedWith(state.active)].length > 0
}

function onlyUse(scene: Scene, decision: Decision): string {
  const verbs = verbsOf(decision)
  const first = verbs.indexOf('use')
  const alone = first >= 0 && first === verbs.lastIndexOf('use')
  return alone ? triggerTitle(scene, decision.at(first).a) : ''
}

/** The card whose action runs, or is asked about. */
export function theCard({ state }: Scene, { prompt, about }: Decision): Card {
  if (prompt === 'roll' || prompt === 'aim') return about.a
  return state.slot === NONE ? NONE : state.piles[cardsOf(state.active)][state.slot]
}

/** The last target, where successes are asked for the one before it: it gets what is left. */
export function lastTarget({ state: { targets } }: Scene, enemy: number): number | undefined {
  const at = targets.indexOf(enemy)
  return at >= 0 && at === targets.length - 2 ? targets[at + 1] : undefined
}

/** Enemies in the shadows, but for a Nemesis (H8.2). */
function leftBehind({ state, content }: Scene): number {
  return state.piles[SHADOWS].filter(
    (enemy) => enemy < 0 || content.kinds[content.kindOf[enemy]].rank !== NEMESIS,
  ).length
}

/** The card that asks; of the quest or an ability its own name. */
function sourceTitle(scene: Scene, card: number): string {
  return card >= 0 ? cardTitle(scene, card) : causeText(scene, card) || questTitle(scene)
}

/** Prompts whose first number is the hero asked. */
const OF_HERO: readonly string[] = [
  'activate',
  'ability',
  'weakened',
  'enemy',
  'ready-card',
  'exhaust-card',
  'upgrade',
  'item',
  'resolve',
]
/** Prompts of procedures that run for a hero: their second local. */
const OF_ACTOR: readonly string[] = ['may', 'pay', 'choose', 'which', 'who']

/** For which hero a player is asked: who plays alone has two. */
function heroAsked(state: TerrinothState, { prompt, about }: Decision): number {
  if (OF_HERO.includes(prompt)) return about.a
  // Who draws is the first local of the drawing.
  const local = prompt === 'back' ? 2 : OF_ACTOR.includes(prompt) ? 3 : NONE
  const actor = local < 0 ? NONE : state.stack[state.stack.length - FRAME + local]
  return actor >= 0 && state.heroIs[actor] >= 0 ? actor : state.active
}

function chooser(scene: Scene, decision: Decision): string {
  const { by, arbiter } = decision
  if (by !== PARTY) return heroSaid(scene, heroOf(scene, decision)).The
  if (isSolo(scene.state)) return player(scene, 0).The
  return speechOf(scene).together(player(scene, arbiter))
}

const heroOf = ({ state }: Scene, decision: Decision): number =>
  isSolo(state) ? heroAsked(state, decision) : decision.by

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
