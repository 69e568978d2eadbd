import { describe, expect, it } from 'vitest'
import { LOOT_DECK } from '../state.ts'
import { table } from '../testing/table.ts'

const ROW = ['spider', 'brew', 'sword', 'bolt', 'gang']

function renewing(...hand: string[]) {
  const t = table().put({ heroes: [], hands: { 1: hand }, row: ROW })
  return t.choose('renew')
}

describe('K2 Renewing Loot', () => {
  it('K2.4 takes a card from hand for one to five Loot cards, as often as wanted', () => {
    const t = renewing('ratfolk-walk', 'shield', 'ratfolk-work')
    expect([t.prompt(), t.rule()]).toEqual(['renew-pay', 'K2.4'])
    expect(t.options()).toEqual(['discard ratfolk-walk', 'discard shield', 'discard ratfolk-work'])
    // Acquired Loot pays as well as a tactic card.
    t.choose('discard shield')
    expect(t.pile('discard/1')).toEqual(['shield'])
    expect(t.options()).toHaveLength(5)
    t.expectDeal({ loot: ['bite'] }).choose('bury gang', 'enough')
    t.expectEvents('buried gang', 'offered bite')
    expect(t.pile('row').reverse()).toEqual(['spider', 'brew', 'sword', 'bolt', 'bite'])
    // Again, and all five at once: nobody is asked whether that is enough. Cards can no longer be played.
    expect(t.options()).toEqual(['renew', 'cells', 'end-turn', 'end-with-cells'])
    t.choose('renew', 'discard ratfolk-walk')
    t.choose('bury spider', 'bury brew', 'bury sword', 'bury bolt', 'bury bite')
    expect([t.prompt(), t.pile('row').length]).toEqual(['turn', 5])
    t.choose('renew')
    expect(t.pile('discard/1')).toEqual(['ratfolk-work', 'ratfolk-walk', 'shield'])
    t.choose('bury bite', 'enough').put({ hands: { 1: [] } })
    expect(t.options()).not.toContain('renew')
  })

  it('K2.10 puts Loot under the deck in the order chosen, then fills all gaps', () => {
    const t = renewing('ratfolk-walk', 'ratfolk-work')
    t.choose('discard ratfolk-walk', 'bury bolt', 'bury spider')
    expect(t.pile('row').reverse()).toEqual(['brew', 'sword', 'gang'])
    t.choose('bury gang', 'enough')
    const names = t.pile('loot')
    expect(names.slice(-3)).toEqual(['bolt', 'spider', 'gang'])
    expect(t.pile('row')).toHaveLength(5)
    // With no Loot left a gap stays empty, and what was buried comes in its order.
    const few = renewing('ratfolk-walk', 'ratfolk-work')
    few.state.piles[LOOT_DECK].splice(0, few.state.piles[LOOT_DECK].length - 1)
    few.choose('discard ratfolk-walk', 'bury bolt', 'bury spider', 'enough')
    expect(few.pile('row').reverse().slice(0, 3)).toEqual(['brew', 'sword', 'gang'])
    expect([few.pile('row')[0], few.pile('loot')]).toEqual(['bolt', ['spider']])
    const none = table().put({ heroes: [], hands: { 1: ['toolbox', 'step'] }, row: ROW })
    none.state.piles[LOOT_DECK].length = 0
    none.put({ monsters: { 'ratfolk/forge': 1 }, tokens: { 'forge/coin': 1 } })
    expect(none.options()).not.toContain('renew')
    none.choose('play toolbox', 'use activate', 'use-room forge', 'take sword')
    expect(none.pile('row').reverse()).toEqual(['spider', 'brew', 'bolt', 'gang'])
  })
})
