import type { Page } from '@playwright/test'
import { findings, rulesOfColour } from '../pages/axe.ts'
import { expectNoOverflow, phone } from '../pages/phone.ts'
import { findUntranslatedText, usePseudoLanguage } from '../pages/untranslated-text.ts'
import { signInAs, openScreen, screens, type Screen } from '../pages/screens.ts'
import { expect, test } from '../product/test.ts'

const wide = { width: 1440, height: 900 }
/** The viewport of such a window at 200 % zoom. */
const zoomed = { width: 720, height: 450 }

/** The checks of every screen; each screen is opened once for all of them. Its dark colours are checked by its stories. */
async function look(page: Page, screen: Screen): Promise<void> {
  const { name } = screen
  await page.setViewportSize(screen.isNarrow ? phone.viewport : wide)
  await openScreen(page, screen)
  expect.soft(await findings(page), name).toEqual([])
  if (screen.open !== undefined) return
  await page.setViewportSize(zoomed)
  await expectNoOverflow(page, name)
}

/** The page follows the browser into the dark theme, frame included. */
async function lookInTheDark(page: Page): Promise<void> {
  await page.setViewportSize(wide)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await findings(page, rulesOfColour), 'dark').toEqual([])
}

// Without motion, axe never sees an element in the middle of a fade.
const still = { colorScheme: 'light', reducedMotion: 'reduce' } as const

// UI-36
test('public screens pass axe, fit at 200 % zoom, and have all their text in the catalogue', async ({
  openBrowser,
  product,
}) => {
  const english = await openBrowser(product.employers, still)
  const accented = await openBrowser(product.employers, still)
  await usePseudoLanguage(accented)
  for (const screen of screens.anybody) {
    // Screens that are opened by clicking on texts are checked in English.
    if (screen.open !== undefined) await look(english, screen)
    else {
      await look(accented, screen)
      await expect(accented.locator('html')).toHaveAttribute('lang', 'en-XA')
      expect.soft(await findUntranslatedText(accented), `${screen.name}, words`).toEqual([])
    }
  }
  await lookInTheDark(accented)
})

for (const audience of ['employer', 'trial', 'newcomer', 'contractor'] as const) {
  // UI-36
  test(`screens of ${audience} pass axe and fit at 200 % zoom`, async ({ openBrowser, product }) => {
    test.setTimeout(400_000)
    const page = await openBrowser(product.employers, still)
    await signInAs(page, audience, product.employers)
    for (const screen of screens[audience]) await look(page, screen)
    await lookInTheDark(page)
  })
}
