import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { phone } from '../pages/phone.ts'
import { become, openScreen, screens, type Audience, type Screen } from '../pages/screens.ts'
import { expect, test } from '../product/test.ts'

/** WCAG 2.2 AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What can differ between the themes. */
const ofColour = ['color-contrast', 'link-in-text-block']
const audiences: readonly Audience[] = ['anybody', 'employer', 'trial', 'newcomer', 'contractor']

const wide = { width: 1440, height: 900 }

/** What axe finds on the page as it stands. */
async function findings(page: Page, { exempt }: Screen, rules?: readonly string[]): Promise<readonly string[]> {
  // What is being read aloud may speak of a control that has just gone.
  const axe = new AxeBuilder({ page })
    .exclude('[data-live-announcer]')
    // An experimental rule, which takes a pin's initials and a button's key for words of their names.
    .disableRules(['label-content-name-mismatch', ...(exempt === undefined ? [] : [exempt])])
  const { violations } = await (rules === undefined ? axe.withTags(tags) : axe.withRules([...rules])).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary ?? ''}`),
  )
}

for (const audience of audiences) {
  test(`axe finds nothing on the screens of ${audience}, light and dark`, async ({ openBrowser, product }) => {
    test.setTimeout(400_000)
    // Without motion nothing is caught half faded in.
    const page = await openBrowser(product.employers, { reducedMotion: 'reduce' })
    await become(page, audience, product.employers)
    for (const screen of screens[audience]) {
      await page.setViewportSize(screen.isNarrow ? phone.viewport : wide)
      await page.emulateMedia({ colorScheme: 'light' })
      await openScreen(page, screen)
      expect.soft(await findings(page, screen), `${screen.name}, light`).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await findings(page, screen, ofColour), `${screen.name}, dark`).toEqual([])
    }
  })
}
