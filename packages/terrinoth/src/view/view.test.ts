import { LANGUAGES } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { housePack } from '../cards/house-pack.ts'
import { terrinoth } from '../game.ts'
import { BY_TOKEN, FACES } from '../state.ts'
import { sampledMatch, samples } from '../testing/sampled-match.ts'
import { table } from '../testing/table.ts'
import { contentOf, faceOfKind, heroFace, namesOf, sumOf, viewOf } from './index.ts'

/** As a page has it: no rules come along. */
const content = contentOf(housePack)
const named = (name: string): number =>
  content.kindOf.findIndex((kind) => content.kinds[kind].name === name)

const laid = () =>
  table({ game: terrinoth, heroes: ['kari', 'mok'], quest: 'goblin-problem' }).put({
    engaged: { kari: ['bandit.1 -1', 'rat-swarm.1 exhausted'] },
    shadows: ['splig', 'ogre.1 hidden', '?'],
    tokens: { mok: 3 },
    wounds: { kari: 4 },
    conditions: { kari: ['poisoned', 'focused'] },
    spent: { kari: ['caution'] },
    items: { mok: ['fire-bomb'] },
    progress: 6,
    peril: 2,
  })

describe('the view', () => {
  const view = viewOf(content, laid().state, 'en')

  it('shows each hero with health, cards, enemies and items', () => {
    const [kari, mok] = view.heroes
    expect(kari).toMatchObject({
      name: 'kari',
      type: 'scout',
      seat: 0,
      left: 17,
      health: 21,
      conditions: ['poisoned', 'focused'],
      leader: true,
      active: true,
    })
    expect(kari.cards.map(({ action, ready }) => [action, ready])).toEqual([
      ['attack', true],
      ['explore', true],
      ['rest', false],
      ['aid', true],
    ])
    expect(kari.engaged).toMatchObject([
      { name: 'bandit', left: 1, health: 2, ready: true, rank: 'minion' },
      { name: 'rat-swarm', ready: false },
    ])
    expect(mok).toMatchObject({ tokens: 3, items: [named('fire-bomb')], active: false })
  })

  it('shows who lurks, as far as one may know', () => {
    expect(view.shadows).toMatchObject([
      { name: 'splig', faceDown: false, rank: 'nemesis' },
      { name: 'ogre', faceDown: true },
      { name: 'hidden', faceDown: true, card: undefined },
    ])
    expect(view.nemesis.where).toBe('play')
  })

  it('HX.4 shows resilience as it is now', () => {
    // The Roadside Inn is fully explored.
    expect(view.location).toMatchObject({ progress: 6, exploration: 6, explored: true, left: 0 })
    expect(view.shadows[0].resilience).toBe(1)
    const before = viewOf(content, laid().put({ progress: 5 }).state, 'en')
    expect(before.shadows[0].resilience).toBe(2)
  })

  it('says which peril comes next, and when', () => {
    const { track } = content.pack.quests[0]
    const [first, second, last] = [track.indexOf(1), track.indexOf(2), track.length - 1]
    const at = (peril: number) => viewOf(content, laid().put({ peril }).state, 'en').peril
    expect(at(first - 1)).toMatchObject({ at: first - 1, next: { color: 1, in: 1 } })
    expect(at(first).next).toMatchObject({ color: 2, in: second - first })
    // H7.2
    expect(at(last).next).toMatchObject({ color: 3, in: 1 })
    expect(view.peril.next.text[0]).not.toBe('')
  })

  it('shows the dice of a running action', () => {
    expect(view.tray).toBeUndefined()
    const t = laid().put({ engaged: { kari: ['ogre.2'] }, wounds: { kari: 0 } })
    t.toRoll('precise-strike').dice({ hero: ['success', 'defense'], enemy: ['blank'] })
    t.choose('roll 0')
    expect(t.prompt()).toBe('reroll')
    expect(viewOf(content, t.state, 'en').tray).toMatchObject({
      hero: 0,
      card: named('precise-strike'),
      dice: [
        { of: 'hero', face: 'success' },
        { of: 'hero', face: 'defense' },
        { of: 'enemy', face: 'blank' },
      ],
      total: undefined,
      targets: [named('ogre') + 1],
    })
  })

  it('can be drawn at any moment of a match, also between two locations', () => {
    let without = 0
    for (const options of [samples[3], samples[12], samples[25]]) {
      sampledMatch(5, options, {
        decision({ state, decision }) {
          const now = viewOf(content, state, 'fr')
          if (decision.prompt === 'lead') without += now.location.card < 0 ? 1 : 0
          if (now.heroes.some(({ cards }) => cards.length !== 4)) expect.fail('four cards each')
        },
      })
    }
    expect(without).toBeGreaterThan(0)
  })
})

