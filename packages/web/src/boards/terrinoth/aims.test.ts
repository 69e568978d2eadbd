import { terrinoth } from '@muster/terrinoth'
import { expect, it } from 'vitest'
import { lay } from '../../testing/terrinoth-table.ts'
import { decisionView } from '../../worker/views.ts'
import { outcomeIn, outcomes } from './aims.ts'

it('what a label says after its colon is what an enemy would come to', () => {
  expect(outcomeIn('Bandit with Mok (health 2): falls in 74 %')).toBe('falls in 74 %')
  expect(outcomeIn('Bandit (santé 2)\u00a0: 2 blessures')).toBe('2 blessures')
  expect(outcomeIn('Bandit with Mok (health 2)')).toBeUndefined()
})

it('stands on every enemy that can be chosen, and on none besides', () => {
  const table = lay()
  const asked = decisionView(terrinoth, table.state, 0, 'en')
  if (asked === undefined) throw new Error('nothing is asked')
  expect(outcomes(table, asked)).toEqual({})
  const [first] = table.view.shadows
  const target = {
    ...asked.options[0],
    verb: 'target',
    say: 'Hidden enemy in the shadows: falls in 60 %',
    at: [{ kind: 'enemy', n: first.code }],
  }
  expect(outcomes(table, { ...asked, options: [target] })).toEqual({
    [first.code]: 'falls in 60 %',
  })
})
