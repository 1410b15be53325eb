import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Tally } from './index.ts'

const meta = {
  title: 'Kit/Tally',
  component: Tally,
  args: { met: 5, of: 7, label: '5 of 7 met' },
} satisfies Meta<typeof Tally>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '5 of 7 met' }).children).toHaveLength(7)
  },
}
export const Playground: Story = {}
export const AllMet: Story = { args: { met: 7, label: 'All 7 met' } }
export const NoneMet: Story = { args: { met: 0, label: 'None of 7 met' } }
export const Silent: Story = {
  args: { label: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
  },
}
