/** The Boss track and the Boss deck. */
import { padded } from '@muster/engine'
import { BOSS_DECK, DUNGEON_LEVELS, enemiesLeft, isQuick } from '../state.ts'
import { dungeonFacts, type Scene } from '../talk/scene.ts'

const CAPTION = 18

export function trackLines(scene: Scene): string[] {
  const { state, talk } = scene
  const caption = padded(talk.captions.bossTrack, CAPTION)
  const gap = isQuick(state) ? '─────────' : '──'
  const spaces: string[] = []
  for (let at = 0; at <= state.skull; at++) spaces.push(space(scene, at))
  const count = `${state.track} / ${state.skull}`
  const lines = [`${caption}${spaces.join(gap)}  ${count}`]
  if (isQuick(state)) lines.push(giftLine(scene, gap.length + 1))
  return lines
}

function space({ state }: Scene, at: number): string {
  if (at === state.track) return '◉'
  if (at === state.skull) return '☠'
  if (at === state.trackStart) return '◇'
  return at < state.trackStart ? '·' : '○'
}

/** T10.3: what each space gives, under it. */
function giftLine({ content, state, talk }: Scene, step: number): string {
  const initial = talk.captions.level(1).slice(0, 1)
  const gifts = content.pack.tracks.quick
    .slice(0, state.skull)
    .map((gift) =>
      padded(gift.map(({ cards, level }) => `${cards}×${initial}${level}`).join('+'), step),
    )
  return padded(talk.captions.gifts, CAPTION + step) + gifts.join('')
}

export function bossDeckLine(scene: Scene): string {
  const { state, talk } = scene
  const { level } = talk.captions
  const label = isQuick(state) ? level(DUNGEON_LEVELS) : talk.bossDeck.label
  const caption = padded(label, CAPTION)
  if (enemiesLeft(state, BOSS_DECK) === 0) return `${caption}⚑`
  const { enemy, below } = dungeonFacts(scene, BOSS_DECK)
  const top = enemy === undefined ? talk.captions.hidden : `${enemy.title} ${enemy.power}`
  return `${caption}${top} · ${talk.captions.below(below)}`
}
