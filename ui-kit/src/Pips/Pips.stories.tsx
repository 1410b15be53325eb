import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Pips } from './index.ts'

const meta = {
  title: 'Kit/Pips',
  component: Pips,
  args: { used: 3, of: 5, label: 'Free requests', valueText: '2 of 5 free requests left' },
} satisfies Meta<typeof Pips>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('meter', { name: 'Free requests' })).toHaveAttribute(
      'aria-valuenow',
      '3',
    )
  },
}
export const Playground: Story = {}
export const Held: Story = {
  args: { used: 2, held: 1, label: 'Seats', valueText: '2 of 5 taken, 1 kept for an invite' },
}
export const Unused: Story = { args: { used: 0, valueText: '5 of 5 free requests left' } }
export const Used: Story = { args: { used: 5, valueText: 'No free requests left' } }
