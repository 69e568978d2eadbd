import { expect, test } from '../table.ts'

for (const how of ['falls silent', 'throws'] as const) {
  test(`a worker that ${how}: the match is safe, and goes on`, async ({ page, table }) => {
    await table.start()
    await table.answer()
    const entry = await table.entry()
    const prompt = await table.promptName()
    table.forgive('falling rock')
    await table.killWorker(how)
    // Something is asked of it, and it does not answer.
    if (how === 'falls silent') await table.tap(table.options.or(table.lit).first())
    await expect(page.getByText(/Your match is safe/)).toBeVisible({ timeout: 15_000 })
    await expect(page.getByText('Report it')).toBeVisible()
    await page.getByRole('button', { name: 'Go on' }).click()
    await table.ready()
    expect(await table.entry()).toBe(entry)
    expect(await table.promptName()).toBe(prompt)
    await table.answer()
  })
}
