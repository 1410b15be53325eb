import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

/** WCAG 2.2 AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules whose result can differ between the themes. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block']

/**
 * Violations that axe finds on the page in its present state, by its WCAG rules or by the given ones. Axe runs in the page itself and
 * reports only violations, because reporting passes takes four times as long.
 */
export async function findings(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    runOnly: rules === undefined ? { type: 'tag', values: tags } : { type: 'rule', values: [...rules] },
    rules: {
      // An experimental rule, which mistakes a pin's initials and a button's shortcut for visible labels.
      'label-content-name-mismatch': { enabled: false },
    },
  }
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    // The live region may still announce a control that has just been removed.
    async (chosen) => (await window.axe.run({ exclude: ['[data-live-announcer]'] }, chosen)).violations,
    options,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary ?? ''}`),
  )
}
