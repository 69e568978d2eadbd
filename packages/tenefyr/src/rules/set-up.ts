/** Set-up, T1. The state already knows players, heroes and options; the table is laid here. */
import type { U } from '../content.ts'
import {
  BOSS_DECK,
  BOSSES,
  BOX,
  DUNGEON_LEVELS,
  deckOf,
  dungeonPile,
  HEROES,
  isQuick,
  NOBODY,
  REWARDS_OUT,
  reserveOf,
  rewardsOf,
} from '../state.ts'
import { flipTop } from './dungeon.ts'

const CARDS_A_DUNGEON = 4

export function setUp(u: U): void {
  removeCardsOfAbsentHeroes(u)
  shuffleDecks(u)
  layDungeons(u)
  if (isQuick(u.state)) layLevelFiveAsBoss(u)
  else layBoss(u)
  // T1.10
  if (u.state.token === NOBODY) u.state.token = u.roll(0, u.state.players)
  u.tell('token', u.state.token)
}

/** T1.12 */
function removeCardsOfAbsentHeroes(u: U): void {
  const { content, state } = u
  if (state.withoutAbsent === 0) return
  let absent = 0
  for (let hero = 0; hero < HEROES.length; hero++) {
    if (state.heroSeat[hero] === NOBODY) absent |= 1 << hero
  }
  for (let level = 1; level <= DUNGEON_LEVELS; level++) {
    const row = state.piles[reserveOf(level)]
    const gone = row.filter(
      (card) => (content.kinds[content.kindOf[card]].namesHeroes & absent) !== 0,
    )
    for (const card of gone) {
      row.splice(row.indexOf(card), 1)
      state.piles[BOX].push(card)
    }
  }
}

function shuffleDecks(u: U): void {
  for (let seat = 0; seat < u.state.players; seat++) u.shuffle(deckOf(seat))
}

/** T1.5, T1.6, T1.7, T10.1 */
function layDungeons(u: U): void {
  const quick = isQuick(u.state)
  for (let level = 1; level <= DUNGEON_LEVELS; level++) {
    u.shuffle(reserveOf(level))
    u.shuffle(rewardsOf(level))
    if (quick && level === DUNGEON_LEVELS) continue
    for (let side = 0; side < (quick ? 1 : 2); side++) {
      const dungeon = (level - 1) * 2 + side
      u.state.dungeonLevel[dungeon] = level
      dealFour(u, level, dungeon)
      const reward = u.draw(rewardsOf(level))
      u.state.piles[REWARDS_OUT].push(reward)
      u.state.dungeonReward[dungeon] = reward
    }
  }
}

function dealFour(u: U, level: number, dungeon: number): void {
  const { piles } = u.state
  const reserve = piles[reserveOf(level)]
  const row = piles[dungeonPile(dungeon)]
  for (const place of reserve.splice(reserve.length - CARDS_A_DUNGEON)) row.push(place)
  flipTop(u, dungeon)
}

/** T1.8 */
function layBoss(u: U): void {
  const { content, state } = u
  if (state.boss === NOBODY) state.boss = u.roll(0, BOSSES.length)
  const box = state.piles[BOX]
  for (const card of content.cardsOfBoss[state.boss]) {
    box.splice(box.indexOf(card), 1)
    state.piles[dungeonPile(BOSS_DECK)].push(card)
  }
  u.shuffle(dungeonPile(BOSS_DECK))
  flipTop(u, BOSS_DECK)
}

/** T10.2 */
function layLevelFiveAsBoss(u: U): void {
  u.state.dungeonLevel[BOSS_DECK] = DUNGEON_LEVELS
  dealFour(u, DUNGEON_LEVELS, BOSS_DECK)
}
