import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { SettingsProvider } from '../../settings/settings.tsx'
import { fakeTable } from '../testing/fake.ts'
import { Curtain } from './curtain.tsx'
import { curtainFor } from './whose.ts'

const match = vi.hoisted(() => ({ now: {} }))
vi.mock('../match-context.ts', () => ({ useMatch: () => match.now }))
vi.stubGlobal('navigator', { languages: ['en'] })

const table = fakeTable({ decides: { how: 'seat', seats: [1] }, bots: [3] })

describe('with closed hands', () => {
  it('each is called before their hand is shown, and once', () => {
    expect(curtainFor(true, table, 1, undefined)).toBe(1)
    expect(curtainFor(true, table, 1, 0)).toBe(1)
    expect(curtainFor(true, table, 1, 1)).toBeUndefined()
  })

  it('a bot’s turn calls nobody', () => {
    expect(curtainFor(true, table, undefined, 1)).toBeUndefined()
  })

  it('nobody is called who has the device alone', () => {
    const alone = fakeTable({ decides: { how: 'seat', seats: [1] }, bots: [0, 2, 3] })
    expect(curtainFor(true, alone, 1, undefined)).toBeUndefined()
    const apart = { ...table, settings: { ...table.settings, oneDevice: false } }
    expect(curtainFor(true, apart, 1, undefined)).toBeUndefined()
  })
})

it('open hands need no curtain', () => {
  expect(curtainFor(false, table, 1, 0)).toBeUndefined()
})

it('it says whose turn it is to look, and nothing of the table', () => {
  const seats = ['Ana', 'Rui'].map((name, seat) => ({ seat, name, role: name }))
  match.now = { view: { seats }, curtain: 1, lift: () => undefined }
  const page = renderToStaticMarkup(createElement(SettingsProvider, null, createElement(Curtain)))
  expect(page).toContain('I am Rui')
  expect(page).not.toContain('Ana')
})
