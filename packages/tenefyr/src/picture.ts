/** The table drawn as text, at most 100 columns, no colour: for the terminal, golden files and bug reports. */
import { cut, heading, type LanguageCode, WIDTH, wrap } from '@muster/engine'
import type { Content } from './content.ts'
import { combatLines } from './picture/combat.ts'
import { dungeonLines, reserveLine, stripLines } from './picture/dungeons.ts'
import { playersLines } from './picture/players.ts'
import { bossDeckLine, trackLines } from './picture/track.ts'
import { BLESSINGS } from './rules/power.ts'
import { BLESSING, isQuick, LEVELS, MODES, PROFILES, type TenefyrState } from './state.ts'
import { isFighting, type Scene, sceneOf } from './talk/scene.ts'

export function picture(content: Content, state: TenefyrState, language: LanguageCode): string {
  const scene = sceneOf(content, state, language)
  const lines = [
    ...aboutMatch(scene),
    ...trackLines(scene),
    bossDeckLine(scene),
    reserveLine(scene),
    ...blessingLines(scene),
    ...(isFighting(state) ? fight(scene) : dungeonLines(scene)),
    ...playersLines(scene),
    '',
    scene.talk.captions.legend,
  ]
  return lines.map((line) => cut(scene.grammar.finish(line), WIDTH).trimEnd()).join('\n')
}

function aboutMatch({ state, talk }: Scene): string[] {
  const words = [
    'Heroes of Tenefyr',
    // T10.4: the track of Quick mode has one start space.
    ...(isQuick(state) ? [] : [talk.levels[LEVELS[state.level]]]),
    talk.modes[MODES[state.mode]],
    talk.profiles[PROFILES[state.profile]],
  ]
  return [words.join(' · '), '']
}

/** A combat takes the room; the other dungeons fold to a strip. */
function fight(scene: Scene): string[] {
  return [heading(scene.talk.captions.dungeons), ...stripLines(scene), ...combatLines(scene)]
}

/** T7.8 */
function blessingLines({ state, talk }: Scene): string[] {
  const lines: string[] = []
  for (let i = 0; i < state.blessings.length; i += BLESSING) {
    const [what, by, combats] = state.blessings.slice(i, i + BLESSING)
    lines.push(...wrap(talk.sentences.blessed(BLESSINGS[what], by, combats > 0), WIDTH))
  }
  return lines
}
