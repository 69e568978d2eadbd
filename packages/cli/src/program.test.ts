import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { housePack, tenefyr } from '@muster/tenefyr'
import { describe, expect, it } from 'vitest'
import { BROKEN, OK, WRONG_USE } from './errors.ts'
import { muster } from './program.ts'
import { stage } from './testing/actors.ts'

const folder = mkdtempSync(join(tmpdir(), 'muster-files-'))

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

describe('Wrong use is one sentence and exit code 2', () => {
  const broken = file('broken.muster', 'muster 1\ngame tenefyr\n')
  const notOurs = file('not-ours.txt', 'hello\n')
  const notJson = file('pack.json', '{')
  const otherGame = file('other.json', '{"game":"chess"}')
  const badPack = file(
    'bad.json',
    JSON.stringify({ ...housePack, tracks: { ...housePack.tracks, normal: {} } }),
  )
  it.each([
    [['fly'], 'There is no command “fly”; see muster --help.'],
    [['play', 'chess'], 'There is no game “chess”; there are: tenefyr, keep, terrinoth.'],
    [['simulate'], 'Something is missing: game; see muster simulate --help.'],
    [['simulate', 'tenefyr', '--wings'], 'There is no option --wings here; see'],
    [['simulate', 'tenefyr', '--bot'], 'needs a value'],
    [['simulate', 'tenefyr', '--bot', 'genius'], 'There is no bot “genius”; there are: random'],
    [['simulate', 'tenefyr', '--matches', 'many'], '--matches is a whole number from 1 to'],
    [['simulate', 'tenefyr', '--matches', '0'], '--matches is a whole number from 1 to'],
    [['simulate', 'tenefyr', '--seed', '-1'], '--seed'],
    [['simulate', 'tenefyr', '--players', '9'], 'players'],
    [['simulate', 'tenefyr', '--option', 'players'], '--option takes NAME=VALUE, not “players”.'],
    [['simulate', 'tenefyr', '--option', 'wings=2'], 'wings'],
    [['simulate', 'tenefyr', '--mode', 'quick', '--profile', '2018'], '2019'],
    [['play', '--defaults', '--bots', '9'], '“9” is not'],
    [['play', '--defaults', '--bots', '2=genius'], '“2=genius” is not'],
    [['play', '--resume', join(folder, 'nothing')], 'there is no such file.'],
    [['play', '--resume', broken], 'broken.muster: line 2'],
    [['replay', broken], 'broken.muster: line 2'],
    [['replay', folder], 'it is a folder.'],
    [['replay'], 'Something is missing: file'],
    [['replay', 'a', 'b'], 'more than muster replay takes'],
    [['show', notOurs], 'neither a match nor a position of Muster.'],
    [['rules', 'T99.9'], 'There is no rule “T99.9”.'],
    [['rules', 'Z1'], 'There is no rule “Z1”.'],
    [['cards', 'chess'], 'There is no game “chess”'],
    [['cards', 'tenefyr', '--lang', 'xx'], 'There is no language “xx”; there are en, fr, pt.'],
    [['pack'], 'Something is missing: check, print'],
    [['pack', 'check', notJson], 'pack.json: '],
    [['pack', 'check', otherGame], 'names no game known here (tenefyr, keep, terrinoth)'],
    [['pack', 'check', badPack], 'tracks.normal.spaces: is missing'],
    [['simulate', 'tenefyr', '--pack', badPack], 'tracks.normal.spaces: is missing'],
  ])('muster %j', async (args, sentence) => {
    const { muster: run, complaints, said } = stage()
    expect(await run(...args)).toBe(WRONG_USE)
    expect(said.join('')).not.toMatch(/\n\s+at /)
    expect(complaints).toHaveLength(1)
    expect(complaints[0]).toContain(sentence)
    expect(complaints[0]).toMatch(/\.$/)
    expect(complaints[0]).not.toMatch(/\n\s+at /)
  })

  it('speaks the language of the system', async () => {
    const { muster: run, complaints } = stage({ env: { LANG: 'fr_FR.UTF-8' } })
    expect(await run('fly')).toBe(WRONG_USE)
    expect(complaints[0]).toContain('Pas de commande « fly »')
  })
})

describe('What should not happen', () => {
  it('is one sentence and exit code 70', async () => {
    const { world, complaints } = stage()
    const terminal = {
      ...world.terminal,
      say() {
        throw new TypeError('no ink\nin the printer')
      },
    }
    expect(await muster(['rules'], { ...world, terminal })).toBe(BROKEN)
    expect(complaints).toEqual(['Something went wrong that should not: no ink.'])
  })
})

