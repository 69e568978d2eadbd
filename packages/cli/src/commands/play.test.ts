import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseMatch, replay } from '@muster/engine'
import { fullText, housePack, tenefyr } from '@muster/tenefyr'
import { describe, expect, it, vi } from 'vitest'
import { BROKEN, OK } from '../errors.ts'
import { NOTES } from '../play/bots-in-seats.ts'
import { type Acting, stage } from '../testing/actors.ts'

/** Starts a match without questions, answers, and leaves it when the answers are used up. */
async function playing(
  answers: readonly string[],
  args: readonly string[] = [],
  acting: Acting = {},
) {
  const set = stage({ answers, ...acting })
  expect([await set.muster('play', '--defaults', ...args), set.complaints]).toEqual([OK, []])
  return set
}

const saveOf = (set: { files(part: 'matches'): string[] }) =>
  readFileSync(set.files('matches')[0], 'utf8')

describe('A match at the terminal', () => {
  it('asks for what was not given, with usual answers', async () => {
    const answers = ['2', 'nonsense', 'hard', '', '', '2=greedy']
    const set = stage({ answers })
    expect(await set.muster('play')).toBe(OK)
    const text = set.text()
    expect(text).toContain('How many play?  1  2  3  4')
    expect(text).toContain('“nonsense” is not on the list.')
    expect(text).toContain('Player 1: which two heroes?')
    const record = parseMatch(saveOf(set), { notes: NOTES })
    expect(record.options).toMatchObject({ players: 2, level: 'hard' })
    expect(record.entries[1]).toEqual({ kind: 'note', name: 'bots', text: '2=greedy' })
    expect(record.deal.kind).toBe('sealed')
  })

  it('asks for the scenario and the clans of Keep the Heroes Out!', async () => {
    const set = stage({ answers: ['2', 'rent', 'steady', 'gnolls', '', ''] })
    expect(await set.muster('play', 'keep')).toBe(OK)
    const text = set.text()
    expect(text).toContain('Which scenario?')
    expect(text).toContain('Player 2: which clan?')
    const record = parseMatch(saveOf(set), { notes: NOTES })
    expect(record.options).toMatchObject({ players: 2, scenario: 'rent-day', level: 'steady' })
    expect(record.options.clans).toEqual(['gnolls', 'red-dragon'])
  })

  it('does not ask how hard a Quick match is', async () => {
    const set = stage({ answers: ['4', '', '', '', '', ''] })
    expect(await set.muster('play', '--mode', 'quick')).toBe(OK)
    expect(set.text()).not.toContain('How hard?')
    expect(set.text()).toContain('Heroes of Tenefyr · Quick game · ')
  })

  it('says goodbye when the input ends before the match has begun', async () => {
    const set = stage({ answers: ['2'] })
    expect(await set.muster('play')).toBe(OK)
    expect(set.text()).toContain('Until next time.')
    expect(set.files('matches')).toEqual([])
  })

  it('shows the table, what happened, and numbered options; takes numbers, texts and beginnings', async () => {
    const set = await playing(['', '99', 'x', 'level', 'Level 1 (left)'], ['--players', '3'])
    const text = set.text()
    expect(text).toContain('Boss track')
    expect(text).toContain(' 1  Level 1 (left)')
    expect(text).toContain('Type a number from 1 to')
    expect(text).toContain('“99” is no option here')
    expect(text).toContain('“level” could be 1 (Level 1')
    expect(saveOf(set)).toMatch(/party {2}enter level-1\/a/)
    const again = await playing(['enter level-1/b'])
    expect(saveOf(again)).toMatch(/party {2}enter level-1\/b/)
  })

  it('explains the rule, tells the log, helps and draws again', async () => {
    const set = await playing(['why', 'log', 'log 2', 'help', '?', 'table', 'quit', '1'])
    const text = set.text()
    expect(text).toContain('T3.1 ')
    expect(text).toContain('Choose by number')
    expect(text).toContain('▸ start of the combat · ■ end of the combat')
    expect(text.split('Boss track').length).toBe(3)
    expect(saveOf(set)).not.toMatch(/party {2}enter/)
  })

  it.each([
    ['en', 'piles', 'discard pile (0): empty.'],
    ['fr', 'piles', 'défausse (0)\u00a0: vide.'],
    ['pt', 'pilhas', 'descarte (0): vazio.'],
  ])('looks through the piles (%s)', async (lang, word, line) => {
    const set = await playing([word, 'piles', 'help'], ['--lang', lang, '--players', '3'])
    const text = set.text()
    // Three players, asked twice.
    expect(text.split(line).length).toBe(1 + 3 * 2)
    expect(text.replace(/\s+/g, ' ')).toMatch(new RegExp(`[;] ${word} \\S+ `))
    expect(saveOf(set)).not.toMatch(/party {2}enter/)
  })

  it.each([
    ['en', 'card', 'Kobold', 'Dungeon cards, level 1 · from the rulebook'],
    ['fr', 'carte', 'KOBOLD', 'Cartes Donjon, niveau 1 · du livret de règles'],
    ['pt', 'carta', 'kobold', 'Cartas de Masmorra, nível 1 · do livro de regras'],
  ])(
    'shows a card with its level, power, texts and origin (%s)',
    async (lang, word, name, line) => {
      const kobold = housePack.dungeonCards.find((card) => card.name === 'kobold')
      const text = (await playing([`${word} ${name}`, 'card'], ['--lang', lang])).text()
      expect(text).toContain(`Kobold  kobold · ${line}`)
      expect(text).toContain(`Kobold (${kobold?.power.join('/')})`)
      expect(text).toMatch(new RegExp(`^  .+ \\(${kobold?.loot.power}\\)`, 'm'))
      expect(text).toMatch(new RegExp(`^[^>]+\\? ${word} \\S+ `, 'm'))
    },
  )

  it('shows loot, Skills, Boss cards and rewards, without minding accents', async () => {
    const { skills, bossCards, rewards, dungeonCards } = housePack
    const [reward] = rewards
    const set = await playing([
      `card ${dungeonCards[0].loot.title.en.text}`,
      `card ${skills[0].name}`,
      `card ${bossCards[0].title.en.text.toUpperCase()}`,
      `card ${reward.name}`,
      'card nonesuch',
      'card s',
      'help',
    ])
    const text = set.text()
    for (const { name } of [dungeonCards[0], skills[0], bossCards[0], reward]) {
      expect(text).toContain(`${name} · `)
    }
    expect(text).toContain(fullText(reward, 'en')[0])
    expect(text).toContain('There is no card “nonesuch”.')
    expect(text).toMatch(/“s” could be .* …: a few letters more\?/s)
    expect(text).toContain('card NAME shows')
    expect(saveOf(set)).not.toMatch(/party {2}enter/)
    const accented = rewards.find(({ title }) => /[éèêà]/.test(title.fr.text))
    const typed = accented?.title.fr.text.normalize('NFD').replace(/\p{M}/gu, '') ?? ''
    const french = await playing([`carte ${typed}`], ['--lang', 'fr'])
    expect(french.text()).toContain(`${accented?.name} · `)
  })

  it('reads a card as the edition of the match does', async () => {
    const textOf = (play: (typeof housePack.skills)[number]['play'], profile: '2018' | '2019') =>
      fullText({ play }, 'en', profile)
    const card = housePack.dungeonCards.find(
      ({ loot: { play } }) => textOf(play, '2018').join() !== textOf(play, '2019').join(),
    )
    if (card === undefined) throw new Error('no card differs')
    for (const profile of ['2018', '2019'] as const) {
      const set = await playing([`card ${card.name}`], ['--profile', profile])
      for (const line of textOf(card.loot.play, profile)) {
        expect(set.text().replace(/\s+/g, ' ')).toContain(line)
      }
    }
  })

  it('takes back a choice with what bots did after it, by name', async () => {
    const set = await playing(['undo', '1', 'undo'], ['--players', '4'])
    expect(set.text()).toContain('There is nothing of yours to take back.')
    expect(set.text()).toMatch(/Taken back: [^,:]+, level 1 \(left\)/)
    const { played } = { played: replay(tenefyr, parseMatch(saveOf(set), { notes: NOTES })) }
    expect(played.hashes[played.hashes.length - 1]).toBe(played.hashes[1])
  })

  it('understands French and Portuguese, and English in both', async () => {
    const french = await playing(
      ['pourquoi', 'annuler', 'aide', 'why', 'quitter'],
      ['--lang', 'fr'],
    )
    expect(french.text()).toContain('Choisissez par numéro')
    expect(french.text()).toContain('La partie est enregistrée.')
    expect(french.text().split('T3.1 ').length).toBe(3)
    const portuguese = await playing(['por quê', 'desfazer', 'ajuda', 'sair'], [], {
      env: { LC_ALL: 'pt_BR.UTF-8' },
    })
    expect(portuguese.text()).toContain('Escolha pelo número')
    expect(portuguese.text()).toContain('A partida está gravada.')
  })

  it('goes on with a stored match under the same deal', async () => {
    const whole = await playing(['1', '1', '1', '1'], ['--bots', 'none'], { name: 'same' })
    const half = await playing(['1', '1'], ['--bots', 'none'], { name: 'same' })
    const [file] = half.files('matches')
    const rest = stage({ answers: ['1', '1'], folder: half.folder, name: 'other' })
    expect(await rest.muster('play', '--resume', file)).toBe(OK)
    expect(rest.text()).toContain('Going on with a match of 2 choices.')
    expect(readFileSync(file, 'utf8')).toBe(saveOf(whole))
  })

  it('deals on under a new key where the old one is not known, and says so in the log', async () => {
    const first = await playing(['1', '1'], ['--bots', 'none'])
    const elsewhere = stage({ answers: ['1'], name: 'elsewhere' })
    const file = join(elsewhere.folder, 'brought.muster')
    copyFileSync(first.files('matches')[0], file)
    expect(await elsewhere.muster('play', '--resume', file)).toBe(OK)
    expect(elsewhere.text()).toContain('dealt under a new one')
    expect(saveOf(elsewhere)).toMatch(/^continued +[0-9a-f]{12} from 3$/m)
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(first.files('matches')[0], 'utf8'))
  })
})

