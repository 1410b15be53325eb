import type { Preview } from '@storybook/react-vite'

/** Lets React run effects of a render, and what they render in turn: lists and tables of react-aria-components render in two steps. */
const settle = async (): Promise<void> => {
  for (let step = 0; step < 2; step += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}

/**
 * Renders a story, for tests: play functions begin when its effects have run. The production build of React, which tests use, runs them after
 * the render, not within it as `act` does.
 */
export const mountAndSettle: NonNullable<Preview['mount']> = (context) => async (ui) => {
  if (ui !== undefined) context.originalStoryFn = () => ui
  await context.renderToCanvas()
  await settle()
  return context.canvas
}
