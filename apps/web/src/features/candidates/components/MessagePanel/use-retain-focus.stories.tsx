import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { useRetainFocus } from './use-retain-focus.ts'

/** A panel whose view changes a moment after a press, as after an offer was sent. */
const Panel = () => {
  const [view, setView] = useState('form')
  return (
    <section ref={useRetainFocus(view)} tabIndex={-1} aria-label="Panel">
      {view === 'form' ? (
        <button type="button" onClick={() => setTimeout(() => setView('pending'))}>
          Send
        </button>
      ) : (
        <p>Sent</p>
      )}
    </section>
  )
}

const meta = {
  title: 'Patterns/Candidates/Retained focus',
  tags: ['test-only'],
  component: Panel,
} satisfies Meta<typeof Panel>
export default meta

export const KeysReachThePanelAtOnce: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole('region', { name: 'Panel' })
    // Mutation observers run before the next event, such as a key press.
    const focusedAtChange = new Promise<Element | null>((resolve) => {
      new MutationObserver(() => resolve(document.activeElement)).observe(panel, { childList: true })
    })
    await userEvent.click(within(panel).getByRole('button', { name: 'Send' }))
    await expect(await focusedAtChange).toBe(panel)
  },
}
