import axe from 'axe-core'
import type { Preview } from '@storybook/react-vite'

/** The rules that can differ between themes: only the colours of tokens depend on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Violations of these rules on the current page. */
async function findViolations(): Promise<readonly string[]> {
  const { violations } = await axe.run(
    { include: [document.body], exclude: ['[data-live-announcer]'] },
    { runOnly: { type: 'rule', values: colourRules }, resultTypes: ['violations'] },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  )
}

/**
 * Tests render and play a story once, in the light theme, and axe checks all rules. This switches the same page, with everything that the play
 * function has opened, to the dark theme and checks the colours again. Tests run with reduced motion, so there is no transition to wait for. Stories
 * with a fixed theme are checked only in that theme, and those that switch axe off, because another story ends with the same page, in none.
 */
export const checkDarkTheme: NonNullable<Preview['afterEach']> = async ({ parameters }) => {
  const { dataset } = document.documentElement
  const isOff = parameters['a11y']?.test === 'off'
  if (!import.meta.env['VITEST_STORYBOOK'] || isOff || dataset['theme'] !== undefined) return
  dataset['theme'] = 'dark'
  try {
    const found = await findViolations()
    if (found.length > 0) throw new Error(`In the dark theme axe finds:\n${found.join('\n')}`)
  } finally {
    delete dataset['theme']
  }
}
