/** What each option is called: enough to choose by, and once it is chosen only which one it was. */
import { type Decision, type Option, PARTY, type Seat, spoken } from '@muster/engine'
import { GUILD_HERO } from '../content.ts'
import { cardsIn, deedOf } from '../forecast.ts'
import { bitsOf, layMap, turned } from '../map/geometry.ts'
import { cardsToCome } from '../rules/cards.ts'
import { heroesIn } from '../rules/heroes.ts'
import {
  CELLS,
  copyState,
  GUILD,
  handOf,
  type KeepState,
  MAGE,
  ROOMS,
  roomOfMonster,
} from '../state.ts'
import { actionText, innerText, nodeText } from './effects.ts'
import type { Place } from './said.ts'
import {
  cardFacts,
  cardTitle,
  clanNoun,
  heroFacts,
  monsterFacts,
  place,
  roomFacts,
  type Scene,
  thing,
} from './scene.ts'
import { speechOf } from './speech.ts'
import type { Beside, GambleFacts, Labels, Outcome, Side } from './talk.ts'

/** `count`: for how many alike things it stands; `alike` says so. */
type Say = (
  scene: Scene,
  option: Readonly<Option>,
  decision: Decision,
  count: number,
  alike: string,
) => string

const says: { readonly [V in keyof Labels]: Say } = {
  play: (s, o, _d, _n, alike) => speechOf(s).labels.play(cardFacts(s, o.a, alike)),
  renew: (s) => speechOf(s).labels.renew(),
  cells: (s) => speechOf(s).labels.cells(gamble(s)),
  'end-turn': (s, _o, d) =>
    speechOf(s).labels['end-turn'](s.state.piles[handOf(d.by)].length, coming(s)),
  'end-with-cells': (s) => speechOf(s).labels['end-with-cells'](coming(s)),
  'go-on': (s) => speechOf(s).labels['go-on'](),
  use: (s, o, _d, _n, alike) => speechOf(s).labels.use(chip(s, o), alike),
  'use-left': (s, o, _d, _n, alike) => speechOf(s).labels['use-left'](chip(s, o), alike),
  'use-right': (s, o, _d, _n, alike) => speechOf(s).labels['use-right'](chip(s, o), alike),
  finish: (s) => speechOf(s).labels.finish(),
  with: (s, o) => speechOf(s).labels.with(monsterFacts(s, o.a)),
  to: (s, o, d) => speechOf(s).labels.to(roomFacts(s, o.a, chooser(d)), left(s, d.about.a)),
  carry: (s, o) => speechOf(s).labels.carry(thing(s, o.a)),
  'empty-handed': (s) => speechOf(s).labels['empty-handed'](),
  go: (s, o, d) => speechOf(s).labels.go(monsterFacts(s, o.a), roomFacts(s, o.b, chooser(d))),
  hit: (s, o, _d, count) => speechOf(s).labels.hit(heroFacts(s, o.a, count)),
  in: (s, o, d) => speechOf(s).labels.in(roomFacts(s, o.a, chooser(d))),
  'pay-in': (s, o) => speechOf(s).labels['pay-in'](place(s, o.a)),
  'use-room': (s, o) => speechOf(s).labels['use-room'](place(s, o.a), s.talk.uses[ROOMS[o.a]]),
  complete: (s, o) => speechOf(s).labels.complete(place(s, o.a)),
  ability: (s, _o, d) => speechOf(s).labels.ability(ability(s, d.by)),
  errand: (s, o) => speechOf(s).labels.errand(place(s, o.a), errand(s, o.b)),
  take: (s, o, _d, _n, alike) => speechOf(s).labels.take(cardFacts(s, o.a, alike, true)),
  bury: (s, o, _d, _n, alike) => speechOf(s).labels.bury(cardFacts(s, o.a, alike, true)),
  discard: (s, o, _d, _n, alike) => speechOf(s).labels.discard(cardFacts(s, o.a, alike)),
  plan: (s, o) => {
    const room = planned(s, o.a)
    return speechOf(s).labels.plan(place(s, room), s.talk.uses[ROOMS[room]])
  },
  coins: (s, o) => speechOf(s).labels.coins(o.a),
  at: (s, o) => speechOf(s).labels.at(besides(s, o.a)),
  turned: (s, o, d) => turnedLabel(s, planned(s, d.about.a), d.about.b, o.a),
  clan: (s, o) => speechOf(s).labels.clan(spoken(s.grammar, [clanNoun(s, o.a)])),
  enough: (s) => speechOf(s).labels.enough(),
  resolve: (s, o, _d, count) =>
    speechOf(s).labels.resolve(heroFacts(s, o.a, count), outcome(s, o.a)),
  leads: (s, o, _d, count) => speechOf(s).labels.leads(heroFacts(s, o.a, count)),
  exhaust: (s, o, _d, count) => speechOf(s).labels.exhaust(heroFacts(s, o.a, count)),
  hurt: (s, o) => speechOf(s).labels.hurt(monsterFacts(s, o.a), Math.max(1, s.state.damage)),
  lose: (s, o) => speechOf(s).labels.lose(thing(s, o.a)),
  'summon-in': (s, o) => speechOf(s).labels['summon-in'](roomFacts(s, o.a, PARTY)),
  'charge-to': (s, o) => speechOf(s).labels['charge-to'](roomFacts(s, o.a, PARTY)),
  defend: (s, o, _d, _n, alike) => speechOf(s).labels.defend(cardFacts(s, o.a, alike)),
  pass: (s) => speechOf(s).labels.pass(),
  do: (s, _o, d) => speechOf(s).labels.do(inner(s, d, 0)),
  decline: (s) => speechOf(s).labels.decline(),
  pay: (s, _o, d) => speechOf(s).labels.pay(nodeText(s.content, s.state, d.about.b, s.language)),
  choose: (s, o, d) => speechOf(s).labels.choose(inner(s, d, o.a - 1)),
}

