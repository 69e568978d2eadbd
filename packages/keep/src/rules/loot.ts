/** Step 6: heroes loot a treasure, and what it does (K6.10, K7). */
import { LOST } from '@muster/engine'
import { EFFECTS, kindOf, type U } from '../content.ts'
import { BOX, classOf, EXHAUSTED, HEROES, handOf, type KeepState, treasureIn } from '../state.ts'
import { canSend, discard } from './cards.ts'
import { sendToCells } from './cells.ts'
import { activeIn, exhaust, exhaustedIn, HEALED, likenessOf, wakeIn } from './heroes.ts'
import { atMoment } from './moments.ts'
import { procedure } from './procedure.ts'
import { ruin } from './ruin.ts'

export const VAULT_LOOTED = 0
/** K5.3 */
export const PRIZE = 4

const mayLoot = (s: KeepState, hero: number, room: number): boolean =>
  s.heroRoom[hero] === room && s.heroIs[hero] !== EXHAUSTED

/** Active heroes of a room, not yet chosen, that come as late in the row as this one or later. */
function leftFrom(s: KeepState, room: number, chosen: number, likeness: number): number {
  let count = 0
  for (let hero = 0; hero < HEROES; hero++) {
    if ((chosen & (1 << hero)) !== 0 || !mayLoot(s, hero, room)) continue
    if (likenessOf(s, hero) >= likeness) count++
  }
  return count
}

/** `chosen`: the looters, as bits; `last`: the row of picks goes forward from there. */
export const loot = procedure('loot', ['room', 'left', 'chosen', 'last'], {
  begin(u, f) {
    f.left = u.state.value[f.room]
    return activeIn(u.state, f.room) === f.left ? 'all' : 'who'
  },
  all(u, f) {
    for (let hero = 0; hero < HEROES; hero++) {
      if (mayLoot(u.state, hero, f.room)) f.chosen |= 1 << hero
    }
    return 'turn'
  },
  who: {
    ask(u, f, d) {
      const s = u.state
      if (f.left === 0) return 'turn'
      d.askParty(s.active, false, 'looters', 'K6.10', f.room, f.left)
      d.continues = f.chosen !== 0
      for (let hero = 0; hero < HEROES; hero++) {
        if ((f.chosen & (1 << hero)) !== 0 || !mayLoot(s, hero, f.room)) continue
        const likeness = likenessOf(s, hero)
        if (likeness < f.last) continue
        if (leftFrom(s, f.room, f.chosen, likeness) < f.left) continue
        d.alike('exhaust', likeness, hero)
      }
      return undefined
    },
    answer(u, f, choice) {
      f.last = likenessOf(u.state, choice.a)
      f.chosen |= 1 << choice.a
      f.left--
      return 'who'
    },
  },
  turn(u, f) {
    const s = u.state
    const value = s.value[f.room]
    for (let hero = 0; hero < HEROES; hero++) {
      if ((f.chosen & (1 << hero)) === 0) continue
      exhaust(s, hero)
      u.tell('exhausted', classOf(hero), f.room, hero)
    }
    const card = u.draw(treasureIn(f.room))
    s.value[f.room] = 0
    // K7.2
    s.piles[BOX].push(card)
    u.tell('looted', f.room, value, card)
    if (value === PRIZE) {
      u.tell('lost', VAULT_LOOTED)
      return u.end(LOST)
    }
    u.call(treasure, card, f.room)
    return 'over'
  },
  over(u) {
    atMoment(u, 'looted')
    return 'done'
  },
})

export const treasure = procedure('treasure', ['card', 'room', 'asked'], {
  effect(u, f) {
    switch (EFFECTS[kindOf(u, f.card).effect]) {
      case 'spill':
        u.call(ruin, f.room, 1, -1)
        return 'done'
      case 'heal':
        wakeIn(u, f.room, exhaustedIn(u.state, f.room), HEALED)
        return 'done'
      case 'prisoner':
        // K4.11, K8.9
        if (canSend(u.state)) u.call(sendToCells)
        return 'done'
      case 'curse':
        return 'curse'
      default:
        return 'done'
    }
  },
  curse: {
    ask(u, f, d) {
      const s = u.state
      if (f.asked === s.players) return 'done'
      const seat = cursed(u, f.asked)
      const hand = s.piles[handOf(seat)]
      if (hand.length === 0) return 'next'
      d.ask(seat, 'curse', 'K7.4')
      for (const card of hand) d.alike('discard', u.content.kindOf[card], card)
      return undefined
    },
    answer(u, f, choice) {
      u.tell('cursed', cursed(u, f.asked))
      discard(u, cursed(u, f.asked), choice.a)
      return 'next'
    },
  },
  next(_u, f) {
    f.asked++
    return 'curse'
  },
})

const cursed = (u: U, asked: number): number => (u.state.active + asked) % u.state.players
