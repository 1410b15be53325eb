import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

/** WCAG 2.2 AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What can differ between the themes. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds on the page as it stands, by its rules for WCAG or by those named. Axe runs in the page itself and tells of violations
 * only: to hear of all that passes takes four times as long.
 */
export async function findings(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    runOnly: rules === undefined ? { type: 'tag', values: tags } : { type: 'rule', values: [...rules] },
    rules: {
      // An experimental rule, which takes a pin's initials and a button's key for words of their names.
      'label-content-name-mismatch': { enabled: false },
    },
  }
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    // What is being read aloud may speak of a control that has just gone.
    async (chosen) => (await window.axe.run({ exclude: ['[data-live-announcer]'] }, chosen)).violations,
    options,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary ?? ''}`),
  )
}