describe('faces', () => {
  it('are there for every card and hero, in each language', () => {
    for (const language of LANGUAGES) {
      content.kinds.forEach(({ name }, kind) => {
        const face = faceOfKind(content, kind, language)
        expect(face.name).toBe(name)
        expect(face.title, name).not.toBe('')
        if (face.type === 'enemy') {
          expect(face.bar.length, name).toBeGreaterThan(0)
          for (const { title, text } of face.bar) expect(`${title}${text}`).not.toMatch(/undefined/)
        } else expect(face.full.join(''), name).not.toBe('')
      })
      content.pack.heroes.forEach(({ name }, hero) => {
        expect(heroFace(content, hero, language).full.join(''), name).not.toBe('')
      })
    }
  })

  it('show a bar with its signs', () => {
    const face = faceOfKind(content, content.kindOf[named('bandit')], 'en')
    expect(face.type === 'enemy' ? face.bar.map(({ sign }) => sign) : []).toEqual(['→', '✶', '⚔'])
    expect(faceOfKind(content, content.kindOf[named('bandit-master')], 'fr').title).toBe(
      'Bandit d’élite',
    )
  })
})

describe('names', () => {
  it('call things as the table does', () => {
    const names = namesOf(content, 'pt')
    expect(names.hero('kari')).toBe('Kari Wraithstalker')
    expect(names.face('success')).toBe('sucesso')
    expect(names.trait('goblin')).toBe('Goblin')
    expect(names.calling({ name: 'ilse', type: 'healer', class: undefined })).toBe('Curandeira')
    expect(names.calling({ name: 'mok', type: 'healer', class: 'disciple' })).toBe('Discípulo')
    expect(names.condition('weakened')).toBe('Fraqueza')
    expect(names.card(named('bandit'))).toBe('Bandido')
  })
})

describe('a sum', () => {
  it('has a term for all that made it', () => {
    const t = laid().put({
      engaged: { kari: ['ogre-master'] },
      tokens: { kari: 1 },
      conditions: { kari: [] },
    })
    t.toRoll('precise-strike')
    t.dice({ hero: ['critical', 'defense', 'success'], enemy: ['counterattack'] })
    const events: { name: string; a: number; b: number; c: number; d: number }[] = []
    const told = t.umpire.events
    t.umpire.events = (name, a, b, c, d) => {
      told?.(name, a, b, c, d)
      events.push({ name, a, b, c, d })
    }
    t.choose('roll 1')
    const { successes, blow, dealt } = sumOf(content, events, 'en')
    expect(successes.map(({ sign, text }) => `${sign} ${text}`)).toEqual([
      '+ a success',
      '+ a critical',
      '+ a token',
      '= 3',
    ])
    expect(successes[2].cause).toBe(BY_TOKEN)
    // The house's numbers: one resilience at least.
    const { attack, resilience } = content.kinds[content.kindOf[named('ogre-master')]]
    expect(resilience).toBeGreaterThan(0)
    expect(dealt.map((terms) => terms.map(({ sign, text }) => `${sign} ${text}`))).toEqual([
      ['+ three successes', `− ${resilience}`, `= ${3 - resilience}`],
    ])
    expect(blow.map(({ sign, text }) => `${sign} ${text}`)).toEqual([
      `+ ${attack} Master Ogre`,
      '− a defense',
      `= ${attack - 1}`,
    ])
  })

  it('names the card that a defense comes from', () => {
    const t = laid().put({ engaged: { mok: ['ogre-master'] }, conditions: { mok: [] } })
    const card = content.kindOf.findIndex((kind) => content.kinds[kind].name === 'staff-blow')
    const events = [
      { name: 'roll', a: 1, b: 2, c: 1, d: 0 },
      { name: 'hero-die', a: 1, b: FACES.indexOf('defense'), c: 0, d: 0 },
      { name: 'counterattack', a: named('ogre-master'), b: 1, c: 3, d: 0 },
      { name: 'blow', a: 1, b: 3, c: 2, d: 1 },
    ]
    const terms = (rolled?: Parameters<typeof sumOf>[3]): string[] =>
      sumOf(content, events, 'en', rolled).blow.map(({ sign, text }) => `${sign} ${text}`)
    expect(terms({ state: t.state, card })).toEqual([
      '+ 3 Master Ogre',
      '− a defense',
      '− 1 Staff Blow',
      '= 1',
    ])
    expect(terms()).toEqual(['+ 3 Master Ogre', '− two defenses', '= 1'])
  })
})
