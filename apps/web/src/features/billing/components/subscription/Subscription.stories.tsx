import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { expectRetry, offline } from '../../../../shared/samples/offline.ts'
import { sampleSession } from '../../../session/samples/session.ts'
import { SettingsFrame } from '../../../../shared/components/SettingsFrame/index.ts'
import { sampleCard, sampleNow, samplePlan } from '../../samples/billing.ts'
import { sampleSettingsFrame } from '../../../../shared/samples/settings-frame.ts'
import { AnnualSettings } from './AnnualSettings.tsx'
import { CardSettings } from './CardSettings.tsx'
import { toQuote } from '../../quote.ts'
import { PlanFailed, PlanLoading } from './PlanStates.tsx'
import { SeatsSettings } from './SeatsSettings.tsx'
import { type SubscriptionChild, subscriptionTitles } from '../../subscription-children.ts'
import { SubscriptionSettings } from './SubscriptionSettings.tsx'
import type { PlanChange } from '../../api/use-plan-change.ts'

const { company } = sampleSession()
if (company === null || samplePlan.period === null) throw new Error('The sample has a company with a plan')
const { period } = samplePlan
const actions = { onChangeCard: fn(), onCancel: fn(), onResume: fn() }
const annual = { ...samplePlan.plan, billedAnnually: true }
const five = { ...samplePlan.plan, seats: 5 }
const changing: PlanChange = {
  quote: toQuote(samplePlan, period, annual),
  isQuoting: false,
  onConfirm: fn(),
  isChanging: false,
  refusal: null,
  isDeclined: false,
  onChangeCard: fn(),
  isOpeningCard: false,
}
const addTwo: PlanChange = { ...changing, quote: toQuote(samplePlan, period, five) }

const Frame = ({ child = null, children }: { child?: SubscriptionChild | null; children: ReactNode }) => (
  <SettingsFrame
    {...sampleSettingsFrame('subscription')}
    {...(child === null ? {} : { title: subscriptionTitles[child] })}
  >
    {children}
  </SettingsFrame>
)

const meta = {
  title: 'Screens/Employers/Settings, subscription',
  component: Frame,
  parameters: { layout: 'fullscreen' },
  args: { children: null },
} satisfies Meta<typeof Frame>
export default meta
type Story = StoryObj<typeof meta>

const overview = (changes: Partial<typeof samplePlan> = {}) => (
  <SubscriptionSettings
    view={{ ...samplePlan, ...changes }}
    company={company}
    card={sampleCard}
    actions={actions}
    now={sampleNow}
  />
)
const seats = (changes: Partial<PlanChange> = {}, view = samplePlan, wanted = five) => (
  <SeatsSettings view={view} wanted={wanted} onSeats={fn()} changing={{ ...addTwo, ...changes }} />
)

