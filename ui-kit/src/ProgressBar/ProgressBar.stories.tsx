import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ProgressBar } from './index.ts'

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Reading your PDF', value: 60, valueLabel: '3 of 5 pages' },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 5 pages')
  },
}
export const Playground: Story = { args: { value: 20 } }
export const Indeterminate: Story = { args: { isIndeterminate: true, valueLabel: 'Reading' } }
export const Started: Story = { args: { value: 0, valueLabel: '0 of 5 pages' } }
export const Complete: Story = { args: { value: 100, valueLabel: '5 of 5 pages' } }
export const WithoutValueLabel: Story = {
  args: { label: undefined, valueLabel: undefined, 'aria-label': 'Reading your PDF' },
}
