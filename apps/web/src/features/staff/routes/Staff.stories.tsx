import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ProofDialog } from '../components/ProofDialog.tsx'
import { SessionEndBanner, StaffSignInAgain } from '../components/SessionEnd.tsx'
import { StaffFrame } from '../components/StaffFrame/index.ts'
import { sampleStaffSession, sampleStaffSignIn } from '../samples/staff.ts'
import { staffPlaces } from '../staff-nav.ts'
import { StaffAccountPage } from './StaffAccountPage.tsx'

const { operator, rights } = sampleStaffSession
const secret = {
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Guildhall:callum%40guildhall.example?issuer=Guildhall&secret=JBSWY3DPEHPK3PXP',
}
const setUp = { secret: null, isPending: false, errors: [], refusal: null, onBegin: fn(), onCode: fn() }

const meta = {
  title: 'Screens/Staff/Account',
  component: StaffAccountPage,
  parameters: { layout: 'fullscreen' },
  args: { session: sampleStaffSession, setUp, onSignOut: fn() },
  render: (args) => (
    <StaffFrame operator={args.session.operator} places={staffPlaces(rights)} path="/staff/account" onSignOut={fn()}>
      <StaffAccountPage {...args} />
    </StaffFrame>
  ),
} satisfies Meta<typeof StaffAccountPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const navigation = canvas.getByRole('navigation', { name: 'Back office' })
    await expect(within(navigation).getByRole('link', { name: 'Operators' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }))
    await expect(args.onSignOut).toHaveBeenCalled()
  },
}

// UI-55
export const PagesOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Pages' }))
    const menu = await within(canvasElement.ownerDocument.body).findByRole('menu', { name: 'Pages' })
    await expect(within(menu).getByRole('menuitem', { name: 'Operators' })).toHaveAttribute('href', '/staff/operators')
  },
}

export const WithoutApp: Story = {
  args: { session: { ...sampleStaffSession, hasTwoFactor: false } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Set up the app' }))
    await expect(setUp.onBegin).toHaveBeenCalled()
  },
}

export const SetsUpApp: Story = {
  args: { session: { ...sampleStaffSession, hasTwoFactor: false }, setUp: { ...setUp, secret } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('img', { name: 'The key as a QR code' })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'The code that the app shows' }), '123456{Enter}')
    await expect(setUp.onCode).toHaveBeenCalledWith('123456')
  },
}

const signInAgain = fn()
// MOD-25
export const EndsSoon: Story = {
  render: (args) => (
    <StaffFrame
      operator={operator}
      places={staffPlaces(rights)}
      path="/staff/account"
      onSignOut={fn()}
      banner={<SessionEndBanner expiresAt={sampleStaffSession.expiresAt} onSignIn={signInAgain} />}
    >
      <StaffAccountPage {...args} />
    </StaffFrame>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign in again' }))
    await expect(signInAgain).toHaveBeenCalled()
  },
}

const onPassword = fn()
// MOD-25
export const HasEnded: Story = {
  render: () => (
    <StaffSignInAgain
      {...sampleStaffSignIn}
      onPassword={onPassword}
      email={operator.email}
      hasEnded
      onClose={fn()}
      onLeave={fn()}
    />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.type(await page.findByLabelText('Password'), 'a fine long password{Enter}')
    await expect(onPassword).toHaveBeenCalledWith({ email: operator.email, password: 'a fine long password' })
  },
}

export const ProvesIdentity: Story = { render: () => <ProofDialog onSubmit={fn()} onClose={fn()} /> }

export const Long: Story = {
  args: {
    session: {
      ...sampleStaffSession,
      operator: {
        ...operator,
        role: 'vetter',
        name: 'Wilhelmina Konstantina Papadimitriou-Oppenheimer',
        email: 'wilhelmina-konstantina.papadimitriou-oppenheimer@donaudampfschifffahrtsgesellschaft.example',
      },
    },
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
