import type { LanguageCode, Telling } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { terrinoth } from '../game.ts'
import {
  BOTH,
  BY_BLOW,
  BY_FOURTH,
  BY_POISON,
  BY_RULE,
  BY_TOKEN,
  COUNTERATTACK,
  CRITICAL,
  DEFENSE,
  ENEMIES,
  FACES,
  IN_ENEMIES,
  IN_HEROES,
  IN_SHADOWS,
  SUCCESS,
} from '../state.ts'
import { table } from '../testing/table.ts'

const { content } = terrinoth
const { state } = table({
  game: terrinoth,
  heroes: ['kari', 'mok', 'lissa', 'astarra'],
  quest: 'goblin-problem',
})
const [kari, mok, lissa] = [0, 1, 2]
const THREAT_FACE = FACES.indexOf('threat')

const event = (name: string, a = 0, b = 0, c = 0, d = 0): Telling => ({ name, a, b, c, d })
const told = (events: readonly Telling[], language: LanguageCode = 'en') =>
  terrinoth.sayEvents(state, events, language)
const log = (events: readonly Telling[], language: LanguageCode = 'en'): string[] =>
  told(events, language).map(({ text }) => text)
const card = (name: string): number =>
  content.kindOf.findIndex((kind) => content.kinds[kind].name === name)
const [bandit, rats, splig, ogre] = ['bandit', 'rat-swarm', 'splig', 'ogre'].map(card)

/** The plan's own example: Kari with a token, a Bandit and Rats beside her. */
const roll = [
  event('staked', kari, 1),
  event('roll', kari, 2, 2, 1),
  event('hero-die', kari, SUCCESS, 0, 0),
  event('hero-die', kari, CRITICAL, 1, 0),
  event('enemy-die', kari, COUNTERATTACK, 0, 0),
  event('enemy-die', kari, THREAT_FACE, 1, 0),
  event('hero-die', kari, BOTH, 1, 1),
  event('added', kari, 1, BY_TOKEN),
  event('successes', kari, 4, 3, 1),
  event('dealt', bandit, 4, 0, 4),
  event('counterattack', rats, kari, 1),
  event('blow', kari, 1, 1, 0),
  event('threat', kari, 1),
  event('threat-of', splig),
  event('defeated', bandit, kari),
]

describe('a place', () => {
  const inn = card('roadside-inn')
  const { exploration } = content.kinds[content.kindOf[inn]]

  it('is told as explored each time that it becomes so', () => {
    const [first, more, again] = [
      [event('progress', 2, exploration, -1), event('explored', inn)],
      [event('progress', 1, exploration + 1, -1)],
      [event('progress', 3, exploration + 2, -1)],
    ].map((events) => log(events)[0])
    expect([first, more, again].map((text) => text.endsWith('fully explored!'))).toEqual([
      true,
      false,
      true,
    ])
  })

  it('never stands alone as a sentence: what it brings follows it', () => {
    const { triggers } = content.kinds[content.kindOf[card('dark-forest')]]
    const forest = event('quest', triggers[0])
    expect(log([forest, event('enemy-die', kari, THREAT_FACE, 0, 0)])).toEqual([
      'Dark Forest: Kari rolls the enemy die: a threat.',
    ])
    expect(log([forest])).toEqual([])
  })

  it('comes with a rule of its own, and so does a card', () => {
    expect(told([event('chose', kari, card('precise-strike'))])[0].rule).toBe('H3.1')
  })
})

