import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ConsentBanner } from './index.ts'

const meta = {
  title: 'Patterns/Frames/Consent banner',
  component: ConsentBanner,
  args: { services: ['analytics'], onChoose: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConsentBanner>
export default meta
type Story = StoryObj<typeof meta>

const region = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('region', { name: 'May we use optional services?' }))

// PRIV-12
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(region(canvasElement).getByRole('button', { name: 'Decline' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith(false)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith(true)
  },
}
// PRIV-15
export const AskedFor: Story = {
  args: { services: ['analytics', 'support-chat'], takesFocus: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region')).toHaveFocus()
    await expect(region(canvasElement).getByText('Support chat')).toBeVisible()
  },
}
export const Phone: Story = {
  args: { services: ['analytics', 'support-chat'] },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
