import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { SettingsFrame } from '../../../../shared/components/SettingsFrame/index.ts'
import { sampleSettingsFrame } from '../../../../shared/samples/settings-frame.ts'
import { EmailCodeForm, NewEmailForm } from './EmailForms.tsx'
import { MobileForm } from './MobileForm.tsx'
import { ConfirmIdentityForm } from './ConfirmIdentityForm.tsx'
import { ChangePasswordForm } from './PasswordForms.tsx'
import { SigningIn } from './SigningIn.tsx'
import { AuthenticatorForm, RecoveryCodesDialog } from './TwoFactorForms.tsx'

const meta = {
  title: 'Screens/Both/Settings, signing in',
  component: SigningIn,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <SettingsFrame {...sampleSettingsFrame('account')}>
        <Story />
      </SettingsFrame>
    ),
  ],
  args: {
    email: 'dana@kestrelfreight.example',
    isVerified: true,
    mobile: '+15125550142',
    hasTwoFactor: false,
    onChange: fn(),
  },
} satisfies Meta<typeof SigningIn>
export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)
const onSubmit = fn()

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Turn on two-step sign-in' }))
    await expect(args.onChange).toHaveBeenCalledWith('two-factor-on')
  },
}
export const TwoFactorOn: Story = { args: { hasTwoFactor: true } }
/** Two-step sign-in is offered once the e-mail is verified. */
export const Empty: Story = {
  args: { isVerified: false, mobile: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /two-step/ })).toBeNull()
  },
}
export const NewEmail: Story = {
  render: ({ email }) => <NewEmailForm email={email} onSubmit={onSubmit} onClose={fn()} />,
  play: async () => {
    await userEvent.type(await body().findByRole('textbox', { name: 'New e-mail' }), 'dana@whitfield.example{Enter}')
    await expect(onSubmit).toHaveBeenCalledWith('dana@whitfield.example')
  },
}
export const EmailCode: Story = {
  render: () => (
    <EmailCodeForm
      sentTo="dana@whitfield.example"
      onSubmit={onSubmit}
      onClose={fn()}
      resend={null}
      errors={[{ field: 'otp', label: 'Code', message: 'This code is not right' }]}
    />
  ),
}
export const Mobile: Story = {
  render: () => (
    <MobileForm
      mobile={null}
      country="US"
      onSubmit={onSubmit}
      onClose={fn()}
      errors={[{ field: 'mobile', label: 'Mobile', message: 'Value is required' }]}
    />
  ),
}
export const Password: Story = {
  render: () => <ChangePasswordForm onSubmit={onSubmit} onClose={fn()} />,
  play: async () => {
    await userEvent.type(await body().findByLabelText('Current password'), 'violet harbour 9')
    await userEvent.type(body().getByLabelText('New password'), 'amber harbour 10')
    await userEvent.type(body().getByLabelText('The same again'), 'amber harbour 10')
    await userEvent.click(body().getByRole('button', { name: 'Change the password' }))
    await expect(onSubmit).toHaveBeenCalledWith({
      currentPassword: 'violet harbour 9',
      password: 'amber harbour 10',
      passwordConfirmation: 'amber harbour 10',
    })
  },
}
export const Failed: Story = {
  render: () => (
    <ConfirmIdentityForm
      title="Turn off two-step sign-in"
      lead="The password alone signs you in then."
      saveText="Turn off"
      isDanger
      onSubmit={onSubmit}
      onClose={fn()}
      refusal="Too many attempts. Please try again at 14:32."
    />
  ),
}
// IDEN-46
export const CodeAsked: Story = {
  render: () => (
    <ConfirmIdentityForm
      title="Turn off two-step sign-in"
      lead="The password alone signs you in then."
      saveText="Turn off"
      isDanger
      asksCode
      onSubmit={onSubmit}
      onClose={fn()}
    />
  ),
  play: async () => {
    await userEvent.type(await body().findByLabelText('Your password'), 'violet harbour 9')
    await userEvent.type(body().getByRole('textbox', { name: 'Code of your app' }), '123456')
    await userEvent.click(body().getByRole('button', { name: 'Turn off' }))
    await expect(onSubmit).toHaveBeenLastCalledWith({ password: 'violet harbour 9', otp: '123456' })
  },
}
export const Loading: Story = {
  render: () => (
    <ConfirmIdentityForm
      title="Turn on two-step sign-in"
      lead="Signing in then takes a code of an app on your phone too. First, show that it is you."
      saveText="Go on"
      onSubmit={onSubmit}
      onClose={fn()}
      isPending
    />
  ),
}
export const Authenticator: Story = {
  render: () => (
    <AuthenticatorForm
      secret="JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
      uri="otpauth://totp/Guildhall:dana%40kestrelfreight.example?issuer=Guildhall&secret=JBSWY3DPEHPK3PXP"
      onSubmit={onSubmit}
      onClose={fn()}
    />
  ),
  play: async () => {
    await waitFor(() => expect(body().getByRole('img', { name: 'The key as a QR code' })).toBeVisible())
    await userEvent.type(await body().findByRole('textbox', { name: 'The code that the app shows' }), '123456{Enter}')
    await expect(onSubmit).toHaveBeenCalledWith('123456')
  },
}
export const Codes: Story = {
  render: () => (
    <RecoveryCodesDialog
      title="Two-step sign-in is on"
      codes={Array.from('abcdefghjk', (sign) => `${sign.repeat(5)}-23456`)}
      onClose={onSubmit}
    />
  ),
  play: async () => {
    await userEvent.click(await body().findByRole('button', { name: 'I have kept them' }))
    await expect(onSubmit).toHaveBeenCalled()
  },
}
export const Long: Story = {
  args: {
    email: 'wolfeschlegelsteinhausenbergerdorff@internationale-frachtlogistik.example',
    hasTwoFactor: true,
    isVerified: false,
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
