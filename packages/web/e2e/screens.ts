/** Every screen and state of the page, with the way there. */
import type { Options } from '@muster/engine'
import { housePack, tenefyr } from '@muster/tenefyr'
import { handOf, playedOf, viewOf } from '@muster/tenefyr/view'
import { dailies } from './daily-screens.ts'
import { hintTours } from './hint-screens.ts'
import { keepTours } from './keep-screens.ts'
import { learning } from './learning-screens.ts'
import { reviews } from './looking-back.ts'
import {
  fileOf,
  matchAsking,
  matchPicking,
  matchUntil,
  matchWith,
  type NodeMatch,
} from './matches.ts'
import { stopAt } from './moments.ts'
import { winAtOnce } from './pushovers.ts'
import { puzzleTours } from './puzzle-screens.ts'
import { choice, inParts, match, page, type Screen } from './screen.ts'
import type { Table } from './table.ts'
import { terrinothTours } from './terrinoth-screens.ts'
import type { Words } from './words.ts'

const QUICK = { players: 4, mode: 'quick' } as const
const BOSS_DECK = 16
/** The first dungeon that a moved monster has made, and a pile with enough cards to make a list long. */
const MADE = 10
const MANY = 12
/** The pile of the first dungeon, after those of four seats. */
const DUNGEONS = 16

const asking = (name: string, prompt: string, options: Options): Screen =>
  choice(name, (table) => table.open(matchAsking(prompt, options)))

const when = (name: string, options: Options, found: (match: NodeMatch) => boolean): Screen =>
  choice(name, (table) => table.open(fileOf(matchUntil(options, found))))

/** More cards lie before a player than stand side by side. */
const hasPlayedMany = (at: NodeMatch): boolean =>
  ['play-card', 'pay', 'keep-hand'].includes(at.decision()?.prompt ?? '') &&
  [0, 1, 2].some((seat) => at.state.piles[playedOf(seat)].length > 6)

const pages: readonly Screen[] = [
  page('start', async ({ page: at }) => {
    await at.goto('/#/')
    await at.getByRole('heading', { level: 1 }).waitFor()
    await at.waitForLoadState('networkidle')
  }),
  page('start-kept', async (table, { start }) => {
    await table.open(matchAsking('keep-hand', { players: 4 }))
    await table.open(matchWith('won', QUICK))
    await table.open(matchAsking('go-on', { players: 1 }))
    await table.page.goto('/#/')
    await table.page.getByText(start.goOn).first().waitFor()
    await table.page.locator('a[href="#/daily"]').first().waitFor()
  }),
  page('file-refused', async (table) => {
    await table.page.goto('/#/')
    await table.giveFile('muster 1\ngame tenefyr\nand then my cat walked over the keys\n')
    await table.page.getByText('match.txt').waitFor()
  }),
  page('settings', async ({ page: at }, { page: words }) => {
    await at.goto('/#/')
    await at.getByRole('button', { name: words.settings }).click()
    await at.getByRole('dialog').getByRole('combobox').first().waitFor()
  }),
  page('set-up', async ({ page: at }) => {
    await at.goto('/#/new/tenefyr')
    await at.locator('form').waitFor()
  }),
  page('set-up-wrong-deal', async ({ page: at }) => {
    await at.goto('/#/new/tenefyr?seed=1234')
    await at.locator('form').waitFor()
  }),
  page('not-found', async ({ page: at }, { frame }) => {
    await at.goto('/#/match/0000')
    await at.getByText(frame.notFound).first().waitFor()
  }),
  page('cards', async ({ page: at }) => {
    await at.goto('/#/sheet')
    await at.getByRole('heading').first().waitFor()
  }),
]

/** Looks at what the link of a match shows. */
async function seeLink(table: Table, notation: string, { frame, sheets: words }: Words) {
  const { page: at } = table
  await table.open(notation)
  await table.button(frame.menu).first().click()
  await at.getByRole('dialog').getByRole('button', { name: words.share }).first().click()
  await at.goto(await at.locator('input[readonly]').inputValue())
  await at.locator('[data-past]').waitFor()
}

const givePack = (table: Table, text: string) =>
  table.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cards.json', mimeType: 'application/json', buffer: Buffer.from(text) })

