import { Decision, LANGUAGES, LOST, PARTY, type Telling, WON } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { classTitles, symbolTitles } from '../cards/guild.ts'
import { GUILD_HERO, SCENARIO, TACTIC, TILE, TREASURE } from '../content.ts'
import { keep, keepWith } from '../game.ts'
import { events, verbs } from '../names.ts'
import { CLASSES, monsterAt, ROOMS, SYMBOLS } from '../state.ts'
import { examplePack } from '../testing/example-map.ts'
import { sampledMatch, samples } from '../testing/sampled-match.ts'
import { type Table, table } from '../testing/table.ts'
import { prompts } from './en/prompts.ts'
import { talks } from './scene.ts'

const game = keepWith(examplePack)
const { content } = game
const cardOf = (type: number): number =>
  content.kindOf.findIndex((kind) => content.kinds[kind].type === type)
const nodeOf = (word: string): number =>
  content.program.wordOf.findIndex((candidate) => candidate.name === word)
const room = (name: (typeof ROOMS)[number]): number => ROOMS.indexOf(name)

/** Nothing was left to fill in, and it reads as text. */
function expectText(text: string | undefined, where: string): void {
  if (text === undefined || text.trim() === '') expect.fail(`${where}: no text`)
  if (/undefined|NaN|null|\{|\}|\[object| {2}|'/.test(text)) expect.fail(`${where}: ${text}`)
}

/** Said with the text of a scenario's own effect: see the tests of twists. */
const OF_SCENARIOS = [
  'where',
  'where-beside',
  'twist-hurt',
  'may',
  'choose',
  'do',
  'pay',
  'pay-tokens',
  'errand',
]

/** Ratfolk and Dragon, some heroes about. */
function laid(): Table {
  return table({ game, clans: ['ratfolk', 'red-dragon'] }).put({
    monsters: { 'ratfolk/vault': 2, 'red-dragon/forge/1': 1 },
    heroes: ['rogue/study', 'archer/study', 'warrior/forge active'],
    tokens: { 'vault/coin': 2, 'workshop/trap': 1 },
  })
}

const { state } = laid()

describe('every word of the table is said in three languages', () => {
  const dragon = monsterAt(1, room('forge'), 1)
  const warrior = state.heroIs.findIndex((is) => is > 0)
  const sample: Readonly<Record<string, number>> = {
    seat: 1,
    card: cardOf(TACTIC),
    chip: nodeOf('move'),
    room: room('forge'),
    class: 1,
    symbol: 2,
    token: 3,
    clan: 4,
    cell: state.cell[0] - 16,
    monster: dragon,
    hero: warrior,
    number: 1,
  }
  const numbersOf = (kinds: readonly string[]): [number, number, number, number] => {
    const [a = 0, b = 0, c = 0, d = 0] = kinds.map((kind) => sample[kind])
    return [a, b, c, d]
  }

  /** Which card an event is about, where it is not just any. */
  const CARDS: Readonly<Record<string, { readonly a?: number; readonly c?: number }>> = {
    guild: { a: cardOf(GUILD_HERO) },
    scenario: { a: cardOf(SCENARIO) },
    'plan-opened': { a: cardOf(TILE) },
    looted: { c: cardOf(TREASURE) },
    counter: { a: 0 },
    'treasure-gone': {},
  }
  const SILENT = ['only-option', 'finished', 'step']

  it.each(Object.entries(events))('event %s', (name, kinds) => {
    const [a, b, c, d] = numbersOf(kinds)
    for (const language of LANGUAGES) {
      const told = { name, a, b, c, d, ...CARDS[name] }
      const texts = game.sayEvents(state, [told], language).map(({ text }) => text)
      expect(texts).toHaveLength(SILENT.includes(name) ? 0 : 1)
      for (const text of texts) {
        expectText(text, `${name} ${language}`)
        expect(text).toMatch(/[.!]$/)
      }
    }
  })

  const spoken = Object.entries(verbs).filter(([verb]) => !OF_SCENARIOS.includes(verb))
  it.each(spoken)('option %s', (verb, kinds) => {
    const decision = new Decision()
    const plans = ['plan', 'turned', 'at']
    const about = plans.includes(verb) ? cardOf(TILE) + ROOMS.indexOf('laboratory') : dragon
    decision.ask(1, verb === 'turned' ? 'turned' : 'action', 'K2.1', about, sample.cell)
    const [a, b] = numbersOf(kinds)
    if (verb === 'plan') decision.option(verb, about)
    else decision.option(verb, a, verb.startsWith('use') ? nodeOf('move') : b)
    for (const language of LANGUAGES) {
      const text = game.sayOption(state, decision, 0, language)
      const chosen = game.sayChosen(state, decision, 0, language)
      for (const one of [text, chosen]) {
        expectText(one, `${verb} ${language}`)
        expect(one).not.toBe(verb)
      }
    }
  })

  const asked = Object.keys(prompts).filter((prompt) => !OF_SCENARIOS.includes(prompt))
  it.each(asked)('prompt %s', (prompt) => {
    const decision = new Decision()
    const about: Readonly<Record<string, readonly number[]>> = {
      action: [cardOf(TACTIC)],
      combo: [cardOf(TACTIC), room('forge')],
      'move-to': [dragon],
      defend: [dragon, 1, room('forge')],
      'swarm-room': [nodeOf('swarm')],
      swarm: [room('forge'), 2, nodeOf('swarm')],
      place: [cardOf(TILE)],
      turned: [cardOf(TILE), 0],
      'place-in': [5],
      victim: [warrior],
    }
    const [a = 1, b = 0, c = 0] = about[prompt] ?? []
    decision.ask(1, prompt, 'K6.4', a, b, c)
    for (const language of LANGUAGES) {
      const text = game.sayPrompt(state, decision, language)
      expectText(text, `${prompt} ${language}`)
      expect(text).toMatch(/[.?]$/)
      expect(text).toContain(game.seatName(state, 1, language))
    }
  })
})

describe('questions', () => {
  it('K8.10 name who has the last word; alone, the player decides', () => {
    for (const clans of [['ratfolk'], ['ratfolk', 'red-dragon']]) {
      const t = table({ game, clans })
      const decision = new Decision()
      decision.askParty(0, false, 'next-hero', 'K6.14')
      expect(decision.by).toBe(PARTY)
      const text = game.sayPrompt(t.state, decision, 'en')
      expect(text.startsWith('The monsters (the Ratfolk have the last word): ')).toBe(
        clans.length > 1,
      )
    }
  })

  it('come with their facts apart', () => {
    const t = laid()
    const asked = game.sayAsked(t.state, t.umpire.decision, 'en')
    expect(asked).toEqual({
      who: 'The Red Dragon',
      question: 'Which card?',
      facts: '5 cards in hand. 1 Guild card to come, 27 left in wave\u00a01.',
    })
    expect(game.sayAsked(t.state, t.umpire.decision, 'fr').question).toBe('Quelle carte\u202f?')
  })

  it('say how many Guild cards will come, and what is kept', () => {
    const t = table({ game, clans: ['ratfolk'], level: 'hardcore' })
    const end = t.options().indexOf('end-turn')
    expect(game.sayOption(t.state, t.umpire.decision, end, 'en')).toBe(
      'End the turn: 5 cards kept, 2 Guild cards to come',
    )
    expect(game.sayOption(t.state, t.umpire.decision, end, 'pt')).toBe(
      'Encerrar a vez: 5 cartas na mão, 2 cartas de Guilda a seguir',
    )
  })

  it('tell what a hero is about to do', () => {
    const t = laid().put({
      monsters: { 'ratfolk/vault': 1 },
      heroes: ['warrior/cemetery active', 'rogue/study active', 'mage/library active'],
    })
    const decision = new Decision()
    decision.askParty(0, false, 'next-hero', 'K6.14')
    for (const [hero, is] of t.state.heroIs.entries()) if (is > 0) decision.option('resolve', hero)
    const said = (language: 'en' | 'fr') =>
      [0, 1, 2].map((i) => game.sayOption(t.state, decision, i, language))
    expect(said('en')).toEqual([
      'Warrior in the Cemetery, awake: loots the treasure of 1',
      'Rogue in the Study, awake: waits, 1 of 3',
      'Mage in the Library, awake: charges to the Forge',
    ])
    expect(said('fr')[1]).toBe('Voleuse dans le Cabinet d’étude, active\u00a0: attend, 1 sur 3')
  })

  it('warn of a treasure that nobody would guard', () => {
    const t = laid().put({ monsters: { 'red-dragon/cells': 1 }, hands: { 2: ['tail-sweep'] } })
    t.choose('play tail-sweep', 'use-right move')
    const labels = t.options().map((_, i) => game.sayOption(t.state, t.umpire.decision, i, 'en'))
    expect(labels).toContain('Apothecary; nobody guards the Cells then')
  })

  it('weigh the Cells by the Mages that are left', () => {
    const t = laid().put({ heroes: ['rogue/cells', 'archer/cells'] })
    const cells = t.options().indexOf('cells')
    expect(game.sayOption(t.state, t.umpire.decision, cells, 'en')).toBe(
      'Send a hero to the Cells, then draw three: a Mage (6 of 27 cards) frees two heroes',
    )
  })

  it('K3.22 ask for a defence with who attacks whom', () => {
    const t = laid().put({
      monsters: { 'red-dragon/forge/2': 1 },
      heroes: [],
      hands: { 2: ['back-to-the-roost'] },
    })
    t.invade('rogue-swords').choose('resolve rogue/forge')
    expect(t.prompt()).toBe('defend')
    expect(game.sayPrompt(t.state, t.umpire.decision, 'en')).toBe(
      'The Red Dragon: defend the Red Dragon in the Forge? The Rogue deals 1 damage; 3 of 5 left.',
    )
  })

  it('K4.8 show where a new room may lie', () => {
    const script = { tiles: ['laboratory', 'laboratory'].slice(0, 1) }
    const t = table({ game, clans: ['ratfolk'], script }).put({
      monsters: { 'ratfolk/builder': 1 },
      tokens: { 'builder/coin': 2 },
      hands: { 1: ['busy-paws'] },
    })
    t.choose('play busy-paws', 'use-left activate', 'use-room builder')
    if (t.prompt() === 'plan') t.choose(t.options()[0])
    const label = () => game.sayOption(t.state, t.umpire.decision, 0, 'en')
    expect(label()).toBe('One coin, a treasure of 1')
    t.choose('coins 2')
    expect(label()).toMatch(/^(North|East|South|West) of the /)
    t.choose(t.options()[0])
    if (t.prompt() === 'turned') expect(label()).toMatch(/^Passages to /)
  })
})

describe('the end', () => {
  it('is told with the scenario’s own words', () => {
    const { story } = keep.content.pack.scenarios[0]
    const s = keep.newState(keep.readOptions({}))
    expect(keep.sayResult(s, 'en')).toBe('The match goes on.')
    expect(keep.sayResult({ ...s, result: WON }, 'en')).toContain(story.won.en)
    expect(keep.sayResult({ ...s, result: LOST }, 'pt')).toContain(story.lost.pt)
  })
})

describe('names', () => {
  it('are those of the Guild’s cards', () => {
    for (const language of LANGUAGES) {
      const { classes, symbols } = talks[language]
      for (const name of CLASSES) {
        expect(classes[name].text).toBe(classTitles[name][language].text)
      }
      for (const name of SYMBOLS) expect(symbols[name]).toBe(symbolTitles[name][language].text)
    }
  })
})

describe('whole matches are told without a gap', () => {
  it.each(samples.filter((_, n) => n % 4 === 0))('%j', (options) => {
    let told: Telling[] = []
    sampledMatch(7, options, {
      event: () => (name, a, b, c, d) => void told.push({ name, a, b, c, d }),
      decision({ state: now, decision }) {
        const names = told.map(({ name }) => name).join(' ')
        for (const language of LANGUAGES) {
          for (const { text } of keep.sayEvents(now, told, language)) {
            expectText(text, names)
            expect(text).toMatch(/[.!]$/)
          }
          expectText(keep.sayPrompt(now, decision, language), decision.prompt)
          const labels: string[] = []
          for (let i = 0; i < decision.count; i++) {
            const label = keep.sayOption(now, decision, i, language)
            expectText(label, decision.at(i).verb)
            if (labels.includes(label)) expect.fail(`two options are called ${label}`)
            labels.push(label)
          }
        }
        told = []
        if (!Object.hasOwn(prompts, decision.prompt)) expect.fail(decision.prompt)
      },
    })
  })
})
