import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import type { MatchView } from '../host/protocol.ts'
import { freshStore, hallWith, reach } from '../testing/hall-play.ts'

const met = (until: (view: MatchView) => boolean) =>
  reach(
    hallWith(freshStore()),
    {
      game: 'terrinoth',
      options: { players: 1, quest: 'goblin-problem', heroes: ['kari', 'lissa'] },
      seats: [{ name: 'Ana' }],
      routine: true,
    },
    until,
  )

it('who is asked to engage somebody first may point at the target at once', async () => {
  const { view } = await met(({ decision }) =>
    (decision?.paths ?? []).some(({ verb }) => verb === 'target'),
  )
  const { decision } = view
  expect(decision?.prompt).toBe('which')
  const targets = (decision?.paths ?? []).filter(({ verb }) => verb === 'target')
  for (const { text, say, steps, sealed } of targets) {
    expect([text.split('\n')[0], sealed]).toEqual(['decline', false])
    expect(steps.map((step) => step.verb)).toEqual(['decline', 'target'])
    expect(say).toMatch(/: falls in \d+ %$/)
  }
  // Nobody can be engaged and be the target at once.
  const engaged = decision?.options.map(({ at }) => at[0]?.n) ?? []
  for (const { at } of targets) expect(engaged).not.toContain(at[0]?.n)
})

it('nothing that can be used before the action gives up engaging somebody', async () => {
  const { view } = await met(({ decision }) => decision?.prompt === 'which')
  expect(view.decision?.paths?.map(({ verb }) => verb) ?? []).not.toContain('use')
})
