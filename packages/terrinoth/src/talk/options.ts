/** What each option is called: enough to choose by, and once it is chosen only which one it was. */
import { type Card, capital, type Decision, type Option } from '@muster/engine'
import { kindOf } from '../content.ts'
import { foresee } from '../foresight.ts'
import { pierceOf, resilienceOf } from '../lasting.ts'
import { outlookOf, percentOf, rerollOutlook } from '../odds.ts'
import {
  ACTIONS,
  AID,
  ATTACK,
  CLASSES,
  cardsOf,
  FACES,
  LOCATIONS,
  NONE,
  type TerrinothState,
} from '../state.ts'
import { cardText, innerText, listText, triggerTexts, triggerTitle } from './effects.ts'
import { theCard } from './prompts.ts'
import {
  cardTitle,
  causeText,
  enemyFacts,
  enemySaid,
  heroFacts,
  heroSaid,
  type Scene,
} from './scene.ts'
import { speechOf } from './speech.ts'
import type { CardFacts, Foreseen, Labels, RollFacts } from './talk.ts'

/** `count`: for how many alike things it stands; `alike` says so. */
type Say = (
  scene: Scene,
  option: Readonly<Option>,
  decision: Decision,
  count: number,
  alike: string,
) => string

const says: { readonly [V in keyof Labels]: Say } = {
  activate: (s, o, _d, _n, alike) => speechOf(s).labels.activate(cardFacts(s, o.a, alike)),
  again: (s, o) => speechOf(s).labels.again(heroFacts(s, o.a)),
  target: (s, o, d, count) =>
    speechOf(s).labels.target(enemyFacts(s, o.a, count), chanceToFall(s, d, o.a)),
  aid: (s, o) => speechOf(s).labels.aid(heroFacts(s, o.a)),
  enough: (s) => speechOf(s).labels.enough(),
  roll: (s, o, d) => speechOf(s).labels.roll(rollFacts(s, theCard(s, d), o.a)),
  reroll: (s, o) => {
    const { now, after } = rerollOutlook(s.u, o.a)
    const shown = now === 0 && after === 0 ? undefined : percentOf
    const face = s.talk.faces[FACES[o.a]].text
    const cause = causeText(s, o.b)
    return speechOf(s).labels.reroll(face, cause, shown?.(now), shown?.(after))
  },
  keep: (s) => speechOf(s).labels.keep(),
  share: (s, o, d) => shareLabel(s, d.about.a, o.a),
  counter: (s, o, _d, count) => speechOf(s).labels.counter(enemyFacts(s, o.a, count)),
  use: (s, o, _d, _n, alike) => {
    const { title, price, effect } = triggerTexts(s, o.a)
    return speechOf(s).labels.use(title + alike, price, effect)
  },
  pass: (s) => speechOf(s).labels.pass(),
  first: (s, o, d) => firstLabel(s, d, o),
  act: (s, o, d, count) =>
    speechOf(s).labels.act(enemyFacts(s, o.a, count), foreseen(s, o.a, d.about.a)),
  any: (s) => speechOf(s).labels.any(),
  hero: (s, o) => speechOf(s).labels.hero(heroFacts(s, o.a)),
  enemy: (s, o, _d, count) => speechOf(s).labels.enemy(enemyFacts(s, o.a, count)),
  decline: (s) => speechOf(s).labels.decline(),
  ready: (s, o, _d, _n, alike) => speechOf(s).labels.ready(cardFacts(s, o.a, alike)),
  exhaust: (s, o, _d, _n, alike) => speechOf(s).labels.exhaust(cardFacts(s, o.a, alike)),
  discard: (s, o, _d, _n, alike) => speechOf(s).labels.discard(cardFacts(s, o.a, alike)),
  suffer: (s) => speechOf(s).labels.suffer(),
  upgrade: (s, o, d) => upgradeLabel(s, d.about.a, o.a),
  resolve: (s, o, _d, _n, alike) => speechOf(s).labels.resolve(cardFacts(s, o.a, alike)),
  top: (s, o) => speechOf(s).labels.top(cardTitle(s, o.a)),
  bottom: (s, o) => speechOf(s).labels.bottom(cardTitle(s, o.a)),
  fetch: (s, o, _d, count) => speechOf(s).labels.fetch(enemyFacts(s, o.a, count)),
  travel: (s) => speechOf(s).labels.travel(s.state.piles[LOCATIONS].length),
  stay: (s) => speechOf(s).labels.stay(),
  lead: (s, o) => speechOf(s).labels.lead(heroFacts(s, o.a)),
  do: (s, _o, d) => speechOf(s).labels.do(innerText(s, d.about.b, 0)),
  pay: (s, _o, d) => speechOf(s).labels.pay(payLabel(s, d.about.b)),
  choose: (s, o, d) => speechOf(s).labels.choose(innerText(s, d.about.b, o.a - 1)),
}

