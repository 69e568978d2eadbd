import { LANGUAGES, type LanguageCode, MusterError, printMatch, RandomDealer } from '@muster/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { botLine, botTitle } from './bots.ts'
import { parseTable } from './notation.ts'
import type { LogLine } from './speech.ts'
import { resumeTable } from './table.ts'
import { actionAtRandom } from './testing/at-random.ts'
import { type CampTable, choose, game, refused, sit, toWork, undo, vote } from './testing/people.ts'

const texts = (lines: readonly LogLine[]) => lines.map(({ text }) => text)

/** What the last act added to the log. */
function news(table: CampTable, language: LanguageCode, act: () => unknown): string[] {
  const { version } = table
  act()
  return texts(table.lines(language, version))
}

/** Bots choose the last option. */
function botsGoOn(table: CampTable): void {
  for (let i = 0; i < 20 && table.view().decides?.how === 'bot'; i++) {
    const { decision, entry } = table.view()
    table.chooseAsBot([decision?.options.at(-1)?.text ?? ''], entry)
  }
}

describe('the log', () => {
  it('tells what happened, with entry, seat, rule and seal', () => {
    const table = toWork(sit())
    choose(table, 'ana', 'roll')
    expect(table.lines('en', table.version - 1)).toEqual([
      {
        entry: table.version,
        kind: 'told',
        text: 'en rolled 0 in round 0',
        seat: 0,
        rule: 'C3',
        seal: true,
      },
    ])
    expect(texts(table.lines('fr', table.version - 1))).toEqual(['fr rolled 0 in round 0'])
  })

  it('says how the party decided', () => {
    const table = sit()
    expect(news(table, 'en', () => vote(table, 'bo', 'hill'))).toEqual(['Bo votes: hill.'])
    expect(news(table, 'fr', () => vote(table, 'cy', 'stay'))).toEqual(['Cy vote\u00a0: stay.'])
    const { entry } = table.view()
    const settle = () => table.act('ana', { kind: 'settle', entry, texts: ['hill'] })
    expect(news(table, 'en', settle)).toEqual(['Ana settles it: hill.'])
    expect(news(table, 'pt', () => choose(table, 'ana', 'lead 2'))).toEqual([
      'Ana decide: lead.',
      'pt leads 1 in round 0',
    ])
    const agreed = sit()
    vote(agreed, 'ana', 'hill')
    vote(agreed, 'bo', 'hill')
    expect(news(agreed, 'en', () => vote(agreed, 'cy', 'hill'))).toEqual([
      'Ana, Bo and Cy agree: hill.',
    ])
    const bots = sit({ seats: [{ bot: 'x' }, { bot: 'x' }, { bot: 'x' }] })
    expect(news(bots, 'en', () => bots.chooseAsBot(['hill'], 0))).toEqual([
      'Camper 1 (bot) decides: hill.',
    ])
  })

  it('speaks of two heroes where one person is called by both', () => {
    const table = sit({
      people: [{ id: 'ana', name: 'Barbare & Voleur' }],
      seats: [{ people: ['ana'] }, { bot: 'x' }, { bot: 'x' }],
    })
    expect(news(table, 'fr', () => vote(table, 'ana', 'hill'))).toEqual([
      'Barbare & Voleur décident\u00a0: hill.',
    ])
  })

  it('tells of seats and wishes in three languages', () => {
    const table = sit({ people: [], seats: [] })
    const take = () => table.act('ana', { kind: 'take-seat', seat: 0, name: 'Ana' })
    expect(news(table, 'en', take)).toEqual(['Ana comes to the table.', 'Seat “Camper 1”: Ana.'])
    const bot = () => table.act('ana', { kind: 'seat-bot', seat: 1, bot: 'greedy' })
    expect(news(table, 'pt', bot)).toEqual(['Lugar “Camper 2”: Escudeiro (robô).'])
    const rename = () => table.act('ana', { kind: 'here', name: 'Anna' })
    expect(news(table, 'fr', rename)).toEqual(['Ana prend le nom de «\u00a0Anna\u00a0».'])
    expect(news(table, 'en', () => table.act('ana', { kind: 'away' }))).toEqual(['Anna is away.'])
    expect(news(table, 'pt', () => table.act('ana', { kind: 'here' }))).toEqual([
      'Anna está de volta.',
    ])
    const settings = () =>
      table.act('ana', { kind: 'settings', allRoutine: true, closedHands: true })
    expect(news(table, 'fr', settings)).toEqual([
      'Désormais, une seule personne décide pour la table.',
      'Désormais, chacun cache sa main.',
    ])
    const leave = () => table.act('ana', { kind: 'leave-seat', seat: 0 })
    expect(news(table, 'fr', leave)).toEqual(['La place «\u00a0Camper 1\u00a0» est libre.'])
  })

  it('says a row of picks in words', () => {
    const table = toWork(sit())
    table.act('ana', { kind: 'allow', seat: 0, on: true })
    choose(table, 'ana', 'fire')
    const burn = () => choose(table, 'bo', 'burn wood', 'burn herb')
    expect(news(table, 'en', burn)[0]).toBe('Bo answers for Ana: burn + burn.')
  })

  it('has the rule of what happened beside it, else that of the choice', () => {
    const table = toWork(sit())
    choose(table, 'ana', 'fire')
    const { version } = table
    const rule = table.view().decision?.rule
    choose(table, 'ana', 'burn wood', 'burn herb')
    const told = table.lines('en', version).map(({ text, rule: by }) => [text.split(' ')[1], by])
    expect(told).toContainEqual(['discarded', 'C9'])
    expect(told.filter(([name]) => name !== 'discarded').every(([, by]) => by === rule)).toBe(true)
    expect(table.lines('en')[0].rule).toBeUndefined()
  })

  it('calls a bot by its name, an unknown one by its own', () => {
    expect(botTitle('journeyman', 'fr')).toBe('Compagnon')
    expect(botTitle('toString', 'fr')).toBe('toString')
    expect(botLine('adept', 'en')).toBe('Adept, a sound companion')
    expect(botLine('deep-blue', 'pt')).toBe('deep-blue')
  })

  it('tells of undos with what they take back', () => {
    const table = toWork(sit())
    const { version } = table
    choose(table, 'ana', 'fire')
    expect(news(table, 'fr', () => undo(table, 'bo', version))).toEqual([
      'Bo demande à revenir sur un choix.',
    ])
    expect(news(table, 'en', () => undo(table, 'ana', version))).toEqual([
      'Ana: one choice taken back.',
    ])
    expect(table.lines('en').at(-1)).toMatchObject({
      kind: 'undo',
      seat: 0,
      takesBack: [version + 1],
    })
    // A terminal names nobody.
    const entries = table.entries.map((one) => (one.kind === 'undo' ? { ...one, agreed: [] } : one))
    const terminals = resumeTable(game, { ...table.record, entries }, new RandomDealer(1))
    expect(terminals.lines('pt').at(-1)?.text).toBe('A mesa: desfazer uma escolha.')
  })

  it('and the whole table are the same whether followed or taken up again, whatever people do', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.constantFrom<LanguageCode>(...LANGUAGES),
        fc.constantFrom('turn', 'round', 'match'),
        fc.array(fc.nat(), { maxLength: 70 }),
        (seed, language, span, seeds) => {
          const table = sit({ options: { span } }, new RandomDealer(seed))
          const lines = [...table.lines(language)]
          for (const one of seeds) {
            botsGoOn(table)
            const { person, action } = actionAtRandom(table, one)
            const code = refused(table, () => table.act(person, action))
            expect(['done', 'stale', 'choice', 'seat']).toContain(code)
            lines.push(...table.lines(language, lines.at(-1)?.entry))
          }
          const record = parseTable(printMatch(table.record))
          expect(record).toEqual(table.record)
          const again = resumeTable(game, record, new RandomDealer(1), { chat: table.chat })
          expect(again.lines(language)).toEqual(table.lines(language))
          for (const person of [undefined, 'ana', 'bo', 'dee']) {
            expect(again.view(person)).toEqual(table.view(person))
            expect(again.undoMenu(person)).toEqual(table.undoMenu(person))
          }
          expect(again.hash()).toBe(table.hash())
          expect(JSON.parse(JSON.stringify(table.view('ana')))).toEqual(table.view('ana'))
          expect(lines).toEqual(table.lines(language))
        },
      ),
      { numRuns: 80 },
    )
  })

  it('shows the error of the rules to who chooses, and leaves the table as it was', () => {
    const table = sit({}, { deal: () => 99, roll: () => 0 })
    toWork(table)
    expect(refused(table, () => choose(table, 'ana', 'draw'))).toBe('rules')
    choose(table, 'ana', 'rest')
    expect(() => table.stateAfter(99)).toThrow(MusterError)
  })
})
