import { expect, test } from 'vitest'
import { headlineOf } from './headline.ts'

test('a cry goes with the sentence after it; the rest is told below', () => {
  expect(headlineOf('Victory! The treasure is safe. The last hero limps home.')).toEqual([
    'Victory! The treasure is safe.',
    'The last hero limps home.',
  ])
  expect(headlineOf('Victoire\u202f! Le trésor est sauf. Olga sourit.')).toEqual([
    'Victoire\u202f! Le trésor est sauf.',
    'Olga sourit.',
  ])
  expect(headlineOf('The Dark Lord falls in the last fight. Well done.')[0]).toBe(
    'The Dark Lord falls in the last fight.',
  )
})

test('what is short stays whole', () => {
  expect(headlineOf('Victory!')).toEqual(['Victory!', ''])
  expect(headlineOf('No end to it')).toEqual(['No end to it', ''])
  expect(headlineOf('')).toEqual(['', ''])
})
