import { LANGUAGES, type LanguageCode } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { keep, keepWith } from './game.ts'
import { withPicture } from './picture.ts'
import type { KeepState } from './state.ts'
import { examplePack } from './testing/example-map.ts'
import { sampledMatch, samples } from './testing/sampled-match.ts'
import { table } from './testing/table.ts'

const house = withPicture(keep)
const game = withPicture(keepWith(examplePack))
const draw = (state: KeepState, language: LanguageCode = 'en'): string[] =>
  game.picture?.(state, language).split('\n') ?? expect.fail()

function expectCalm(lines: readonly string[]): void {
  for (const line of lines) {
    if ([...line].length > 100) expect.fail(`too wide: ${line}`)
    if (/undefined|NaN|\[object|\t/.test(line)) expect.fail(line)
    if (line !== line.trimEnd()) expect.fail(`ends in a space: ${line}`)
  }
}

const { state } = table({ game, clans: ['ratfolk', 'slimes'] }).put({
  monsters: { 'ratfolk/vault': 3, 'slimes/sewers/1': 1 },
  heroes: ['rogue/study', 'rogue/study', 'archer/study', 'warrior/vault active'],
  tokens: { 'sewers/frog': 1, 'workshop/trap': 2 },
  portals: { library: 'uncompleted', forge: 'completed' },
})

describe('the picture', () => {
  it.each(samples.filter((_, n) => n % 6 === 1))(
    'fits 100 columns in every language through a whole match, %j',
    (options) => {
      let n = 0
      sampledMatch(11, options, {
        decision({ state: now }) {
          if (n++ % 7 > 0) return
          for (const language of LANGUAGES) {
            expectCalm(house.picture?.(now, language).split('\n') ?? expect.fail())
          }
        },
      })
      expect(n).toBeGreaterThan(0)
    },
  )

  it('shows each room with its treasure, and danger where nobody guards it', () => {
    // No hero of this invasion acts any more: a further card may come.
    const before = table({ game, clans: ['ratfolk', 'slimes'] }).put({
      monsters: { 'ratfolk/vault': 3 },
      heroes: ['rogue/study', 'rogue/study', 'archer/study'],
    })
    const lines = draw(before.state)
    expect(lines[1]).toBe(
      '┌Cells───────────[1!]┐┌Vault────────────[4]┐┌Workshop────────────┐┌Beast Trainer────[2]┐',
    )
    expect(lines.join('\n')).toMatch(/┌Study─[─╫]+\[3!\]┐/)
  })

  it('shows heroes, monsters, tokens and portals', () => {
    const text = draw(state).join('\n')
    expect(text).toContain('│▼W ')
    expect(text).toContain('▽R×2 ▽A')
    expect(text).toContain('Ratfolk×3')
    expect(text).toContain('Slime♥1')
    expect(text).toMatch(/│♒ +│/)
    expect(text).toMatch(/│✕×2 +│/)
    expect(text).toMatch(/│◌ +│/)
    expect(text).toMatch(/│◉ +│/)
  })

  it('joins rooms where a passage leads', () => {
    // Cells, Vault and Workshop lie in a row; Study is joined to the Library only.
    const lines = draw(state)
    expect(lines[3].split('╪╪')).toHaveLength(4)
  })

  it('shows the Guild, the Loot and each player, in each language', () => {
    expect(draw(state)).toContainEqual(expect.stringMatching(/^Guild +27 cards · 1 card a turn · /))
    expect(draw(state, 'fr')).toContainEqual(expect.stringMatching(/^Guilde +27 cartes · /))
    expect(draw(state, 'pt')).toContainEqual(expect.stringMatching(/^Pilhagem /))
    expect(draw(state)).toContainEqual(expect.stringMatching(/^▶ Slimes +Lair 7 +deck 5/))
    expect(draw(state)).toContainEqual(expect.stringMatching(/^Bells: 0$/))
  })

  it('is the same for the same table', () => {
    expect(draw(game.copy(state))).toEqual(draw(state))
  })
})
