/** The combat: the enemy and its power now, against the party's. */
import { boxed, ends, WIDTH, wrap } from '@muster/engine'
import { forecast } from '../forecast.ts'
import { combinedPower, enemyPower } from '../rules/power.ts'
import { NOBODY, topOf } from '../state.ts'
import { enemyText } from '../talk/effects.ts'
import { cardTitle, dungeonName, type Scene } from '../talk/scene.ts'
import { cardsLeft, knownBelow, lootLine, rewardLine } from './dungeons.ts'

const INNER = WIDTH - 4
const METER = 48

function meter(scene: Scene): string {
  const needed = enemyPower(scene.u)
  const party = combinedPower(scene.u)
  const { turn } = scene.state
  const hand = turn === NOBODY ? 0 : forecast(scene.u, turn).reached - party
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
