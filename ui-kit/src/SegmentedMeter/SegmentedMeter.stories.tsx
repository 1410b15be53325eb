import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SegmentedMeter } from './index.ts'

const meta = {
  title: 'Components/Feedback/SegmentedMeter',
  component: SegmentedMeter,
  args: { value: 3, maxValue: 5, label: 'Free requests', valueLabel: '2 of 5 free requests left' },
} satisfies Meta<typeof SegmentedMeter>
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
export const Reserved: Story = {
  args: { value: 2, reserved: 1, label: 'Seats', valueLabel: '2 of 5 taken, 1 kept for an invite' },
}
export const Unused: Story = { args: { value: 0, valueLabel: '5 of 5 free requests left' } }
export const AtLimit: Story = { args: { value: 5, valueLabel: 'No free requests left' } }
