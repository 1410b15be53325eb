import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PasswordResetPage } from './PasswordResetPage.tsx'

const meta = {
  title: 'Screens/Visitors/New password',
  component: PasswordResetPage,
  parameters: { layout: 'fullscreen' },
  args: { link: 'open', email: 'dana@kestrelfreight.example', onSubmit: fn() },
} satisfies Meta<typeof PasswordResetPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('New password'), 'violet harbour 9')
    await userEvent.type(canvas.getByLabelText('The same again'), 'violet harbour 9{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      password: 'violet harbour 9',
      passwordConfirmation: 'violet harbour 9',
    })
  },
}
export const Empty: Story = {
  args: {
    errors: [
      { field: 'password', label: 'New password', message: 'This field should be at least 10 characters long' },
      { field: 'passwordConfirmation', label: 'The same again', message: 'Value is required' },
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('Value is required')).toBeVisible())
  },
}
export const OwnName: Story = {
  args: {
    errors: [
      {
        field: 'password',
        label: 'Password',
        message: 'The password must not be your own name or email address',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByLabelText('New password')).toHaveFocus())
  },
}
export const Expired: Story = {
  args: { link: 'expired' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Get a new link' })).toHaveAttribute(
      'href',
      '/request-password?email=dana%40kestrelfreight.example',
    )
  },
}
export const Broken: Story = { args: { link: 'broken', email: '' } }
export const Loading: Story = { args: { isPending: true } }
export const Failed: Story = { args: { refusal: 'You seem to be offline. Please try again.' } }
export const Long: Story = {
  args: { email: 'wolfeschlegelsteinhausenbergerdorff.montgomery@internationale-frachtlogistik.example' },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
