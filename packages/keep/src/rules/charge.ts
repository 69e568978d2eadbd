/** Step 8: all active heroes of a room move together towards the Vault (K6.12, K6.20). */
import { scenarioOf, type U } from '../content.ts'
import { lowestOf, nearer } from '../map/geometry.ts'
import { ARRIVED, CHARGED, classOf, EXHAUSTED, HEROES, NOWHERE, TRAP, tokensIn } from '../state.ts'
import { exhaustedIn, likenessOf, takeTraps, vitalityOfHero } from './heroes.ts'
import { procedure } from './procedure.ts'

export const charge = procedure('charge', ['from', 'to'], {
  whereTo: {
    ask(u, f, d) {
      d.askParty(u.state.active, false, 'charge-to', 'K6.12', f.from)
      for (let left = nearer(u.content, u.state, f.from); left !== 0; left &= left - 1) {
        d.option('charge-to', lowestOf(left))
      }
      return undefined
    },
    answer(u, f, choice) {
      f.to = choice.a
      moveAll(u, f.from, f.to)
      return 'traps'
    },
  },
  traps: {
    ask(u, f, d) {
      const s = u.state
      d.askParty(s.active, false, 'trap-first', 'K6.20', f.to)
      let needed = 0
      for (let hero = 0; hero < HEROES; hero++) {
        if (s.heroRoom[hero] !== f.to || s.heroIs[hero] !== CHARGED) continue
        d.alike('leads', likenessOf(s, hero), hero)
        needed += trapsFor(u, hero)
      }
      if (d.count === 0) return 'done'
      const traps = tokensIn(s, f.to, TRAP)
      return traps === 0 || traps >= needed ? 'eachInTurn' : undefined
    },
    answer(u, _f, choice) {
      comeIn(u, choice.a)
      return 'traps'
    },
  },
  /** Whoever goes first, the same heroes are left. */
  eachInTurn(u, f) {
    const s = u.state
    for (let hero = 0; hero < HEROES; hero++) {
      if (s.heroRoom[hero] === f.to && s.heroIs[hero] === CHARGED) comeIn(u, hero)
    }
    return 'done'
  },
})

function moveAll(u: U, from: number, to: number): void {
  const s = u.state
  const inspires = exhaustedIn(s, to)
  let heroes = 0
  for (let hero = 0; hero < HEROES; hero++) {
    if (s.heroRoom[hero] !== from || s.heroIs[hero] === EXHAUSTED) continue
    s.heroRoom[hero] = to
    s.heroIs[hero] = CHARGED
    s.heroInspires[hero] = inspires
    heroes++
    u.tell('step', classOf(hero), from, hero, 8)
  }
  u.tell('charged', from, to, heroes)
}

/** How many traps it takes to do away with a hero. */
function trapsFor(u: U, hero: number): number {
  const { trapDamage } = scenarioOf(u.content, u.state)
  return Math.ceil((vitalityOfHero(u, hero) - u.state.heroWounds[hero]) / trapDamage)
}

/** Step 3 */
function comeIn(u: U, hero: number): void {
  const s = u.state
  u.tell('step', classOf(hero), s.heroRoom[hero], hero, 3)
  takeTraps(u, hero)
  if (s.heroRoom[hero] !== NOWHERE) s.heroIs[hero] = ARRIVED
}
