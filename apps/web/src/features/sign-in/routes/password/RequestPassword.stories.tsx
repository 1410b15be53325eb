import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { RequestPasswordPage } from './RequestPasswordPage.tsx'

const meta = {
  title: 'Screens/Visitors/Request a password',
  component: RequestPasswordPage,
  parameters: { layout: 'fullscreen' },
  args: { email: 'dana@kestrelfreight.example', onEmail: fn(), onSubmit: fn() },
} satisfies Meta<typeof RequestPasswordPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send the link' }))
    await expect(args.onSubmit).toHaveBeenCalled()
  },
}
export const Empty: Story = {
  args: { email: '', errors: [{ field: 'email', label: 'E-mail', message: 'Value is required' }] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('textbox', { name: 'E-mail' })).toHaveFocus())
  },
}
export const TooMany: Story = { args: { refusal: 'We have just sent a mail. You can ask again in a minute.' } }
export const Failed: Story = {
  args: { refusal: 'You seem to be offline. Please try again.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('You seem to be offline.')
  },
}
export const Loading: Story = { args: { isPending: true } }
export const Sent: Story = { args: { sent: { onSend: fn(), secondsLeft: 48 } } }
export const Long: Story = {
  args: {
    email: 'wolfeschlegelsteinhausenbergerdorff.montgomery@internationale-frachtlogistik.example',
    sent: { onSend: fn(), isSent: true },
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
