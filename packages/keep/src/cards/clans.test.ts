/** What each clan does with an Activate. */
import { describe, expect, it } from 'vitest'
import { houseGame } from '../testing/as-printed.ts'
import { type Laid, type Table, table } from '../testing/table.ts'

/** One seat with a Toolbox in hand: two Activates. */
function activating(clan: string, laid: Laid): Table {
  const t = table({ game: houseGame, clans: [clan] })
  t.put({ hands: { 1: ['toolbox'] }, heroes: [], tokens: {}, ...laid })
  return t.choose('play toolbox', 'use-right activate')
}

describe('the abilities of the clans', () => {
  it('red-dragon: all its wounds are gone', () => {
    const t = activating('red-dragon', { monsters: { 'red-dragon/library/4': 1 } })
    t.choose('ability')
    expect(t.monsters()).toEqual({ 'red-dragon/library': 1 })
  })

  it('lizardfolk: one of them shoots into the next room', () => {
    const t = activating('lizardfolk', {
      monsters: { 'lizardfolk/study': 1 },
      heroes: ['mage/library', 'rogue/study'],
    })
    // Only the Mage is next door, so nobody need be chosen.
    expect(t.heroes()).toEqual(['rogue/study'])
  })

  it('gnolls: one of them bites', () => {
    const t = activating('gnolls', {
      monsters: { 'gnolls/study': 1 },
      heroes: ['mage/cemetery', 'rogue/study'],
    })
    expect(t.heroes()).toEqual(['mage/cemetery'])
  })

  it('slimes: a wound becomes a Slime', () => {
    const t = activating('slimes', { monsters: { 'slimes/study/1': 1 } })
    expect(t.monsters()).toEqual({ 'slimes/study': 2 })
  })

  it('skeletons: a bone lies where one of them stands', () => {
    const t = activating('skeletons', { monsters: { 'skeletons/study': 1 } })
    expect(t.tokens()).toEqual({ 'study/bone': 1 })
  })

  it('ratfolk: one more comes', () => {
    const t = activating('ratfolk', { monsters: { 'ratfolk/study': 1 } })
    expect(t.monsters()).toEqual({ 'ratfolk/study': 2 })
  })

  it('gremlins: one of them moves, with something under the arm', () => {
    const t = activating('gremlins', {
      monsters: { 'gremlins/study': 1 },
      tokens: { 'study/book': 1 },
      row: ['spider', 'spider', 'cave-bat', 'cave-bat', 'sword'],
    })
    t.choose('carry book')
    expect(t.monsters()).toEqual({ 'gremlins/library': 1 })
    expect(t.tokens()).toEqual({ 'library/book': 1 })
  })

  it('ghosts: one of them goes through the wall', () => {
    const t = activating('ghosts', { monsters: { 'ghosts/study': 1 } })
    expect(t.prompt()).toBe('move-to')
    // The Library has a passage, the Cemetery only the wall.
    expect(t.options()).toEqual(['to library', 'to cemetery'])
    t.choose('to cemetery')
    expect(t.monsters()).toEqual({ 'ghosts/cemetery': 1 })
  })

  it('witches: a portal opens where one of them stands', () => {
    const t = activating('witches', { monsters: { 'witches/study': 1 } })
    t.expectEvents('portal study 2')
  })
})
