import { expect, it } from 'vitest'
import { addressOf, askedIn, NOTHING_ASKED, nothingIn, queryOf, searchOf } from './asked.ts'

it('keeps what is asked in the address, and nothing that is not', () => {
  const asked = { ...NOTHING_ASKED, text: 'épée & feu', kind: 'boss', match: '12ab' }
  expect(askedIn(queryOf(asked))).toEqual(asked)
  expect(queryOf(NOTHING_ASKED)).toBe('')
  expect(askedIn('q=orc&color=red')).toEqual({ ...NOTHING_ASKED, text: 'orc' })
})

it('does not take the pack and the way back for something to look for', () => {
  const asked = { ...NOTHING_ASKED, pack: 'a1', match: '12ab' }
  expect(askedIn(queryOf(asked))).toEqual(asked)
  expect(searchOf(asked)).toBe('')
  expect(nothingIn({ ...asked, text: 'orc', level: '3' })).toEqual(asked)
})

it('gives every card and rule a plain address', () => {
  expect(addressOf('tenefyr', { shelf: 'cards' })).toBe('/library/tenefyr')
  expect(addressOf('tenefyr', { shelf: 'rules' })).toBe('/library/tenefyr/rules')
  expect(addressOf('tenefyr', { card: 'orc' })).toBe('/library/tenefyr/card/orc')
  const asked = { ...NOTHING_ASKED, match: '12ab' }
  expect(addressOf('tenefyr', { rule: 'T4.7' }, asked)).toBe(
    '/library/tenefyr/rule/T4.7?match=12ab',
  )
})
