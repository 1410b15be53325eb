import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { begunProfile, completeProfile, longProfile } from '../samples/profiles.ts'
import { ResumePage } from './ResumePage.tsx'
import { VisibilitySection } from '../components/visibility/VisibilitySection.tsx'
import { sampleAsked, sampleVisibility, sampleResume, sampleSections } from '../samples/resume.tsx'

const meta = {
  title: 'Screens/Contractors/Résumé',
  component: ResumePage,
  parameters: { layout: 'fullscreen' },
  args: {
    ...sampleResume,
    profile: completeProfile,
    sections: sampleSections(completeProfile),
    onEdit: fn(),
    onDeleteEntry: fn(),
  },
} satisfies Meta<typeof ResumePage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('Approved and searchable')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('img', { name: '100 percent complete' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Edit skills' }))
    await expect(args.onEdit).toHaveBeenCalledWith('Skills', undefined)
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Show more (3)' }))
    await expect(canvas.getAllByRole('article')).toHaveLength(6)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Senior Data Engineer, Harbourline Bank' }))
    await expect(args.onDeleteEntry).toHaveBeenCalledWith(completeProfile.workExperiences[0]?.uuid)
    await userEvent.click(canvas.getByRole('button', { name: 'Add education' }))
    await expect(args.onEdit).toHaveBeenCalledWith('Qualification', 'new')
  },
}
export const Empty: Story = {
  args: { profile: begunProfile, hiddenReason: 'incomplete', sections: sampleSections(begunProfile) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('No work experience yet. Add at least one job.')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('No education added')).toBeVisible())
    await waitFor(() => expect(canvas.getByText(/Next: add your job title/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Add a profile picture' }))
    await expect(args.onEdit).toHaveBeenCalledWith('Picture')
  },
}
const begunAt = '2026-11-20T09:00:00.000Z'
const [firstJob] = completeProfile.workExperiences
/** Changes that were begun, here or in another browser. */
// PROF-48
export const Unsaved: Story = {
  args: {
    unsaved: [
      { section: 'main-profile', part: 'MainProfile', id: null, form: '', savedAt: begunAt },
      {
        section: `work:${firstJob?.uuid}`,
        part: 'WorkExperience',
        id: firstJob?.uuid ?? '',
        form: '',
        savedAt: begunAt,
      },
      { section: 'education:new', part: 'Qualification', id: 'new', form: '', savedAt: begunAt },
    ],
    onDiscard: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText('Unsaved changes')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Senior Data Engineer' }))
    await expect(args.onEdit).toHaveBeenLastCalledWith('WorkExperience', firstJob?.uuid)
    await userEvent.click(canvas.getByRole('button', { name: 'Discard the changes of New entry' }))
    await expect(args.onDiscard).toHaveBeenLastCalledWith(expect.objectContaining({ section: 'education:new' }))
  },
}
export const Loading: Story = { args: { sections: <VisibilitySection {...sampleVisibility} hidden={null} /> } }
export const Failed: Story = {
  args: {
    sections: (
      <VisibilitySection {...sampleVisibility} hidden={[]} problem="You seem to be offline. Please try again." />
    ),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(/offline/)).toBeVisible())
  },
}
export const Waiting: Story = {
  args: { profile: { ...completeProfile, vettingStatus: 'pending' }, hiddenReason: 'not-approved' },
}
// MOD-6, PROF-30
export const ChangesAskedFor: Story = {
  args: { profile: { ...completeProfile, vettingStatus: 'changes_requested' }, ...sampleAsked },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Resubmit' })).toBeEnabled())
    const section = canvas.getByRole('region', { name: 'Main profile' })
    await waitFor(() => expect(within(section).getByText('Say more clearly what you do')).toBeVisible())
  },
}
export const AvailabilityToConfirm: Story = { args: { hiddenReason: 'availability-not-confirmed' } }
export const Paused: Story = {
  args: {
    profile: { ...completeProfile, paused: true },
    hiddenReason: 'paused',
    sections: sampleSections({ ...completeProfile, paused: true }),
  },
}
export const Long: Story = {
  args: { profile: longProfile },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
