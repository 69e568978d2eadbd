/** What a scenario asks, in its own words. */
import { LANGUAGES } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { said, title } from '../cards/build.ts'
import { anywhere, card, count, counter, errand, inRoom } from '../cards/scenarios/build.ts'
import type { ScenarioEffect } from '../cards/types.ts'
import { keepWith } from '../game.ts'
import { examplePack, exampleScenario } from '../testing/example-map.ts'
import { type Laid, type Table, table } from '../testing/table.ts'

const bell = title('Bell', 'f Cloche', 'm Sino')
const nothing = said('-', '-', '-')
const errands = [
  errand('vault', title('Ring it', 'f Sonnerie', 'm Toque'), ['coin', 1], count(0, 1)),
]

function gameWith(...effects: readonly ScenarioEffect[]) {
  const scenario = {
    ...exampleScenario,
    counters: [counter('bells', title('Bells', 'fs Cloches', 'ms Sinos'))],
    cards: [card('bell', 3, bell, nothing, ...effects)],
    errands,
  }
  return keepWith({ ...examplePack, scenarios: [scenario] })
}

interface Asked {
  readonly t: Table
  readonly prompt: readonly string[]
  readonly options: readonly (readonly string[])[]
}

/** The card comes, and asks; in three languages. */
function rung(effect: ScenarioEffect, laid: Laid = {}): Asked {
  const game = gameWith(effect)
  const t = table({ game, clans: ['ratfolk', 'slimes'] })
  t.put({ monsters: { 'ratfolk/vault': 1, 'slimes/vault/1': 1 }, heroes: [], ...laid })
  t.invade('bell')
  const { decision } = t.umpire
  return {
    t,
    prompt: LANGUAGES.map((language) => game.sayPrompt(t.state, decision, language)),
    options: t
      .options()
      .map((_, i) => LANGUAGES.map((language) => game.sayOption(t.state, decision, i, language))),
  }
}

describe('a scenario', () => {
  it('asks for a room with what it will do there', () => {
    const { prompt, options } = rung({ word: 'lay', what: 'trap', where: anywhere, count: 1 })
    expect(prompt[0]).toMatch(/: in which room\? Place a trap .*\.$/)
    expect(prompt[1]).toMatch(/\u00a0: dans quelle salle\u202f\? Poser un piège .*\.$/)
    expect(prompt[2]).toMatch(/: em qual sala\? Colocar uma armadilha .*\.$/)
    expect(options.map(([en]) => en)).toContain(
      'Vault: one of yours, one other monster, treasure of 4',
    )
  })

  it('asks on which side a wall is broken', () => {
    const { t, prompt } = rung({ word: 'wall', where: inRoom('forge'), open: true })
    expect(t.prompt()).toBe('where')
    expect(prompt[0]).toContain(': Forge: on which side? ')
  })

  it('asks which monster is hurt, and says how it stands', () => {
    const { prompt, options } = rung({ word: 'hurt', where: inRoom('vault'), damage: 1 })
    expect(prompt[0]).toContain('which monster in the Vault? ')
    expect(options).toEqual([
      [
        'Ratfolk in the Vault: back to the Lair',
        'Homme-rat dans la Chambre forte\u00a0: retour au repaire',
        'Rato no Cofre: de volta ao Covil',
      ],
      [
        'Slime in the Vault (1 of 2 left): back to the Lair',
        'Slime dans la Chambre forte (reste 1 sur 2)\u00a0: retour au repaire',
        'Slime no Cofre (resta 1 de 2): de volta ao Covil',
      ],
    ])
  })

  it('asks whether, and which', () => {
    const may = rung({ word: 'may', do: [count(0, 1)] })
    expect(may.prompt[0]).toMatch(/: do this\? .*Bells/)
    expect(may.options[1]).toEqual(['No', 'Non', 'Não'])
    const choose = rung({ word: 'choose', from: [[count(0, 1)], [count(0, 2)]] })
    expect(choose.prompt[0]).toMatch(/: Bell: which one\?$/)
    expect(choose.options[0][0]).not.toBe(choose.options[1][0])
    for (const texts of choose.options) for (const text of texts) expect(text).toMatch(/[12]/)
  })

  it('names its errands', () => {
    const game = gameWith(count(0, 1))
    const t = table({ game, clans: ['ratfolk'] })
    t.put({
      monsters: { 'ratfolk/vault': 1 },
      tokens: { 'vault/coin': 1 },
      hands: { 1: ['busy-paws'] },
    })
    t.choose('play busy-paws', 'use-left activate')
    const at = t.options().indexOf('errand vault')
    expect(game.sayOption(t.state, t.umpire.decision, at, 'en')).toBe('Vault: Ring it')
    expect(game.sayOption(t.state, t.umpire.decision, at, 'fr')).toBe(
      'Chambre forte\u00a0: Sonnerie',
    )
  })

  it('asks where a price is paid', () => {
    const game = gameWith(count(0, 1))
    const t = table({ game, clans: ['gnolls'] })
    t.put({
      monsters: { 'gnolls/vault': 1, 'gnolls/forge': 1 },
      tokens: { 'vault/coin': 1, 'forge/coin': 1 },
      hands: { 1: ['hired-muscle'] },
    })
    t.choose('play hired-muscle', 'use coin+summon-3')
    expect(t.prompt()).toBe('pay')
    expect(game.sayPrompt(t.state, t.umpire.decision, 'en')).toBe(
      'The Gnolls: in which room to spend a coin?',
    )
    expect(game.sayOption(t.state, t.umpire.decision, 0, 'pt')).toBe('Gastar no Cofre')
  })
})