const wayOfLinks: readonly Screen[] = [
  match('seen', (table, words) => seeLink(table, matchWith('won', { players: 3 }), words)),
  match('seen-position', (table, words) => seeLink(table, matchAsking('keep-hand'), words)),
  page('link-broken', async ({ page: at }) => {
    await at.goto('/#/see/eJzLSM3JyQcABiwCFQ')
    await at.getByRole('heading', { level: 1 }).waitFor()
  }),
  page('packs', async (table) => {
    await table.page.goto('/#/packs')
    await table.page.locator('main li').first().waitFor()
    await givePack(table, JSON.stringify({ ...housePack, name: 'moors' }))
    await table.page.getByText('moors').first().waitFor()
  }),
  page('packs-refused', async (table) => {
    await table.page.goto('/#/packs')
    await table.page.locator('main li').first().waitFor()
    await givePack(table, JSON.stringify({ ...housePack, name: 'fens', skills: [{}], tracks: 7 }))
    await table.page.getByRole('alert').waitFor()
  }),
  page('set-up-packs', async ({ page: at }) => {
    // The tour has brought one.
    await at.goto('/#/new/tenefyr')
    await at.locator('form').waitFor()
  }),
]

const inLibrary = (name: string, place: string, shows: string): Screen =>
  page(`library-${name}`, async ({ page: at }) => {
    await at.goto(`/#/library${place}`)
    await at.locator(shows).first().waitFor()
  })

const library: readonly Screen[] = [
  inLibrary('games', '', 'article h2'),
  inLibrary('cards', '/tenefyr?kind=dungeon&level=3', 'main section li'),
  inLibrary('found', '/tenefyr?q=dragon', 'main mark'),
  inLibrary('nothing', '/tenefyr?q=starship', 'main strong'),
  inLibrary('rules', '/tenefyr/rules?chapter=T4', 'main section li'),
  inLibrary('card', '/tenefyr/card/lost-goblin', 'dl'),
  inLibrary('rule', '/tenefyr/rule/T1.12', 'article'),
  inLibrary('missing', '/tenefyr/card/dragon?kind=skill', 'main strong'),
  page('library-pack', async (table) => {
    const dungeonCards = housePack.dungeonCards.map((card) =>
      card.name === 'orc' ? { ...card, power: [4, 5, 9] } : card,
    )
    await table.page.goto('/#/packs')
    await table.page.locator('main li').first().waitFor()
    await givePack(table, JSON.stringify({ ...housePack, name: 'high-moors', dungeonCards }))
    await table.page.getByText('high-moors').first().waitFor()
    await table.page.goto('/#/library/tenefyr?kind=dungeon&level=1')
    await table.page.locator('main select').first().selectOption({ index: 1 })
    await table.page.locator('main section', { hasText: '✦' }).waitFor()
  }),
]