describe('a roll', () => {
  it('is not told before it is made, and tokens are told by their number', () => {
    const ahead = [event('staked', kari, 2), event('roll', kari, 2, 1, 2)]
    expect(log(ahead)).toEqual(['Kari spends two tokens.'])
    expect(log(ahead.slice(1))).toEqual([])
    const done = [event('hero-die', kari, SUCCESS, 0, 0), event('added', kari, 2, BY_TOKEN)]
    expect(log([...ahead, ...done])[0]).toContain('two more (tokens)')
  })

  it('is told in three sentences, and its threat', () => {
    expect(log(roll)).toEqual([
      'Kari rolls a success, a success with defense, a critical, one more (a token): four successes.',
      'The Bandit takes four wounds and falls.',
      'Counterattack by the Rat Swarm: 1 − 1, Kari is unharmed.',
      'Threat: Splig.',
    ])
    expect(log(roll, 'fr')).toEqual([
      'Kari lance\u00a0: un succès, un succès avec défense, un critique, un de plus (un jeton), soit quatre succès.',
      'Le Bandit encaisse quatre blessures et tombe.',
      'Contre-attaque (la Nuée de rats)\u00a0: 1 − 1, Kari s’en tire sans mal.',
      'Menace\u00a0: Splig.',
    ])
    expect(log(roll, 'pt')[0]).toBe(
      'Kari rola um sucesso, um sucesso com defesa, um crítico, mais um (uma ficha): quatro sucessos.',
    )
  })

  it('says no sum that is plain', () => {
    const plain = [
      event('roll', kari, 2, 0, 0),
      event('hero-die', kari, SUCCESS, 0),
      event('hero-die', kari, SUCCESS, 1),
      event('successes', kari, 2, 2, 0),
    ]
    expect(log(plain)).toEqual(['Kari rolls two successes.'])
  })

  it('that waits for rerolls shows the enemy dice too, and goes on after them', () => {
    const first = [
      event('roll', kari, 1, 1, 0),
      event('hero-die', kari, DEFENSE, 0),
      event('enemy-die', kari, COUNTERATTACK, 0),
    ]
    expect(log(first)).toEqual(['Kari rolls a defense; against a counterattack.'])
    expect(log([event('rerolled', kari, DEFENSE, CRITICAL, -5)])).toEqual([
      'Reroll (Focused): defense becomes critical.',
    ])
    const rest = [event('hero-die', kari, SUCCESS, 0, 1), event('successes', kari, 2, 2, 0)]
    expect(log(rest)).toEqual(['Kari rolls a success, a critical: two successes.'])
  })

  it('tells what resilience and defense held off', () => {
    expect(log([event('dealt', ogre, 3, 1, 2), event('dealt', rats, 1, 0, 1)])).toEqual([
      'The Ogre takes two wounds (3 − 1); the Rat Swarm takes one wound.',
    ])
    const blow = [
      event('counterattack', ogre, kari, 3),
      event('counterattack', rats, kari, 1),
      event('blow', kari, 4, 1, 3),
      event('wounded', kari, 3, 5, BY_BLOW),
    ]
    expect(log(blow)).toEqual([
      'Counterattack by the Ogre and the Rat Swarm: 4 − 1, Kari suffers three wounds, 6 left.',
    ])
  })
})

describe('an enemy', () => {
  const acts = (...events: Telling[]) => [
    event('acts', bandit, mok, IN_SHADOWS),
    ...events,
    event('enemy-tired', bandit),
  ]

  it('acts in one sentence, with all wounds of a hero together', () => {
    const stab = acts(
      event('keyword', bandit, 0),
      event('engaged', bandit, mok, IN_SHADOWS),
      event('wounded', mok, 1, 1, bandit),
      event('wounded', mok, 1, 2, bandit),
    )
    expect(log(stab)).toEqual(['The Bandit engages Mok and deals Mok two wounds.'])
    expect(log(stab, 'fr')).toEqual(['Le Bandit s’en prend à Mok et inflige deux blessures à Mok.'])
    expect(log(stab, 'pt')).toEqual([
      'O Bandido entra em combate com Mok e causa dois ferimentos a Mok.',
    ])
    expect(log(acts(event('keyword-idle', bandit, 1)))).toEqual(['The Bandit does nothing.'])
  })

  it('shows itself first if it lay face down', () => {
    const events = [event('turned-up', bandit), ...acts(event('retreated', bandit, mok))]
    expect(log(events)).toEqual(['The Bandit shows itself and slips into the shadows.'])
  })

  it('that falls by a wound falls in the same sentence', () => {
    const events = [event('hurt', rats, 1, 3, card('fire-bomb')), event('defeated', rats, 4)]
    expect(log(events)).toEqual(['The Rat Swarm suffers one wound (Fire Bomb) and falls.'])
    expect(log([event('defeated', rats, 4), event('defeated', bandit, 4)])).toEqual([
      'The Rat Swarm and the Bandit fall.',
    ])
  })

  it('is a fourth one', () => {
    const events = [
      event('spawned', rats, kari, 0),
      event('no-room', rats, kari, 1),
      event('wounded', kari, 1, 3, BY_FOURTH),
    ]
    expect(log(events)).toEqual([
      'The Rat Swarm is a fourth enemy for Kari: one wound, and it goes to the shadows.',
    ])
  })

  it('appears, with others or face down', () => {
    const events = [
      event('spawned', rats, kari, 0),
      event('engaged', rats, kari, 4),
      event('spawned', ogre, mok, 0),
      event('spawned', -1, IN_SHADOWS, 1),
      event('spawned', -2, IN_SHADOWS, 1),
    ]
    expect(log(events)).toEqual([
      'A Rat Swarm appears beside Kari, an Ogre beside Mok.',
      'Two enemies lurk face down in the shadows.',
    ])
    expect(log(events, 'fr')[0]).toBe('Une Nuée de rats apparaît face à Kari, un Ogre face à Mok.')
  })

  it('is drawn off another hero', () => {
    expect(log([event('engaged', bandit, kari, mok)])).toEqual([
      'The Bandit leaves Mok and is now engaged with Kari.',
    ])
  })
})

