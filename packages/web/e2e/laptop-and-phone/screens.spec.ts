import { isAccessible, isMeasured, isMeasuredOnPhones } from '../measuring.ts'
import { tours } from '../screens.ts'
import { test } from '../table.ts'
import { wordsOf } from '../words.ts'

for (const tour of tours) {
  const [first, last] = [tour[0].name, tour[tour.length - 1].name]
  test(first === last ? first : `${first} to ${last}`, async ({ table }) => {
    test.setTimeout(120_000)
    for (const screen of tour) {
      await test.step(screen.name, async () => {
        await screen.open(table, wordsOf('en'))
        if (table.touch) await isMeasuredOnPhones(screen, table)
        else await isMeasured(screen, table, 'laptop')
        await isAccessible(screen, table)
      })
    }
  })
}
