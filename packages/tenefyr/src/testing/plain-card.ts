/** Cards without words: what they do is their power. */
import { expect } from 'vitest'
import { copies, fight, holding, powerOf, printed } from './card-play.ts'

/** Its printed power for each number of players, nothing asked or done; it falls to that, and to no less. */
export function expectNoTricks(name: string): void {
  for (const players of [2, 3, 4]) {
    const t = fight(name, { players })
    expect(t.prompt()).toBe('keep-hand')
    expect(t.enemy()).toBe(printed(name, players))
    expect(t.events().filter((event) => !/^(entered|boss|fights|turn|drew)/.test(event))).toEqual(
      [],
    )
    for (let turn = 1; turn < players; turn++) t.choose('keep')
    t.choose('keep').expectEvents(`checked 0 ${printed(name, players)}`)
    expect(t.times('lost-combat')).toBe(1)
  }
  const [strong, next] = ['gate-demon', 'warden-golem', 'cave-troll'].filter((one) => one !== name)
  const piles = { 'deck/1': copies(3, strong), 'deck/2': copies(3, next) }
  const t = fight(name, { players: 2, piles }).choose('keep')
  if (t.times('defeated') === 0) t.choose('keep')
  expect(t.times('defeated')).toBe(1)
  expect(t.power()).toBeGreaterThanOrEqual(printed(name, 2))
}

/** Its power counts, and nothing else comes of it. */
export function expectPowerOnly(name: string): void {
  const t = holding(name)
  expect(t.power()).toBe(powerOf(name))
  const told = t.events().slice(0, t.events().indexOf('turn 2'))
  expect(told.filter((event) => !/^(combined|checked) /.test(event))).toEqual([
    `played 1 ${name}`,
    'played 1 basic-0',
    'played 1 basic-0',
  ])
}
