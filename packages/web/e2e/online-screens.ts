/** The screens of shared tables, with the way there: one is looked at, friends do the rest. */
import { type Coming, type Friend, pastSeal, sitDown } from './online.ts'
import type { Screen } from './screen.ts'

type Come = (name: string, more?: Partial<Coming>) => Promise<Friend>

export interface OnlineScreen extends Pick<Screen, 'name' | 'match' | 'waits'> {
  /** `ana` is looked at. */
  open(ana: Friend, come: Come): Promise<void>
}

const GAMES = {
  tenefyr: 'Heroes of Tenefyr',
  keep: 'Keep the Heroes Out!',
  terrinoth: 'Heroes of Terrinoth',
} as const

const page = (name: string, open: OnlineScreen['open']): OnlineScreen => ({
  ...{ name, open, match: false, waits: false },
})
const match = (name: string, open: OnlineScreen['open'], waits = false): OnlineScreen => ({
  ...{ name, open, match: true, waits },
})

/** Ana and a friend, who follows her link. */
async function two(ana: Friend, come: Come, game: string = GAMES.tenefyr): Promise<Friend> {
  const rui = await come('Rui')
  await sitDown(ana, [rui], game)
  return rui
}

/** As it is answered when the rules no longer fit: with its own log in sentences. */
export async function freeze({ context, page }: Friend): Promise<void> {
  const at = `${new URL(page.url()).origin}/api/v1/matches/${page.url().split('/').at(-1)}`
  const told = async (language: string) => {
    const { lines } = await (await context.request.get(`${at}/log?language=${language}`)).json()
    return lines.map(({ text }: { readonly text: string }) => text)
  }
  const lines = { en: await told('en'), fr: await told('fr'), pt: await told('pt') }
  await context.route(at, async (route) => {
    const { record: _, hash: __, ...whole } = await (await route.fetch()).json()
    const why = 'after entry 9 the table is another one than it was'
    const lobby = { ...whole.lobby, phase: 'frozen' }
    await route.fulfill({ json: { ...whole, lobby, frozen: { why, lines, whole: false } } })
  })
}

export const onlineScreens: readonly OnlineScreen[] = [
  page('online-start', async (ana, come) => {
    await two(ana, come)
    await ana.page.goto('./#/')
    await ana.page.locator('#online-matches').waitFor()
  }),
  page('online-lobby', async (ana) => {
    await ana.openTable(GAMES.tenefyr)
    await ana.invite(2)
  }),
  page('online-lobby-full', async (ana, come) => {
    await ana.openTable(GAMES.keep)
    const rui = await come('Rui')
    await rui.join(await ana.invite(2))
    await ana.lobby.getByText('Rui', { exact: true }).waitFor()
  }),
  page('online-lobby-guest', async (ana, come) => {
    const rui = await come('Rui')
    await rui.openTable(GAMES.terrinoth)
    await ana.join(await rui.invite(2))
  }),
  page('online-invitation', async (ana, come) => {
    const rui = await come('Rui')
    await rui.openTable(GAMES.terrinoth)
    await ana.page.goto(await rui.invite(2))
    await ana.button(ana.words.join.sit).waitFor()
  }),
  page('online-revoked', async (ana, come) => {
    const rui = await come('Rui')
    await rui.openTable(GAMES.tenefyr)
    const link = await rui.invite(2)
    await rui.button(rui.words.lobby.revoke).click()
    await rui.page.getByText(rui.words.lobby.revoked).waitFor()
    ana.forgive('410')
    await ana.page.goto(link)
    await ana.page.locator('[data-trouble]').waitFor()
  }),
  page('online-no-server', async (ana) => {
    await ana.openTable(GAMES.tenefyr)
    ana.forgive('ERR_')
    await ana.context.route('**/api/v1/matches/*', (route) => route.abort())
    await ana.page.reload()
    await ana.page.locator('[data-trouble]').waitFor()
  }),
  page('online-frozen', async (ana, come) => {
    const rui = await two(ana, come)
    await rui.button(rui.words.online.talk).first().click()
    await rui.page.getByRole('dialog').getByRole('button').nth(2).click()
    await rui.page.keyboard.press('Escape')
    await rui.answer()
    await freeze(ana)
    await ana.page.reload()
    await ana.page.locator('[data-frozen]').waitFor()
  }),
  page('online-outdated', async (ana, come) => {
    await two(ana, come)
    const at = `**/api/v1/matches/${ana.page.url().split('/').at(-1)}`
    await ana.context.route(at, async (route) => {
      const whole = await (await route.fetch()).json()
      const record = { ...whole.record, version: '99.0.0' }
      await route.fulfill({ json: { ...whole, record } })
    })
    await ana.page.reload()
    await ana.page.locator('[data-outdated="none"]').waitFor()
  }),
  page('online-account', async (ana) => {
    await ana.openTable(GAMES.tenefyr)
    await ana.page.goto('./#/')
    await ana.button(ana.words.page.settings).click()
    const dialog = ana.page.getByRole('dialog')
    await dialog.locator('#account').waitFor()
    await dialog.locator('details summary').last().click()
    await dialog.locator('details form input').waitFor()
  }),
  page('online-daily', async (ana) => {
    await ana.page.goto('./#/daily')
    await ana.page.locator('details code').first().waitFor({ state: 'attached' })
  }),
  ...(['tenefyr', 'keep', 'terrinoth'] as const).map((game) =>
    match(
      `online-${game}`,
      async (ana, come) => {
        await two(ana, come, GAMES[game])
      },
      game === 'tenefyr',
    ),
  ),
  match('online-people', async (ana, come) => {
    await two(ana, come)
    await ana.page.locator('header button').nth(1).click()
    await ana.page.getByRole('dialog').waitFor()
  }),
  match('online-talk', async (ana, come) => {
    const rui = await two(ana, come)
    await rui.button(rui.words.online.talk).first().click()
    await rui.page.getByRole('dialog').getByRole('button').nth(2).click()
    await ana.button(ana.words.online.unread(1)).waitFor()
    await ana.button(ana.words.online.unread(1)).click()
    await ana.page.getByRole('dialog').waitFor()
  }),
  match('online-lost', async (ana, come) => {
    await two(ana, come)
    ana.forgive('ERR_')
    ana.forgive('WebSocket')
    await ana.context.setOffline(true)
    await ana.page.locator('[data-line="lost"]').waitFor()
  }),
  match('online-asks-back', async (ana, come) => {
    const rui = await two(ana, come)
    await pastSeal(rui, [rui, ana])
    await rui.askBack()
    await ana.page.locator('[data-asks-back]').waitFor()
  }),
  match('online-watching', async (ana, come) => {
    const [rui, zoe] = [await come('Rui'), await come('Zoé')]
    await rui.openTable(GAMES.tenefyr)
    const watch = await rui.linkToWatch()
    await zoe.join(await rui.invite(2))
    await ana.page.goto(watch)
    await ana.button(ana.words.join.lookOn).click()
    await ana.lobby.waitFor()
    await rui.begin()
    await ana.page.getByText(ana.words.online.watching).waitFor({ timeout: 40_000 })
  }),
]
