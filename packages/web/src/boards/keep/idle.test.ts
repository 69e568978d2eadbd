import { beforeAll, describe, expect, it } from 'vitest'
import 'fake-indexeddb/auto'
import type { DecisionView, MatchView } from '../../host/protocol.ts'
import { freshStore, hallWith } from '../../testing/hall-play.ts'
import { game, type Laid, lay } from '../../testing/keep-table.ts'
import { keepPaths } from '../../worker/keep-paths.ts'
import { idleAt, pathsAt } from '../../worker/paths.ts'
import { decisionView } from '../../worker/views.ts'
import { askFirst } from './buttons.ts'
import { idleCards, idleNote, whyIdle } from './idle.ts'
import { tableOf } from './table.ts'

let bare: MatchView

beforeAll(async () => {
  const match = { game: 'keep', options: { players: 1 }, seats: [{ name: 'Ana' }], routine: true }
  bare = (await hallWith(freshStore()).start(match)).view
})

const rules = keepPaths(game)

/** As the worker tells it. */
function seen(laid: Laid): { readonly view: MatchView; readonly decision: DecisionView } {
  const { state } = lay(laid)
  const asked = decisionView(game, state, 0, 'en')
  if (asked === undefined) throw new Error('nothing is asked')
  const idle = idleAt(game, rules, state)
  const options = asked.options.map((option, i) =>
    idle.includes(i) ? { ...option, idle: true as const } : option,
  )
  const decision = { ...asked, options, paths: pathsAt(game, rules, state, 'en') }
  return { view: { ...bare, state, decision }, decision }
}

const dragon: Laid = {
  clans: ['red-dragon'],
  monsters: { 'red-dragon/vault': 1 },
  hand: ['wingbeat', 'fire-breath', 'fire-breath', 'back-to-the-roost'],
}

describe('an idle card', () => {
  it('is known with all that are alike', () => {
    const { view, decision } = seen(dragon)
    const table = tableOf(game.content, view.state, 'en')
    expect(idleCards(table, decision).map((card) => game.kindName(card))).toEqual([
      'fire-breath',
      'fire-breath',
      'back-to-the-roost',
    ])
    expect(idleCards(table, undefined)).toEqual([])
  })

  it('says what it lacks', () => {
    const why = (laid: Laid) => {
      const { view, decision } = seen(laid)
      const table = tableOf(game.content, view.state, 'en')
      return table.view.seats[0].hand.map((card) => whyIdle(table, decision, card))
    }
    const hand = ['fire-breath', 'back-to-the-roost']
    expect(why({ ...dragon, hand })).toEqual(['hero', 'lair'])
    expect(why({ ...dragon, hand: ['wingbeat'], monsters: {} })).toEqual(['monster'])
    expect(
      why({ clans: ['gnolls'], monsters: { 'gnolls/forge': 1 }, hand: ['hired-muscle'] }),
    ).toEqual(['other'])
  })

  it('is read with its reason in every language, and others without', () => {
    const { view, decision } = seen(dragon)
    const note = (language: 'en' | 'fr' | 'pt', at: number) => {
      const table = tableOf(game.content, view.state, language)
      return idleNote(table, decision, table.view.seats[0].hand[at])
    }
    expect(note('en', 1)).toBe('Of no use now: no hero is in reach.')
    expect(note('fr', 3)).toBe('Inutile pour l’instant\u00a0: la Tanière est vide.')
    expect(note('pt', 1)).toMatch(/^Sem uso agora: /)
    expect(note('en', 0)).toBeUndefined()
  })

  it('is asked about before it is played, and does not hold up the end of the turn', () => {
    const { view, decision } = seen(dragon)
    const ask = (text: string) => {
      const option = decision.options.find((one) => one.text.startsWith(text))
      return option === undefined ? '' : askFirst(game.content, view, option, 'en')
    }
    expect(ask('play fire-breath')).toBe(
      'Fire Breath would do nothing: no hero is in reach. Play it anyway?',
    )
    expect(ask('play wingbeat')).toBeUndefined()
    expect(ask('end-turn')).toBe('A card in hand could still be played. End the turn?')
  })
})
