import AxeBuilder from '@axe-core/playwright'
import { become, openScreen, screens, type Audience } from '../pages/screens.ts'
import { expect, test } from '../product/test.ts'

/** WCAG 2.2 AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const audiences: readonly Audience[] = ['anybody', 'employer', 'contractor']

for (const colorScheme of ['light', 'dark'] as const) {
  for (const audience of audiences) {
    test(`axe finds nothing on the screens of ${audience}, ${colorScheme}`, async ({ openBrowser, product }) => {
      test.setTimeout(240_000)
      // Without motion nothing is caught half faded in.
      const page = await openBrowser(product.employers, { colorScheme, reducedMotion: 'reduce' })
      await become(page, audience)
      for (const screen of screens[audience]) {
        await openScreen(page, screen)
        const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
        const found = violations.flatMap(({ id, help, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary ?? ''}`),
        )
        expect.soft(found, screen.name).toEqual([])
      }
    })
  }
}
