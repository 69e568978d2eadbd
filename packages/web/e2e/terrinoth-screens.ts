/** The screens of Heroes of Terrinoth. */
import type { Options } from '@muster/engine'
import { choice, match, page, type Screen } from './screen.ts'
import { terrinothAsking, terrinothUntil, terrinothWithTokens } from './terrinoth.ts'

const SOLO = { players: 1, quest: 'goblin-problem', heroes: ['kari', 'lissa'] }
const FOUR = { players: 4, quest: 'goblin-problem' }
const HARD = { players: 3, quest: 'the-ninth-bell' }

const asking = (name: string, prompt: string, options: Options = FOUR): Screen =>
  choice(`terrinoth-${name}`, (table) => table.open(terrinothAsking(prompt, options)))

/** The first quest of a road, over. */
const onTheRoad = (result: 'won' | 'lost'): string =>
  terrinothUntil({ ...SOLO, journey: true }, (at) => at.record.result === result)

const ended = (result: 'won' | 'lost', options: Options): Screen =>
  match(`terrinoth-${result}`, async (table) => {
    await table.open(terrinothUntil(options, (at) => at.record.result === result))
    await table.page.locator('#end-honours').waitFor()
  })

/** Pages with a list that comes when it has been read. */
const listed = (name: string, place: string, what: string): Screen =>
  page(`terrinoth-${name}`, async ({ page: at }) => {
    await at.goto(`/#/${place}`)
    await at.locator(what).first().waitFor()
  })

const pages: readonly Screen[] = [
  listed('chronicle', 'chronicle/terrinoth', 'details[open] li'),
  page('terrinoth-chronicle-begun', async (table) => {
    await table.open(onTheRoad('won'))
    await table.page.locator('#end-chronicle').waitFor()
    await table.page.goto('/#/chronicle/terrinoth')
    await table.page.locator('details[open] li').first().waitFor()
  }),
  listed('set-up', 'new/terrinoth?players=4', 'form'),
  listed('set-up-solo', 'new/terrinoth?players=1&quest=the-ninth-bell&grim=true', 'form'),
  listed('library-quests', 'library/terrinoth?kind=quest', 'main section li'),
  listed('library-cards', 'library/terrinoth?kind=activation', 'main section li'),
  listed('library-enemies', 'library/terrinoth?kind=enemy', 'main section li'),
  listed('library-hero', 'library/terrinoth/card/hero-kari', 'dl'),
  listed('library-nemesis', 'library/terrinoth/card/splig', 'dl'),
]

const choices: readonly Screen[] = [
  asking('activate-solo', 'activate', SOLO),
  asking('activate', 'activate'),
  choice('terrinoth-activate-later', (table) =>
    table.open(
      terrinothUntil(
        HARD,
        (at) => at.decision()?.prompt === 'activate' && at.state.round > 4 && at.state.peril > 2,
      ),
    ),
  ),
  asking('aim', 'aim'),
  choice('terrinoth-roll', (table) => table.open(terrinothWithTokens())),
  asking('reroll', 'reroll', HARD),
  asking('divide', 'divide'),
  asking('enemy', 'enemy'),
  asking('resolve', 'resolve'),
  asking('upgrade', 'upgrade'),
  asking('ability', 'ability', { players: 2, quest: 'the-lost-caravan' }),
  asking('weakened', 'weakened', HARD),
  asking('who', 'who'),
  asking('which', 'which'),
  asking('travel', 'travel'),
  asking('lead', 'lead'),
]

const sheets: readonly Screen[] = [
  match('terrinoth-piles', async (table, { frame, sheets: words }) => {
    await table.open(terrinothAsking('activate', FOUR))
    await table.button(frame.menu).first().click()
    await table.page.getByRole('dialog').getByRole('button', { name: words.piles }).first().click()
    await table.page.getByRole('heading', { name: words.piles }).first().waitFor()
  }),
  ...['card:', 'enemy:', 'location', 'lair', 'quest'].map((spot) =>
    match(`terrinoth-zoom-${spot.replace(':', '')}`, async (table) => {
      await table.open(terrinothAsking('activate', SOLO))
      await table.page.locator(`[data-spot^="${spot}"]:visible`).first().focus()
      await table.page.keyboard.press('i')
      await table.page.getByRole('dialog').waitFor()
    }),
  ),
  match('terrinoth-reading', async (table) => {
    await table.open(terrinothAsking('activate', FOUR))
    await table.page.goto(`${table.page.url()}/read`)
    await table.page.getByRole('textbox').waitFor()
  }),
  match('terrinoth-road-won', async (table) => {
    await table.open(onTheRoad('won'))
    await table.page.locator('#end-chronicle').waitFor()
  }),
  ended('lost', HARD),
  ended('won', SOLO),
]

export const terrinothTours: readonly (readonly Screen[])[] = [
  pages,
  choices.slice(0, 6),
  choices.slice(6, 11),
  choices.slice(11),
  sheets,
]
