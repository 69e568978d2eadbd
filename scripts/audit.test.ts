import { describe, expect, it } from 'vitest'
import { judged } from './audit.mjs'

const answer = (severities: Record<string, string>) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      Object.entries(severities).map(([name, severity]) => [name, { name, severity }]),
    ),
  })

describe('What the registry knows of holes', () => {
  it('names packages with bad ones, and passes over small ones', () => {
    expect(judged(answer({ one: 'high', two: 'low', three: 'critical' }))).toEqual({
      holes: ['one', 'three'],
    })
    expect(judged(answer({}))).toEqual({ holes: [] })
  })

  it('says why where it cannot be asked', () => {
    expect(judged('{"message":"405 Method Not Allowed"}')).toEqual({
      unasked: '405 Method Not Allowed',
    })
    expect(judged('')).toEqual({ unasked: 'it gave no answer' })
  })
})