describe('A whole match of bots', () => {
  it('is played to its end, opened, and proven fair', async () => {
    const set = await playing([], ['--players', '2', '--bots', 'all=random'])
    const [file] = set.files('matches')
    expect(readFileSync(file, 'utf8')).toMatch(/^deal +opened sha256/m)
    expect(readFileSync(file, 'utf8')).toMatch(/^result +(won|lost) after \d+ choices$/m)
    expect(set.files('keys')).toEqual([])
    expect(set.text()).toContain(`To check that the deal was fair:\nmuster replay ${file}`)
    expect(set.text().match(/^(Victory!|Defeat\.)/gm)).toHaveLength(1)
    expect(set.text()).not.toContain('(random): Level')
    const proof = stage()
    expect(await proof.muster('replay', file)).toBe(OK)
    expect(proof.text()).toContain('The deal is fair')
    const json = stage()
    expect(await json.muster('replay', file, '--json')).toBe(OK)
    expect(JSON.parse(json.text())).toMatchObject({ game: 'tenefyr', deal: 'fair' })
    const shown = stage()
    expect(await shown.muster('show', file, '--lang', 'fr')).toBe(OK)
    expect(shown.text()).toMatch(/piste|Boss/i)
    const forged = join(set.folder, 'forged.muster')
    writeFileSync(forged, readFileSync(file, 'utf8').replace(/seed [0-9a-f]{4}/, 'seed 0000'))
    const check = stage()
    expect(await check.muster('replay', forged)).toBe(1)
    expect(check.text()).toContain('not fair')
    const over = stage({ folder: set.folder })
    expect(await over.muster('play', '--resume', file)).toBe(OK)
    expect(over.text()).toContain('This match is over.')
  })
})