describe('heroes', () => {
  it('who get the same are told together', () => {
    const camp = card('cold-camp')
    const all = [kari, mok, lissa].map((hero) => event('claimed', hero, 1, 1, camp))
    expect(log(all)).toEqual(['Kari, Mok and Lissa claim one token each (Cold Camp).'])
    expect(log(all, 'fr')).toEqual(['Kari, Mok et Lissa gagnent un jeton chacun (Camp sans feu).'])
    const women = [all[0], all[2]]
    expect(log(women, 'fr')).toEqual(['Kari et Lissa gagnent un jeton chacune (Camp sans feu).'])
  })

  it('suffer by causes that are named, unless it is the card just played', () => {
    expect(log([event('wounded', mok, 1, 3, BY_POISON)])).toEqual([
      `Mok suffers one wound (Poisoned): ${state.health[mok] - 3} left.`,
    ])
    expect(log([event('claimed', kari, 1, 2, card('precise-strike'))])).toEqual([
      'Kari claims one token: 2 now.',
    ])
  })

  it('choose a card without saying that it is exhausted', () => {
    const events = [
      event('exhausted', kari, card('caution'), BY_RULE),
      event('chose', kari, card('caution')),
    ]
    expect(log(events)).toEqual(['Kari plays Caution.'])
    expect(log([event('only-option', 0), ...events])).toEqual(['Kari plays Caution (only choice).'])
  })
})

describe('progress', () => {
  it('is told with the location it was made at, though the party has left it', () => {
    const events = [
      event('progress', 2, 6, BY_RULE),
      event('explored', card('roadside-inn')),
      event('travels', card('roadside-inn')),
      event('arrived', card('dark-forest'), 1),
      event('progress', 1, 1, BY_RULE),
    ]
    const there = { ...state, piles: state.piles.map((row) => row.slice()) }
    const [inn] = there.piles[21].splice(0, 1, card('dark-forest'))
    expect(inn).toBe(card('roadside-inn'))
    const lines = terrinoth.sayEvents(there, events, 'en').map(({ text }) => text)
    expect(lines[0]).toBe('The Roadside Inn: +2, 6 of 6, fully explored!')
    expect(lines[1]).toBe('The party leaves the Roadside Inn.')
    expect(lines.at(-1)).toBe('The Dark Forest: +1, 1 of 7.')
  })
})

describe('every sentence', () => {
  it('names the rule that brought it about', () => {
    const rules = (...events: Telling[]) => told(events).map(({ rule }) => rule)
    expect(rules(event('wounded', kari, 2, 2, -8))).toEqual(['H3.4'])
    expect(rules(event('wounded', kari, 1, 1, BY_POISON))).toEqual(['H12.7'])
    expect(rules(event('lost', 0))).toEqual(['H13.2'])
    expect(rules(event('phase', IN_ENEMIES))).toEqual(['H6.1'])
    expect(rules(event('deck-renewed', ENEMIES))).toEqual(['H10.5'])
  })

  it('weighs what it tells, and the worst in it', () => {
    const weights = (...events: Telling[]) => told(events).map(({ weight }) => weight)
    const dealt = event('dealt', bandit, 2, 0, 2)
    expect(weights(dealt)).toEqual([5])
    expect(weights(dealt, event('defeated', bandit, kari))).toEqual([7])
    expect(weights(event('defeated', splig, kari))).toEqual([8])
    expect(weights(event('blow', kari, 1, 0, 1))).toEqual([4])
    expect(weights(event('blow', kari, 3, 1, 2))).toEqual([5])
    expect(weights(event('won'))).toEqual([9])
  })

  it('leaves out what goes without saying', () => {
    expect(log([event('phase', IN_HEROES), event('enemies-ready')])).toEqual([])
  })
})

describe('what happened', () => {
  const weightOf = (events: readonly Telling[]) => told(events).map(({ weight }) => weight)

  it('tells what an enemy did to somebody before what was rolled', () => {
    const [hurts] = weightOf([event('acts', bandit, kari), event('wounded', kari, 1, 1, bandit)])
    const [engages] = weightOf([event('acts', bandit, kari), event('engaged', bandit, kari)])
    const [rolled] = weightOf(roll)
    const [idle] = weightOf([event('acts', bandit, kari), event('enemy-tired', bandit)])
    expect([hurts > engages, engages > rolled, rolled > idle]).toEqual([true, true, true])
  })

  it('tells where the party comes before the words of the story, which change nothing', () => {
    const [place, story] = told([event('arrived', card('dark-forest'), 1)])
    expect(place).toMatchObject({ text: 'The Dark Forest.', weight: 7 })
    expect(story.weight).toBe(0)
  })

  it('does not count successes again whose dice were told before', () => {
    expect(weightOf([event('successes', kari, 2, 2, 0)])).toEqual([0])
  })

  it('tells of progress that is lost, and of a blow without those who were told before', () => {
    const [gained] = weightOf([event('progress', 2, 3, -1)])
    const [lost] = weightOf([event('progress', -1, 2, splig)])
    expect(lost).toBeGreaterThan(gained)
    expect(log([event('blow', kari, 1, 1, 0)])).toEqual(['Counterattack: 1 − 1, Kari is unharmed.'])
  })

  it('heals in French with the right little word', () => {
    expect(log([event('recovered', kari, 1, 2, BY_RULE)], 'fr')[0]).toMatch(
      /^Kari guérit d’une blessure/,
    )
    expect(log([event('recovered', kari, 2, 1, BY_RULE)], 'fr')[0]).toMatch(
      /^Kari guérit de deux blessures/,
    )
  })
})
