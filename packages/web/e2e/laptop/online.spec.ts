import { agree, expect, playOn, sitDown, test } from '../online.ts'

test.describe.configure({ timeout: 180_000 })

for (const game of ['Heroes of Tenefyr', 'Keep the Heroes Out!', 'Heroes of Terrinoth']) {
  test(`two friends play a round of ${game}`, async ({ come }) => {
    const ana = await come('Ana')
    const rui = await come('Rui')
    await sitDown(ana, [rui], game)
    await playOn([ana, rui], 12)
    await agree([ana, rui])
    expect(await ana.promptName()).toBe(await rui.promptName())
  })
}
