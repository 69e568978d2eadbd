import { isAccessible, isMeasured, isMeasuredOnPhones } from '../measuring.ts'
import { test } from '../online.ts'
import { onlineScreens } from '../online-screens.ts'
import { sizes } from '../served.ts'

test.describe.configure({ timeout: 180_000 })

for (const screen of onlineScreens) {
  test(screen.name, async ({ come }) => {
    const ana = await come('Ana')
    // Friends sit before a laptop: what they do is the same, and quicker.
    await screen.open(ana, (name, more) =>
      come(name, { ...sizes.laptop, hasTouch: false, isMobile: false, ...more }),
    )
    if (ana.touch) await isMeasuredOnPhones(screen, ana)
    else await isMeasured(screen, ana, 'laptop')
    await isAccessible(screen, ana)
  })
}