const choices: readonly Screen[] = [
  when('which-first', { players: 3 }, (at) => at.decision()?.prompt === 'where-to'),
  when(
    'which-later',
    { players: 4 },
    (at) => at.decision()?.prompt === 'where-to' && at.version > 60,
  ),
  choice('which-proposed', async (table) => {
    await table.open(matchAsking('where-to', { players: 3 }))
    await table.tap(table.dungeons.first())
    // A first touch shows what it would bring; the second proposes it.
    if (table.touch) await table.tap(table.answers.first())
    await table.page.locator('[data-answer^="agree"]').first().waitFor()
  }),
  asking('which-solo', 'where-to', { players: 1 }),
  // Rare; who plays alone comes to it most often.
  when(
    'which-third',
    { players: 1 },
    (at) =>
      at.decision()?.prompt === 'where-to' &&
      at.state.dungeonLevel[MADE] > 0 &&
      at.state.faceUp[MADE] > 0,
  ),
  asking('which-quick', 'where-to', QUICK),
  when(
    'which-quick-later',
    QUICK,
    (at) =>
      at.decision()?.prompt === 'where-to' &&
      at.state.faceUp.slice(0, MADE).filter((cards) => cards === 0).length > 6,
  ),
  asking('keep-or-new', 'keep-hand', { players: 3 }),
  asking('keep-or-new-solo', 'keep-hand', { players: 1 }),
  // T9.2: a hand that is not enough, with a turn to come.
  when('keep-short-solo', { players: 1 }, (at) => {
    const { hand } = viewOf(tenefyr.content, at.state).combat ?? {}
    return at.decision()?.prompt === 'keep-hand' && hand?.kept !== undefined
  }),
  when(
    'keep-late',
    { players: 4 },
    (at) => at.decision()?.prompt === 'keep-hand' && at.version > 200,
  ),
  asking('play', 'play-card', { players: 3 }),
  when('play-five', { players: 3 }, (at) => {
    const asked = at.decision()
    const lane = typeof asked?.by === 'number' ? at.state.piles[handOf(asked.by)] : []
    return asked?.prompt === 'play-card' && lane.length === 5
  }),
  when('played-many', { players: 3 }, hasPlayedMany),
  when('played-many-solo', { players: 1 }, hasPlayedMany),
  asking('go-on-or-leave', 'go-on', { players: 3 }),
  asking('go-on-or-leave-solo', 'go-on', { players: 1 }),
  // Cards below are known, and four players are in the way.
  when('go-on-known', { players: 4 }, (at) => {
    const { here, piles, faceUp } = at.state
    const row = at.decision()?.prompt === 'go-on' ? piles[DUNGEONS + here] : []
    // Below the next one, some are known and some are not.
    const below = row.slice(0, -1)
    return faceUp[here] === 0 && below.some((card) => card >= 0) && row.some((card) => card < 0)
  }),
  when(
    'boss-fight',
    { players: 3 },
    (at) => at.decision()?.prompt === 'keep-hand' && at.state.here === BOSS_DECK,
  ),
  asking('pay', 'pay', { players: 3 }),
  asking('may', 'may', QUICK),
  asking('choose', 'choose', { players: 3 }),
  asking('one-player', 'one-player', { players: 3 }),
  asking('draw-how-many', 'draw-how-many', { players: 3 }),
  asking('remove', 'remove-cards', { players: 3 }),
  choice('remove-marked', async (table) => {
    await table.open(matchPicking('remove-cards', { players: 3 }))
    await table.tap(table.lit.first())
    await table.page.locator('[data-answer="done"]').waitFor()
  }),
  when('remove-many', { players: 2 }, (at) => {
    const { by, about, count } = at.asking
    const picks = at.decision()?.prompt === 'remove-cards' && by >= 0 && about.a > 1
    return picks && at.state.piles[by * 4].length > MANY && count > MANY / 2
  }),
  asking('recover', 'recover-cards', { players: 3 }),
  asking('discard', 'discard-cards', { players: 3 }),
  asking('sift', 'sift-cards', { players: 1 }),
  asking('take', 'take-card', { players: 3 }),
  asking('search', 'search-deck', { players: 2 }),
  asking('upgrade', 'upgrade-card', { players: 3 }),
  asking('give', 'give-card', QUICK),
  asking('give-to', 'give-to', QUICK),
  asking('reward', 'reward', { players: 3 }),
  asking('reward-together', 'reward-together', { players: 3 }),
  asking('reward-to', 'reward-to', QUICK),
  asking('gift', 'gift', QUICK),
  asking('reorder', 'reorder', QUICK),
  choice('reorder-marked', async (table) => {
    await table.open(matchAsking('reorder', QUICK))
    await table.tap(table.lit.first())
    await table.page.locator('[data-spot][data-chosen]').waitFor()
  }),
  asking('bury', 'bury', QUICK),
  asking('wander', 'wander', { players: 2 }),
  asking('look-into', 'look-dungeon', { players: 1 }),
  asking('double-card', 'double-card', { players: 3 }),
  asking('double-total', 'double-total', QUICK),
]

/** A sheet over a fight, opened from the menu. */
const fromMenu = (name: string, item: (words: Words['sheets']) => string): Screen =>
  match(`sheet-${name}`, async (table, { frame, sheets }) => {
    await table.open(matchAsking('keep-hand', { players: 3 }))
    await table.button(frame.menu).first().click()
    const dialog = table.page.getByRole('dialog')
    await dialog
      .getByRole('button', { name: item(sheets) })
      .first()
      .click()
    await dialog
      .getByRole('heading', { name: item(sheets) })
      .first()
      .waitFor()
  })

