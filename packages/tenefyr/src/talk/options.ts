/** What each option is called: enough to choose by, and once it is chosen only which one it was. */
import { capital, type Decision, FRAME, type Option, signed } from '@muster/engine'
import { BOSS_DECK, topOf } from '../state.ts'
import { innerText, momentText, nodeText, rewardText } from './effects.ts'
import {
  dungeonFacts,
  dungeonName,
  enemy,
  enemyLabel,
  handFacts,
  held,
  lootTitle,
  newHandFacts,
  player,
  playerFacts,
  powerInHand,
  type Scene,
  track,
} from './scene.ts'
import type { Labels } from './talk.ts'

/** `alike`: said of a card that stands for several. */
type Say = (scene: Scene, option: Readonly<Option>, decision: Decision, alike: string) => string

const says: { readonly [V in keyof Labels]: Say } = {
  enter: (s, o) => s.talk.labels.enter(dungeonFacts(s, o.a)),
  'fight-boss': (s) => s.talk.labels['fight-boss'](topLabel(s, BOSS_DECK)),
  keep: (s, _o, d) => s.talk.labels.keep(handFacts(s, d.by)),
  'new-hand': (s, _o, d) => s.talk.labels['new-hand'](newHandFacts(s, d.by)),
  play: (s, o, _d, alike) =>
    s.talk.labels.play({ ...held(s, o.a), power: powerInHand(s, o.a), alike }),
  'go-on': (s, _o, d) => s.talk.labels['go-on'](topLabel(s, d.about.a)),
  leave: (s) => s.talk.labels.leave(track(s.state, 1)),
  reward: (s, o) => {
    const effect = rewardText(s.content, s.state, o.b, o.a, s.language)
    return s.talk.labels.reward(capital(effect))
  },
  to: (s, o) => s.talk.labels.to(playerFacts(s, o.a)),
  do: (s, _o, d) => s.talk.labels.do(inner(s, d, 0)),
  decline: (s) => s.talk.labels.decline(),
  pay: (s, _o, d) =>
    s.talk.labels.pay(capital(nodeText(s.content, s.state, d.about.b, s.language))),
  choose: (s, o, d) => s.talk.labels.choose(inner(s, d, o.a - 1)),
  first: (s, o) => s.talk.labels.first(triggered(s, o)),
  draw: (s, o) => s.talk.labels.draw(o.a),
  discard: (s, o, _d, alike) => s.talk.labels.discard({ ...held(s, o.a), alike }),
  remove: (s, o, _d, alike) => s.talk.labels.remove({ ...held(s, o.a), alike }),
  recover: (s, o, _d, alike) => s.talk.labels.recover({ ...held(s, o.a), alike }),
  take: (s, o, _d, alike) => s.talk.labels.take({ ...held(s, o.a), alike }),
  trade: (s, o, _d, alike) => s.talk.labels.trade({ ...held(s, o.a), alike }),
  give: (s, o, _d, alike) => s.talk.labels.give({ ...held(s, o.a), alike }),
  double: (s, o, _d, alike) =>
    s.talk.labels.double(lootTitle(s.content, o.a, s.language), o.b) + alike,
  'double-first': (s, o) => s.talk.labels['double-first'](o.a),
  'change-first': (s, o, d) => s.talk.labels['change-first'](signed(d.about.b), o.a),
  'double-total': (s, o) => s.talk.labels['double-total'](player(s, o.a), o.b),
  next: (s, o, _d, alike) => s.talk.labels.next(enemyLabel(s, o.a)) + alike,
  'leave-there': (s, o) => s.talk.labels['leave-there'](enemy(s, o.a)),
  bury: (s, o) => s.talk.labels.bury(enemy(s, o.a)),
  'move-to': (s, o) => s.talk.labels['move-to'](dungeonFacts(s, o.a)),
  'make-dungeon': (s) => s.talk.labels['make-dungeon'](),
  'look-into': (s, o) => s.talk.labels['look-into'](dungeonFacts(s, o.a)),
  'hand-to': (s, o) => s.talk.labels['hand-to'](player(s, o.b)),
  refuse: (s) => s.talk.labels.refuse(),
  enough: (s, _o, d) => s.talk.labels.enough(d.continues ? '' : d.at(0).verb),
}

/** The others are short enough as they are. */
const chosen: { readonly [V in keyof Labels]?: Say } = {
  enter: (s, o) => s.talk.chosen.enter(dungeonFacts(s, o.a)),
  'fight-boss': (s) => s.talk.chosen['fight-boss'],
  keep: (s) => s.talk.chosen.keep,
  'new-hand': (s) => s.talk.chosen['new-hand'],
  play: (s, o) => lootTitle(s.content, o.a, s.language),
  'go-on': (s) => s.talk.chosen['go-on'],
  leave: (s) => s.talk.chosen.leave,
  to: (s, o) => player(s, o.a).The,
  take: (s, o) => s.talk.labels.take({ ...held(s, o.a), text: '' }),
  'move-to': (s, o) => dungeonName(s, o.a).label,
  'look-into': (s, o) => dungeonName(s, o.a).label,
  'hand-to': (s, o) =>
    s.talk.chosen['hand-to'](lootTitle(s.content, o.a, s.language), player(s, o.b)),
  refuse: (s, o) => s.talk.chosen.refuse(lootTitle(s.content, o.a, s.language)),
}

/** The enemy on top of a dungeon where it is known, else nothing. */
function topLabel(scene: Scene, dungeon: number): string {
  const top = topOf(scene.state, dungeon)
  return top === undefined || top < 0 ? '' : enemyLabel(scene, top)
}

function inner({ content, state, language }: Scene, { about }: Decision, list: number): string {
  return capital(innerText(content, state, about.b, list, language))
}

/** The effect that an option puts first: its trigger lies in the agenda of the moment that asks. */
function triggered(
  { content, state, language }: Scene,
  { a: card, b: number }: Readonly<Option>,
): string {
  const from = state.stack[state.stack.length - FRAME + 3]
  const list = state.agenda[from + (number - 1) * 3 + 1]
  return momentText(content, state, card, list, language)
}

function isVerb(verb: string): verb is keyof Labels {
  return Object.hasOwn(says, verb)
}

export function labelOf(scene: Scene, decision: Decision, index: number): string {
  const option = decision.at(index)
  const count = decision.alikeCount(index)
  const alike = count > 1 ? scene.talk.oneOf(count) : ''
  const { verb } = option
  return scene.grammar.finish(isVerb(verb) ? says[verb](scene, option, decision, alike) : verb)
}

export function chosenOf(scene: Scene, decision: Decision, index: number): string {
  const option = decision.at(index)
  const say = isVerb(option.verb) ? chosen[option.verb] : undefined
  if (say === undefined) return labelOf(scene, decision, index)
  return scene.grammar.finish(say(scene, option, decision, ''))
}
