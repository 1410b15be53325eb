import axe, { type RunOptions } from 'axe-core'
import type { StoryContext } from '@storybook/react-vite'
import { disabledRules, ignored, ruleTags } from './accessibility-rules.ts'
import { describeViolations } from './describe-violations.ts'
import { colourRules, findColourFaults } from './find-colour-faults.ts'

interface Rule {
  readonly id: string
  readonly enabled: boolean
}

/** All violations but those of colours, which `findColourFaults` finds. `rules`: those that the story switches on or off. */
async function findFaults(rules: readonly Rule[]): Promise<readonly string[]> {
  const disabled = [...disabledRules, ...colourRules].map((id) => ({ id, enabled: false }))
  const options: RunOptions = {
    runOnly: ruleTags,
    rules: Object.fromEntries([...disabled, ...rules].map(({ id, enabled }) => [id, { enabled }])),
    resultTypes: ['violations'],
  }
  const page = { include: document.body, exclude: ignored }
  // Selectors of all elements take their time: they are asked for only where a fault needs them.
  const { violations } = await axe.run(page, { ...options, selectors: false })
  return violations.length === 0 ? [] : describeViolations((await axe.run(page, options)).violations)
}

const expectNone = (faults: readonly string[], theme: string): void => {
  if (faults.length > 0) throw new Error(`In the ${theme} theme axe finds:\n${faults.join('\n')}`)
}

axe.configure({
  noHtml: true,
  // The rule only concerns `!important` styles, but would read the text of every element with a style attribute.
  rules: [{ id: 'avoid-inline-spacing', selector: '[style*="important"]' }],
})

/**
 * Tests render and play a story once, in the light theme, and check it by all rules of axe. Then they switch the same page, with everything that
 * the play function has opened, to the dark theme and check the rules of colours again. Tests run with reduced motion, so there is no transition to
 * wait for. Stories with a fixed theme are checked only in that theme, and those that switch axe off, because another story ends with the same
 * page, in none. The addon would do the first part: it configures axe anew for each story, describes every element and sends all of it to the runner,
 * which takes longer.
 */
export async function checkAccessibility({ parameters }: Pick<StoryContext, 'parameters'>): Promise<void> {
  const { dataset } = document.documentElement
  const a11y = parameters['a11y'] as { readonly test?: string; readonly config?: { readonly rules?: readonly Rule[] } }
  if (a11y.test === 'off') return
  const theme = dataset['theme']
  expectNone([...(await findFaults(a11y.config?.rules ?? [])), ...(await findColourFaults())], theme ?? 'light')
  if (theme !== undefined) return
  dataset['theme'] = 'dark'
  try {
    expectNone(await findColourFaults(), 'dark')
  } finally {
    delete dataset['theme']
  }
}
