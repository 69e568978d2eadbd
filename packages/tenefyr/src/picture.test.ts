import { LANGUAGES, type LanguageCode } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { tenefyr } from './game.ts'
import type { TenefyrState } from './state.ts'
import { sampledMatch, samples } from './testing/sampled-match.ts'

const draw = (state: TenefyrState, language: LanguageCode = 'en'): string[] =>
  tenefyr.picture?.(state, language).split('\n') ?? expect.fail()

/** The table at the first decision with this prompt. */
function tableAt(prompt: string, players = 3, mode = 'normal'): TenefyrState {
  for (let seed = 1; seed < 40; seed++) {
    let found: TenefyrState | undefined
    sampledMatch(
      seed,
      { players, mode, level: 'easy' },
      {
        decision({ state, decision }) {
          if (decision.prompt === prompt) found ??= tenefyr.copy(state)
        },
      },
    )
    if (found !== undefined) return found
  }
  throw new Error(`no ${prompt}`)
}

describe('the picture', () => {
  it.each(samples)('fits 100 columns in every language through a whole match, %j', (options) => {
    const { state } = sampledMatch(11, options, {
      decision({ state: now }) {
        for (const language of LANGUAGES) expectCalm(draw(now, language))
      },
    })
    for (const language of LANGUAGES) expectCalm(draw(state, language))
  })

  it('is the same for the same table', () => {
    const state = tableAt('keep-hand')
    expect(draw(tenefyr.copy(state))).toEqual(draw(state))
  })

  it('shows track, Boss deck, dungeons by level, Reserve and players', () => {
    const state = tableAt('where-to')
    const lines = draw(state)
    expect(lines).toContainEqual(expect.stringMatching(/^Boss track +◉(──○){13}──☠ {2}0 \/ 14$/))
    expect(lines).toContainEqual(expect.stringMatching(/^Boss deck .* · 3 below$/))
    expect(lines).toContain('Reserve           I 6 · II 6 · III 6 · IV 6 · V 6')
    expect(lines.filter((line) => line.startsWith('── Level'))).toHaveLength(5)
    expect(lines.filter((line) => line.split('●○○○').length === 3)).toHaveLength(5)
    expect(lines.filter((line) => line.includes('★ '))).toHaveLength(2)
    for (let seat = 0; seat < 3; seat++) {
      expect(lines.join('\n')).toContain(tenefyr.seatName(state, seat, 'en'))
    }
  })

  it('shows the enemy, the meter, the turn and the hand in a combat', () => {
    const state = tableAt('keep-hand')
    const lines = draw(state, 'fr')
    expect(lines).toContainEqual(expect.stringMatching(/^┌─ Niveau \d \((gauche|droite)\) ─+┐$/))
    expect(lines).toContainEqual(
      expect.stringMatching(/Escouade {2}[█▒░]{48} {2}0( \(main \d\))? \/ \d+/),
    )
    expect(lines.filter((line) => line.startsWith('▶'))).toHaveLength(1)
    expect(lines).toContainEqual(expect.stringMatching(/^ {6}main .*Standard/))
  })

  it('plants a flag on a cleared dungeon', () => {
    expect(draw(tableAt('reward', 4)).join('\n')).toContain('⚑ cleared')
  })

  it('prints the gifts of Quick mode under the track', () => {
    const lines = draw(tableAt('where-to', 3, 'quick'), 'pt')
    const track = lines.findIndex((line) => line.startsWith('Trilha do Chefe'))
    expect(lines[track + 1]).toMatch(/^Presentes +3×N1 /)
    expect(lines[track + 1].indexOf('3×N1')).toBe(lines[track].indexOf('○'))
    // It has one start space, so no level.
    expect(lines[0]).toBe('Heroes of Tenefyr · partida rápida · regras de 2019')
  })

  it('writes a solo turn and both heroes', () => {
    const lines = draw(tableAt('keep-hand', 1))
    expect(lines).toContainEqual(expect.stringMatching(/^▶ ★ Barbarian & \w+ .*turn [12] of 2/))
  })
})

function expectCalm(lines: readonly string[]): void {
  const wrong = lines.filter((line) => {
    const width = [...line].length
    const isBroken = line.startsWith('│') && (width !== 100 || !line.endsWith('│'))
    return width > 100 || isBroken || line !== line.trimEnd() || /undefined|NaN|\t/.test(line)
  })
  if (wrong.length > 0 || lines.length > 45) expect.fail([...wrong, ...lines].join('\n'))
}
