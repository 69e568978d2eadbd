/** The combat: the enemy and its power now, against the party's. */
import { changeOf, combinedPower, enemyPower } from '../rules/power.ts'
import { handOf, NOBODY, topOf } from '../state.ts'
import { enemyText } from '../talk/effects.ts'
import { cardTitle, dungeonName, type Scene } from '../talk/scene.ts'
import { cardsLeft, knownBelow, lootLine, rewardLine } from './dungeons.ts'
import { boxed, ends, WIDTH, wrap } from './lines.ts'

const INNER = WIDTH - 4
const METER = 48

/** The power in the hand of the player whose turn it is. */
function inHand({ content, state, u }: Scene): number {
  if (state.turn === NOBODY) return 0
  let power = 0
  for (const card of state.piles[handOf(state.turn)]) {
    const kind = content.kindOf[card]
    power += content.powerOf[kind] + changeOf(u, content.typeOf[kind])
  }
  return power
}

function meter(scene: Scene): string {
  const needed = enemyPower(scene.u)
  const party = combinedPower(scene.u)
  const hand = inHand(scene)
  const parts = (power: number): number =>
    needed === 0 ? METER : Math.min(METER, Math.floor((Math.max(0, power) * METER) / needed))
  const sure = parts(party)
  const hoped = Math.max(sure, parts(party + hand))
  const bar = '█'.repeat(sure) + '▒'.repeat(hoped - sure) + '░'.repeat(METER - hoped)
  const added = hand === 0 ? '' : ` (${scene.talk.captions.hand} ${hand})`
  return `${scene.talk.captions.party}  ${bar}  ${party}${added} / ${needed}`
}

export function combatLines(scene: Scene): string[] {
  const { content, state, language } = scene
  const { enemy, here } = state
  const rule = enemyText(content, state, enemy, language)
  const title = cardTitle(content, enemy, language)
  const onTop = topOf(state, here) === enemy
  const below = onTop ? knownBelow(scene, here) : ''
  return boxed(dungeonName(scene, here).label, [
    ends(`${title} ${enemyPower(scene.u)}${below}`, cardsLeft(scene, here), INNER),
    ...wrap(rule, INNER - 2).map((line) => `  ${line}`),
    ends(onTop ? `  ${lootLine(scene, here)}` : '', rewardLine(scene, here), INNER),
    meter(scene),
  ])
}
