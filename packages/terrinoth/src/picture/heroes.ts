/** The heroes side by side: health, tokens, enemies, cards and items. */
import { type Card, cut, padded, WIDTH, widthOf, wrap } from '@muster/engine'
import { MOST_ENGAGED } from '../state.ts'
import { cardTitle, heroSaid, type Scene } from '../talk/scene.ts'
import type { CardView, EnemyView, HeroView, TerrinothView } from '../view/view.ts'
import { captionsOf } from './captions.ts'

const GAP = 1
const ACTION_SIGNS = { attack: '⚔', explore: '◎', rest: '☾', aid: '✚' } as const

export function heroLines(scene: Scene, { heroes }: TerrinothView): string[] {
  const width = Math.min(32, Math.trunc(WIDTH / Math.max(1, heroes.length)) - GAP)
  const columns = heroes.map((hero) => columnOf(scene, hero, width))
  const height = Math.max(0, ...columns.map((column) => column.length))
  return Array.from({ length: height }, (_, n) =>
    columns.map((column) => padded(column[n] ?? '', width)).join(' '.repeat(GAP)),
  )
}

function columnOf(scene: Scene, hero: HeroView, width: number): string[] {
  const captions = captionsOf(scene)
  const name = heroSaid(scene, hero.hero).title
  const head = `${hero.active ? '▶' : ' '}${hero.leader ? '⚑' : ' '}`
  if (hero.fallen) return [cut(`${head}${name}`, width), `  ${captions.fallen}`]
  const numbers = [`♥${hero.left}/${hero.health}`, hero.tokens > 0 ? `✦${hero.tokens}` : '']
  const conditions = hero.conditions.map((condition) => scene.talk.conditions[condition])
  return [
    cut(`${head}${name}`, width),
    cut(`  ${[...numbers, ...conditions].filter((text) => text !== '').join(' ')}`, width),
    ...Array.from({ length: MOST_ENGAGED }, (_, n) => engagedText(scene, hero.engaged[n], width)),
    ...hero.cards.map((card) => cardText(scene, card, width)),
    ...itemLines(scene, hero.items, width),
  ]
}

/** The numbers are never cut. */
function engagedText(scene: Scene, enemy: EnemyView | undefined, width: number): string {
  if (enemy?.card === undefined) return '  ·'
  const { attack, resilience, left, ready } = enemy
  const signs = ` ⚔${attack} ◈${resilience} ♥${left}${ready ? '' : ' z'}`
  return `  ${cut(cardTitle(scene, enemy.card), width - 2 - widthOf(signs))}${signs}`
}

function cardText(scene: Scene, { card, action, dice, ready }: CardView, width: number): string {
  const sign = `${ACTION_SIGNS[action]}${dice} `
  const end = ready ? '' : ` (${captionsOf(scene).spent})`
  return `${sign}${cut(cardTitle(scene, card), width - widthOf(sign) - widthOf(end))}${end}`
}

function itemLines(scene: Scene, items: readonly Card[], width: number): string[] {
  if (items.length === 0) return []
  const list = items.map((card) => cardTitle(scene, card)).join(', ')
  return wrap(`${captionsOf(scene).items}${scene.grammar.colon}${list}`, width)
}
