import { describe, expect, it } from 'vitest'
import { drillWith, type Laid, table } from '../testing/table.ts'

const THREE = ['gnolls', 'ratfolk', 'slimes']

/** Gnolls are active; all have a monster in the Vault. */
function attacked(hands: Laid['hands'], laid: Laid = {}, game = drillWith({})) {
  const t = table({ clans: THREE, game })
  t.put({
    monsters: { 'gnolls/vault': 1, 'ratfolk/vault': 1, 'slimes/vault': 1 },
    heroes: [],
    tokens: {},
    hands: { 1: [], 2: [], 3: [], ...hands },
    ...laid,
  })
  for (const seat of [0, 1, 2]) t.state.piles[seat * 4].length = 0
  return t.refresh().invade('rogue-jewel')
}

describe('K3 Defend', () => {
  it('K3.10 lowers the damage of an attack in a room with one of your monsters, also out of turn', () => {
    const t = attacked({ 2: ['shield'] })
    t.choose('hurt slimes/vault')
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['defend', 'K3.22', 1])
    expect(t.options()).toEqual(['defend shield', 'pass'])
    t.choose('defend shield').expectEvents('defended 2 shield 0')
    expect(t.monsters()['slimes/vault']).toBe(1)
    expect(t.times('wounded')).toBe(0)
    // Nobody in the room, nobody asked; and it is no action of its own.
    const away = attacked(
      { 2: ['shield'] },
      { monsters: { 'slimes/vault': 1, 'ratfolk/sewers': 1 } },
    )
    expect([away.prompt(), away.monsters()['slimes/vault/1']]).toEqual(['turn', 1])
    const own = table().put({ monsters: { 'ratfolk/vault': 1 }, hands: { 1: ['shield'] } })
    own.choose('play shield')
    expect(own.options()).toEqual(['use-right activate', 'finish'])
  })

  it('K3.21 leaves the card in its owner’s play area until the next clean-up, with only its Defend used', () => {
    const t = attacked({ 2: ['shield', 'bite'], 3: ['step'] })
    t.choose('hurt ratfolk/vault', 'defend shield')
    expect([t.pile('play/2'), t.pile('hand/2')]).toEqual([['shield'], ['bite']])
    expect([t.prompt(), t.by()]).toEqual(['turn', 1])
    t.invade('bell').expectEvents('cleaned-up 2 1')
    expect(t.pile('discard/2')).not.toContain('bite')
    // The active player's card waits for the next turn: this one's clean-up is over.
    const active = attacked({ 1: [], 2: [] })
    expect(active.prompt()).toBe('victim')
    active.put({ hands: { 1: ['shield'] } }).choose('hurt gnolls/vault', 'defend shield')
    expect(active.pile('play/1')).toEqual(['shield'])
  })

  it('K3.21 K3.15 does the Combo of a Defend in that room', () => {
    const t = attacked({ 2: ['spiked-shield'], 3: [] }, { heroes: ['mage/vault', 'mage/sewers'] })
    t.choose('hurt ratfolk/vault', 'defend spiked-shield')
    expect([t.prompt(), t.by()]).toEqual(['combo', 1])
    expect(t.options()).toEqual(['use melee', 'use trap', 'finish'])
    t.choose('use melee')
    expect(t.options()).toEqual(['hit rogue/vault', 'hit mage/vault'])
    t.choose('hit rogue/vault').expectEvents('hero-gone rogue vault 6')
    t.choose('use trap')
    expect(t.tokens()).toEqual({ 'vault/trap': 1 })
    expect(t.monsters()['ratfolk/vault']).toBe(1)
    const draw = attacked({ 2: ['shield-brew'] })
    draw.arrange({ 'deck/2': ['bite'] })
    draw.choose('hurt ratfolk/vault', 'defend shield-brew', 'use draw-1')
    expect([draw.pile('hand/2'), draw.pile('play/2')]).toEqual([['bite'], ['shield-brew']])
  })

  it('K3.22 chooses the victim first, then asks clockwise from the active player, once each', () => {
    const two = drillWith({ always: [{ always: 'hero-damage', hero: 'rogue', is: 2 }] })
    const t = attacked({ 1: ['shield'], 2: ['shield', 'shield'], 3: ['shield'] }, {}, two)
    expect(t.prompt()).toBe('victim')
    t.choose('hurt slimes/vault')
    expect([t.prompt(), t.by(), t.umpire.decision.about.b]).toEqual(['defend', 0, 2])
    t.choose('pass')
    expect(t.by()).toBe(1)
    t.choose('defend shield')
    // The second Rat shield is not asked for: the third player is.
    expect([t.by(), t.umpire.decision.about.b]).toEqual([2, 1])
    t.choose('pass').expectEvents('wounded slimes/vault 1')
  })

  it('K3.22 begins with whoever is active', () => {
    const t = attacked({ 1: ['shield'], 2: ['shield'], 3: ['shield'] })
    t.choose('hurt slimes/vault', 'pass', 'pass', 'pass')
    // Now it is the Ratfolk's turn, and Slimes are asked before Gnolls.
    t.put({ heroes: [] }).invade('mage-jewel').choose('hurt slimes/vault/1')
    const asked = [t.by()]
    for (let i = 0; i < 2; i++) asked.push(t.choose('pass').by())
    expect(asked).toEqual([1, 2, 0])
  })

  it('K3.22 stops at zero, exhausts the hero all the same, and can be muted for the room and turn', () => {
    const t = attacked({ 1: ['shield'], 2: ['shield'] })
    t.choose('hurt ratfolk/vault')
    const { mute, muteSpan, mutePass } = t.umpire.decision
    expect([mute, muteSpan, mutePass]).toEqual(['defend vault', 'turn', 'pass'])
    t.choose('defend shield')
    expect([t.prompt(), t.heroes()]).toEqual(['turn', ['rogue/vault']])
    expect(t.pile('hand/2')).toContain('shield')
  })
})
