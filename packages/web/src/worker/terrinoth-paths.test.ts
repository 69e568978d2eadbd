import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { freshStore, hallWith, reach } from '../testing/hall-play.ts'

it('who is asked to engage somebody first may point at the target at once', async () => {
  const hall = hallWith(freshStore())
  const { view } = await reach(
    hall,
    {
      game: 'terrinoth',
      options: { players: 1, quest: 'goblin-problem', heroes: ['kari', 'lissa'] },
      seats: [{ name: 'Ana' }],
      routine: true,
    },
    ({ decision }) => (decision?.paths?.length ?? 0) > 0,
  )
  const { decision } = view
  expect(decision?.prompt).toBe('which')
  for (const { text, verb, steps, sealed } of decision?.paths ?? []) {
    expect([text.split('\n')[0], verb, sealed]).toEqual(['decline', 'target', false])
    expect(steps.map((step) => step.verb)).toEqual(['decline', 'target'])
  }
  // Nobody can be engaged and be the target at once.
  const engaged = decision?.options.map(({ at }) => at[0]?.n) ?? []
  for (const { at } of decision?.paths ?? []) expect(engaged).not.toContain(at[0]?.n)
})