/** The others are short enough as they are. */
const chosen: { readonly [V in keyof Labels]?: Say } = {
  activate: (s, o) => cardTitle(s, o.a),
  target: (s, o) => capital(enemySaid(s, o.a).the),
  enemy: (s, o) => capital(enemySaid(s, o.a).the),
  act: (s, o) => capital(enemySaid(s, o.a).the),
  counter: (s, o) => capital(enemySaid(s, o.a).the),
  fetch: (s, o) => capital(enemySaid(s, o.a).the),
  aid: (s, o) => heroSaid(s, o.a).title,
  again: (s, o) => heroSaid(s, o.a).title,
  hero: (s, o) => heroSaid(s, o.a).title,
  lead: (s, o) => heroSaid(s, o.a).title,
  use: (s, o) => triggerTitle(s, o.a),
  first: (s, o) => triggerTitle(s, o.c),
  resolve: (s, o) => cardTitle(s, o.a),
  upgrade: (s, o) => cardTitle(s, o.a),
}

const cardFacts = (scene: Scene, card: Card, alike: string): CardFacts => ({
  title: cardTitle(scene, card),
  text: cardText(scene.content, card, scene.language),
  alike,
})

/** Mean numbers have one digit after the comma. */
function mean(scene: Scene, n: number): string {
  const text = (Math.round(n * 10) / 10).toString()
  return scene.language === 'en' ? text : text.replace('.', ',')
}

/** In percent, that an enemy falls if it is the only target and no token is spent. */
function chanceToFall(scene: Scene, decision: Decision, enemy: number): number | undefined {
  const { u, state } = scene
  const card = theCard(scene, decision)
  if (card < 0 || kindOf(u, card).action !== ATTACK) return undefined
  return percentOf(outlookOf(u, state.active, card, [enemy], 0).falls)
}

function rollFacts(scene: Scene, card: Card, tokens: number): RollFacts {
  const { u, state } = scene
  const { action } = kindOf(u, card)
  const targets = action === AID ? aided(state) : state.targets
  const {
    falls,
    reaches,
    mean: brings,
    wounds,
    heroFalls,
  } = outlookOf(u, state.active, card, targets, tokens)
  const name = ACTIONS[action]
  const chance = name === 'attack' ? falls : reaches
  const aims = name === 'attack' ? state.targets.length > 0 : name === 'explore'
  return {
    action: name,
    tokens,
    reaches: aims ? percentOf(chance) : undefined,
    mean: mean(scene, brings),
    wounds: mean(scene, wounds),
    falls: percentOf(heroFalls),
  }
}

const aided = ({ aided: hero }: TerrinothState): number[] => (hero < 0 ? [] : [hero])

/** D8: what so many successes would do to a target. */
function shareLabel(scene: Scene, enemy: number, successes: number): string {
  const { u, state } = scene
  const facts = enemyFacts(scene, enemy, 1)
  const known = enemy >= 0 && !facts.faceDown
  const resilience = known ? Math.max(0, resilienceOf(u, enemy) - pierceOf(u, state.active)) : 0
  const wounds = Math.max(0, successes - resilience)
  return speechOf(scene).labels.share(successes, wounds, known && wounds >= facts.left)
}

/** Two rules of a quest that do the same under other conditions go by numbers. */
function firstLabel(scene: Scene, decision: Decision, { b, c }: Readonly<Option>): string {
  const textOf = (trigger: number): string => {
    const { title, effect } = triggerTexts(scene, trigger)
    return speechOf(scene).labels.first(title, effect)
  }
  const text = textOf(c)
  let before = 0
  for (let i = 0; i < decision.count; i++) {
    const other = decision.at(i)
    if (other.b < b && textOf(other.c) === text) before++
  }
  return before === 0 ? text : `${text} (${before + 1})`
}

/** Nothing is foreseen of who lies face down. */
function foreseen(scene: Scene, enemy: number, hero: number): Foreseen | undefined {
  if (enemy < 0 || hero < 0) return undefined
  return foresee(scene.content, scene.state, enemy, hero)
}

function upgradeLabel(scene: Scene, hero: number, card: Card): string {
  const { state, u, talk } = scene
  const kind = kindOf(u, card)
  const of = talk.classes[kind.class === NONE ? 'basic' : CLASSES[kind.class]]
  const replaced = cardTitle(scene, state.piles[cardsOf(hero)][kind.action])
  return speechOf(scene).labels.upgrade(cardFacts(scene, card, ''), of, replaced)
}

function payLabel(scene: Scene, node: number): string {
  const [price, gain] = scene.content.program.nodes[node].lists.map((list) => listText(scene, list))
  return capital(`${price} → ${gain}`)
}

function isVerb(verb: string): verb is keyof Labels {
  return Object.hasOwn(says, verb)
}

export function labelOf(scene: Scene, decision: Decision, index: number): string {
  const option = decision.at(index)
  const count = decision.alikeCount(index)
  const alike = count > 1 ? scene.talk.oneOf(count) : ''
  const { verb } = option
  if (!isVerb(verb)) return verb
  return scene.grammar.finish(says[verb](scene, option, decision, count, alike))
}

export function chosenOf(scene: Scene, decision: Decision, index: number): string {
  const option = decision.at(index)
  const say = isVerb(option.verb) ? chosen[option.verb] : undefined
  if (say === undefined) return labelOf(scene, decision, index)
  return scene.grammar.finish(say(scene, option, decision, 1, ''))
}
