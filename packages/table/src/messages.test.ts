import { LANGUAGES, MusterError } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { chatText } from './chat.ts'
import { type Action, readAction } from './messages.ts'
import { PHRASES, phraseText } from './phrases.ts'

const ACTIONS: { readonly [Kind in Action['kind']]: Extract<Action, { kind: Kind }> } = {
  choose: { kind: 'choose', entry: 3, texts: ['drop gem', 'drop bat'] },
  vote: { kind: 'vote', entry: 3, texts: ['leave'], seat: 1 },
  settle: { kind: 'settle', entry: 0, texts: ['leave'] },
  follow: { kind: 'follow', on: true },
  mute: { kind: 'mute', entry: 3 },
  unmute: { kind: 'unmute', seat: 0, key: 'defend, Forge' },
  'undo-propose': { kind: 'undo-propose', entry: 4, to: 2 },
  'undo-agree': { kind: 'undo-agree', proposal: 5 },
  'undo-refuse': { kind: 'undo-refuse', proposal: 5 },
  allow: { kind: 'allow', seat: 2, on: false },
  'take-seat': { kind: 'take-seat', seat: 2, name: 'Zoé', person: 'zoe' },
  'leave-seat': { kind: 'leave-seat', seat: 2 },
  'seat-bot': { kind: 'seat-bot', seat: 2, bot: 'journeyman' },
  here: { kind: 'here', name: 'Ana' },
  away: { kind: 'away', seat: 1 },
  say: { kind: 'say', text: 'Let’s go.' },
  phrase: { kind: 'phrase', phrase: 'spent' },
  point: { kind: 'point', thing: { kind: 'place', n: -14 } },
  settings: { kind: 'settings', allRoutine: true },
}

describe('an action', () => {
  it.each(Object.values(ACTIONS))('is read: $kind', (action) => {
    expect(readAction(JSON.parse(JSON.stringify(action)))).toEqual(action)
  })

  it.each(Object.values(ACTIONS))('has no field more and none less: $kind', (action) => {
    expect(() => readAction({ ...action, extra: 1 })).toThrow(MusterError)
    expect(() => readAction({ ...action, kind: 'cheat' })).toThrow('an action')
  })

  it.each([
    [undefined, 'an action'],
    ['choose', 'an action'],
    [{ kind: 'choose', texts: ['a'] }, '“entry”'],
    [{ kind: 'choose', entry: -1, texts: ['a'] }, '“entry”'],
    [{ kind: 'choose', entry: 1.5, texts: ['a'] }, '“entry”'],
    [{ kind: 'choose', entry: 1, texts: [] }, '“texts”'],
    [{ kind: 'choose', entry: 1, texts: ['a', 3] }, '“texts.1”'],
    [{ kind: 'vote', entry: 1, texts: ['a'], seat: 99 }, '“seat”'],
    [{ kind: 'say', text: 'one\ntwo' }, 'must be one line'],
    [{ kind: 'say', text: '   ' }, '“text”'],
    [{ kind: 'say', text: 'x'.repeat(501) }, '“text”'],
    [{ kind: 'phrase', phrase: 'oops' }, '“phrase”'],
    [{ kind: 'seat-bot', seat: 0, bot: 'two words' }, 'must be one word'],
    [{ kind: 'take-seat', seat: 0, person: 'a,b' }, 'must be one word'],
    [{ kind: 'point', thing: { kind: 'card', n: 0.5 } }, '“thing.n”'],
  ])('is refused with a sentence: %j', (sent, where) => {
    let error: unknown
    try {
      readAction(sent)
    } catch (thrown) {
      error = thrown
    }
    expect(error).toBeInstanceOf(MusterError)
    expect(error).toMatchObject({ code: 'message', message: expect.stringContaining(where) })
  })
})

describe('phrases', () => {
  it('are twelve, each said in three languages', () => {
    expect(PHRASES).toHaveLength(12)
    for (const language of LANGUAGES) {
      const texts = PHRASES.map((phrase) => phraseText(phrase, language))
      expect(new Set(texts).size).toBe(12)
      for (const text of texts) expect(text).toMatch(/^\p{Lu}.*[.!]$/u)
    }
    expect(phraseText('go-on', 'fr')).toBe('On continue\u202f!')
  })

  it('are read in the reader’s language', () => {
    const said = { n: 0, person: 'ana', at: 0 }
    expect(chatText({ ...said, phrase: 'spent' }, 'pt')).toBe('Não tenho mais nada.')
    expect(chatText({ ...said, text: 'Hm.' }, 'pt')).toBe('Hm.')
  })
})
