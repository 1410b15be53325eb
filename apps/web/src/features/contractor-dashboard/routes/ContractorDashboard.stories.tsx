import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ContractorProfile, profileCompleteness } from '@guildhall/domain/profiles'
import { Button } from '@guildhall/ui-kit/Button'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { contractorReader, sampleEntries, inbox, longInbox, sampleNow } from '../../conversations/samples/index.ts'
import { ContractorDashboard, type ContractorDashboardProps } from '../components/index.ts'
import { completeProfile } from '../../resume/samples/profiles.ts'
import { greatVisibility, newVisibility, sampleVisibility, unseenVisibility } from '../samples/visibility.ts'

const profile: ContractorProfile = {
  uuid: contractorReader.accountUuid,
  firstName: 'Thandeka',
  lastName: 'Mkhize',
  jobTitle: 'Senior Data Engineer',
  introduction: completeProfile.introduction,
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
  workExperiences: completeProfile.workExperiences,
  qualifications: [],
  vettingStatus: 'approved',
  vettingReasons: [],
  vettingMessage: null,
  availabilityReminderStage: 0,
  resubmittedAt: [],
  status: 'reviewed',
  paused: false,
  updatedAt: sampleNow,
}

const incomplete: ContractorProfile = {
  ...profile,
  profilePicture: null,
  rate: null,
  workExperiences: [],
  vettingStatus: 'incomplete',
}
/** Complete, but with an introduction that is too short for the automatic vetting. */
const tooShort: ContractorProfile = {
  ...profile,
  introduction: 'Ten years of data platforms.',
  vettingStatus: 'pending',
}

const meta = {
  title: 'Screens/Contractors/Dashboard',
  component: ContractorDashboard,
  parameters: { layout: 'fullscreen', frame: '/dashboard' },
  args: {
    profile,
    completeness: profileCompleteness(profile),
    hidden: null,
    entries: { state: 'ready', value: sampleEntries(inbox) },
    reach: { state: 'ready', value: sampleVisibility },
    cvOpened: {
      opened: [
        { openedAt: '2026-11-18T09:00:00.000Z', company: { uuid: 'oranje', name: 'Oranje Grid' } },
        { openedAt: '2026-11-09T09:00:00.000Z', company: { uuid: 'kestrel', name: 'Kestrel Freight' } },
      ],
      hasMore: false,
    },
    counts: { unread: 1, pendingRequests: 2 },
    reader: contractorReader,
    now: sampleNow,
    isSavingAvailability: false,
    onStillAvailable: fn(),
  },
} satisfies Meta<typeof ContractorDashboard>
export default meta
type Story = StoryObj<typeof meta>

// UI-27
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Good afternoon, Thandeka')
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, still' }))
    await expect(args.onStillAvailable).toHaveBeenCalled()
    const month = within(canvas.getByRole('region', { name: 'Last 30 days' }))
    await expect(month.getByText('Appeared in searches').parentElement).toHaveTextContent('13331 more than before')
    await expect(month.getByText('Requests answered').parentElement).toHaveTextContent('5 of 62 more than before')
    await expect(month.getByRole('img')).toHaveAccessibleName(
      /^Appearances and opens a day, .* Most on .*: appeared 10, opened 3\.$/,
    )
  },
}

// PROF-21
export const Incomplete: Story = {
  args: { profile: incomplete, completeness: profileCompleteness(incomplete), hidden: 'incomplete' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('Add a profile picture')).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Complete your profile' })).toHaveAttribute(
      'href',
      '/resume?edit=Picture',
    )
    await expect(canvas.getByRole('link', { name: 'Add work experience' })).toHaveAttribute(
      'href',
      '/resume?edit=WorkExperience',
    )
  },
}

export const NotVerified: Story = { args: { hidden: 'not-verified' } }
export const BeingLookedAt: Story = {
  args: { profile: { ...profile, vettingStatus: 'pending' }, hidden: 'not-approved' },
}
// PROF-44
export const LeftToDo: Story = {
  args: { profile: tooShort, completeness: profileCompleteness(tooShort), hidden: 'not-approved' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('Not searchable yet: something is left to do')).toBeVisible())
    await expect(canvas.getByRole('img', { name: '88 percent complete' })).toBeVisible()
    await expect(canvas.getByText('Write an introduction of at least 120 characters')).toBeVisible()
  },
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
const nothing = {
  entries: { state: 'ready', value: [] },
  reach: { state: 'ready', value: unseenVisibility },
  counts: { unread: 0, pendingRequests: 0 },
} satisfies Partial<Story['args']>

