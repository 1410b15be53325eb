import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PhoneField } from './index.ts'

const meta = {
  title: 'Patterns/Account/Phone field',
  component: PhoneField,
  args: { label: 'Mobile', country: 'ZA', onCountry: fn(), number: '82 555 0199', onNumber: fn() },
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Country code, South Africa/ }))
    await userEvent.click(await within(document.body).findByRole('option', { name: /^GB \+44/ }))
    await expect(args.onCountry).toHaveBeenCalledWith('GB')
  },
}
export const Empty: Story = { args: { number: '' } }
export const Invalid: Story = { args: { number: '12', errorMessage: 'Value is not a valid mobile number' } }
export const Long: Story = {
  args: { number: '82 555 0199 82 555 0199' },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
