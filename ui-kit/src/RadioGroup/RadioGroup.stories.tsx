import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RadioGroup } from './index.ts'

const terms = [
  { id: 'month', label: 'Monthly' },
  { id: 'year', label: 'Yearly', description: 'Two months free' },
  { id: 'never', label: 'By invoice', isDisabled: true },
]

const meta = {
  title: 'Components/Forms/RadioGroup',
  component: RadioGroup,
  args: { label: 'Pay', options: terms, onChange: fn() },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /Monthly/ }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('year')
  },
}
export const Playground: Story = { args: { defaultValue: 'month', orientation: 'vertical' } }
export const Horizontal: Story = { args: { defaultValue: 'year', orientation: 'horizontal' } }
export const Invalid: Story = { args: { errorMessage: 'Choose one' } }
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'month' } }
export const DisabledOption: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'By invoice' })).toBeDisabled()
  },
}
export const Described: Story = { args: { description: 'It can be changed at the end of the period' } }
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'month' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /Yearly/ }))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radiogroup')).toBeRequired()
  },
}
