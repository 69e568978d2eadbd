import { LANGUAGES } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { readAnswer } from './answer.ts'
import { commandWords, orderOf } from './words.ts'

const options = [
  ['Keep the hand', 'keep'],
  ['Draw a new hand: 11 %', 'new-hand'],
  ['Épée du guet', 'play sword'],
  ['Épée de bois', 'play wood'],
]
const read = (line: string) => readAnswer(line, options, 'fr')

describe('a typed line', () => {
  it('is a number of an option', () => {
    expect(read(' 2 ')).toEqual({ kind: 'choice', index: 1 })
    expect(read('0')).toEqual({ kind: 'none', asked: '0' })
    expect(read('5')).toEqual({ kind: 'none', asked: '5' })
  })

  it('is a label, its beginning or the notation, without accents and capitals', () => {
    expect(read('DRAW')).toEqual({ kind: 'choice', index: 1 })
    expect(read('play wood')).toEqual({ kind: 'choice', index: 3 })
    expect(read('epee de')).toEqual({ kind: 'choice', index: 3 })
  })

  it('asks again where it could be several, and where it is nothing', () => {
    expect(read('epee')).toEqual({ kind: 'several', asked: 'epee', indices: [2, 3] })
    expect(read('xyz')).toEqual({ kind: 'none', asked: 'xyz' })
    expect(read('  ')).toEqual({ kind: 'nothing' })
  })

  it('prefers a command to the beginning of an option', () => {
    expect(readAnswer('hand', [['Hand over a card']], 'en')).toEqual({
      kind: 'order',
      order: { command: 'hand', rest: '' },
    })
  })
})

describe('the words of the command line', () => {
  it('work in the own language and in English', () => {
    expect(orderOf('Pourquoi', 'fr')).toEqual({ command: 'why', rest: '' })
    expect(orderOf('why', 'fr')).toEqual({ command: 'why', rest: '' })
    expect(orderOf('por quê', 'pt')).toEqual({ command: 'why', rest: '' })
    expect(orderOf('D’accord', 'fr')).toEqual({ command: 'agree', rest: '' })
    expect(orderOf('mão', 'en')).toBeUndefined()
  })

  it('take more only where more is meant', () => {
    expect(orderOf('carte Épée', 'fr')).toEqual({ command: 'card', rest: 'epee' })
    expect(orderOf('log 40', 'en')).toEqual({ command: 'log', rest: '40' })
    expect(orderOf('undo that', 'en')).toBeUndefined()
  })

  it('mean one command each', () => {
    for (const language of LANGUAGES) {
      for (const [command, words] of Object.entries(commandWords[language])) {
        for (const word of words) expect(orderOf(word, language)?.command).toBe(command)
      }
    }
  })
})
