import axe from 'axe-core'
import type { Preview } from '@storybook/react-vite'

/** What can differ between the themes; the code knows of them in no other way than by the colours of the tokens. */
const ofColour = ['color-contrast', 'link-in-text-block']

/** What axe says of the colours of the page as it stands. */
async function findings(): Promise<readonly string[]> {
  const { violations } = await axe.run(
    { include: [document.body], exclude: ['[data-live-announcer]'] },
    { runOnly: { type: 'rule', values: ofColour }, resultTypes: ['violations'] },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  )
}

/**
 * Tests render and play a story once, in the light theme, where axe looks with all its rules. This turns the same page dark, with all that
 * playing has opened, and has axe look at the colours again; without motion, as tests run, they are there at once. A story with a theme of
 * its own has been seen in it.
 */
export const seenInDarkToo: NonNullable<Preview['afterEach']> = async () => {
  const { dataset } = document.documentElement
  if (!import.meta.env['VITEST_STORYBOOK'] || dataset['theme'] !== undefined) return
  dataset['theme'] = 'dark'
  try {
    const found = await findings()
    if (found.length > 0) throw new Error(`In the dark theme axe finds:\n${found.join('\n')}`)
  } finally {
    delete dataset['theme']
  }
}
