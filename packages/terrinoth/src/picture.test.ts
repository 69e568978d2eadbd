import { LANGUAGES, type LanguageCode } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { terrinoth } from './game.ts'
import { withPicture } from './picture.ts'
import type { TerrinothState } from './state.ts'
import { sampledMatch, samples } from './testing/sampled-match.ts'
import { table } from './testing/table.ts'

const drawing = withPicture(terrinoth)

const draw = (state: TerrinothState, language: LanguageCode = 'en'): string[] =>
  drawing.picture?.(state, language).split('\n') ?? expect.fail()

function expectCalm(lines: readonly string[]): void {
  for (const line of lines) {
    if ([...line].length > 100) expect.fail(`too wide: ${line}`)
    if (/undefined|NaN|\[object|\t/.test(line)) expect.fail(line)
    if (line !== line.trimEnd()) expect.fail(`ends in a space: ${line}`)
  }
}

const { track } = terrinoth.content.pack.quests[0]
const { state } = table({ game: terrinoth, heroes: ['kari', 'mok', 'lissa'] }).put({
  engaged: { kari: ['bandit.1', 'ogre-master -1 exhausted'] },
  shadows: ['rat-swarm.1', '?'],
  wounds: { kari: 4 },
  tokens: { kari: 2 },
  conditions: { mok: ['poisoned'] },
  spent: { kari: ['caution'] },
  items: { lissa: ['fire-bomb'] },
  progress: 4,
  peril: track.indexOf(1) - 1,
})

describe('the picture', () => {
  it.each(samples.filter((_, n) => n % 7 === 2))(
    'fits 100 columns in every language through a whole match, %j',
    (options) => {
      let n = 0
      sampledMatch(11, options, {
        decision({ state: now }) {
          if (n++ % 9 > 0) return
          for (const language of LANGUAGES) expectCalm(draw(now, language))
        },
      })
      expect(n).toBeGreaterThan(0)
    },
  )

  it('shows peril, location, Nemesis and shadows', () => {
    const lines = draw(state)
    expect(lines[0]).toBe(
      'Heroes of Terrinoth · The Goblin Problem · Trivial · round 1 · hero phase',
    )
    expect(lines[1]).toMatch(/^Peril +○ .*◉ ▲ .*■ .*★ {3}▲ Arrows in the Dusk in 1 round$/)
    expect(lines[2]).toMatch(/^Location +Roadside Inn 4\/6 \(2 more\) · 2 to come · /)
    expect(lines[3]).toMatch(/^Nemesis +Splig ⚔2 ◈2 ♥10 · in the lair$/)
    expect(lines[4]).toMatch(/^Shadows +\[Rat Swarm ⚔1 ◈0 ♥3\] \[\?\]$/)
  })

  it('shows the heroes side by side', () => {
    const text = draw(state).join('\n')
    expect(text).toMatch(/▶⚑Kari +Mok +Lissa/)
    expect(text).toMatch(/♥11\/15 ✦2 +♥(\d+)\/\1 Poisoned +♥(\d+)\/\2/)
    expect(text).toMatch(/Bandit ⚔1 ◈0 ♥2/)
    expect(text).toMatch(/Master Ogre ⚔\d ◈\d ♥\d z/)
    expect(text).toMatch(/☾1 Caution \(spent\)/)
    expect(text).toMatch(/Items: Fire Bomb/)
  })

  it('speaks each language', () => {
    expect(draw(state, 'fr')[1]).toMatch(/^Péril /)
    expect(draw(state, 'pt')[2]).toMatch(/^Local +Estalagem da Estrada 4\/6 \(faltam 2\)/)
  })

  it('is the same for the same table', () => {
    expect(draw(terrinoth.copy(state))).toEqual(draw(state))
  })
})