export const Empty: Story = {
  args: nothing,
  play: async ({ canvasElement }) => {
    const month = within(within(canvasElement).getByRole('region', { name: 'Last 30 days' }))
    await waitFor(() => expect(month.getByText(/Nobody has searched for somebody like you/)).toBeVisible())
    await expect(month.getByRole('link', { name: 'Look over your profile' })).toHaveAttribute('href', '/resume')
  },
}
export const EmptyAndIncomplete: Story = {
  args: { ...nothing, profile: incomplete, completeness: profileCompleteness(incomplete), hidden: 'incomplete' },
  play: async ({ canvasElement }) => {
    const month = within(within(canvasElement).getByRole('region', { name: 'Last 30 days' }))
    await waitFor(() => expect(month.getByText('Complete your profile to be found.')).toBeVisible())
    await expect(month.getByRole('link', { name: 'Add a profile picture' })).toHaveAttribute(
      'href',
      '/resume?edit=Picture',
    )
  },
}
/** A contractor whose searches have been counted for only a few days, without a previous period to compare with. */
export const NotComparable: Story = {
  args: { reach: { state: 'ready', value: newVisibility } },
  play: async ({ canvasElement }) => {
    const month = within(within(canvasElement).getByRole('region', { name: 'Last 30 days' }))
    await expect(month.getAllByText(/^Counted since/)).toHaveLength(2)
    await waitFor(() => expect(month.getByText('No request came')).toBeVisible())
    await expect(month.queryByText(/before/)).toBeNull()
  },
}
export const Loading: Story = {
  args: {
    entries: { state: 'loading' },
    reach: { state: 'loading' },
    counts: { unread: 0, pendingRequests: 0 },
  },
}
const retryReach = fn()
export const Failed: Story = {
  args: {
    entries: { state: 'failed', message: 'You seem to be offline. Please try again.', onRetry: fn() },
    reach: { state: 'failed', message: 'You seem to be offline. Please try again.', onRetry: retryReach },
  },
  play: async ({ canvasElement }) => {
    const month = within(within(canvasElement).getByRole('region', { name: 'Last 30 days' }))
    await userEvent.click(month.getByRole('button', { name: 'Try again' }))
    await expect(retryReach).toHaveBeenCalled()
  },
}
export const Long: Story = {
  args: {
    entries: { state: 'ready', value: sampleEntries(longInbox) },
    reach: { state: 'ready', value: greatVisibility },
  },
}
const Changing = (props: ContractorDashboardProps) => {
  const [state, setState] = useState<'loading' | 'ready' | 'failed' | 'empty'>('loading')
  const states = {
    loading: { state: 'loading' },
    ready: props.reach,
    failed: { state: 'failed', message: 'You seem to be offline. Please try again.', onRetry: fn() },
    empty: nothing.reach,
  } as const
  return (
    <>
      <ContractorDashboard {...props} reach={states[state]} />
      {(['ready', 'failed', 'empty'] as const).map((next) => (
        <Button key={next} onPress={() => setState(next)}>
          {next}
        </Button>
      ))}
    </>
  )
}
/** Every state takes the same space, so that the content below does not shift. */
export const TakesTheSameRoom: Story = {
  tags: ['test-only'],
  render: (args) => <Changing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const height = () => canvas.getByRole('region', { name: 'Last 30 days' }).offsetHeight
    const loading = height()
    for (const next of ['ready', 'failed', 'empty']) {
      await userEvent.click(canvas.getByRole('button', { name: next }))
      await expect(height()).toBe(loading)
    }
  },
}
export const TakesTheSameRoomOnAPhone: Story = {
  tags: ['test-only'],
  ...TakesTheSameRoom,
  globals: { viewport: { value: 'phone' } },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Narrow: Story = { ...Long, globals: { viewport: { value: 'narrow' } } }