/** The others are short enough as they are. */
const chosen: { readonly [V in keyof Labels]?: Say } = {
  play: (s, o) => cardTitle(s, o.a),
  to: (s, o) => place(s, o.a).The,
  in: (s, o) => place(s, o.a).The,
  go: (s, o) => place(s, o.b).The,
  'summon-in': (s, o) => place(s, o.a).The,
  'charge-to': (s, o) => place(s, o.a).The,
  take: (s, o) => cardTitle(s, o.a),
  plan: (s, o) => place(s, planned(s, o.a)).The,
  defend: (s, o) => speechOf(s).labels.defend({ ...cardFacts(s, o.a, ''), text: '' }),
}

const chooser = ({ by, arbiter }: Decision): Seat => (by === PARTY ? arbiter : by)
const chip = ({ content, language }: Scene, { b }: Readonly<Option>): string =>
  actionText(content, b, language)
const coming = ({ content, state }: Scene): number => cardsToCome(content, state)
const planned = ({ content }: Scene, plan: number): number => content.kinds[content.kindOf[plan]].of
const ability = ({ content, state, language }: Scene, seat: Seat): string =>
  actionText(content, content.ability[state.clan[seat]], language)

const errand = ({ content, state, language }: Scene, number: number): string =>
  content.pack.scenarios[state.scenario].errands[number].title[language].text

function gamble({ content, state }: Scene): GambleFacts {
  const deck = cardsIn(state, GUILD)
  const mages = deck.filter((card) => {
    const { type, of } = content.kinds[content.kindOf[card]]
    return type === GUILD_HERO && of === MAGE
  })
  return { mages: mages.length, left: deck.length, jailed: heroesIn(state, CELLS) }
}

/** The room with a treasure that is left without a monster when this one goes. */
function left(scene: Scene, monster: number): Place | undefined {
  const room = roomOfMonster(monster)
  const { guards, value } = scene.state
  return guards[room] === 1 && value[room] > 0 ? place(scene, room) : undefined
}

function outcome(scene: Scene, hero: number): Outcome {
  const deed = deedOf(scene.content, scene.state, hero)
  if (deed.does !== 'charges') return deed
  const to: Place[] = []
  bitsOf(deed.to, (room) => to.push(place(scene, room)))
  return { does: 'charges', to }
}

const inner = ({ content, state, language }: Scene, { about }: Decision, list: number): string =>
  innerText(content, state, about.b, list, language)

// Building

const SIDES: readonly Side[] = ['N', 'E', 'S', 'W']
const STEPS = [-16, 1, 16, -1]

/** The rooms beside a cell, and on which side of them it lies. */
function besides(scene: Scene, cell: number): Beside[] {
  const { state } = scene
  return SIDES.flatMap((side, n) => {
    const room = state.cell.indexOf(cell - STEPS[n])
    return room < 0 ? [] : [{ room: place(scene, room), side }]
  })
}

function turnedLabel(scene: Scene, room: number, cell: number, turn: number): string {
  const { content, state } = scene
  const then: KeepState = copyState(state)
  then.cell[room] = cell
  then.turn[room] = turn
  layMap(content, then)
  const joined: Place[] = []
  bitsOf(then.passages[room], (other) => joined.push(place(scene, other)))
  const openings = turned(content.openings[room], turn)
  const open = SIDES.filter(
    (_, n) => (openings & (1 << n)) !== 0 && !state.cell.includes(cell + STEPS[n]),
  )
  return speechOf(scene).labels.turned(joined, open, turn)
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
