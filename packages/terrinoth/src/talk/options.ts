/** What each option is called: enough to choose by, and once it is chosen only which one it was. */
import { type Card, capital, type Decision, type Option } from '@muster/engine'
import { kindOf } from '../content.ts'
import { foresee } from '../foresight.ts'
import { cardInUse, pierceOf, resilienceOf } from '../lasting.ts'
import { chiefOf, dealtBy, type Outlook, outlookOf, percentOf, rerollOutlook } from '../odds.ts'
import { rollSoFar } from '../roll-so-far.ts'
import {
  ACTIONS,
  AID,
  ATTACK,
  CLASSES,
  cardsOf,
  FACES,
  LOCATIONS,
  MOST_STAKED,
  NONE,
  REST,
  type TerrinothState,
} from '../state.ts'
import { cardText, innerText, listText, triggerTexts, triggerTitle } from './effects.ts'
import type { CardFacts, Foreseen, KeptRoll, RollFacts, Share, Strikes } from './facts.ts'
import { isBeforeAttack, lastTarget, theCard } from './prompts.ts'
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
import type { Labels } from './talk.ts'

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
  target: (s, o, d, count) => {
    const { falls, wounds } = againstOne(s, d, o.a)
    return speechOf(s).labels.target(enemyFacts(s, o.a, count), falls, wounds)
  },
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
  keep: (s) => speechOf(s).labels.keep(keptRoll(s)),
  share: (s, o, d) => shareLabel(s, d, o.a),
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
  decline: (s, _o, d) => speechOf(s).labels.decline(d.prompt === 'which' && isBeforeAttack(s, d)),
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
  do: (s) => speechOf(s).labels.do(),
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
  keep: (s) => speechOf(s).labels.keep(undefined),
  do: (s, _o, d) => innerText(s, d.about.b, 0),
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

/** In percent: whoever hardly falls is told in wounds, so that tokens and targets can be told apart. */
const HARDLY = 5
const HARDLY_ANY = 1e-6

interface Against {
  readonly falls?: number
  readonly wounds?: string
}

/** That an enemy falls if it is the only target and no token is spent, or what it would suffer. */
function againstOne(scene: Scene, decision: Decision, enemy: number): Against {
  const { u, state } = scene
  const card = theCard(scene, decision)
  if (card < 0 || kindOf(u, card).action !== ATTACK) return {}
  const { falls, dealt } = outlookOf(u, state.active, card, [enemy], 0)
  const chance = percentOf(falls)
  return chance > HARDLY ? { falls: chance } : { wounds: mean(scene, dealt) }
}

function rollFacts(scene: Scene, card: Card, tokens: number): RollFacts {
  const { u, state } = scene
  const { action } = kindOf(u, card)
  const targets = action === AID ? aided(state) : state.targets
  const outlook = outlookOf(u, state.active, card, targets, tokens)
  const name = ACTIONS[action]
  const isAttack = name === 'attack'
  const chance = percentOf(isAttack ? outlook.falls : outlook.reaches)
  const aims = isAttack ? state.targets.length > 0 : name === 'explore'
  const hardly = aims && isAttack && hardlyFalls(scene, card)
  const chief = isAttack ? chiefOf(u, targets) : undefined
  return {
    action: name,
    tokens,
    idle: tokens > 0 && isNoBetter(outlook, outlookOf(u, state.active, card, targets, tokens - 1)),
    targets: isAttack ? targets.length : 0,
    one: percentOf(outlook.oneFalls),
    chief: chief === undefined ? undefined : enemySaid(scene, chief),
    reaches: aims && !hardly ? chance : undefined,
    mean: isAttack && !hardly ? '' : mean(scene, isAttack ? outlook.dealt : outlook.mean),
    wounds: mean(scene, outlook.wounds),
    falls: percentOf(outlook.heroFalls),
  }
}

/** Does a token more bring nothing? */
const isNoBetter = (one: Outlook, other: Outlook): boolean =>
  (one.action === 'attack' ? (['falls', 'oneFalls', 'dealt'] as const) : (['mean'] as const)).every(
    (what) => Math.abs(one[what] - other[what]) < HARDLY_ANY,
  )

/** With as many tokens as may be spent: all ways to roll are told alike. */
function hardlyFalls({ u, state }: Scene, card: Card): boolean {
  const { active, tokens, targets } = state
  const most = Math.min(MOST_STAKED, tokens[active])
  return percentOf(outlookOf(u, active, card, targets, most).falls) <= HARDLY
}

/** What the dice come to as they lie. */
function keptRoll(scene: Scene): KeptRoll {
  const { u, state } = scene
  const { successes, needed, wounds } = rollSoFar(u)
  const { slot } = state
  return {
    action: ACTIONS[Math.max(0, slot)],
    successes: slot === REST || slot === AID ? Math.min(successes, needed) : successes,
    strikes: slot === ATTACK ? strikes(scene, successes, needed) : undefined,
    wounds,
  }
}

function strikes(scene: Scene, successes: number, needed: number): Strikes | undefined {
  const { u, state } = scene
  const { targets, active: hero } = state
  if (targets.length === 0 || targets.some((target) => target < 0)) return undefined
  const dealt = dealtBy(u, hero, cardInUse(state, hero), targets)
  return {
    targets: targets.length,
    wounds: dealt[Math.min(successes, dealt.length - 1)],
    short: Math.max(0, needed - successes),
    target: enemySaid(scene, targets[0]),
    one: targets.some((target) => shareOf(scene, target, successes).falls),
  }
}

const aided = ({ aided: hero }: TerrinothState): number[] => (hero < 0 ? [] : [hero])

/** What so many successes would do to a target. */
function shareOf(scene: Scene, target: number, successes: number): Share {
  const { u, state } = scene
  const { enemy, faceDown, left } = enemyFacts(scene, target, 1)
  if (target < 0 || faceDown) return { enemy, successes, wounds: undefined, falls: false }
  const resilience = Math.max(0, resilienceOf(u, target) - pierceOf(u, state.active))
  const wounds = Math.max(0, successes - resilience)
  return { enemy, successes, wounds, falls: wounds >= left }
}

/** D8: with what it leaves for the last target, which nobody is asked about. */
function shareLabel(scene: Scene, { about }: Decision, successes: number): string {
  const last = lastTarget(scene, about.a)
  const rest = last === undefined ? undefined : shareOf(scene, last, about.b - successes)
  return speechOf(scene).labels.share(shareOf(scene, about.a, successes), rest)
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
