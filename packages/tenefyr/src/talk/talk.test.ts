import { Decision, FRAME, LANGUAGES, LOST, PARTY, type Telling, WON } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { BASIC_1, cardsWhere, LOOT, REWARD, type U } from '../content.ts'
import { tenefyr } from '../game.ts'
import { events, verbs } from '../names.ts'
import { BOSS_DECK, handOf } from '../state.ts'
import { fighting, frozen, ones, type Table } from '../testing/frozen.ts'
import { sampledMatch, samples } from '../testing/sampled-match.ts'
import { en } from './en.ts'
import { cardTitle, lootTitle } from './scene.ts'

const { content } = tenefyr
const [enemyCard] = cardsWhere(content, (kind) => kind.type === LOOT && kind.atStart.length > 0)
const [rewardCard] = cardsWhere(content, (kind) => kind.type === REWARD)
const nodeOf = (word: string): number =>
  content.program.wordOf.findIndex((candidate) => candidate.name === word)

const said = (...told: Parameters<typeof tenefyr.sayEvents>): string[] =>
  tenefyr.sayEvents(...told).map(({ text }) => text)

/** Nothing was left to fill in, and it reads as text. */
function expectText(text: string | undefined, where: string): void {
  if (text === undefined || text.trim() === '') expect.fail(`${where}: no text`)
  if (/undefined|NaN|null|\{|\}|\[object| {2}|'/.test(text)) expect.fail(`${where}: ${text}`)
}

/** Three players, at the first hand of the match. */
function firstHand(): { state: U['state']; decision: Decision } {
  let state: U['state'] | undefined
  const decision = new Decision()
  sampledMatch(
    3,
    { players: 3 },
    {
      decision(u) {
        if (state !== undefined || u.decision.prompt !== 'keep-hand') return
        state = tenefyr.copy(u.state)
        decision.ask(u.decision.by, 'keep-hand', 'T4.5', 3)
        decision.option('keep')
        decision.option('new-hand')
      },
    },
  )
  if (state === undefined) throw new Error('no combat')
  return { state, decision }
}

describe('every word of the table is said in three languages', () => {
  const { state, decision: hand } = firstHand()
  const sample: Readonly<Record<string, number>> = {
    seat: 1,
    loot: enemyCard,
    card: enemyCard,
    dungeon: 2,
    number: 1,
  }

  it.each(Object.entries(events))('event %s', (name, kinds) => {
    const silent = ['resolved', 'combined', 'only-option'].includes(name)
    const [a = 0, b = 0, c = 0, d = 0] = kinds.map((kind) => sample[kind])
    const card =
      name === 'reward' ? { a: rewardCard } : name === 'chose-reward' ? { b: rewardCard } : {}
    for (const language of LANGUAGES) {
      const texts = said(state, [{ name, a, b, c, d, ...card }], language)
      expect(texts).toHaveLength(silent ? 0 : 1)
      for (const text of texts) {
        expectText(text, `${name} ${language}`)
        expect(text).toMatch(/[.!]$/)
      }
    }
  })

  it.each(Object.entries(verbs))('option %s', (verb, kinds) => {
    const decision = new Decision()
    const word = verb === 'choose' || verb === 'pay' ? verb : 'may'
    decision.ask(hand.by, 'may', 'T4.14', enemyCard, nodeOf(word))
    if (verb === 'go-on') decision.ask(hand.by, 'go-on', 'T6.2', 2)
    const [a = 0, b = 0] = kinds.map((kind) => sample[kind])
    decision.option(verb, a, verb === 'reward' ? rewardCard : b)
    const at = tenefyr.copy(state)
    if (verb === 'first') {
      at.agenda = [enemyCard, content.kinds[content.kindOf[enemyCard]].atStart[0], 0]
      at.stack = Array.from({ length: FRAME }, () => 0)
    }
    for (const language of LANGUAGES) {
      const text = tenefyr.sayOption(at, decision, 0, language)
      const chosen = tenefyr.sayChosen(at, decision, 0, language)
      for (const one of [text, chosen]) {
        expectText(one, `${verb} ${language}`)
        expect(one).not.toBe(verb)
      }
    }
  })

  it.each(Object.keys(en.prompts))('prompt %s', (prompt) => {
    const decision = new Decision()
    const about = prompt.startsWith('reward') ? rewardCard : enemyCard
    const at = prompt === 'go-on' ? 2 : about
    const node = prompt === 'one-player' ? nodeOf('one-player') : 1
    decision.ask(hand.by, prompt, 'T4.5', at, node)
    for (const language of LANGUAGES) {
      const text = tenefyr.sayPrompt(state, decision, language)
      expectText(text, `${prompt} ${language}`)
      expect(text).toMatch(/[.?)]$/)
      expect(text.startsWith(tenefyr.seatName(state, hand.by, language)), text).toBe(false)
      expect(text).toContain(tenefyr.seatName(state, hand.by, language))
    }
  })
})

describe('sentences', () => {
  it('a hand is asked about with its numbers', () => {
    const { state, decision } = firstHand()
    const power = state.piles[handOf(decision.by)].filter(
      (card) => content.typeOf[content.kindOf[card]] === BASIC_1,
    ).length
    const text = tenefyr.sayPrompt(state, decision, 'en')
    expect(text).toContain(`power ${power}`)
    expect(text).toContain('The party has 0 of')
    expect(tenefyr.sayOption(state, decision, 1, 'fr')).toMatch(
      /^Nouvelle main\u00a0: .* 10 cartes$/,
    )
  })

  it('the party names who has the last word; alone, the player decides', () => {
    for (const players of [1, 3]) {
      const { state } = sampledMatch(1, { players }, { decision: () => undefined })
      const decision = new Decision()
      decision.askParty(0, true, 'where-to', 'T3.1')
      expect(decision.by).toBe(PARTY)
      const text = tenefyr.sayPrompt(state, decision, 'pt')
      expect(text.startsWith('O grupo (o Bárbaro tem a última palavra): ')).toBe(players === 3)
    }
  })

  it('articles contract and elide, and two heroes take the plural', () => {
    const { state } = sampledMatch(2, { players: 2 }, { decision: () => undefined })
    const seat = state.heroSeat[0]
    const told = { name: 'token', a: seat, b: 0, c: 0, d: 0 }
    expect(said(state, [told], 'fr')[0]).toMatch(/^Le pion premier joueur passe au Barbare et au /)
    expect(said(state, [{ ...told, name: 'turn' }], 'en')[0]).toMatch(/ are up\.$/)
    const [orc] = cardsWhere(content, (kind) => kind.name === 'orc')
    const fights = { name: 'fights', a: orc, b: 0, c: 5, d: 0 }
    expect(said(state, [fights], 'fr')).toEqual(['L’escouade combat l’Orc\u00a0: puissance 5.'])
    const entered = { name: 'entered', a: BOSS_DECK, b: 0, c: 0, d: 0 }
    expect(said(state, [entered], 'pt')).toEqual(['O grupo entra no baralho do Chefe.'])
  })

  it('a row of picks says how many, and an option that it is one of several', () => {
    const { state } = firstHand()
    const [basic] = cardsWhere(content, (kind) => kind.type === BASIC_1)
    const row = new Decision()
    row.ask(0, 'discard-cards', 'T4.14', 2, 0)
    for (let n = 0; n < 5; n++) row.alike('discard', 1, basic)
    expect(tenefyr.sayPrompt(state, row, 'fr')).toMatch(/à défausser de la main\.$/)
    expect(LANGUAGES.map((language) => tenefyr.sayOption(state, row, 0, language))).toEqual([
      'Discard Basic 1 (1), one of 5',
      'Défausser Standard 1 (1), une des 5',
      'Descartar Básica 1 (1), uma de 5',
    ])
    row.ask(0, 'discard-cards', 'T4.14', 2, 1)
    expect(tenefyr.sayPrompt(state, row, 'en')).toMatch(/up to 2 cards to discard from the hand\.$/)
    for (const continues of [false, true]) {
      row.ask(0, 'discard-cards', 'T4.14', 2, 1)
      row.continues = continues
      row.alike('discard', 1, basic)
      row.option('enough')
      expect(LANGUAGES.map((language) => tenefyr.sayOption(state, row, 1, language))).toEqual(
        continues
          ? ['Enough', 'Terminé', 'Basta']
          : ['Discard none', 'N’en défausser aucune', 'Não descartar nenhuma'],
      )
    }
  })

  it('the log names a chosen option without what it was chosen by', () => {
    const { state } = firstHand()
    const decision = new Decision()
    decision.askParty(0, true, 'where-to', 'T3.1')
    decision.option('enter', 3)
    decision.option('fight-boss')
    const chosen = (index: number) =>
      LANGUAGES.map((language) => tenefyr.sayChosen(state, decision, index, language))
    expect(chosen(0)[0]).toMatch(/^[^,:]+, level 2 \(right\)$/)
    expect(chosen(0)[1]).toMatch(/^[^,:]+, niveau 2 \(droite\)$/)
    expect(chosen(0)[2]).toMatch(/^[^,:]+, nível 2 \(direita\)$/)
    expect(chosen(1)[0]).toBe('Fight the Boss now')
  })

  it('a question comes with its facts apart', () => {
    const { state, decision } = firstHand()
    const { who, question, facts } = tenefyr.sayAsked(state, decision, 'en')
    const [first, ...rest] = tenefyr.sayPrompt(state, decision, 'en').split(': ')
    expect(who).toBe(first)
    expect(question).toMatch(/^Keep this hand of power \d\?$/)
    expect(facts).toMatch(/^The party has 0 of \d/)
    expect(`${question} ${facts}`.toLowerCase()).toBe(rest.join(': ').toLowerCase())
  })

  it('alone, the second turn is told as such', () => {
    const { state } = sampledMatch(1, { players: 1 }, { decision: () => undefined })
    const told = (name: string): Telling => ({ name, a: 0, b: 2, c: 0, d: 0 })
    const texts = said(state, [told('turn'), told('checked'), told('turn')], 'en')
    expect(texts[0]).toMatch(/ are up\.$/)
    expect(texts[2]).toBe('Second turn.')
  })

  it('the result names the Boss', () => {
    const { state } = firstHand()
    state.boss = 1
    expect(tenefyr.sayResult(state, 'en')).toBe('The match goes on.')
    expect(tenefyr.sayResult({ ...state, result: WON }, 'fr')).toContain('la Reine des Araignées')
    expect(tenefyr.sayResult({ ...state, result: LOST }, 'pt')).toContain('A Rainha Aranha')
  })
})

describe('whole matches are told without a gap', () => {
  it.each(samples)('%j', (options) => {
    let told: Telling[] = []
    sampledMatch(7, options, {
      event: () => (name, a, b, c, d) => void told.push({ name, a, b, c, d }),
      decision({ state, decision }) {
        const names = told.map(({ name }) => name).join(' ')
        for (const language of LANGUAGES) {
          for (const text of said(state, told, language)) {
            expectText(text, names)
            expect(text).toMatch(/[.!]$/)
          }
        }
        told = []
        if (!Object.hasOwn(en.prompts, decision.prompt)) expect.fail(decision.prompt)
        for (const language of LANGUAGES) {
          expectText(tenefyr.sayPrompt(state, decision, language), decision.prompt)
          const labels: string[] = []
          for (let i = 0; i < decision.count; i++) {
            const label = tenefyr.sayOption(state, decision, i, language)
            expectText(label, decision.at(i).verb)
            if (labels.includes(label)) expect.fail(`two options are called ${label}`)
            labels.push(label)
          }
        }
      },
    })
  })
})

describe('a row of picks names the card that asks for it', () => {
  const ROWS = ['remove-cards', 'discard-cards', 'recover-cards', 'take-card', 'search-deck']
  const titles = LANGUAGES.map((language) =>
    content.kindOf.flatMap((_, card) => [
      lootTitle(content, card, language),
      cardTitle(content, card, language),
    ]),
  )

  it('in every language, whatever it is', () => {
    const asked = new Set<string>()
    const matches = [11, 12, 13].flatMap((seed) => samples.map((options) => ({ seed, options })))
    for (const { seed, options } of matches) {
      sampledMatch(seed, options, {
        decision({ state, decision }) {
          if (!ROWS.includes(decision.prompt)) return
          asked.add(decision.prompt)
          LANGUAGES.forEach((language, i) => {
            const { question } = tenefyr.sayAsked(state, decision, language)
            const [, by = ''] = question.match(/ \((.+)\)\.$/) ?? []
            if (by === '' || !titles[i].includes(by)) expect.fail(`${decision.prompt}: ${question}`)
          })
        },
      })
    }
    expect(asked).toEqual(new Set(ROWS))
  })

  it('and it is the one whose effect is being done', () => {
    const question = (t: Table): string =>
      frozen.sayAsked(t.state, t.umpire.decision, 'en').question
    // The loot that is played, for its price.
    const loot = fighting('horned-duke', { decks: [['cellar-rats', 'basic-1', 'basic-0']] })
    loot.choose('keep', 'play rat-bite', 'pay cellar-rats')
    expect(question(loot)).toBe('Choose a card to discard from the hand (Rat Bite).')
    // The enemy, at the end of its combat.
    const enemy = fighting('gravedigger', { decks: [['cave-troll.3', ...ones(2)]] })
    enemy.arrange({ 'discard/1': ['basic-0'] }).choose('keep')
    expect(question(enemy)).toBe('Choose up to 1 card to remove to the Reserve (Gravedigger).')
  })
})
