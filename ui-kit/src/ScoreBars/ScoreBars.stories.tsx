import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ScoreBars } from './index.ts'

const meta = {
  title: 'Components/Data/ScoreBars',
  component: ScoreBars,
  args: { value: 5, maxValue: 7, label: '5 of 7 met' },
} satisfies Meta<typeof ScoreBars>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '5 of 7 met' }).children).toHaveLength(7)
  },
}
export const Playground: Story = {}
export const AllMet: Story = { args: { value: 7, label: 'All 7 met' } }
export const NoneMet: Story = { args: { value: 0, label: 'None of 7 met' } }
export const WithoutLabel: Story = {
  args: { label: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull()
  },
}
