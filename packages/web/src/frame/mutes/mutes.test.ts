import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { SettingsProvider } from '../../settings/settings.tsx'
import { fakeTable, option } from '../testing/fake.ts'
import { useAnswers } from '../use-answers.ts'
import { Mutes } from './mutes.tsx'

const match = vi.hoisted(() => ({ now: {} }))
vi.mock('../match-context.ts', () => ({ useMatch: () => match.now }))
vi.stubGlobal('navigator', { languages: ['en'] })

const drawn = (what: FunctionComponent): string =>
  renderToStaticMarkup(createElement(SettingsProvider, null, createElement(what)))

/** A match of no game: a raider comes, and one may defend. */
function raid(
  mute: { readonly key: string; readonly span: 'turn' | 'round' | 'match' } | undefined,
) {
  const options = [option('defend'), option('decline')]
  const table = fakeTable({ decides: { how: 'seat', why: 'own', seats: [0] } })
  const acted: unknown[] = []
  match.now = {
    board: {
      faceOf: (_: unknown, { text }: { readonly text: string }) => ({ label: text }),
      mainOption: () => undefined,
      allOf: () => undefined,
      spotsOf: () => [],
      sayMute: () => 'Defending the forge',
      letters: [{ key: 'x', answer: 'mute', does: { en: 'never', fr: 'jamais', pt: 'nunca' } }],
    },
    view: {
      table: { ...table, mutes: mute === undefined ? [] : [{ seat: 2, ...mute }] },
      seats: [],
      decision: { entry: 7, options, ...(mute === undefined ? {} : { mute }) },
    },
    mine: true,
    voter: 0,
    hints: { marks: new Map() },
    choosing: { tapped: [], left: [], buttons: options },
    act: (action: unknown) => acted.push(action),
  }
  return acted
}

it('a question that need not come again can be muted where it is asked', () => {
  const acted = raid({ key: 'defend forge', span: 'turn' })
  drawn(() => {
    const answers = useAnswers()
    expect(answers.map(({ label }) => label)).toEqual([
      'defend',
      'decline',
      'Don’t ask again this turn',
    ])
    expect(answers.at(-1)?.key).toBe('X')
    answers.at(-1)?.run()
    return null
  })
  expect(acted).toEqual([{ kind: 'mute', entry: 7 }])
})

it('any other question cannot', () => {
  raid(undefined)
  drawn(() => {
    expect(useAnswers().map(({ id }) => id)).toEqual(['defend', 'decline'])
    return null
  })
})

it('what is muted is listed in players’ words, with the way back', () => {
  raid({ key: 'defend forge', span: 'round' })
  const page = drawn(Mutes)
  expect(page).toContain('Defending the forge, this round')
  expect(page).toContain('Ask again')
  expect(page).not.toContain('defend forge')
})
