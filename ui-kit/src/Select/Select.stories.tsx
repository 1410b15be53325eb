import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Calendar } from '../Icon/icons.ts'
import { Select } from './index.ts'

const weeks = [
  { id: 'now', label: 'Immediately' },
  { id: 'weeks', label: '1–3 weeks' },
  { id: 'month', label: '1 month' },
  { id: 'later', label: 'More than 3 months', isDisabled: true },
]

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  args: { label: 'Free within', options: weeks, onChange: fn() },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Free within/ }))
    await userEvent.click(await within(document.body).findByRole('option', { name: '1–3 weeks' }))
    await expect(args.onChange).toHaveBeenCalledWith('weeks')
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: /1–3 weeks/ })).toHaveFocus())
  },
}
export const Playground: Story = { args: { defaultValue: 'month', description: 'Counted from today' } }
export const Selected: Story = { args: { defaultValue: 'month' } }
export const Open: Story = { args: { defaultValue: 'month', defaultOpen: true } }
export const KeyboardSelection: Story = {
  tags: ['test-only'],
  play: async ({ args, canvasElement }) => {
    within(canvasElement)
      .getByRole('button', { name: /Free within/ })
      .focus()
    await userEvent.keyboard('{ArrowDown}')
    await within(document.body).findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('weeks')
  },
}
export const Invalid: Story = { args: { errorMessage: 'Choose when the work begins' } }
export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'now', description: 'Ask an admin to change it' },
}
export const Empty: Story = {
  args: { options: [], emptyState: 'No times are known yet' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Free within/ }))
    await waitFor(() => expect(within(document.body).getByText('No times are known yet')).toBeVisible())
  },
}
export const Described: Story = { args: { description: 'Counted from today' } }
export const Large: Story = { args: { size: 'lg' } }
export const WithIcon: Story = { args: { icon: Calendar } }
export const Required: Story = { args: { isRequired: true } }
