import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { NumberField } from './index.ts'

const meta = {
  title: 'Components/Forms/NumberField',
  component: NumberField,
  args: { label: 'Duration', unit: { one: 'month', other: 'months' }, defaultValue: 5 },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { minValue: 0, maxValue: 60, step: 1 } }
// UI-46
export const UnitPlurals: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox')
    await waitFor(() => expect(canvas.getByText('months')).toBeVisible())
    await userEvent.clear(input)
    await userEvent.type(input, '1')
    await waitFor(() => expect(canvas.getByText('month')).toBeVisible())
    await userEvent.type(input, '2')
    await waitFor(() => expect(canvas.getByText('months')).toBeVisible())
  },
}
// UI-61
export const DecimalComma: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    await userEvent.clear(input)
    await userEvent.type(input, '0,5')
    await userEvent.tab()
    await waitFor(() => expect(input).toHaveValue('0.5'))
  },
}
export const NonNegative: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    await userEvent.clear(input)
    await userEvent.type(input, '-4')
    await userEvent.tab()
    await expect(input).toHaveValue('4')
  },
}
export const Stepped: Story = {
  args: { label: 'Seats', hasStepper: true, defaultValue: 3, maxValue: 4 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /More/ }))
    await expect(canvas.getByRole('textbox')).toHaveValue('4')
    await expect(canvas.getByRole('button', { name: /More/ })).toBeDisabled()
  },
}
export const Invalid: Story = { args: { defaultValue: 0, errorMessage: 'Min value of 0.1 months' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Empty: Story = { args: { defaultValue: Number.NaN, placeholder: '0' } }
export const AtMinimum: Story = {
  args: { label: 'Seats', hasStepper: true, defaultValue: 1, minValue: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /Fewer/ })).toBeDisabled()
  },
}
export const Described: Story = { args: { description: 'As long as you know it' } }
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    await userEvent.type(input, '2')
    await expect(input).toHaveValue('5')
  },
}
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeRequired()
  },
}
