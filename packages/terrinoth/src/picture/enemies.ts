/** An enemy in signs: `Bandit ⚔1 ◈0 ♥2`, exhausted with a z; face down a question mark. */
import { cardTitle, type Scene } from '../talk/scene.ts'
import type { EnemyView } from '../view/view.ts'

export function enemyText(scene: Scene, enemy: EnemyView): string {
  if (enemy.card === undefined) return '?'
  const { attack, resilience, left, ready, faceDown } = enemy
  const signs = `⚔${attack} ◈${resilience} ♥${left}${ready ? '' : ' z'}`
  return `${cardTitle(scene, enemy.card)} ${signs}${faceDown ? ' ?' : ''}`
}
