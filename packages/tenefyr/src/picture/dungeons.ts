/** The dungeons, two a level side by side: whole, or as a strip while a combat is drawn. */
import { cut, ends, heading, padded, WIDTH } from '@muster/engine'
import { LOOT } from '../content.ts'
import {
  BOSS_DECK,
  DUNGEON_LEVELS,
  dungeonPile,
  enemiesLeft,
  isQuick,
  NOBODY,
  reserveOf,
  SET_UP_DUNGEONS,
  topOf,
} from '../state.ts'
import { enemySigns, playSigns } from '../talk/effects.ts'
import { cardTitle, dungeonName, enemyLabel, lootTitle, type Scene } from '../talk/scene.ts'

const BETWEEN = ' │ '
const CELL = (WIDTH - BETWEEN.length) >> 1
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V']

/** Cards left, from the top: face up, seen but face down, hidden. */
export function cardsLeft({ state }: Scene, dungeon: number): string {
  const row = state.piles[dungeonPile(dungeon)]
  let signs = ''
  for (let i = row.length - 1; i >= 0; i--) {
    const isUp = row.length - 1 - i < state.faceUp[dungeon]
    signs += isUp ? '●' : row[i] >= 0 ? '◐' : '○'
  }
  return signs
}

/** The next enemies as far as they are known. */
export function knownBelow(scene: Scene, dungeon: number): string {
  const row = scene.state.piles[dungeonPile(dungeon)]
  const known: string[] = []
  for (let i = row.length - 2; i >= 0 && row[i] >= 0; i--) known.push(enemyLabel(scene, row[i]))
  return known.map((enemy) => ` › ${enemy}`).join('')
}

function enemyLine(scene: Scene, dungeon: number): string {
  const { state, talk } = scene
  const here = dungeon === state.here ? '▶ ' : ''
  const top = topOf(state, dungeon)
  const shown = top < 0 ? talk.captions.hidden : enemyLabel(scene, top)
  return `${here}${shown}${knownBelow(scene, dungeon)}`
}

/** The loot that the top enemy leaves, with its power and what it does. */
export function lootLine({ content, state, language }: Scene, dungeon: number): string {
  const top = topOf(state, dungeon)
  if (top === undefined || top < 0 || content.typeOf[content.kindOf[top]] !== LOOT) return ''
  const power = content.powerOf[content.kindOf[top]]
  const signs = playSigns(content, state, top, language)
  return `◆ ${lootTitle(content, top, language)} ${power}${signs === '' ? '' : `  ${signs}`}`
}

export function rewardLine({ content, state, language }: Scene, dungeon: number): string {
  const reward = state.dungeonReward[dungeon]
  return reward === NOBODY ? '' : `❖ ${cardTitle(content, reward, language)}`
}

/** Three lines: enemy and cards left; its rule and the reward; its loot. */
function cell(scene: Scene, dungeon: number, label: string): string[] {
  const { content, state, language, talk } = scene
  if (enemiesLeft(state, dungeon) === 0) return [`⚑ ${talk.captions.cleared}`, '', '']
  const top = topOf(state, dungeon)
  const rule = top < 0 ? '' : enemySigns(content, state, top, language)
  const reward = cut(rewardLine(scene, dungeon), 26)
  return [
    ends(label + enemyLine(scene, dungeon), cardsLeft(scene, dungeon), CELL),
    ends(`  ${rule}`, reward, CELL),
    `  ${lootLine(scene, dungeon)}`,
  ]
}

function sideBySide(cells: readonly (readonly string[])[]): string[] {
  if (cells.length === 1) return cells[0].map((line) => padded(line, CELL))
  return cells[0].map((line, i) => `${padded(line, CELL)}${BETWEEN}${padded(cells[1][i], CELL)}`)
}

/** The dungeons of a level's set-up; the level 5 dungeon of Quick mode is the Boss deck. */
function dungeonsOf({ state }: Scene, level: number): number[] {
  const left = (level - 1) * 2
  if (state.dungeonLevel[left] === 0) return []
  return isQuick(state) ? [left] : [left, left + 1]
}

function newDungeons({ state }: Scene): number[] {
  const found: number[] = []
  for (let dungeon = SET_UP_DUNGEONS; dungeon < BOSS_DECK; dungeon++) {
    if (enemiesLeft(state, dungeon) > 0) found.push(dungeon)
  }
  return found
}

export function dungeonLines(scene: Scene): string[] {
  const lines: string[] = []
  for (let level = 1; level <= DUNGEON_LEVELS; level++) {
    const dungeons = dungeonsOf(scene, level)
    if (dungeons.length === 0) continue
    lines.push(heading(scene.talk.captions.level(level)))
    lines.push(...sideBySide(dungeons.map((dungeon) => cell(scene, dungeon, ''))))
  }
  const made = newDungeons(scene)
  if (made.length > 0) lines.push(heading(scene.talk.captions.newDungeons))
  for (let i = 0; i < made.length; i += 2) {
    const pair = made.slice(i, i + 2)
    lines.push(...sideBySide(pair.map((dungeon) => cell(scene, dungeon, levelOf(scene, dungeon)))))
  }
  return [...lines, heading(scene.talk.captions.players)]
}

const levelOf = ({ state }: Scene, dungeon: number): string =>
  `${ROMAN[state.dungeonLevel[dungeon]]} `

/** One line a level. */
export function stripLines(scene: Scene): string[] {
  const lines: string[] = []
  const brief = (dungeon: number): string =>
    enemiesLeft(scene.state, dungeon) === 0
      ? '⚑'
      : `${cut(enemyLine(scene, dungeon), 30)} ${cardsLeft(scene, dungeon)}`
  for (let level = 1; level <= DUNGEON_LEVELS; level++) {
    const dungeons = dungeonsOf(scene, level)
    if (dungeons.length === 0) continue
    const cells = dungeons.map((dungeon) => padded(brief(dungeon), 40))
    lines.push(`${padded(scene.talk.captions.level(level), 10)}${cells.join('│ ')}`)
  }
  for (const dungeon of newDungeons(scene)) {
    lines.push(`${padded(dungeonName(scene, dungeon).label, 30)}  ${brief(dungeon)}`)
  }
  return lines
}

export function reserveLine({ state, talk }: Scene): string {
  const counts: string[] = []
  for (let level = 1; level <= DUNGEON_LEVELS; level++) {
    counts.push(`${ROMAN[level]} ${state.piles[reserveOf(level)].length}`)
  }
  return `${padded(talk.captions.reserve, 18)}${counts.join(' · ')}`
}
