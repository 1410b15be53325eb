import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { LoginPage } from './LoginPage.tsx'

const meta = {
  title: 'Screens/Login',
  component: LoginPage,
  parameters: { layout: 'fullscreen' },
  args: { onSubmit: fn() },
} satisfies Meta<typeof LoginPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'dana@kestrelfreight.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'violet harbour 9{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'dana@kestrelfreight.example',
      password: 'violet harbour 9',
    })
  },
}
export const Refused: Story = {
  args: { refusal: 'This email address and password do not match.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('do not match')
  },
}
export const Unfilled: Story = {
  args: {
    errors: [
      { field: 'email', label: 'E-mail', message: 'Value is required' },
      { field: 'password', label: 'Password', message: 'Value is required' },
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('textbox', { name: 'E-mail' })).toHaveFocus())
  },
}
export const Pending: Story = { args: { isPending: true } }
export const Long: Story = {
  args: { refusal: 'Too many attempts. Please try again later.' },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
