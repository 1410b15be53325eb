import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { longPeople, samplePerson } from '../../samples/people.ts'
import { sampleLens } from '../../samples/searches.ts'
import { CandidateProfile } from './index.ts'

const meta = {
  title: 'Patterns/Candidates/Candidate profile',
  component: CandidateProfile,
  args: { candidate: samplePerson(1), lens: sampleLens, isTopMatch: true },
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
} satisfies Meta<typeof CandidateProfile>
export default meta
type Story = StoryObj<typeof meta>

// UI-15, UI-16
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const profile = within(canvasElement)
    const cv = profile.getByRole('link', { name: 'View Full CV' })
    await expect(cv).toHaveAttribute('target', '_blank')
    await waitFor(() => expect(profile.getByText('ZAR 1,150,000 /annum')).toBeVisible())
    await waitFor(() => expect(profile.getAllByText(/^Available in 1-3 Weeks/)[0]).toBeVisible())
    await expect(profile.queryByText('Junior Analyst')).toBeNull()
    await userEvent.click(profile.getByRole('button', { name: 'Show more (3)' }))
    await waitFor(() => expect(profile.getByText('Junior Analyst')).toBeVisible())
    await userEvent.click(profile.getByRole('button', { name: 'Show more (1)' }))
    await expect(profile.queryByRole('button', { name: /^Show more/ })).toBeNull()
  },
}
// UI-16
export const Empty: Story = {
  args: {
    candidate: samplePerson(1, {
      introduction: '',
      industries: [],
      skills: [],
      languages: [],
      workExperiences: [],
      qualifications: [],
      cvUrl: null,
      respondsFast: false,
      exactRate: null,
    }),
    lens: { ...sampleLens, search: null },
    isTopMatch: false,
  },
  play: async ({ canvasElement }) => {
    const profile = within(canvasElement)
    await waitFor(() => expect(profile.getByText('No work experience')).toBeVisible())
    await waitFor(() => expect(profile.getByText('No education added')).toBeVisible())
    await expect(profile.queryByRole('link', { name: 'View Full CV' })).toBeNull()
    await expect(profile.queryByText('Why this match')).toBeNull()
  },
}
export const Loading: Story = {
  args: { candidate: samplePerson(1, { workExperiences: [], qualifications: [] }), isLoadingDetails: true },
}
export const Long: Story = { args: { candidate: longPeople[0] ?? samplePerson(1) } }
export const RightToLeft: Story = {
  args: { candidate: longPeople[1] ?? samplePerson(1) },
  globals: { direction: 'rtl' },
}
export const Narrow: Story = { ...Long, globals: { viewport: { value: 'narrow' } } }
