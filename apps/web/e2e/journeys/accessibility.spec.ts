import { findings, rulesOfColour } from '../pages/axe.ts'
import { phone } from '../pages/phone.ts'
import { become, openScreen, screens, type Audience } from '../pages/screens.ts'
import { expect, test } from '../product/test.ts'

const audiences: readonly Audience[] = ['anybody', 'employer', 'trial', 'newcomer', 'contractor']

const wide = { width: 1440, height: 900 }

for (const audience of audiences) {
  // UI-36
  test(`axe finds nothing on the screens of ${audience}, light and dark`, async ({ openBrowser, product }) => {
    test.setTimeout(400_000)
    // Without motion nothing is caught half faded in.
    const page = await openBrowser(product.employers, { reducedMotion: 'reduce' })
    await become(page, audience, product.employers)
    for (const screen of screens[audience]) {
      await page.setViewportSize(screen.isNarrow ? phone.viewport : wide)
      await page.emulateMedia({ colorScheme: 'light' })
      await openScreen(page, screen)
      expect.soft(await findings(page), `${screen.name}, light`).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await findings(page, rulesOfColour), `${screen.name}, dark`).toEqual([])
    }
  })
}
