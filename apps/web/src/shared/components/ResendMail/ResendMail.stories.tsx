import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ResendMail } from './index.ts'

const meta = { title: 'Patterns/Account/Resend mail', component: ResendMail, args: { onSend: fn() } } satisfies Meta<
  typeof ResendMail
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send the mail again' }))
    await expect(args.onSend).toHaveBeenCalled()
  },
}
export const Pending: Story = { args: { isPending: true } }
export const Sent: Story = {
  args: { isSent: true, secondsLeft: 60 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Send another in 60 s' })).toBeDisabled()
  },
}
export const UsedUp: Story = {
  args: { secondsLeft: 1500, refusal: 'We have just sent a mail. Please try again in a moment.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Send another in 25 min' })).toBeDisabled()
  },
}
export const Long: Story = {
  args: {
    isSent: true,
    secondsLeft: 1500,
    refusal:
      'We have just sent a mail to wilhelmina-konstantina.papadimitriou@donaudampfschifffahrtsgesellschaft.example.',
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
