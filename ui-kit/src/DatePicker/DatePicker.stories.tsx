import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { DatePicker } from './index.ts'

const meta = {
  title: 'Components/Forms/DatePicker',
  component: DatePicker,
  args: { label: 'Start', defaultValue: '2026-12-07', onChange: fn() },
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('07 December 2026')).toBeVisible())
  },
}
export const Playground: Story = { args: { minValue: '2026-12-01', maxValue: '2027-12-01' } }
export const SelectedInCalendar: Story = {
  tags: ['test-only'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Open calendar/ }))
    await userEvent.click(await within(document.body).findByRole('button', { name: /15 December 2026/ }))
    await expect(args.onChange).toHaveBeenCalledWith('2026-12-15')
  },
}
export const TypedByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('spinbutton', { name: /day/ }))
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenCalledWith('2026-12-08')
  },
}
export const Empty: Story = { args: { defaultValue: null } }
export const Invalid: Story = { args: { errorMessage: 'Choose a day from today on' } }
export const Disabled: Story = { args: { isDisabled: true } }
const opened = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /Open calendar/ }))
  return within(await within(document.body).findByRole('dialog'))
}
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const calendar = await opened(canvasElement)
    await waitFor(() => expect(calendar.getByRole('heading', { name: /December 2026/ })).toBeVisible())
  },
}
export const MinAndMax: Story = {
  args: { minValue: '2026-12-05' },
  play: async ({ canvasElement, args }) => {
    const early = (await opened(canvasElement)).getByRole('button', { name: /\b4 December 2026/ })
    await expect(early).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(early)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Described: Story = { args: { description: 'From today on' } }
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('spinbutton', { name: /day/ }))
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Required: Story = { args: { isRequired: true, defaultValue: null } }