const sheets: readonly Screen[] = [
  choice('come-back', async (table, { since }) => {
    await table.open(matchAsking('go-on', { players: 3 }))
    await table.page.reload()
    await table.ready()
    await table.page.getByRole('region', { name: since.title }).waitFor()
  }),
  match('sheet-menu', async (table, { frame }) => {
    await table.open(matchAsking('keep-hand', { players: 3 }))
    await table.button(frame.menu).first().click()
    await table.page.getByRole('dialog').waitFor()
  }),
  fromMenu('piles', (words) => words.piles),
  fromMenu('log', (words) => words.log),
  fromMenu('rules', (words) => words.rules),
  fromMenu('keys', (words) => words.keys),
  fromMenu('settings', (words) => words.settings),
  fromMenu('phrases', (words) => words.phrases),
  fromMenu('share', (words) => words.share),
  fromMenu('report', (words) => words.report),
  fromMenu('leave', (words) => words.leave),
  match('sheet-rule', async (table, { frame }) => {
    await table.open(matchAsking('keep-hand', { players: 3 }))
    await table.prompt.getByRole('button', { name: frame.rule('T4.5') }).click()
    await table.page.getByRole('dialog').waitFor()
  }),
  match('sheet-zoom', async (table) => {
    await table.open(matchAsking('keep-hand', { players: 3 }))
    await table.tap(table.page.locator('[data-spot]:not([data-lit]):visible').first())
    await table.page.getByRole('dialog').waitFor()
  }),
  match('sheet-undo', async (table, { frame }) => {
    await table.open(matchAsking('play-card', { players: 3 }))
    await table.button(frame.undoMenu).first().click()
    await table.page.getByRole('dialog').waitFor()
  }),
  match('past', async (table, { frame, sheets: words }) => {
    await table.open(matchAsking('go-on', { players: 3 }))
    await table.button(frame.menu).first().click()
    const dialog = table.page.getByRole('dialog')
    await dialog.getByRole('button', { name: words.log }).first().click()
    await dialog.locator('ol > li').nth(3).getByRole('button').first().click()
    await table.page.getByRole('region', { name: words.pastBar }).waitFor()
  }),
  match('reading', async (table) => {
    await table.open(matchAsking('keep-hand', { players: 3 }))
    await table.page.goto(`${table.page.url()}/read`)
    await table.page.getByRole('textbox').waitFor()
  }),
]

const ends: readonly Screen[] = [
  match('won', (table) => table.open(matchWith('won', { players: 3 }))),
  match('lost', (table) => table.open(matchWith('lost', { players: 3 }))),
  match('won-solo', (table) => table.open(matchWith('won', { players: 1 }))),
  match('won-stamps', (table) => winAtOnce(table, 'players=1&level=easy&boss=dark-lord')),
  page('stamps', async (table) => {
    await table.page.goto('/#/stamps')
    await table.page.locator('table a').first().waitFor()
  }),
]

const moments: readonly Screen[] = [
  match('moment-cleared', (table) => stopAt(table, 'cleared')),
  match('moment-thrown-out', (table) => stopAt(table, 'lost-combat')),
  match('moment-won', (table) => stopAt(table, 'won')),
]

const troubles: readonly Screen[] = [
  page('worker-died', async (table, { trouble }) => {
    await table.open(matchAsking('keep-hand', { players: 3 }))
    table.forgive('struck by a falling rock')
    await table.killWorker('throws')
    await table.page.getByText(trouble.died).first().waitFor()
  }),
  choice('nothing-kept', async (table, { frame }) => {
    await table.withoutStorage()
    await table.open(matchAsking('keep-hand', { players: 3 }))
    await table.page.getByText(frame.keptRefused).first().waitFor()
  }),
  page('frozen', async (table, { frame }) => {
    await table.open(matchAsking('keep-hand', { players: 3 }))
    await table.changeKeptRules()
    await table.page.reload()
    await table.page.getByText(frame.frozen).first().waitFor()
  }),
  page('start-notices', async (table, { offline }) => {
    const { page: at } = table
    await table.open(matchAsking('keep-hand', { players: 3 }))
    await table.forgetful()
    await table.newVersion()
    await at.goto('./#/')
    await at.reload()
    await at.getByText(offline.newReady).waitFor()
    await at.waitForLoadState('networkidle')
    await at.context().setOffline(true)
    const { [table.touch ? 'home-screen' : 'dock']: offer } = offline.offers
    for (const text of [offline.offline, offer]) await at.getByText(text).waitFor()
  }),
]

/** What one browser can show one after the other. */
export const tours: readonly (readonly Screen[])[] = [
  ...inParts(pages, 7),
  ...inParts(library, 4),
  ...[dailies, wayOfLinks, learning],
  ...inParts(choices, 10),
  ...keepTours,
  ...hintTours,
  ...terrinothTours,
  ...puzzleTours,
  ...inParts(sheets, 7),
  ...inParts(ends, 3),
  // Each with a browser of its own: they change its settings.
  ...inParts(moments, 1),
  ...inParts(troubles, 1),
  ...inParts(reviews, 1),
]

export const screens: readonly Screen[] = tours.flat()
