import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { api } from '../../../shared/api/client.ts'
import { away } from '../../../shared/samples/away.ts'
import { useSignIn } from '../api/use-sign-in.ts'
import { connectNotice, getExternalNotice } from '../external-notice.tsx'
import { getLoginNotice } from '../login-notice.tsx'
import { LoginPage } from './LoginPage.tsx'

const meta = {
  title: 'Screens/Visitors/Sign in',
  component: LoginPage,
  parameters: { layout: 'fullscreen' },
  args: {
    stage: 'password',
    isPending: false,
    refusal: null,
    errors: [],
    deletesAt: null,
    submit: fn(),
    submitCode: fn(),
    restore: fn(),
    submitPasskey: fn(),
    startOver: fn(),
  },
} satisfies Meta<typeof LoginPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back')
    // UI-45
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toBeRequired()
    await expect(canvas.getByLabelText('Password')).toBeRequired()
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'dana@kestrelfreight.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'violet harbour 9{Enter}')
    await expect(args.submit).toHaveBeenCalledWith({
      email: 'dana@kestrelfreight.example',
      password: 'violet harbour 9',
    })
    await expect(canvas.getByRole('link', { name: 'Forgot it?' })).toHaveAttribute(
      'href',
      '/request-password?email=dana%40kestrelfreight.example',
    )
  },
}
export const Failed: Story = {
  args: { refusal: 'This email address and password do not match.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('do not match')
  },
}
export const Empty: Story = {
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
export const Loading: Story = { args: { isPending: true } }
export const TooMany: Story = { args: { refusal: 'Too many attempts. Please try again at 14:32.' } }
const providers = [
  { name: 'google', label: 'Google' },
  { name: 'linkedin', label: 'LinkedIn' },
]
// IDEN-62
export const Passkeys: Story = {
  args: { providers, onProvider: fn(), hasPasskeys: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign in with a passkey' }))
    await expect(args.submitPasskey).toHaveBeenCalled()
  },
}
// IDEN-70
export const Providers: Story = {
  args: { providers, onProvider: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with LinkedIn' }))
    await expect(args.onProvider).toHaveBeenCalledWith('linkedin')
  },
}
// IDEN-72
export const ProviderAway: Story = {
  args: { providers, onProvider: fn(), notice: getExternalNotice('provider-unavailable') },
}
// IDEN-74
export const Connect: Story = {
  args: { notice: connectNotice('Google'), initialEmail: 'dana@kestrelfreight.example' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('Sign in with your password once to connect Google.')
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('dana@kestrelfreight.example')
  },
}
export const AfterNewPassword: Story = { args: { notice: getLoginNotice('new-password') } }
export const AfterDeletion: Story = { args: { notice: getLoginNotice('account-deleted') } }
// ONB-30
export const SignUpPaused: Story = {
  args: { notice: getLoginNotice('sign-up-paused'), initialEmail: 'dana@kestrelfreight.example' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Please sign in to go on with your sign-up.',
    )
  },
}
export const SecondStep: Story = { args: { stage: 'code' } }
// IDEN-63
export const SecondStepByPasskey: Story = {
  args: { stage: 'code', hasPasskeys: true, submitPasskeyStep: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Use a passkey instead' }))
    await expect(args.submitPasskeyStep).toHaveBeenCalled()
  },
}
export const SecondStepRefused: Story = {
  args: { stage: 'code', errors: [{ field: 'otp', label: 'Code', message: 'This code is not right' }] },
}
export const DeletedAccount: Story = {
  args: { stage: 'deleted', deletesAt: '2026-12-04T13:40:00.000Z' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Bring my account back' }))
    await expect(args.restore).toHaveBeenCalled()
  },
}
const SignInOnPage = () => <LoginPage {...useSignIn(() => undefined)} hasPasskeys />
// PRIV-7, IDEN-62
export const DeletedAccountByPasskey: Story = {
  tags: ['test-only'],
  render: () => <SignInOnPage />,
  beforeEach: () => {
    const details = { deletesAt: '2026-12-04T13:40:00.000Z' }
    // The server says so after the dialog of the browser, which a story cannot answer.
    const refused = Object.assign({}, away, { status: 403, problem: 'deletion-pending', details })
    const start = spyOn(api, 'startPasskeySignIn').mockResolvedValue(refused)
    return () => start.mockRestore()
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with a passkey' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'will be erased on 04 December 2026. To bring it back, sign in with your password.',
    )
    await expect(canvas.getByLabelText('Password')).toBeVisible()
  },
}
export const Long: Story = {
  args: {
    refusal: 'Too many attempts. Please try again at 14:32.',
    providers: [{ name: 'acme', label: 'Donaudampfschifffahrtsgesellschaft mbH' }],
    onProvider: fn(),
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
