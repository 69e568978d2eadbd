/** What holds on every table at every decision: nothing is lost, doubled or out of step. */
import { FRAME } from '@muster/engine'
import { scenarioOf, type U } from '../content.ts'
import { keep } from '../game.ts'
import { layMap } from '../map/geometry.ts'
import {
  CHARGED,
  copyState,
  EXHAUSTED,
  HEROES,
  isInDungeon,
  type KeepState,
  MOST_VITALITY,
  monsterAt,
  monstersIn,
  NO_PORTAL,
  NOWHERE,
  PORTAL,
  ROOMS,
  TOKENS,
  tokensIn,
  treasureIn,
} from '../state.ts'

type Complain = (problem: string) => void

/** What is wrong with the table at a decision; nothing if all is well. */
export function problems(u: U): string[] {
  const found: string[] = []
  const complain = (problem: string) => found.push(problem)
  tokensProblem(u, complain)
  monstersProblem(u, complain)
  heroesProblem(u, complain)
  roomsProblem(u, complain)
  passingProblem(u, complain)
  return found
}

function tokensProblem({ content, state }: U, complain: Complain): void {
  const { tokens } = content.pack
  TOKENS.forEach((token, n) => {
    const inRooms = ROOMS.reduce((sum, _, room) => sum + tokensIn(state, room, n), 0)
    if (state.supply[n] < 0 || state.supply[n] + inRooms !== tokens[token]) {
      complain(`${token}: ${state.supply[n]} in the supply and ${inRooms} in rooms`)
    }
  })
  const portals = state.portal.filter((portal) => portal !== NO_PORTAL).length
  if (state.supply[PORTAL] < 0 || state.supply[PORTAL] + portals !== tokens.portal) {
    complain(`${state.supply[PORTAL]} portals in the supply and ${portals} in rooms`)
  }
}

function monstersProblem({ content, state }: U, complain: Complain): void {
  for (let seat = 0; seat < state.players; seat++) {
    const clan = state.clan[seat]
    const inRooms = ROOMS.reduce((sum, _, room) => sum + monstersIn(state, seat, room), 0)
    if (state.lair[seat] < 0 || state.lair[seat] + inRooms !== content.monsters[clan]) {
      complain(`seat ${seat}: ${state.lair[seat]} in the Lair and ${inRooms} in rooms`)
    }
    for (let room = 0; room < ROOMS.length; room++) {
      for (let wounds = 0; wounds < MOST_VITALITY; wounds++) {
        const here = state.monsters[monsterAt(seat, room, wounds)]
        if (here < 0) complain(`seat ${seat}: fewer than no monsters in ${ROOMS[room]}`)
        if (here > 0 && wounds >= content.vitality[clan]) complain(`seat ${seat}: too many wounds`)
      }
    }
  }
  ROOMS.forEach((name, room) => {
    let guards = 0
    for (let seat = 0; seat < state.players; seat++) guards += monstersIn(state, seat, room)
    if (guards !== state.guards[room]) complain(`${name}: ${guards} monsters, not guards`)
    if (guards > 0 && !isInDungeon(state, room)) complain(`monsters in ${name}, which is not there`)
  })
}

function heroesProblem(u: U, complain: Complain): void {
  const { content, state } = u
  const { heroVitality } = scenarioOf(content, state)
  for (let hero = 0; hero < HEROES; hero++) {
    const room = state.heroRoom[hero]
    const is = state.heroIs[hero]
    const wounds = state.heroWounds[hero]
    if (room === NOWHERE) {
      const isClean = is === EXHAUSTED && wounds === 0 && state.heroInspires[hero] === 0
      if (!isClean) complain(`hero ${hero} in the supply has something left to do`)
      continue
    }
    if (!isInDungeon(state, room)) complain(`hero ${hero} in ${ROOMS[room]}, which is not there`)
    if (is < EXHAUSTED || is > CHARGED) complain(`hero ${hero} is ${is}`)
    if (is === CHARGED && u.decision.prompt !== 'trap-first') complain(`hero ${hero} still charges`)
    if (wounds >= heroVitality[Math.trunc(hero / 6)]) complain(`hero ${hero} should be gone`)
  }
}

function roomsProblem({ content, state }: U, complain: Complain): void {
  ROOMS.forEach((name, room) => {
    const treasures = state.piles[treasureIn(room)].length
    if (treasures !== (state.value[room] > 0 ? 1 : 0)) complain(`${name}: ${treasures} treasures`)
  })
  const again = copyState(state)
  layMap(content, again)
  const isLaid = (['passages', 'borders', 'distance'] as const).every((row) =>
    sameRow(again[row], state[row]),
  )
  if (!isLaid) complain('the passages are not those of the map')
}

const sameRow = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((n, i) => n === b[i])

/** What is kept only while a rule runs. */
function passingProblem(u: U, complain: Complain): void {
  const { state, decision } = u
  if (state.here !== NOWHERE && decision.prompt !== 'combo') {
    complain(`a Combo's room is left over at ${decision.prompt}`)
  }
  if (state.damage !== 0 && !isRunning(state, 'defence')) {
    complain(`damage is left over at ${decision.prompt}`)
  }
}

function isRunning({ stack }: KeepState, name: string): boolean {
  for (let base = 0; base < stack.length; base += FRAME) {
    if (keep.procedures[stack[base]].name === name) return true
  }
  return false
}
