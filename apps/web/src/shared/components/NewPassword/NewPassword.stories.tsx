import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { NewPassword, noPassword } from './index.ts'

const meta = {
  title: 'Patterns/Account/New password',
  component: NewPassword,
  args: { value: noPassword, onChange: () => undefined, errors: [] },
  render: (args) => {
    const Typing = () => {
      const [value, setValue] = useState(args.value)
      return <NewPassword {...args} value={value} onChange={(changes) => setValue({ ...value, ...changes })} />
    }
    return <Typing />
  },
} satisfies Meta<typeof NewPassword>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Password'), 'a quiet studio')
    await expect(canvas.getByLabelText('Password')).toHaveValue('a quiet studio')
  },
}
export const Refused: Story = {
  args: {
    errors: [
      { field: 'password', label: 'Password', message: 'This password is too common' },
      { field: 'passwordConfirmation', label: 'The same again', message: 'Value is required' },
    ],
  },
}
export const Long: Story = {
  args: {
    value: { ...noPassword, password: 'Wilhelmina-Konstantina-Papadimitriou-Oppenheimer-'.repeat(3) },
    errors: [
      {
        field: 'password',
        label: 'Password',
        message: 'This password is in a list of passwords that others have used',
      },
    ],
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
