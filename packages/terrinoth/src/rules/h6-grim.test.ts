import { describe, expect, it } from 'vitest'
import { enemy, exhaust, join, keyword, loseTokens, said, title, wound } from '../cards/build.ts'
import type { CardEffect } from '../cards/effects.ts'
import type { EnemySet } from '../cards/types.ts'
import { drillPack } from '../testing/drill-pack.ts'
import { drillWith, type Laid, lastRoll } from '../testing/table.ts'

const name = title('-', 'm -', 'm -')

/** A fiend whose only keyword does this. */
function fiend(does: CardEffect): EnemySet {
  const card = enemy([2, 0, 3], ['malice'])
  return {
    name: 'fiend',
    title: name,
    plural: said('-', '-', '-'),
    difficulty: 'trivial',
    traits: [],
    keywords: [keyword('malice', name, does)],
    minion: card,
    master: card,
  }
}

const HEROES = ['sal', 'wick', 'hob']

/** The fiend acts from the shadows, with or without the Grim rule. */
function malice(does: CardEffect, grim: boolean, laid: Laid = {}) {
  const game = drillWith({ pack: { sets: [...drillPack.sets, fiend(does)] } })
  return lastRoll({ game, grim, heroes: HEROES }).toEnemies({ shadows: ['fiend.1'], ...laid })
}

describe('H6.8 the Grim rule', () => {
  it('H6.8 without it the leader chooses among all who are equally valid', () => {
    const t = malice(wound('led', 2), false, { wounds: { wick: 14 } })
    expect([t.prompt(), t.by()]).toEqual(['who', 'party'])
    expect(t.options()).toEqual(['hero sal', 'hero wick', 'hero hob'])
  })

  it('H6.8 with it the way that hurts most is taken', () => {
    const t = malice(wound('led', 2), true, { wounds: { wick: 14 } })
    t.expectEvents('keyword fiend malice', 'wounded wick 2 16 fiend')
  })

  it('H6.8 is only for enemies: what a quest lets the leader choose stays a choice', () => {
    const peril = { ...drillPack.quests[0].perils[0], do: [wound('led', 1)] }
    const perils: (typeof drillPack.quests)[0]['perils'] = [peril, peril, peril]
    const game = drillWith({ quest: { perils, track: [0, 1, 2, 3] } })
    const t = lastRoll({ game, grim: true, heroes: HEROES }).put({ wounds: { wick: 15 } })
    t.choose('roll 0')
    expect(t.options()).toEqual(['hero sal', 'hero wick', 'hero hob'])
  })
})

describe('H6.15 most punishing', () => {
  it('H6.15 first, who is defeated by it', () => {
    const t = malice(wound('led', 2), true, { wounds: { sal: 11, hob: 13 } })
    t.expectEvents('wounded hob 2 15 fiend', 'fell hob')
  })

  it('H6.15 then most wounds: a fourth enemy strikes', () => {
    const engaged = {
      sal: ['runt.1', 'runt.2', 'guard.1'],
      wick: ['brute.1', 'brute.2', 'archer.1'],
      hob: ['archer.2'],
    }
    const t = malice(join('any'), true, { engaged })
    while (t.prompt() === 'enemy') t.choose(t.options()[0])
    expect(t.options()).toEqual(['hero sal', 'hero wick'])
  })

  it('H6.15 then whoever has least health left', () => {
    const t = malice(wound('led', 1), true, { wounds: { sal: 5, wick: 9, hob: 2 } })
    t.expectEvents('wounded wick 1 10 fiend')
  })

  it('H6.15 then most cards exhausted or tokens lost', () => {
    const tokens = malice(loseTokens('led', 2), true, { tokens: { sal: 1, wick: 3, hob: 0 } })
    tokens.expectEvents('lost-tokens wick 2 1 fiend')
    const cards = malice(exhaust('led', 4), true, {
      spent: { wick: ['warrior-attack', 'warrior-rest'], hob: ['healer-attack'] },
    })
    expect(cards.times('exhausted sal')).toBe(4)
  })

  it('H6.15 of those who are still tied the leader chooses', () => {
    const t = malice(wound('led', 1), true, { wounds: { sal: 8, wick: 10, hob: 2 } })
    expect(t.options()).toEqual(['hero sal', 'hero wick'])
  })
})
