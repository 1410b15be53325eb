import { DEFAULT_PAYMENT_REGION, type Plan } from '@guildhall/domain/plans'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import type { FormError } from '@guildhall/ui-kit/Form'
import { DetailsStep } from './DetailsStep.tsx'
import { LoginDetailsStep, type LoginDetailsStepProps } from './LoginDetailsStep.tsx'
import { emptySecrets, validateStep } from '../registration-of.ts'
import { dana, thandeka } from '../samples/drafts.ts'
import { emptyDraft, type SignUpDraft } from '../sign-up-draft.ts'
import { SubscriptionStep, type SubscriptionStepProps } from './SubscriptionStep.tsx'
import { SuccessStep } from './SuccessStep.tsx'
import { TypeStep } from './TypeStep.tsx'

const ways = { onNext: fn(), onBack: fn() }

const meta = {
  title: 'Screens/Visitors/Sign up',
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const Type = () => {
  const [userType, setUserType] = useState<SignUpDraft['userType']>(null)
  return <TypeStep userType={userType} onChange={setUserType} onNext={ways.onNext} />
}
// ONB-1
export const Default: Story = {
  render: () => <Type />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Let’s get started')
    await expect(canvas.getByRole('radio', { name: /To be hired/ })).toBeChecked()
    await userEvent.click(canvas.getByText('To hire'))
    await expect(canvas.getByRole('radio', { name: /To hire/ })).toBeChecked()
    await expect(canvas.getByText('Plan')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(ways.onNext).toHaveBeenCalled()
  },
}

// IDEN-70
export const Providers: Story = {
  render: () => (
    <TypeStep
      userType="employer"
      onChange={fn()}
      onNext={ways.onNext}
      providers={[
        { name: 'google', label: 'Google' },
        { name: 'linkedin', label: 'LinkedIn' },
      ]}
      onProvider={fn()}
    />
  ),
}
// IDEN-76
export const FromProvider: Story = {
  render: () => (
    <TypeStep userType={null} onChange={fn()} onNext={ways.onNext} onProvider={fn()} returnedFrom="Google" />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Welcome from Google.')
  },
}

const Details = ({ start }: { readonly start: SignUpDraft }) => {
  const [draft, setDraft] = useState(start)
  const [errors, setErrors] = useState<readonly FormError[]>([])
  return (
    <DetailsStep
      draft={draft}
      onChange={(changes) => setDraft({ ...draft, ...changes })}
      visitorCountry="ZA"
      errors={errors}
      onBack={ways.onBack}
      onNext={() => setErrors(validateStep('details', draft, emptySecrets))}
    />
  )
}
export const DetailsOfContractors: Story = { render: () => <Details start={thandeka} /> }
export const DetailsRefused: Story = {
  render: () => <Details start={{ ...thandeka, firstName: '', mobile: '12' }} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('2 things to put right'))
    const first = canvas.getByRole('textbox', { name: 'First name' })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.type(first, 'Thandeka')
    await expect(first).toBeValid()
    await expect(canvas.getByRole('textbox', { name: 'Mobile' })).toBeInvalid()
  },
}
export const Empty: Story = {
  render: () => <Details start={{ ...emptyDraft, userType: 'employer' }} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('4 things to put right'))
  },
}
export const DetailsOfCompanies: Story = {
  render: () => <Details start={dana} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('textbox', { name: 'Mobile' })).toBeNull()
  },
}

const Subscription = (props: Partial<SubscriptionStepProps>) => {
  const [plan, setPlan] = useState<Plan>({ size: '11-50', seats: 3, billedAnnually: false })
  return (
    <SubscriptionStep
      {...ways}
      plan={plan}
      base={DEFAULT_PAYMENT_REGION}
      onChange={(changes) => setPlan({ ...plan, ...changes })}
      {...props}
    />
  )
}
export const SubscriptionDetails: Story = {
  render: () => <Subscription />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('680 × 3 × 1 = 2,040')).toBeVisible())
    await expect(canvas.getByText('Due today').nextElementSibling).toHaveTextContent('USD 0')
    await userEvent.click(canvas.getByText('Annual, half price'))
    await waitFor(() => expect(canvas.getByText('680 × 3 × 1 × 12 × 0.5 = 12,240')).toBeVisible())
    await userEvent.click(canvas.getByText('1000+ people'))
    await waitFor(() => expect(canvas.getByText('680 × 3 × 4 × 12 × 0.5 = 48,960')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Start a trial' }))
    await expect(ways.onNext).toHaveBeenCalled()
  },
}

