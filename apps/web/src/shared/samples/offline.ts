import { expect, fn, userEvent, within } from 'storybook/test'

/** The failed state of a view, for stories. */
export const offline = {
  state: 'failed' as const,
  message: 'You seem to be offline. Please try again.',
  onRetry: fn(),
}

/** Clicks every retry button of a story and expects that each retries once. */
export const expectRetry = async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
  offline.onRetry.mockClear()
  const buttons = within(canvasElement).getAllByRole('button', { name: /^(Try again|Retry)$/ })
  for (const button of buttons) await userEvent.click(button)
  await expect(offline.onRetry).toHaveBeenCalledTimes(buttons.length)
}
