/** What happened, one sentence an event. */
import { capital, signed, type Telling } from '@muster/engine'
import { BLESSINGS } from '../rules/power.ts'
import { isSolo } from '../state.ts'
import { leavesAsLoot, rewardText } from './effects.ts'
import { boss, cardTitle, enemy, lootTitle, place, player, type Scene } from './scene.ts'
import type { Sentences } from './talk.ts'

type Say = (scene: Scene, event: Telling) => string | undefined

const loot = ({ content, language }: Scene, card: number): string =>
  lootTitle(content, card, language)
const titled = ({ content, language }: Scene, card: number): string =>
  cardTitle(content, card, language)
const held = (s: Scene, card: number): string =>
  `${loot(s, card)} (${s.content.powerOf[s.content.kindOf[card]]})`

const says: { readonly [E in keyof Sentences]: Say } = {
  'only-option': (s, e) => s.talk.sentences['only-option'](player(s, e.a)),
  drew: (s, e) => s.talk.sentences.drew(player(s, e.a), loot(s, e.b)),
  discarded: (s, e) => s.talk.sentences.discarded(player(s, e.a), loot(s, e.b)),
  'threw-away': (s, e) => s.talk.sentences['threw-away'](player(s, e.a)),
  played: (s, e) => s.talk.sentences.played(player(s, e.a), held(s, e.b)),
  turn: (s, e) => s.talk.sentences.turn(player(s, e.a)),
  exhausted: (s, e) => s.talk.sentences.exhausted(player(s, e.a)),
  fights: (s, e) => s.talk.sentences.fights(enemy(s, e.a), e.c),
  checked: (s, e) => s.talk.sentences.checked(e.a, e.b),
  defeated: (s, e) => s.talk.sentences.defeated(enemy(s, e.a), player(s, e.b)),
  looted: (s, e) => s.talk.sentences.looted(player(s, e.a), held(s, e.b)),
  'lost-combat': (s, e) => s.talk.sentences['lost-combat'](enemy(s, e.a)),
  // T9.5: alone, it always comes back.
  token: (s, e) => (isSolo(s.state) ? undefined : s.talk.sentences.token(player(s, e.a))),
  entered: (s, e) => s.talk.sentences.entered(place(s, e.a)),
  flipped: (s, e) => s.talk.sentences.flipped(enemy(s, e.a), place(s, e.b)),
  cleared: (s, e) => s.talk.sentences.cleared(place(s, e.a)),
  left: (s, e) => s.talk.sentences.left(place(s, e.a), e.b > 1),
  'boss-moved': (s, e) => s.talk.sentences['boss-moved']({ at: e.a, skull: e.b }),
  shuffled: (s, e) => s.talk.sentences.shuffled(player(s, e.a)),
  reward: (s, e) => s.talk.sentences.reward(titled(s, e.a)),
  'chose-reward': (s, e) =>
    s.talk.sentences['chose-reward'](
      player(s, e.a),
      capital(rewardText(s.content, s.state, e.b, e.c, s.language)),
    ),
  removed: (s, e) => s.talk.sentences.removed(player(s, e.a), loot(s, e.b)),
  recovered: (s, e) => s.talk.sentences.recovered(player(s, e.a), loot(s, e.b)),
  looked: (s, e) => s.talk.sentences.looked(player(s, e.a), loot(s, e.b)),
  'looked-below': (s, e) => s.talk.sentences['looked-below'](titled(s, e.a)),
  'looked-into': (s, e) => s.talk.sentences['looked-into'](titled(s, e.a), place(s, e.b)),
  found: (s, e) => s.talk.sentences.found(player(s, e.a), loot(s, e.b)),
  gave: (s, e) => s.talk.sentences.gave(player(s, e.a), loot(s, e.b), player(s, e.c)),
  'gained-power': (s, e) => s.talk.sentences['gained-power'](player(s, e.a), e.b),
  'enemy-changed': (s, e) => s.talk.sentences['enemy-changed'](signed(e.a), e.b),
  doubled: (s, e) => s.talk.sentences.doubled(player(s, e.a), loot(s, e.b), e.c),
  'doubled-total': (s, e) => s.talk.sentences['doubled-total'](player(s, e.a), e.b),
  buried: (s, e) => s.talk.sentences.buried(enemy(s, e.a)),
  wandered: (s, e) => s.talk.sentences.wandered(enemy(s, e.a), place(s, e.b)),
  took: (s, e) => s.talk.sentences.took(player(s, e.a), held(s, e.b)),
  'turned-up': (s, e) => s.talk.sentences['turned-up'](held(s, e.a)),
  refused: (s, e) => s.talk.sentences.refused(loot(s, e.a)),
  'left-game': (s, e) =>
    s.talk.sentences['left-game'](leavesAsLoot(s.content, e.a) ? loot(s, e.a) : titled(s, e.a)),
  blessed: (s, e) => s.talk.sentences.blessed(BLESSINGS[e.a], e.b, e.c > 0),
  'boss-attacks': (s) => s.talk.sentences['boss-attacks'](boss(s.state, s.language)),
  lost: (s) => s.talk.sentences.lost(),
  won: (s) => s.talk.sentences.won(),
}

function isTold(name: string): name is keyof Sentences {
  return Object.hasOwn(says, name)
}

export function sentenceOf(scene: Scene, event: Telling): string | undefined {
  const text = isTold(event.name) ? says[event.name](scene, event) : undefined
  return text === undefined ? undefined : scene.grammar.finish(text)
}