export const Default: Story = {
  args: { children: overview() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'See the price' })).toHaveAttribute(
      'href',
      '/settings/subscription/annual',
    )
  },
}
/** A company without a plan. */
export const Empty: Story = {
  args: { children: overview({ method: null, status: 'none', period: null }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Choose a plan' })).toHaveAttribute(
      'href',
      '/sign-up/subscription-details',
    )
  },
}
export const Cancelled: Story = { args: { children: overview({ status: 'cancelled' }) } }
export const PastDue: Story = { args: { children: overview({ status: 'past_due' }) } }
export const ByInvoice: Story = { args: { children: overview({ method: 'invoice', invoicePending: true }) } }
export const ToAnnual: Story = {
  args: { child: 'annual', children: <AnnualSettings view={samplePlan} wanted={annual} changing={changing} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('A year, 680 × 3 × 1 × 12 × 0.5 = 12,240')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('− 1,360.00')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('USD 10,880.00')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Pay 10,880.00 and change' }))
    await expect(changing.onConfirm).toHaveBeenCalled()
  },
}
export const ToAnnualByInvoice: Story = {
  args: {
    child: 'annual',
    children: <AnnualSettings view={{ ...samplePlan, method: 'invoice' }} wanted={annual} changing={changing} />,
  },
}
export const AnnualAlready: Story = {
  args: {
    child: 'annual',
    children: <AnnualSettings view={{ ...samplePlan, plan: annual }} wanted={annual} changing={changing} />,
  },
}
export const AnnualNotNow: Story = {
  args: {
    child: 'annual',
    children: <AnnualSettings view={{ ...samplePlan, status: 'past_due' }} wanted={annual} changing={changing} />,
  },
}
const notNow = (changes: Partial<typeof samplePlan>): Story => ({
  args: {
    child: 'annual',
    children: <AnnualSettings view={{ ...samplePlan, ...changes }} wanted={annual} changing={changing} />,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'See billing' })).toHaveAttribute(
      'href',
      '/settings/billing',
    )
  },
})
export const CancelledNotNow = notNow({ status: 'cancelled' })
export const FirstPaymentOnItsWay = notNow({ period: null })
export const NoPlanYet = notNow({ method: null, status: 'none', period: null })
export const MoreSeats: Story = {
  args: { child: 'seats', children: seats() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Add team member seats' })).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByText('2 seats more, 20 of 30 days')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Pay 906.67 and change' })).toBeEnabled()
  },
}
export const MoreSeatsByInvoice: Story = {
  args: { child: 'seats', children: seats({}, { ...samplePlan, method: 'invoice' }) },
}
const two = { ...samplePlan.plan, seats: 2 }
export const FewerSeats: Story = {
  args: { child: 'seats', children: seats({ quote: toQuote(samplePlan, period, two) }, samplePlan, two) },
}
export const SameSeats: Story = {
  args: { child: 'seats', children: seats({ quote: null }, samplePlan, samplePlan.plan) },
}
export const WorkingOut: Story = { args: { child: 'seats', children: seats({ isQuoting: true }) } }
export const Declined: Story = {
  args: {
    child: 'seats',
    children: seats({ isDeclined: true, refusal: 'Your card was declined. Nothing has changed.' }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use another card' }))
    await expect(changing.onChangeCard).toHaveBeenCalled()
  },
}
export const Refused: Story = { args: { child: 'seats', children: seats({ refusal: 'Invalid seat count' }) } }
export const Card: Story = {
  args: {
    child: 'card',
    children: <CardSettings view={samplePlan} card={{ state: 'ready', value: sampleCard }} actions={actions} />,
  },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { name: 'Change to credit card payment' })
    await expect(heading).toBeInTheDocument()
  },
}
export const CardByInvoice: Story = {
  args: {
    child: 'card',
    children: (
      <CardSettings
        view={{ ...samplePlan, method: 'invoice' }}
        card={{ state: 'ready', value: null }}
        actions={actions}
      />
    ),
  },
}
const card = (held: Parameters<typeof CardSettings>[0]['card']): Story => ({
  args: { child: 'card', children: <CardSettings view={samplePlan} card={held} actions={actions} /> },
})
export const NothingPaysYet: Story = {
  args: {
    child: 'card',
    children: (
      <CardSettings view={{ ...samplePlan, method: null }} card={{ state: 'ready', value: null }} actions={actions} />
    ),
  },
}
export const NoCard = card({ state: 'ready', value: null })
export const CardLoading = card({ state: 'loading' })
export const CardFailed: Story = { ...card(offline), play: expectRetry }
export const Phone: Story = { args: { child: 'seats', children: seats() }, globals: { viewport: { value: 'phone' } } }
export const Long: Story = {
  args: { child: 'annual', children: <AnnualSettings view={samplePlan} wanted={annual} changing={changing} /> },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
const rands = { ...samplePlan, base: { basePrice: 12_500, region: 'ZA', currency: 'ZAR', symbol: 'R' } as const }
const hundred = { size: '1000+', seats: 100, billedAnnually: true } as const
export const LongOverview: Story = {
  args: { children: overview({ ...rands, plan: hundred, nextSeats: 99 }) },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
export const LongSeats: Story = {
  args: {
    child: 'seats',
    children: seats({ quote: toQuote({ ...rands, plan: { ...hundred, seats: 1 } }, period, hundred) }, rands, hundred),
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
export const Loading: Story = { args: { child: null, children: <PlanLoading /> } }
export const Failed: Story = {
  args: {
    child: null,
    children: <PlanFailed message={offline.message} onRetry={offline.onRetry} />,
  },
  play: expectRetry,
}
