import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { contractorReader, employerReader, sampleEntries, sampleNow, talking } from '../../samples/index.ts'
import { OfferCard, OfferState, TermsCard } from './index.ts'

const [entry] = sampleEntries([talking])
if (entry === undefined) throw new Error('One conversation makes one entry')
const { offer } = entry.conversation

const meta = {
  title: 'Patterns/Conversations/Offer card',
  component: OfferCard,
  args: {
    title: 'Offer from Bluegum Health',
    offer,
    reader: contractorReader,
    state: <OfferState entry={entry} side="contractor" now={sampleNow} />,
  },
} satisfies Meta<typeof OfferCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('AUD 78 /hour')).toBeVisible())
    await waitFor(() => expect(canvas.getByText(/≈ ZAR 937/)).toBeVisible())
    await waitFor(() => expect(canvas.getByText('01 December 2026')).toBeVisible())
  },
}
// UI-37
export const OwnCurrency: Story = {
  args: { reader: employerReader, title: 'Your offer' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/≈/)).toBeNull()
  },
}
export const Permanent: Story = {
  args: {
    offer: {
      ...offer,
      opportunityType: 'Permanent',
      rate: null,
      currency: null,
      duration: null,
      permRate: 1_150_000,
      permCurrency: 'ZAR',
    },
  },
}
export const Both: Story = {
  args: { offer: { ...offer, opportunityType: 'Permanent or Contract', permRate: 95_000, permCurrency: 'AUD' } },
}
// CONV-35
export const WithBrief: Story = {
  args: { brief: { url: '/v0/files/brief', name: 'Billing pipeline.pdf' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Billing pipeline.pdf' })).toBeInTheDocument()
  },
}
export const Long: Story = {
  args: {
    brief: { url: '/v0/files/brief', name: `${'statement-of-work-'.repeat(9)}.pdf` },
    offer: {
      ...offer,
      description: 'Donaudampfschifffahrtsgesellschaft '.repeat(5),
      location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    },
  },
  globals: { viewport: { value: 'narrow' } },
}

export const OtherTerms: Story = {
  render: () => (
    <TermsCard
      title="Thandeka Mkhize suggests other terms"
      offer={offer}
      terms={{ rate: 85, startDate: '2027-01-04', note: 'January suits me better, and the rate covers both models.' }}
    />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('offered AUD 78 /hour')).toBeVisible())
  },
}
