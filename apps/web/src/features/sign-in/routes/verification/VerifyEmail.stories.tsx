import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ResendMail } from '../../../../shared/components/ResendMail/index.ts'
import { VerifyEmailPage } from './VerifyEmailPage.tsx'

const send = fn()

const meta = {
  title: 'Screens/Visitors/Verify e-mail',
  component: VerifyEmailPage,
  parameters: { layout: 'fullscreen' },
  args: { state: 'pending', onRetry: fn() },
} satisfies Meta<typeof VerifyEmailPage>
export default meta
type Story = StoryObj<typeof meta>

/** In another browser than the one of the sign-up. */
// IDEN-43
export const Default: Story = {
  args: { state: 'verified', email: 'thandeka+work@mkhize.example' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?email=thandeka%2Bwork%40mkhize.example',
    )
  },
}
export const Loading: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Verifying your email')
  },
}
export const VerifiedAndSignedIn: Story = {
  args: { state: 'verified', isSignedIn: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/')
  },
}
export const AlreadyVerified: Story = { args: { state: 'already-verified' } }
// IDEN-25
export const Expired: Story = {
  args: { state: 'expired', resend: <ResendMail onSend={send} variant="primary" text="Send a new link" /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Link has expired.' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new link' }))
    await expect(send).toHaveBeenCalled()
  },
}
/** A link without any parameters, opened by a visitor. */
export const Empty: Story = { args: { state: 'expired' } }
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}
export const Long: Story = {
  args: { state: 'expired', resend: <ResendMail onSend={send} secondsLeft={4000} variant="primary" /> },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
