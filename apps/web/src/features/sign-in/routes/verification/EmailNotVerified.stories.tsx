import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { ResendMail } from '../../../../shared/components/ResendMail/index.ts'
import { EmailNotVerifiedPage } from './EmailNotVerifiedPage.tsx'

const meta = {
  title: 'Screens/Visitors/E-mail not verified',
  component: EmailNotVerifiedPage,
  parameters: { layout: 'fullscreen' },
  args: {
    email: 'thandeka@mkhize.example',
    resend: <ResendMail onSend={fn()} variant="primary" text="Send a new link" />,
  },
} satisfies Meta<typeof EmailNotVerifiedPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('thandeka@mkhize.example')).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Account settings' })).toHaveAttribute('href', '/settings/account')
  },
}
export const JustSent: Story = {
  args: { resend: <ResendMail onSend={fn()} variant="primary" isSent secondsLeft={48} /> },
}
export const TooMany: Story = {
  args: {
    resend: (
      <ResendMail
        onSend={fn()}
        variant="primary"
        secondsLeft={7200}
        refusal="We have just sent a mail. Please try again in a moment."
      />
    ),
  },
}
export const Empty: Story = { args: { email: null } }
export const Loading: Story = {
  args: { resend: <ResendMail onSend={fn()} variant="primary" text="Send a new link" isPending /> },
}
export const Failed: Story = {
  args: { resend: <ResendMail onSend={fn()} variant="primary" refusal="You seem to be offline. Please try again." /> },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(/offline/)).toBeVisible())
  },
}
export const Long: Story = {
  args: { email: 'wolfeschlegelsteinhausenbergerdorff.montgomery@internationale-frachtlogistik.example' },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
