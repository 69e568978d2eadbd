/** The screens of Keep the Heroes Out! */
import type { Options } from '@muster/engine'
import { keepAsking, keepUntil } from './keep.ts'
import { choice, match, page, type Screen } from './screen.ts'

const SOLO = { players: 1, clans: ['slimes'] }
const SIX = { players: 6 }
/** With three rooms that do something of their own. */
const WIDE = { players: 3, scenario: 'the-rival-guild' }

const asking = (name: string, prompt: string, options: Options = { players: 3 }): Screen =>
  choice(`keep-${name}`, (table) => table.open(keepAsking(prompt, options)))

/** The first scenario of a chronicle, over. */
const chronicled = (result: 'won' | 'lost', level: string): string =>
  keepUntil({ ...SOLO, chronicle: true, level }, (at) => at.record.result === result)

/** A match that is over, with its story told. */
const ended = (result: 'won' | 'lost', options: Options): Screen =>
  match(`keep-${result}`, async (table) => {
    await table.open(keepUntil(options, (at) => at.record.result === result))
    await table.page.locator('#end-honours').waitFor()
  })

const pages: readonly Screen[] = [
  page('keep-chronicle', async ({ page: at }) => {
    await at.goto('/#/chronicle/keep')
    await at.locator('details[open] li').first().waitFor()
  }),
  page('keep-chronicle-begun', async (table) => {
    await table.open(chronicled('won', 'family'))
    await table.page.locator('#end-chronicle').waitFor()
    await table.page.goto('/#/chronicle/keep')
    await table.page.locator('details[open] li').first().waitFor()
  }),
  page('keep-set-up', async ({ page: at }) => {
    await at.goto('/#/new/keep?players=6')
    await at.locator('form').waitFor()
  }),
  page('keep-library-scenarios', async ({ page: at }) => {
    await at.goto('/#/library/keep?kind=scenario')
    await at.locator('main section li').first().waitFor()
  }),
  page('keep-library-loot', async ({ page: at }) => {
    await at.goto('/#/library/keep?kind=loot')
    await at.locator('main section li').first().waitFor()
  }),
  page('keep-library-card', async ({ page: at }) => {
    await at.goto('/#/library/keep/card/spider')
    await at.locator('dl').waitFor()
  }),
  page('keep-library-scenario', async ({ page: at }) => {
    await at.goto('/#/library/keep/card/scenario-witchs-cauldron')
    await at.locator('dl').waitFor()
  }),
]

const choices: readonly Screen[] = [
  asking('turn', 'turn', SOLO),
  choice('keep-turn-later', (table) =>
    table.open(
      keepUntil(
        { players: 3 },
        (at) =>
          at.decision()?.prompt === 'turn' &&
          at.state.turns > 6 &&
          at.state.heroRoom.filter((room) => room >= 0).length > 5,
      ),
    ),
  ),
  // All signs of a large hand are seen.
  choice('keep-turn-many-cards', (table) =>
    table.open(
      keepUntil(
        { players: 1, clans: ['ratfolk'] },
        (at) => at.decision()?.prompt === 'turn' && at.state.piles[1].length > 7,
      ),
    ),
  ),
  asking('turn-six', 'turn', SIX),
  asking('turn-wide', 'turn', WIDE),
  // Four rows of rooms, all of them in sight.
  asking('turn-tall', 'turn', { players: 2, scenario: 'twin-doors' }),
  asking('deploy', 'deploy', { players: 1, clans: ['ratfolk'] }),
  asking('action', 'action'),
  // The lesson's bar takes room from the column beside the map.
  choice('keep-lesson-open-card', async (table) => {
    await table.page.goto('/#/learn/keep/move-and-hit')
    await table.page.locator('[data-lesson]').waitFor()
    await table.ready()
    const before = await table.entry()
    await table.tap(table.page.locator('[data-spot^="card:"][data-lit]').first())
    await table.movedFrom(before)
  }),
  asking('combo', 'combo'),
  asking('move-to', 'move-to'),
  // Half a gesture: the question says who goes, and the hand which card pays.
  choice('keep-midway', async (table) => {
    await table.open(keepAsking('turn', { players: 1, clans: ['red-dragon'] }))
    const monster = table.page.locator('[data-spot^="monster:"][data-lit]').first()
    const opens = table.page.locator('[data-room]', { has: monster }).locator('[data-way="in"]')
    if (table.touch && (await opens.count()) > 0) await table.tap(opens)
    await table.tap(monster)
    await table.page.locator('[data-midway]').waitFor()
  }),
  asking('carry', 'carry'),
  asking('swarm', 'swarm', { players: 1, clans: ['ratfolk'] }),
  asking('target', 'target'),
  asking('place-in', 'place-in', { players: 2, clans: ['gremlins', 'witches'] }),
  asking('activate', 'activate'),
  asking('buy', 'buy', { players: 2, clans: ['skeletons', 'witches'] }),
  asking('next-hero', 'next-hero'),
  asking('victim', 'victim'),
  asking('defend', 'defend'),
  asking('charge-to', 'charge-to'),
]

const sheets: readonly Screen[] = [
  match('keep-piles', async (table, { frame, sheets: words }) => {
    await table.open(keepAsking('turn'))
    await table.button(frame.menu).first().click()
    await table.page.getByRole('dialog').getByRole('button', { name: words.piles }).first().click()
    await table.page.getByRole('heading', { name: words.piles }).first().waitFor()
  }),
  match('keep-zoom-room', async (table) => {
    await table.open(keepAsking('turn'))
    await table.page.locator('[data-spot="room:0"]').first().focus()
    await table.page.keyboard.press('i')
    await table.page.getByRole('dialog').waitFor()
  }),
  match('keep-room-near', async (table) => {
    await table.open(keepAsking('combo'))
    // On a phone what is lit in one room is seen from near.
    if (table.touch) await table.tap(table.page.locator('[data-way="in"]').first())
  }),
  match('keep-what-if', async (table) => {
    const { page: at, touch } = table
    await table.open(keepAsking('victim'))
    const sign = at.locator('[data-spot="symbol:0"]')
    await (touch ? sign.tap() : sign.hover())
    await at
      .locator(touch ? 'dialog li, [role="dialog"] li' : '[data-way="comes"]')
      .first()
      .waitFor()
  }),
  match('keep-reading', async (table) => {
    await table.open(keepAsking('turn'))
    await table.page.goto(`${table.page.url()}/read`)
    await table.page.getByRole('textbox').waitFor()
  }),
  ended('lost', { players: 2, level: 'hardcore' }),
  match('keep-chronicle-won', async (table) => {
    await table.open(chronicled('won', 'family'))
    await table.page.locator('#end-chronicle').waitFor()
  }),
  match('keep-chronicle-lost', async (table) => {
    await table.open(chronicled('lost', 'hardcore'))
    await table.page.locator('#end-chronicle').waitFor()
  }),
  ended('won', SOLO),
]

export const keepTours: readonly (readonly Screen[])[] = [
  pages,
  choices.slice(0, 7),
  choices.slice(7, 14),
  choices.slice(14),
  sheets,
]
