import { Decision, LANGUAGES, LOST, PARTY, type Telling, WON } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { ACTIVATION, ENEMY, EXPLORATION_CARD, LOCATION_CARD } from '../content.ts'
import { terrinoth } from '../game.ts'
import { events, verbs } from '../names.ts'
import { engagedWith, LOCATION } from '../state.ts'
import { sampledMatch, samples } from '../testing/sampled-match.ts'
import { type Table, table } from '../testing/table.ts'
import { prompts } from './en/prompts.ts'

const { content } = terrinoth
const cardOf = (type: number): number =>
  content.kindOf.findIndex((kind) => content.kinds[kind].type === type)
const named = (name: string): number =>
  content.kindOf.findIndex((kind) => content.kinds[kind].name === name)
const nodeOf = (word: string): number =>
  content.program.wordOf.findIndex((candidate) => candidate.name === word)

/** Nothing was left to fill in, and it reads as text. */
function expectText(text: string | undefined, where: string): void {
  if (text === undefined || text.trim() === '') expect.fail(`${where}: no text`)
  if (/undefined|NaN|null|\{|\}|\[object| {2}|'|\(\)/.test(text)) expect.fail(`${where}: ${text}`)
}

/** Kari and Mok at the Roadside Inn, a Bandit with Mok, Rats with Kari. */
const laid = (heroes = ['kari', 'mok'], players?: number): Table =>
  table({
    game: terrinoth,
    heroes,
    ...(players === undefined ? {} : { players }),
    quest: 'goblin-problem',
  }).put({
    engaged: { kari: ['rat-swarm.1'], [heroes[1]]: ['bandit.1'] },
    shadows: ['zombie.1 -0 exhausted', '?'],
    tokens: { kari: 1 },
    progress: 4,
  })

const { state } = laid()

describe('every word of the table is said in three languages', () => {
  const sample: Readonly<Record<string, number>> = {
    seat: 1,
    hero: 1,
    card: cardOf(ACTIVATION),
    enemy: named('bandit'),
    face: 0,
    cause: -2,
    trigger: 0,
    condition: 1,
    keyword: 1,
    where: 4,
    number: 1,
    pile: 15,
  }
  const numbersOf = (kinds: readonly string[]): [number, number, number, number] => {
    const [a = 0, b = 0, c = 0, d = 0] = kinds.map((kind) => sample[kind])
    return [a, b, c, d]
  }
  /** Which card or number an event is about, where it is not just any. */
  const PARTS: Readonly<Record<string, Partial<Telling>>> = {
    lot: { a: cardOf(LOCATION_CARD) },
    explored: { a: cardOf(LOCATION_CARD) },
    travels: { a: cardOf(LOCATION_CARD) },
    arrived: { a: cardOf(LOCATION_CARD) },
    found: { b: cardOf(EXPLORATION_CARD) },
    drew: { b: cardOf(EXPLORATION_CARD) },
    event: { b: named('berries') },
    engaged: { c: 0 },
    roll: { b: 0, c: 0 },
  }
  /** Told with others, or only shown by a board. */
  const SILENT = ['only-option', 'keyword', 'keyword-idle', 'enemy-tired', 'enemies-ready']
  /** With a sentence of the story. */
  const STORIES = ['arrived', 'nemesis', 'peril-effect']
  const sentences = (name: string): number => (STORIES.includes(name) ? 2 : 1)

  it.each(Object.entries(events))('event %s', (name, kinds) => {
    const [a, b, c, d] = numbersOf(kinds)
    for (const language of LANGUAGES) {
      const told = { name, a, b, c, d, ...PARTS[name] }
      const texts = terrinoth.sayEvents(state, [told], language).map(({ text }) => text)
      expect(texts).toHaveLength(SILENT.includes(name) ? 0 : sentences(name))
      for (const text of texts) {
        expectText(text, `${name} ${language}`)
        expect(text).toMatch(/[.!”»]$/)
      }
    }
  })

  const OF_EFFECTS = ['do', 'pay', 'choose']
  const spoken = Object.entries(verbs).filter(([verb]) => !OF_EFFECTS.includes(verb))
  it.each(spoken)('option %s', (verb, kinds) => {
    const decision = new Decision()
    decision.ask(1, 'aim', 'H4.7', named('precise-strike'), 1, 1)
    if (verb === 'act') decision.ask(1, 'enemy', 'H6.1', 1)
    if (verb === 'upgrade') decision.ask(0, 'upgrade', 'H12.9', 0)
    if (verb === 'share') decision.ask(0, 'divide', 'H4.8', named('bandit'), 3)
    const [a, b, c] = numbersOf(kinds)
    decision.option(verb, verb === 'upgrade' ? named('fan-of-knives') : a, b, c)
    for (const language of LANGUAGES) {
      for (const text of [
        terrinoth.sayOption(state, decision, 0, language),
        terrinoth.sayChosen(state, decision, 0, language),
      ]) {
        expectText(text, `${verb} ${language}`)
        expect(text).not.toBe(verb)
      }
    }
  })

  it.each(Object.keys(prompts))('prompt %s', (prompt) => {
    const decision = new Decision()
    const about: Readonly<Record<string, readonly number[]>> = {
      aim: [named('precise-strike'), 1],
      roll: [named('precise-strike'), named('bandit'), 2],
      divide: [named('bandit'), 3],
      who: [nodeOf('wound')],
      which: [nodeOf('hurt')],
      back: [named('berries')],
      may: [-7, nodeOf('may')],
      pay: [-7, nodeOf('pay')],
      choose: [-7, nodeOf('choose')],
    }
    const [a = 1, b = 1, c = 1] = about[prompt] ?? []
    decision.ask(1, prompt, 'H3.1', a, b, c)
    for (const language of LANGUAGES) {
      const text = terrinoth.sayPrompt(state, decision, language)
      expectText(text, `${prompt} ${language}`)
      expect(text).toMatch(/[.?]$/)
      expect(text).toContain(terrinoth.seatName(state, 1, language))
    }
  })
})

describe('questions', () => {
  it('D12 name who has the last word; alone, the player decides', () => {
    for (const players of [1, 2]) {
      const t = laid(['kari', 'mok'], players)
      const decision = new Decision()
      decision.askParty(0, true, 'travel', 'H8.1')
      expect(decision.by).toBe(PARTY)
      const text = terrinoth.sayPrompt(t.state, decision, 'en')
      expect(text.startsWith(players === 1 ? 'Kari and Mok: ' : 'The heroes (Kari has ')).toBe(true)
    }
  })

  it('D1 say for which of two heroes one is asked who plays alone', () => {
    const t = laid(['kari', 'mok'], 1)
    expect(terrinoth.seatName(t.state, 0, 'en')).toBe('Kari & Mok')
    expect(terrinoth.seatName(t.state, 0, 'pt')).toBe('Kari & Mok')
    expect(terrinoth.sayAsked(t.state, t.umpire.decision, 'en').who).toBe('Kari')
    const decision = new Decision()
    decision.ask(0, 'weakened', 'H12.7', 1)
    expect(terrinoth.sayAsked(t.state, decision, 'fr').who).toBe('Mok')
  })

  it('D1 ask who drew where the other card goes, whoever is active', () => {
    const heroes = ['kari', 'mok']
    const t = table({ game: terrinoth, heroes, players: 1, quest: 'the-lost-caravan' })
    const { exploration } = content.kinds[content.kindOf[t.state.piles[LOCATION][0]]]
    const two = ['healing-herbs', 'fire-bomb']
    t.put({ engaged: {}, shadows: [], progress: exploration - 1, exploration: two })
    // The quest's rule lets the leader draw: Mok, while Kari is active.
    t.state.leader = 1
    t.choose('activate blaze-a-trail')
      .dice({ hero: ['success', 'success'] })
      .choose('roll 0')
    expect(t.prompt()).toBe('resolve')
    expect(terrinoth.sayAsked(t.state, t.umpire.decision, 'en').who).toBe('Mok')
    t.choose('resolve fire-bomb')
    expect(t.prompt()).toBe('back')
    expect(terrinoth.sayAsked(t.state, t.umpire.decision, 'en').who).toBe('Mok')
  })

  it('come with their facts apart', () => {
    const t = laid()
    const asked = terrinoth.sayAsked(t.state, t.umpire.decision, 'en')
    expect(asked).toEqual({
      who: 'Kari',
      question: 'Which card?',
      facts: 'Four cards ready, round 1.',
    })
    const decision = new Decision()
    decision.askParty(0, true, 'travel', 'H8.1')
    expect(terrinoth.sayAsked(t.state, decision, 'fr')).toMatchObject({
      question: 'Reprendre la route\u202f?',
      facts: 'Exploration 4 sur 6. Deux ennemis dans l’ombre resteraient en arrière.',
    })
  })

  it('say what a roll may bring, with each number of tokens', () => {
    const t = laid().choose('activate precise-strike', 'decline')
    if (t.prompt() === 'aim') t.choose('target rat-swarm')
    expect(t.prompt()).toBe('roll')
    const said = (language: 'en' | 'fr' | 'pt') =>
      t
        .options()
        .map((_, i) => terrinoth.sayOption(t.state, t.umpire.decision, i, language))
        .filter((text) => !text.startsWith('Kari'))
    expect(said('en')).toEqual([
      'Roll: falls in 22 %, −0.1 health',
      'Roll with one token: falls in 74 %, −0.1 health',
    ])
    expect(said('fr')[1]).toBe('Lancer avec un jeton\u00a0: abattu à 74 %, santé −0,1')
    expect(said('pt')[1]).toBe('Rolar com uma ficha: cai em 74 %, vida −0,1')
  })

  it('say of several targets whether all fall or one, and what is dealt where not all can', () => {
    const t = laid().choose('activate precise-strike', 'decline')
    if (t.prompt() === 'aim') t.choose('target rat-swarm')
    const said = (language: 'en' | 'fr' | 'pt', ...engaged: readonly string[]): string => {
      t.put({ engaged: { kari: engaged } })
      t.state.targets = [...t.state.piles[engagedWith(0)]]
      return terrinoth
        .sayOption(t.state, t.umpire.decision, 0, language)
        .replace(/, \S+ .0,\d$/, '')
    }
    const [two, three] = [
      ['bandit.1', 'cave-spider.1'],
      ['bandit.1', 'ogre.1', 'ogre-master'],
    ]
    expect(said('en', ...two)).toMatch(/^Roll: both fall in 22 %, one in 97 %/)
    expect(said('fr', ...two)).toMatch(/: les deux tombent à 22 %, un à 97 %/)
    expect(said('pt', ...two)).toMatch(/: os dois caem em 22 %, um em 97 %/)
    expect(said('en', ...three)).toMatch(/^Roll: about 2 wounds, one falls in 74 %/)
  })

  it('say who of several gets how much, and what is left for the last', () => {
    const t = laid().put({ engaged: { kari: ['goblin-archer-master', 'rat-swarm.1', 'bandit.1'] } })
    const [archer, rats, bandit] = t.state.piles[engagedWith(0)]
    t.state.targets = [archer, rats, bandit]
    const said = (enemy: number, left: number, share: number, language: 'en' | 'fr' | 'pt') => {
      const decision = new Decision()
      decision.ask(0, 'divide', 'H4.8', enemy, left)
      decision.option('share', share)
      const { question, facts } = terrinoth.sayAsked(t.state, decision, language)
      return [question, facts, terrinoth.sayOption(t.state, decision, 0, language)]
    }
    expect(said(archer, 5, 1, 'en')).toEqual([
      'How much for the Master Goblin Archer?',
      'Five successes to divide.',
      'One success: no wounds',
    ])
    expect(said(rats, 3, 1, 'en')).toEqual([
      'How much for the Rat Swarm?',
      'Three successes to divide; the Bandit gets the rest.',
      'One success: one wound; Bandit: falls',
    ])
    expect(said(rats, 3, 2, 'fr')[2]).toBe(
      'Deux succès\u00a0: deux blessures\u202f; Bandit\u00a0: une blessure',
    )
    expect(said(rats, 3, 3, 'pt')[2]).toBe('Três sucessos: cai; Bandido: nenhum ferimento')
  })

  it('ask what is to be done, and say whether somebody must be chosen', () => {
    const t = laid().choose('activate precise-strike')
    const asked = (language: 'en' | 'fr' | 'pt') =>
      terrinoth.sayAsked(t.state, t.umpire.decision, language)
    expect(t.prompt()).toBe('which')
    expect(asked('en')).toEqual({
      who: 'Kari',
      question: 'Become engaged with an enemy first?',
      facts: '',
    })
    const last = t.options().length - 1
    const no = (language: 'en' | 'fr' | 'pt') =>
      terrinoth.sayOption(t.state, t.umpire.decision, last, language)
    expect(no('en')).toBe('No, attack those beside you')
    expect(no('pt')).toBe('Não, atacar os que já estão aqui')
    expect(asked('fr').question).toBe('Engager un ennemi d’abord\u202f?')
    const alone = laid()
      .put({ engaged: { mok: ['bandit.1'] } })
      .choose('activate precise-strike')
    expect(terrinoth.sayAsked(alone.state, alone.umpire.decision, 'en').facts).toBe(
      'Choose one, or none.',
    )
    const must = new Decision()
    must.ask(0, 'which', 'H12.3', nodeOf('hurt'))
    must.option('enemy', named('bandit'))
    expect(terrinoth.sayAsked(t.state, must, 'en').question).toMatch(/: which one\?$/)
  })

  it('name what may be used, and whose ability it is', () => {
    const t = laid().choose('activate precise-strike', 'decline')
    const labels = t
      .options()
      .map((_, i) => terrinoth.sayOption(t.state, t.umpire.decision, i, 'en'))
    expect(labels.find((label) => label.startsWith('Kari’s ability: '))).toBeDefined()
  })

  it('say that the first upgrade chooses a class', () => {
    const t = laid()
    const decision = new Decision()
    decision.ask(0, 'upgrade', 'H12.9', 0)
    const facts = (classIs: number[]) =>
      terrinoth.sayAsked({ ...t.state, classIs }, decision, 'en').facts
    expect(facts([-1, -1, -1, -1])).toBe(
      'The new one comes exhausted if the old one is. The class chosen now is for good.',
    )
    expect(facts([4, -1, -1, -1])).toBe('The new one comes exhausted if the old one is.')
  })

  it('foresee what an enemy would do', () => {
    const t = laid()
    const decision = new Decision()
    decision.ask(1, 'enemy', 'H6.1', 1)
    decision.option('act', named('bandit'))
    const label = (language: 'en' | 'fr') => terrinoth.sayOption(t.state, decision, 0, language)
    expect(label('en')).toBe('Bandit with Mok (health 2): one wound')
    expect(label('fr')).toBe('Bandit face à Mok (santé 2)\u00a0: une blessure')
  })

  it('tell enemies apart by place, wounds and readiness', () => {
    const t = laid().put({
      engaged: { kari: ['bandit.1', 'bandit.2 -1'], mok: ['bandit-master'] },
      shadows: ['zombie.1 exhausted', 'ogre.1 hidden', '?'],
    })
    const decision = new Decision()
    decision.ask(0, 'which', 'H12.3', nodeOf('hurt'))
    const all = ['bandit', 'bandit-master', 'zombie', 'ogre'].map(named)
    for (const card of [all[0], all[0] + 1, ...all.slice(1)]) decision.option('enemy', card)
    const labels = [0, 1, 2, 3, 4].map((i) => terrinoth.sayOption(t.state, decision, i, 'en'))
    expect(labels).toEqual([
      'Bandit with Kari (health 2)',
      'Bandit with Kari (1 of 2 left)',
      `Master Bandit with Mok (health ${content.kinds[content.kindOf[all[1]]].health})`,
      'Zombie in the shadows (health 1, exhausted)',
      'Ogre in the shadows (face down)',
    ])
  })
})

describe('the end', () => {
  it('is told with the quest’s own words', () => {
    const { story } = content.pack.quests[0]
    expect(terrinoth.sayResult(state, 'en')).toBe('The match goes on.')
    expect(terrinoth.sayResult({ ...state, result: WON }, 'en')).toContain(story.won.en)
    expect(terrinoth.sayResult({ ...state, result: LOST }, 'pt')).toContain(story.lost.pt)
  })
})

describe('piles', () => {
  it('show all that is open, and of hidden cards which they may be', () => {
    const lines = terrinoth.sayPiles(state, 'en')
    expect(lines[0]).toBe(
      'Kari, activation cards: Precise Strike, Blaze a Trail, Caution, Draw Attention.',
    )
    const deck = lines.find((line) => line.startsWith('Enemy deck'))
    expect(deck).toContain('Ogre')
    expect(deck).toContain('(in no known order)')
    expect(lines.some((line) => line.startsWith('Face down in the shadows (1)'))).toBe(true)
    for (const language of LANGUAGES) {
      for (const line of terrinoth.sayPiles(state, language)) expectText(line, language)
    }
  })
})

describe('enemies of the pack', () => {
  it('have a master with a name of its own', () => {
    const card = content.kindOf.findIndex(
      (kind) => content.kinds[kind].type === ENEMY && content.kinds[kind].name === 'bandit-master',
    )
    const decision = new Decision()
    decision.ask(0, 'fetch', 'H10.9', 0)
    decision.option('fetch', card)
    expect(terrinoth.sayChosen(state, decision, 0, 'fr')).toBe('Le Bandit d’élite')
    expect(terrinoth.sayChosen(state, decision, 0, 'pt')).toBe('O Bandido de elite')
  })
})

describe('whole matches are told without a gap', () => {
  it.each(samples.filter((_, n) => n % 5 === 0))('%j', (options) => {
    let told: Telling[] = []
    sampledMatch(7, options, {
      event: () => (name, a, b, c, d) => void told.push({ name, a, b, c, d }),
      decision({ state: now, decision }) {
        const names = told.map(({ name }) => name).join(' ')
        for (const language of LANGUAGES) {
          for (const { text } of terrinoth.sayEvents(now, told, language)) {
            expectText(text, names)
            expect(text).toMatch(/[.!?”»]$/)
          }
          expectText(terrinoth.sayPrompt(now, decision, language), decision.prompt)
          const labels: string[] = []
          for (let i = 0; i < decision.count; i++) {
            const label = terrinoth.sayOption(now, decision, i, language)
            expectText(label, decision.at(i).verb)
            if (labels.includes(label)) {
              expect.fail(`${decision.prompt}: two options are called ${label}`)
            }
            labels.push(label)
          }
        }
        told = []
        if (!Object.hasOwn(prompts, decision.prompt)) expect.fail(decision.prompt)
      },
    })
  })
})
