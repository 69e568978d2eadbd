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

const pages: readonly Screen[] = [
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
  asking('turn-six', 'turn', SIX),
  asking('turn-wide', 'turn', WIDE),
  asking('deploy', 'deploy', { players: 1, clans: ['ratfolk'] }),
  asking('action', 'action'),
  asking('combo', 'combo'),
  asking('move-to', 'move-to'),
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
  match('keep-reading', async (table) => {
    await table.open(keepAsking('turn'))
    await table.page.goto(`${table.page.url()}/read`)
    await table.page.getByRole('textbox').waitFor()
  }),
  match('keep-lost', (table) =>
    table.open(keepUntil({ players: 2 }, (at) => at.record.result === 'lost')),
  ),
  match('keep-won', (table) => table.open(keepUntil(SOLO, (at) => at.record.result === 'won'))),
]

export const keepTours: readonly (readonly Screen[])[] = [
  pages,
  choices.slice(0, 9),
  choices.slice(9),
  sheets,
]
