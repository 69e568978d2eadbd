import { expect, it } from 'vitest'
import { holding, powerOf } from '../testing/card-play.ts'

it('tells a doubled card from another of its kind, also where both are worth the same', () => {
  const t = holding('echo-stone', {
    hand: ['overseers-maul', 'basic-0', 'basic-0'],
    against: 'brewery-ghost',
  })
  t.choose('play basic-0', 'play echo-stone', 'play basic-0')
  const stone = `double echo-stone ${powerOf('echo-stone')}`
  expect(t.options()).toEqual(['double basic-0.1 0', stone, 'double basic-0.2 0'])
})
