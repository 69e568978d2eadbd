import { describe, expect, it } from 'vitest'
import { ACTS, actKey, type Change, changeKey, gameKeys, keyOf, lettersOf } from './changed-keys.ts'
import { meaningOf } from './keys.ts'

const does = { en: '', fr: '', pt: '' }
const letters = [
  { key: 'l', verb: 'leave', does },
  { key: 'y', verb: 'do', does },
  { key: 'y', verb: 'pay', does },
]
const press = (key: string) => ({ key, ctrlKey: false, altKey: false, metaKey: false })
const all = (changed = {}) => [
  ...ACTS.map((act) => actKey(act, changed)),
  ...gameKeys('castle', letters, changed),
]
const kept = (change: Change) => (change.kind === 'changed' ? change.keys : {})

describe('a key that is changed', () => {
  const keys = kept(changeKey(all(), {}, actKey('undo', {}), 'Z'))

  it('means what the old one meant, and the old one nothing', () => {
    expect(keyOf('undo', keys)).toBe('z')
    expect(meaningOf(press('z'), [], true, keys)).toEqual({ kind: 'undo' })
    expect(meaningOf(press('Z'), [], true, keys)).toEqual({ kind: 'undo' })
    expect(meaningOf(press('u'), [], true, keys)).toBeUndefined()
  })

  it('frees the old one for something else', () => {
    const two = kept(changeKey(all(keys), keys, actKey('log', keys), 'u'))
    expect(meaningOf(press('u'), [], true, two)).toEqual({ kind: 'log' })
  })

  it('is forgotten when it is as at first again', () => {
    expect(changeKey(all(keys), keys, actKey('undo', keys), 'u')).toEqual({
      kind: 'changed',
      keys: {},
    })
  })
})

it('a game’s letter changes for all that it chooses', () => {
  const [, yes] = gameKeys('castle', letters, {})
  const keys = kept(changeKey(all(), {}, yes, 'o'))
  expect(lettersOf('castle', letters, keys).map(({ key }) => key)).toEqual(['l', 'o', 'o'])
  expect(lettersOf('other', letters, keys).map(({ key }) => key)).toEqual(['l', 'y', 'y'])
})

describe('a change is refused', () => {
  it('where the key means something else', () => {
    const change = changeKey(all(), {}, actKey('undo', {}), 'd')
    expect(change).toMatchObject({ kind: 'taken', by: { name: 'done' } })
    const [leave] = gameKeys('castle', letters, {})
    expect(changeKey(all(), {}, leave, 'y')).toMatchObject({ kind: 'taken' })
  })

  it('but a game may use the table’s letters: they wait while it does', () => {
    const [leave] = gameKeys('castle', letters, {})
    expect(changeKey(all(), {}, leave, 'd').kind).toBe('changed')
  })

  it.each(['1', '9', '?', ' ', 'Tab', 'ArrowLeft', 'F1', 'Enter'])('to %s', (key) => {
    expect(changeKey(all(), {}, actKey('undo', {}), key)).toEqual({ kind: 'fixed' })
  })
})
