import { describe, expect, it } from 'vitest'
import { copies, holding, numberOn, powerOf } from '../testing/card-play.ts'
import { housePack } from './house-pack.ts'

describe('Skills', () => {
  it('battle-rage: the Barbarian draws as many as wanted', () => {
    const most = numberOn('battle-rage', 'draw-up-to')
    const t = holding('battle-rage', { deck: copies(most, 'basic-1') }).choose('play battle-rage')
    expect(t.options()).toHaveLength(most + 1)
    t.choose(`draw ${most}`)
    expect([t.times('drew 1'), t.power()]).toEqual([most, powerOf('battle-rage') + most])
    const none = holding('battle-rage').choose('play battle-rage', 'draw 0')
    expect([none.times('drew 1'), none.power()]).toEqual([0, powerOf('battle-rage')])
  })

  it('rousing-ballad: the others draw and play', () => {
    const drawn = numberOn('rousing-ballad', 'draw')
    const ones = copies(drawn + 1, 'basic-1')
    const piles = { 'deck/1': ones, 'deck/3': ones, 'deck/4': ones }
    const t = holding('rousing-ballad', { by: 'bard', piles }).choose('play rousing-ballad')
    for (const seat of [1, 3, 4]) expect(t.times(`played ${seat} basic-1`)).toBe(drawn)
    expect(t.times('drew 2')).toBe(0)
    expect(t.power()).toBe(powerOf('rousing-ballad') + 3 * drawn)
  })

  it('healing-hands: one player gets cards back', () => {
    const back = numberOn('healing-hands', 'recover')
    const piles = { 'discard/1': ['basic-0'], 'discard/2': copies(back + 1, 'basic-1') }
    const t = holding('healing-hands', { by: 'cleric', piles }).choose('play healing-hands')
    expect(t.options()).toEqual(['to 1', 'to 2'])
    const size = t.count('deck/2')
    t.choose('to 2').expectEvents('recovered 2 basic-1', 'shuffled 2')
    expect([t.count('deck/2'), t.count('discard/2')]).toEqual([size + back, 1])
  })

  it('theft: the Thief changes discarded cards for loot of the Reserve', () => {
    const [price, taken] = [numberOn('theft', 'remove'), numberOn('theft', 'take', 'cards')]
    const level = numberOn('theft', 'take', 'level')
    const stolen = housePack.dungeonCards.filter((card) => card.level === level)[0]
    const discard = copies(price + 1, 'basic-0')
    const t = holding('theft', { by: 'thief', discard })
    const reserve = t.count(`reserve/${level}`)
    t.expectDeal({ [`reserve/${level}`]: [stolen.name] }).choose('play theft', 'pay theft')
    t.expectEvents('removed 4 basic-0', `took 4 ${stolen.loot.name}`)
    expect(t.pile('reserve/none')).toEqual(copies(price, 'basic-0'))
    expect(t.pile('discard/4')).toEqual([stolen.name, 'basic-0'])
    expect(t.count(`reserve/${level}`)).toBe(reserve - taken)
    const kept = holding('theft', { by: 'thief', discard }).choose('play theft', 'decline theft')
    expect([kept.count('discard/4'), kept.times('took')]).toEqual([price + 1, 0])
  })

  it('are worth their power only to another hero', () => {
    const piles = { 'discard/1': ['basic-0'], 'discard/2': ['basic-0'] }
    for (const name of ['rousing-ballad', 'healing-hands', 'theft']) {
      const t = holding(name, { by: 'barbarian', piles })
      expect([t.prompt(), t.power()]).toEqual(['keep-hand', powerOf(name)])
    }
    const t = holding('battle-rage', { by: 'bard', piles })
    expect([t.prompt(), t.power()]).toEqual(['keep-hand', powerOf('battle-rage')])
  })
})
