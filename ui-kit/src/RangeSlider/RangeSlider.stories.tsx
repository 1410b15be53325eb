import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RangeSlider } from './index.ts'

const bars = [0.1, 0.2, 0.35, 0.5, 0.7, 0.9, 1, 0.85, 0.75, 0.9, 0.6, 0.4, 0.3, 0.25, 0.2, 0.15, 0.1, 0.1, 0.05, 0.05]

const meta = {
  title: 'Components/Forms/RangeSlider',
  component: RangeSlider,
  args: { label: 'Rate an hour', minValue: 0, maxValue: 100, defaultValue: [20, 70], histogram: bars, onChange: fn() },
} satisfies Meta<typeof RangeSlider>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const [from, to] = within(canvasElement).getAllByRole('slider')
    from?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith([21, 70])
    await expect(to).toHaveAccessibleName(/To/)
  },
}
export const Playground: Story = { args: { valueLabel: 'USD 20 to 70' } }
export const WithoutHistogram: Story = { args: { histogram: undefined } }
export const Disabled: Story = { args: { isDisabled: true } }
export const WithValueLabel: Story = { args: { valueLabel: 'USD 20 to 70' } }
export const AtLimits: Story = {
  args: { defaultValue: [0, 100] },
  play: async ({ args, canvasElement }) => {
    const [from] = within(canvasElement).getAllByRole('slider')
    from?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
