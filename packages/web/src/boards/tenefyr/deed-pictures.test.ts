import { housePack } from '@muster/tenefyr'
import { keepsakesOf } from '@muster/tenefyr/keepsakes'
import { expect, test } from 'vitest'
import { deedPicture } from './deed-pictures.ts'

test('no two achievements have the same picture', () => {
  const all = keepsakesOf(housePack)
    .achievements('en', [2026])
    .map(({ key }) => deedPicture(key))
  expect(all.length).toBeGreaterThan(20)
  expect(new Set(all).size).toBe(all.length)
})