describe('Help', () => {
  it('is shown when nothing is asked for', async () => {
    const { muster: run, text } = stage()
    expect(await run()).toBe(OK)
    for (const word of ['play', 'simulate', 'replay', 'show', 'rules', 'cards', 'pack']) {
      expect(text()).toContain(word)
    }
  })

  it('is shown in the language asked for', async () => {
    const { muster: run, text } = stage()
    expect(await run('--lang', 'pt')).toBe(OK)
    expect(text()).toContain('Comandos:')
    expect(text()).toContain('conferir um pacote de cartas'.slice(0, 7))
  })

  it('gives the version', async () => {
    const { muster: run, text } = stage()
    expect(await run('--version')).toBe(OK)
    expect(text()).toMatch(/^\d+\.\d+\.\d+$/)
  })
})

describe('muster rules', () => {
  it('lists the chapters', async () => {
    const { muster: run, text } = stage()
    expect(await run('rules')).toBe(OK)
    expect(text()).toContain('Heroes of Tenefyr')
    expect(text()).toMatch(/T4 +Combat/)
  })

  it('reads a rule in three languages, however its letter is written', async () => {
    for (const [language, word] of [
      ['en', 'hand'],
      ['fr', 'main'],
      ['pt', 'mão'],
    ]) {
      const { muster: run, text } = stage()
      expect(await run('rules', 't4.5', '--lang', language)).toBe(OK)
      expect(text()).toContain('T4.5')
      expect(text()).toContain(word)
    }
  })

  it('reads a chapter, with the marks of editions and rulings', async () => {
    const { muster: run, text } = stage()
    expect(await run('rules', 'T1')).toBe(OK)
    expect(text()).toContain('T1.1 ')
    expect(text()).not.toContain('T10.1')
    expect(text()).toMatch(/\[only in: [^\]]+\]|\[house ruling\]/)
  })
})

describe('muster cards', () => {
  it('lists every card with its texts and where it comes from, in three languages', async () => {
    for (const [language, origin] of [
      ['en', 'from the rulebook'],
      ['fr', 'du livret de règles'],
      ['pt', 'do livro de regras'],
    ]) {
      const { muster: run, text } = stage()
      expect(await run('cards', 'tenefyr', '--lang', language)).toBe(OK)
      expect(text()).toContain(origin)
      for (const { name } of [
        ...housePack.dungeonCards,
        ...housePack.skills,
        ...housePack.bossCards,
        ...housePack.rewards,
      ]) {
        expect(text()).toContain(`${name} · `)
      }
    }
  })

  it('gives them as JSON', async () => {
    const { muster: run, text } = stage()
    expect(await run('cards', 'tenefyr', '--json')).toBe(OK)
    const sheets = JSON.parse(text())
    expect(sheets[0]).toMatchObject({
      copies: 1,
      halves: [{ full: [expect.any(String), expect.any(String)] }],
    })
  })
})

describe('muster pack check', () => {
  it('says that a pack fits, and its hash; the pack can be played with', async () => {
    const mine = file('mine.json', JSON.stringify({ ...housePack, name: 'mine' }))
    const checked = stage()
    expect(await checked.muster('pack', 'check', mine)).toBe(OK)
    expect(checked.text()).toMatch(
      /Pack mine \S+ for tenefyr fits: \d+ cards\.\nHash: [0-9a-f]{64}/,
    )
    const { muster: run, text } = stage()
    const args = ['--bot', 'random', '--matches', '5', '--workers', '0', '--json', '--pack', mine]
    expect(await run('simulate', 'tenefyr', ...args)).toBe(OK)
    expect(JSON.parse(text()).matches).toBe(5)
  })
})

describe('muster pack print', () => {
  it('prints the house pack, which fits as it comes through a pipe', async () => {
    const printed = stage()
    expect(await printed.muster('pack', 'print', 'tenefyr')).toBe(OK)
    expect(JSON.parse(printed.text())).toEqual(housePack)
    const checked = stage({ input: `${printed.text()}\n` })
    expect(await checked.muster('pack', 'check', '-')).toBe(OK)
    expect(checked.text()).toContain(`Hash: ${tenefyr.pack.hash}`)
  })

  it('is in the help, in three languages', async () => {
    for (const language of ['en', 'fr', 'pt']) {
      const { muster: run, text } = stage()
      expect(await run('pack', '--help', '--lang', language)).toBe(OK)
      expect(text()).toContain('muster pack print tenefyr >')
    }
  })

  it('names the pipe where what comes through it is wrong', async () => {
    const { muster: run, complaints } = stage({ input: '{' })
    expect(await run('pack', 'check', '-')).toBe(WRONG_USE)
    expect(complaints[0]).toMatch(/^Standard input: /)
    const { muster: other, complaints: said } = stage()
    expect(await other('pack', 'print', 'chess')).toBe(WRONG_USE)
    expect(said[0]).toContain('There is no game “chess”')
  })
})