describe('Saving', () => {
  it('writes to a file of the player’s choice', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'muster-save-'))
    const file = join(folder, 'mine.muster')
    const set = await playing(['1', `save ${file}`, 'save'])
    expect(set.text()).toContain(`Saved: ${file}`)
    expect(readFileSync(file, 'utf8')).toBe(saveOf(set))
  })

  it('says once that it cannot, and the match goes on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'muster-locked-'))
    // A file where the folder should be: nobody can write there, not even root.
    writeFileSync(join(folder, 'muster'), '')
    const set = stage({ answers: ['1', '1', `save ${join(folder, 'muster', 'x')}`], folder })
    expect(await set.muster('play', '--defaults', '--bots', 'none')).toBe(OK)
    expect(set.complaints).toHaveLength(1)
    expect(set.complaints[0]).toMatch(
      /^Cannot save to .*: part of its path is not a folder\. The match goes on/,
    )
    expect(set.text()).toContain('keep this hand')
    expect(set.text()).toContain('The match could not be saved.')
  })

  it('leaves no drafts behind', async () => {
    const set = await playing(['1', '1'])
    expect(set.files('matches')).toHaveLength(1)
  })
})

describe('A rule that breaks down', () => {
  it('is one sentence, code 70, and a report that replays', async () => {
    const set = stage({ answers: ['1', '1', '1', '1'] })
    const original = tenefyr.sayPrompt
    let asked = 0
    const spy = vi.spyOn(tenefyr, 'sayPrompt').mockImplementation((...args) => {
      if (++asked > 2) throw new TypeError('a card\nis torn')
      return original(...args)
    })
    expect(await set.muster('play', '--defaults', '--bots', 'none')).toBe(BROKEN)
    spy.mockRestore()
    const [report] = set.files('reports')
    expect(set.complaints).toEqual([
      `Something went wrong that should not: a card. A report with the match is in ${report}.`,
    ])
    expect(readFileSync(report, 'utf8')).toMatch(/^# TypeError: a card$/m)
    expect(set.files('matches')).toHaveLength(1)
    const again = stage()
    expect(await again.muster('replay', report)).toBe(OK)
    expect(again.text()).toContain('2 choices')
  })
})

describe('A match that is won', () => {
  it.each([
    ['en', 'Achievements of this match:', /^★ First blood: \S/m, /^★ The class of 2026: \S/m],
    ['fr', 'Succès de cette partie :', /^★ Premier sang\u00a0: \S/m, /^★ .*2026\u00a0: \S/m],
  ])('names in %s what it earned', async (language, heading, first, year) => {
    const pushovers = {
      ...housePack,
      name: 'pushovers',
      bossCards: housePack.bossCards.map((card) => ({ ...card, power: [0, 0, 0], rules: [] })),
    }
    const pack = join(mkdtempSync(join(tmpdir(), 'muster-pack-')), 'pushovers.json')
    writeFileSync(pack, JSON.stringify(pushovers))
    // The last of the first list is the Boss; after that there is nothing to mind.
    const answers = ['11', ...Array.from({ length: 40 }, () => '1')]
    const args = ['--players', '1', '--level', 'easy', '--pack', pack, '--lang', language]
    const text = (await playing(answers, args)).text()
    expect(text).toContain(heading)
    expect(text).toMatch(first)
    expect(text).toMatch(year)
  })
})
