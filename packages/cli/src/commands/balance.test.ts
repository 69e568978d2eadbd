import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { OK, WRONG_USE } from '../errors.ts'
import { GAMES } from '../games.ts'
import { stage } from '../testing/actors.ts'
import { wellFormed } from '../testing/well-formed.ts'

const folder = mkdtempSync(join(tmpdir(), 'muster-balance-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const at = (name: string) => join(folder, name)
const read = (name: string) => readFileSync(at(name), 'utf8')

const QUICK = ['--bot', 'random', '--matches', '2', '--random', '2', '--workers', '0']

async function measured(game: string, name: string, ...args: string[]) {
  const { muster, text, complaints } = stage()
  const files = ['--out', at(`${name}.html`), '--json', at(`${name}.json`)]
  const code = await muster('balance', game, ...QUICK, ...files, ...args)
  expect([code, complaints]).toEqual([OK, []])
  return text()
}

const SECTIONS: { readonly [game: string]: readonly string[] } = {
  tenefyr: ['stands-out', 'wins', 'boss', 'hero', 'cards', 'length', 'swing'],
  keep: ['stands-out', 'wins', 'scenario', 'clan', 'cards', 'length', 'swing'],
  terrinoth: ['stands-out', 'wins', 'quest', 'hero', 'class', 'cards', 'length', 'swing'],
}

describe.each(GAMES.map(({ name }) => name))('muster balance %s', (game) => {
  it('writes a whole page that needs nothing else, in each language', async () => {
    for (const language of ['en', 'fr', 'pt']) {
      await measured(game, `${game}-${language}`, '--lang', language, '--file', at(`${game}.rec`))
      const page = read(`${game}-${language}.html`)
      expect(wellFormed(page)).toEqual({ problems: [], sections: SECTIONS[game] })
      expect(page).not.toMatch(/<script|<link|<img|url\(|@import|https?:/)
      // A text whose braces were not filled.
      expect(page.replace(/<style>[\s\S]*<\/style>/, '')).not.toMatch(/\{\w+\}|undefined|NaN/)
    }
  })

  it('gives the same for the same seed, another for another', async () => {
    await measured(game, `${game}-a`, '--seed', '7')
    await measured(game, `${game}-b`, '--seed', '7')
    await measured(game, `${game}-c`, '--seed', '8')
    expect(read(`${game}-b.html`)).toBe(read(`${game}-a.html`))
    expect(read(`${game}-b.json`)).toBe(read(`${game}-a.json`))
    expect(read(`${game}-c.json`)).not.toBe(read(`${game}-a.json`))
  })

  it('knows of the cards what the game says of them', async () => {
    await measured(game, `${game}-cards`, '--seed', '9')
    const { cards } = JSON.parse(read(`${game}-cards.json`))
    const seen = cards.flatMap((sort: { cards: { with: { matches: number }; offers: number }[] }) =>
      sort.cards.filter((card) => card.with.matches > 0 || card.offers > 0),
    )
    expect(seen.length).toBeGreaterThan(30)
    expect(seen.some((card: { offers: number }) => card.offers > 0)).toBe(true)
  })
})

describe('muster balance', () => {
  it('goes on where a record ends', async () => {
    const file = ['--file', at('on.rec')]
    await measured('tenefyr', 'on', ...file, '--matches', '1')
    const first = read('on.rec')
    const said = await measured('tenefyr', 'on', ...file)
    expect(said).toContain('12 of 24 matches are known already.')
    expect(read('on.rec').startsWith(first)).toBe(true)
    await measured('tenefyr', 'whole')
    expect(read('on.html')).toBe(read('whole.html'))
    expect(await measured('tenefyr', 'on', ...file)).toContain('24 of 24')
  })

  // Threads run the built files; npm test builds before it tests.
  it.runIf(existsSync(new URL('../../dist/parallel/worker.js', import.meta.url)))(
    'gives the same on any number of cores',
    async () => {
      await measured('tenefyr', 'cores-0', '--bot', 'greedy', '--players', '2')
      await measured('tenefyr', 'cores-2', '--bot', 'greedy', '--players', '2', '--workers', '2')
      expect(read('cores-2.json')).toBe(read('cores-0.json'))
    },
  )

  it('plays the cells and settings that are asked for', async () => {
    await measured(
      'keep',
      'few',
      '--levels',
      'hardcore,steady',
      '--players',
      '5',
      '--scenario',
      'rent-day',
    )
    const { levels, groups } = JSON.parse(read('few.json'))
    expect(levels.map(({ level }: { level: string }) => level)).toEqual(['hardcore', 'steady'])
    expect(groups[0].members.map(({ name }: { name: string }) => name)).toEqual(['rent-day'])
    // Five players are reported, and held to nothing.
    expect(levels[0].cells[0].band).toBeUndefined()
  })

  it('reads a pack', async () => {
    const { muster, text } = stage()
    await muster('pack', 'print', 'tenefyr')
    writeFileSync(at('mine.json'), text())
    await measured('tenefyr', 'pack', '--pack', at('mine.json'))
    await measured('tenefyr', 'house')
    expect(read('pack.json')).toBe(read('house.json'))
  })

  it.each([
    [['chess'], /There is no game “chess”/],
    [
      ['keep', '--levels', 'family,silly'],
      /--levels: there is no “silly”; there are: family, steady/,
    ],
    [['keep', '--players', '9'], /--players: there is no “9”/],
    [['terrinoth', '--quest', 'nowhere'], /--quest: there is no “nowhere”/],
    [['terrinoth', '--quest', 'the-breach', '--levels', 'trivial'], /there is nothing to play/],
    [['keep', '--bot', 'oracle'], /There is no bot “oracle”/],
    [['keep', '--matches', '0'], /--matches is a whole number/],
    [['keep', '--workers', 'many'], /--workers is a whole number/],
    [['keep', '--workers', 'mysql://here/there'], /takes an address like postgres:/],
    [['keep', '--out', '/nowhere/at/all.html'], /Cannot write .*: there is no such file/],
    [['keep', '--out', tmpdir()], /Cannot write .*: it is a folder/],
    [['keep', '--clans', 'ghosts', '--players', '2'], /players need 2 entries/],
  ])('refuses %j with a sentence, before anything is played', async (args, sentence) => {
    const { muster, complaints } = stage()
    expect(await muster('balance', ...args)).toBe(WRONG_USE)
    expect(complaints.join('\n')).toMatch(sentence)
  })

  it('leaves a foreign file as it is', async () => {
    writeFileSync(at('letter.txt'), 'Dear Ana,\n')
    const { muster, complaints } = stage()
    expect(await muster('balance', 'keep', ...QUICK, '--file', at('letter.txt'))).toBe(WRONG_USE)
    expect(complaints.join('\n')).toContain('is no record of matches')
    expect(read('letter.txt')).toBe('Dear Ana,\n')
  })

  it('says that a database cannot be reached, tells no password, and loses nothing', async () => {
    const file = at('lost.rec')
    await measured('tenefyr', 'lost', '--file', file, '--matches', '1')
    const before = readFileSync(file, 'utf8')
    const { muster, complaints } = stage()
    const queue = 'postgres://ana:secret@127.0.0.1:1/none'
    const more = ['--file', file, '--out', at('lost.html'), '--workers', queue]
    expect(await muster('balance', 'tenefyr', '--bot', 'random', ...more)).toBe(WRONG_USE)
    expect(complaints.join('\n')).toMatch(/database at 127\.0\.0\.1:1\/none: .*ECONNREFUSED/)
    expect(complaints.join('\n')).not.toContain('secret')
    expect(readFileSync(file, 'utf8')).toBe(before)
    const helper = stage()
    expect(await helper.muster('worker', '--queue', queue)).toBe(WRONG_USE)
    expect(helper.complaints.join('\n')).toMatch(/ECONNREFUSED/)
  })
})
