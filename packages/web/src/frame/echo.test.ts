import { describe, expect, it } from 'vitest'
import { heard, isEcho, type Press } from './echo.ts'

const click = (at: number, question: string, x = 100, y = 100): Press => ({ at, question, x, y })
const key = (at: number, question: string, name = 'Enter'): Press => ({ at, question, key: name })

describe('a second press', () => {
  it('at the same place means the question before, if it comes at once', () => {
    expect(isEcho(click(0, 'keep'), click(200, 'play'))).toBe(true)
    expect(isEcho(click(0, 'keep'), click(200, 'play', 110, 92))).toBe(true)
    expect(isEcho(key(0, 'keep'), key(200, 'play'))).toBe(true)
  })

  it('answers once somebody could have seen what is asked now', () => {
    expect(isEcho(click(0, 'keep'), click(400, 'play'))).toBe(false)
  })

  it('elsewhere, or with another key, is meant', () => {
    expect(isEcho(click(0, 'keep'), click(100, 'play', 300, 100))).toBe(false)
    expect(isEcho(key(0, 'keep'), key(100, 'play', 'a'))).toBe(false)
    expect(isEcho(key(0, 'keep'), click(100, 'play', 0, 0))).toBe(false)
  })

  it('within one question is meant: one more of the same, or a tap that does what a tap has shown', () => {
    expect(isEcho(click(0, 'remove'), click(80, 'remove'))).toBe(false)
  })

  it('the first press of all is nobody’s echo', () => {
    expect(isEcho(undefined, click(0, 'keep'))).toBe(false)
  })
})

it('who hammers on one place answers one question', () => {
  let last: Press | undefined
  const answered: string[] = []
  for (const [n, question] of ['keep', 'play', 'play', 'play', 'go-on'].entries()) {
    const now = click(n * 200, question)
    if (!isEcho(last, now)) answered.push(question)
    last = heard(last, now)
  }
  expect(answered).toEqual(['keep'])
})
