import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { DateRangePicker, type DateRange } from './index.ts'

const meta = {
  title: 'Components/Forms/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Period', value: null, maxValue: '2026-03-18', onChange: fn() },
  render: function Controlled({ value, onChange, ...args }) {
    const [range, setRange] = useState<DateRange | null>(value)
    return (
      <DateRangePicker
        {...args}
        value={range}
        onChange={(chosen) => {
          setRange(chosen)
          onChange(chosen)
        }}
      />
    )
  },
} satisfies Meta<typeof DateRangePicker>
export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^Period/ }))
  return within(await within(document.body).findByRole('dialog', { name: 'Period' }))
}

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await open(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Last month' }))
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-02-01', to: '2026-02-28' })
    await expect(within(canvasElement).getByRole('button', { name: /^Period: 1\s?–\s?28 Feb 2026/ })).toBeVisible()
  },
}
export const Playground: Story = { args: { value: { from: '2026-03-02', to: '2026-03-08' } } }
const week = { value: { from: '2026-03-02', to: '2026-03-12' } }

export const Open: Story = {
  args: week,
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    const tomorrow = dialog.getByRole('button', { name: /19 March 2026/ })
    await expect(tomorrow).toHaveAttribute('aria-disabled', 'true')
    await expect(dialog.getByRole('button', { name: /\b9 March 2026/ })).toBeVisible()
  },
}
/** Two presses, or two times Enter, are a range. */
export const SelectedInCalendar: Story = {
  tags: ['test-only'],
  play: async ({ args, canvasElement }) => {
    const dialog = await open(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: /\b5 March 2026/ }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-03-05', to: '2026-03-07' })
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).not.toBeInTheDocument())
    await userEvent.click((await open(canvasElement)).getByRole('button', { name: 'All time' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}
export const Phone: Story = {
  args: week,
  globals: { viewport: { value: 'narrow' }, direction: 'rtl' },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
}