export const SubscriptionToPay: Story = {
  render: () => <Subscription begins="pay" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Go on to payment' })).toBeEnabled()
    await expect(within(canvasElement).queryByText('Due today')).toBeNull()
  },
}
export const SubscriptionUpgrade: Story = { render: () => <Subscription isUpgrade /> }
export const SubscriptionLoading: Story = { render: () => <Subscription isUpgrade isPending /> }
export const SubscriptionFailed: Story = {
  render: () => <Subscription isUpgrade refusal="You seem to be offline. Please try again." />,
  play: async ({ canvasElement }) => {
    ways.onNext.mockClear()
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('offline')
    await userEvent.click(canvas.getByRole('button', { name: 'Go on to payment' }))
    await expect(ways.onNext).toHaveBeenCalledOnce()
  },
}
export const SubscriptionRefused: Story = {
  render: () => (
    <Subscription
      isUpgrade
      errors={[{ field: 'companySeats', label: 'Seats', message: 'Two seats are in use. Remove somebody first.' }]}
    />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('textbox', { name: /Seats/ })).toBeInvalid())
  },
}
// PLAN-18
export const SubscriptionWithTooManySeats: Story = {
  render: () => <Subscription />,
  play: async ({ canvasElement }) => {
    const seats = within(canvasElement).getByRole('textbox', { name: /Seats/ })
    await userEvent.clear(seats)
    await userEvent.type(seats, '400')
    await userEvent.tab()
    await expect(seats).toHaveValue('400')
  },
}

const Login = (props: Partial<LoginDetailsStepProps> & { readonly start?: string }) => {
  const [email, setEmail] = useState(props.start ?? thandeka.email)
  const [secrets, setSecrets] = useState(emptySecrets)
  const [errors, setErrors] = useState<readonly FormError[]>([])
  return (
    <LoginDetailsStep
      userType="contractor"
      email={email}
      onEmail={setEmail}
      onEmailBlur={fn()}
      secrets={secrets}
      onSecrets={(changes) => setSecrets({ ...secrets, ...changes })}
      errors={errors}
      onBack={ways.onBack}
      onNext={() => setErrors(validateStep('login-details', { ...thandeka, email }, secrets))}
      {...props}
    />
  )
}
export const LoginDetails: Story = { render: () => <Login emailCheck="free" /> }
export const LoginDetailsRefused: Story = {
  render: () => <Login />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Password'), 'password1234')
    await userEvent.type(canvas.getByLabelText('The same again'), 'another')
    await userEvent.click(canvas.getByRole('button', { name: 'Create the account' }))
    const summary = within(await canvas.findByRole('alert'))
    await waitFor(() => expect(summary.getByText(/This password is too common/)).toBeVisible())
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus())
    await expect(canvas.getByRole('checkbox')).toBeInvalid()
    // UI-45
    await expect(canvas.getByRole('checkbox')).toBeRequired()
    await expect(canvas.getByLabelText('The same again')).toBeRequired()
  },
}
export const LoginDetailsTaken: Story = {
  render: () => <Login emailError="This email address is already in use" />,
}
export const LoginDetailsChecking: Story = { render: () => <Login emailCheck="checking" /> }
export const Failed: Story = {
  render: () => <Login refusal="You seem to be offline. Please try again." />,
}
export const Loading: Story = { render: () => <Login isPending /> }

export const Success: Story = {
  render: () => (
    <SuccessStep email={thandeka.email} userType="contractor" resend={{ onSend: ways.onNext, secondsLeft: 20 }} />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Send another in 20 s' })).toBeDisabled()
  },
}
export const SuccessForEmployers: Story = {
  render: () => <SuccessStep email={dana.email} userType="employer" resend={{ onSend: fn() }} />,
}

const long: SignUpDraft = {
  ...dana,
  firstName: 'Wolfeschlegelsteinhausenbergerdorff-Montgomery',
  lastName: 'בן־ציון אלכסנדרוביץ׳ וולפסון',
  companyName: 'Internationale Gesellschaft für Frachtlogistik und Containerverschiffung mbH & Co. KG',
}
export const Long: Story = {
  render: () => <Details start={long} />,
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
export const LongSubscription: Story = {
  render: () => <Subscription />,
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
export const LongLoginDetails: Story = {
  render: () => <Login start="wolfeschlegelsteinhausenbergerdorff@internationale-frachtlogistik.example" />,
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
export const LongSuccess: Story = {
  render: () => (
    <SuccessStep
      email="wolfeschlegelsteinhausenbergerdorff@internationale-frachtlogistik.example"
      userType="contractor"
      resend={{ onSend: fn() }}
    />
  ),
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
