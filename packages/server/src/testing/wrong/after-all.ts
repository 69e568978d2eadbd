/** What is looked at once, when all that is wrong has been tried. */
import { describe, expect, it } from 'vitest'
import type { Referee } from './referee.ts'

/** There is more than this; with less, the check would pass because hardly anything was tried. */
interface MoreThan {
  readonly lines: number
  readonly secrets: number
}

/** Goes below all other tests of a file. */
export function checkAfterAll(referee: Referee, moreThan: MoreThan): void {
  describe('After all of it', () => {
    it('the log has no failure of the server, and neither it nor the numbers a secret', async () => {
      const { ana, log, secrets } = referee.stage
      const { body: numbers } = await ana.send<string>('GET', '/metrics')
      expect(numbers).toContain('status="400"')
      expect(numbers).not.toMatch(/status="5/)
      const all = log.join('')
      expect(all.split('\n').length).toBeGreaterThan(moreThan.lines)
      expect(all.split('\n').filter((line) => /"level":[456]0/.test(line))).toEqual([])
      for (const secret of secrets) {
        expect(secret.length).toBeGreaterThan(20)
        for (const form of formsOf(secret)) {
          expect(all.includes(form)).toBe(false)
          expect(numbers.includes(form)).toBe(false)
        }
      }
      expect(secrets.size).toBeGreaterThan(moreThan.secrets)
    })
  })
}

/** As it is, and as it may stand in an address or a buffer. */
const formsOf = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  [...Buffer.from(secret)].join(),
]
