import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import { MoneyField, type MoneyValue } from './index.ts'

const meta = {
  title: 'Components/Forms/MoneyField',
  component: MoneyField,
  args: {
    label: 'Rate an hour',
    value: { amount: 38, currency: 'USD' },
    currencies: ['EUR', 'USD', 'ZAR'],
    onChange: fn(),
  },
} satisfies Meta<typeof MoneyField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: function Default(args) {
    const [value, setValue] = useState<MoneyValue>(args.value)
    return (
      <>
        <MoneyField {...args} value={value} onChange={setValue} suffix="≈ ZAR 698" />
        <output>{`${value.currency} ${value.amount}`}</output>
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const amount = canvas.getByRole('textbox', { name: 'Rate an hour' })
    await userEvent.clear(amount)
    await userEvent.type(amount, '1250')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByText('USD 1250')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /Currency/ }))
    await userEvent.click(await within(document.body).findByRole('option', { name: 'ZAR' }))
    await waitFor(() => expect(canvas.getByText('ZAR 1250')).toBeVisible())
  },
}
// UI-61
export const DecimalComma: Story = {
  tags: ['test-only'],
  args: { value: { amount: 38, currency: 'EUR' } },
  render: function DecimalComma(args) {
    const [value, setValue] = useState<MoneyValue>(args.value)
    return <MoneyField {...args} value={value} onChange={setValue} />
  },
  play: async ({ canvasElement }) => {
    const amount = within(canvasElement).getByRole('textbox')
    await userEvent.clear(amount)
    await userEvent.type(amount, '65,50')
    await userEvent.tab()
    await waitFor(() => expect(amount).toHaveValue('65.5'))
    await userEvent.clear(amount)
    await userEvent.type(amount, '1,250{Enter}')
    await waitFor(() => expect(amount).toHaveValue('1,250'))
    await userEvent.clear(amount)
    await userEvent.type(amount, '1250,5{Enter}')
    await waitFor(() => expect(amount).toHaveValue('1,250.5'))
  },
}
// UI-61
export const Pasted: Story = {
  ...DecimalComma,
  play: async ({ canvasElement }) => {
    const amount = within(canvasElement).getByRole<HTMLInputElement>('textbox')
    for (const [text, shown] of [
      ['$65', '65'],
      ['R 1 200', '1,200'],
      ['USD 65,50', '65.5'],
    ] as const) {
      await userEvent.clear(amount)
      await userEvent.paste(text)
      await waitFor(() => expect(amount).toHaveValue(shown))
    }
  },
}
export const Playground: Story = { args: { secondaryLabel: 'Asks ZAR 900', suffix: '≈ ZAR 698' } }
export const BelowMinimumRate: Story = {
  args: { description: '22% under the rate asked. You can send it all the same.', descriptionTone: 'warning' },
}
export const Empty: Story = { args: { value: { amount: null, currency: 'ZAR' }, placeholder: '0' } }
export const Invalid: Story = { args: { value: { amount: 0, currency: 'USD' }, errorMessage: 'More than 0' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Converted: Story = { args: { suffix: '≈ ZAR 698' } }
export const SingleCurrency: Story = { args: { currencies: ['USD'] } }
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeRequired()
  },
}
