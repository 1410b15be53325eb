import type { Preview } from '@storybook/react-vite'
import { findColourFaults } from './find-colour-faults.ts'

async function expectNoFaults(theme: string): Promise<void> {
  const faults = await findColourFaults()
  if (faults.length > 0) throw new Error(`In the ${theme} theme axe finds:\n${faults.join('\n')}`)
}

/**
 * Tests render and play a story once, in the light theme, and the accessibility addon checks all other rules of axe. This checks the rules of
 * colours, then switches the same page, with everything that the play function has opened, to the dark theme and checks them again. Tests run
 * with reduced motion, so there is no transition to wait for. Stories with a fixed theme are checked only in that theme, and those that switch
 * axe off, because another story ends with the same page, in none.
 */
export const checkColours: NonNullable<Preview['afterEach']> = async ({ parameters }) => {
  const { dataset } = document.documentElement
  if (!import.meta.env['VITEST_STORYBOOK'] || parameters['a11y']?.test === 'off') return
  await expectNoFaults(dataset['theme'] ?? 'light')
  if (dataset['theme'] !== undefined) return
  dataset['theme'] = 'dark'
  try {
    await expectNoFaults('dark')
  } finally {
    delete dataset['theme']
  }
}
