import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ContractorProfile, profileCompleteness } from '@guildhall/domain/profiles'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import {
  contractorReader,
  entriesOf,
  inbox,
  inFrame,
  longInbox,
  sampleNow,
} from '../../app/conversations/samples/index.ts'
import { ContractorDashboard } from '../../patterns/ContractorDashboard/index.ts'

const profile: ContractorProfile = {
  uuid: contractorReader.accountUuid,
  firstName: 'Thandeka',
  lastName: 'Mkhize',
  jobTitle: 'Senior Data Engineer',
  introduction: 'Ten years of data platforms.',
  locationTitle: 'Cape Town, South Africa',
  latitude: -33.9,
  longitude: 18.4,
  countryCode: null,
  provinceCode: null,
  opportunityType: 'contract',
  workplaceType: 'Remote',
  availability: 7,
  availabilityConfirmedAt: new Date('2026-10-12T08:00:00.000Z'),
  contractMin: 30,
  rate: 900,
  currency: 'ZAR',
  permanentRate: null,
  permanentCurrency: null,
  profilePicture: '/thandeka.jpg',
  cvUrl: '/files/cv.pdf',
  cvName: 'thandeka-mkhize-cv.pdf',
  cvVisibility: 'employers',
  industries: [],
  skills: ['Python', 'dbt', 'Airflow'],
  languages: ['English', 'isiZulu'],
  workExperiences: [],
  qualifications: [],
  vettingStatus: 'approved',
  vettingReasons: [],
  vettingMessage: null,
  availabilityTold: 0,
  resubmittedAt: [],
  status: 'reviewed',
  paused: false,
  updatedAt: sampleNow,
}

const incomplete: ContractorProfile = { ...profile, profilePicture: null, rate: null, vettingStatus: 'incomplete' }

const meta = {
  title: 'Screens/Contractor dashboard',
  component: ContractorDashboard,
  decorators: [inFrame('/dashboard')],
  parameters: { layout: 'fullscreen' },
  args: {
    profile,
    completeness: profileCompleteness(profile),
    hidden: null,
    entries: { state: 'ready', value: entriesOf(inbox) },
    counts: { unread: 1, pendingRequests: 2 },
    reader: contractorReader,
    now: sampleNow,
    isSavingAvailability: false,
    onStillAvailable: fn(),
  },
} satisfies Meta<typeof ContractorDashboard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Good afternoon, Thandeka')
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, still' }))
    await expect(args.onStillAvailable).toHaveBeenCalled()
    await expect(canvas.getByRole('link', { name: 'Add work experience' })).toHaveAttribute(
      'href',
      '/resume?edit=WorkExperience',
    )
  },
}

export const Incomplete: Story = {
  args: { profile: incomplete, completeness: profileCompleteness(incomplete), hidden: 'incomplete' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('Add a profile picture')).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Complete your profile' })).toHaveAttribute(
      'href',
      '/resume?edit=Picture',
    )
  },
}

export const NotVerified: Story = { args: { hidden: 'not-verified' } }
export const BeingLookedAt: Story = {
  args: { profile: { ...profile, vettingStatus: 'pending' }, hidden: 'not-approved' },
}
export const ChangesAskedFor: Story = {
  args: { profile: { ...profile, vettingStatus: 'changes_requested' }, hidden: 'not-approved' },
}
export const Rejected: Story = {
  args: { profile: { ...profile, vettingStatus: 'rejected' }, hidden: 'not-approved' },
}
export const Paused: Story = { args: { hidden: 'paused' } }
export const AvailabilityTooOld: Story = {
  args: {
    profile: { ...profile, availabilityConfirmedAt: new Date('2026-06-01T08:00:00.000Z') },
    hidden: 'availability-not-confirmed',
  },
}
export const FreshAvailabilityWithoutCv: Story = {
  args: {
    profile: { ...profile, availabilityConfirmedAt: new Date('2026-11-09T08:00:00.000Z'), cvUrl: null, cvName: null },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/Still available/)).toBeNull()
    await expect(within(canvasElement).queryByText('Your CV')).toBeNull()
  },
}
export const Empty: Story = {
  args: { entries: { state: 'ready', value: [] }, counts: { unread: 0, pendingRequests: 0 } },
}
export const Loading: Story = { args: { entries: { state: 'loading' }, counts: { unread: 0, pendingRequests: 0 } } }
export const Failed: Story = {
  args: { entries: { state: 'failed', message: 'You seem to be offline. Please try again.', onRetry: fn() } },
}
export const Long: Story = {
  args: { entries: { state: 'ready', value: entriesOf(longInbox) } },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Narrow: Story = { ...Long, globals: { viewport: { value: 'narrow' } } }
