import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RadioCardGroup } from './index.ts'

const kinds = [
  { id: 'contractor', label: 'I look for work', description: 'People who need what you do find you and write to you.' },
  { id: 'employer', label: 'I look for people', description: 'Search, write to the ones that fit, agree on terms.' },
]

const meta = {
  title: 'Components/Forms/RadioCardGroup',
  component: RadioCardGroup,
  args: { label: 'What brings you here?', options: kinds, size: 'lg', onChange: fn() },
} satisfies Meta<typeof RadioCardGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('I look for people'))
    await expect(args.onChange).toHaveBeenCalledWith('employer')
  },
}
export const Playground: Story = { args: { defaultValue: 'contractor' } }
export const LargeSelected: Story = { args: { defaultValue: 'employer' } }
export const WithPrices: Story = {
  args: {
    label: 'Company size',
    size: 'md',
    defaultValue: 'small',
    options: [
      { id: 'small', label: '1–10', description: '1 seat', secondaryLabel: 'USD 40' },
      { id: 'middle', label: '11–50', description: '3 seats', secondaryLabel: 'USD 120' },
      { id: 'large', label: 'Over 1000', isDisabled: true, secondaryLabel: 'Ask us' },
    ],
  },
}
export const Invalid: Story = { args: { errorMessage: 'Choose one to go on' } }
export const DisabledOption: Story = {
  args: {
    options: [
      { id: 'trial', label: 'A trial', description: '14 days' },
      { id: 'invoice', label: 'By invoice', description: 'For companies of 11 people and more', isDisabled: true },
    ],
  },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('radio', { name: /By invoice/ })).toBeDisabled()
    await userEvent.click(within(canvasElement).getByText('By invoice'), { pointerEventsCheck: 0 })
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Described: Story = { args: { description: 'It can’t be changed later' } }
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'contractor' } }
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radiogroup')).toBeRequired()
  },
}
