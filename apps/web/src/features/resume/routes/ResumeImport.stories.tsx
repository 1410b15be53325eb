import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { completeProfile, longProfile } from '../samples/profiles.ts'
import { ImportDrop } from '../components/import/ImportDrop.tsx'
import type { FoundFile } from '../components/import/import-rows.ts'
import { ImportPage } from '../components/import/ImportPage.tsx'
import { useImportDraft } from '../components/import/use-import-draft.ts'
import { sampleFound } from '../samples/resume.tsx'

interface ImportStory {
  readonly found: FoundFile
  readonly isSaving?: boolean
  readonly refusal?: string
  readonly onSave: (body: unknown) => void
}

const Page = ({ found, onSave, ...props }: ImportStory) => {
  const draft = useImportDraft(found)
  return (
    <ImportPage fileName="Profile.pdf" draft={draft} onCancel={fn()} onSave={() => onSave(draft.body())} {...props} />
  )
}

const meta = {
  title: 'Screens/Contractors/Résumé, import',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { found: sampleFound(completeProfile), onSave: fn() },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const title = canvas.getByRole('radiogroup', { name: 'Job title: what to do' })
    await userEvent.click(within(title).getByText('Replace'))
    await userEvent.click(canvas.getByRole('button', { name: /^Save 5 changes/ }))
    // The imported job has no end date, so the form asks for it.
    await expect(args.onSave).toHaveBeenLastCalledWith(null)
    await waitFor(() => expect(canvas.getByRole('group', { name: /^To/ })).toBeVisible())
    const job = canvas.getAllByRole('radiogroup', { name: 'Harbourline Bank: what to do' })[0]
    if (job !== undefined) await userEvent.click(within(job).getByText('Skip'))
    await userEvent.click(canvas.getByRole('button', { name: /^Save 4 changes/ }))
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({
        job_title: 'Lead Data Engineer, Payments',
        skills: ['Payments', 'Apache Flink'],
        languages: ['Portuguese'],
        work_experiences: [],
      }),
    )
  },
}
const placed = sampleFound(completeProfile)
/** A profile without a place takes the one of the file, unless told otherwise. */
// PROF-47
export const FirstPlace: Story = {
  args: { found: { ...placed, now: { ...placed.now, locationTitle: null }, workExperiences: [] } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const choice = canvas.getByRole('radiogroup', { name: 'Place: what to do' })
    await expect(within(choice).getByRole('radio', { name: 'Replace' })).toBeChecked()
    await expect(canvas.getByText('In the file: City of Cape Town, Western Cape')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ place_id: '3369157' }))
    await userEvent.click(within(choice).getByText('Keep'))
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await expect(args.onSave).toHaveBeenLastCalledWith(expect.not.objectContaining({ place_id: '3369157' }))
  },
}
export const UnknownPlace: Story = {
  args: { found: { ...placed, location: 'Atlantis', place: null } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('radiogroup', { name: 'Place: what to do' })).toBeNull()
    await expect(canvas.getByText(/^Choose it from the list/)).toBeVisible()
  },
}
const incomplete = placed.workExperiences[0]
const study = placed.qualifications[0]
/** What the file does not say, or says wrongly, can be added in the row. */
// PROF-39
export const Incomplete: Story = {
  args: {
    found: {
      ...placed,
      workExperiences:
        incomplete === undefined
          ? []
          : [
              { ...incomplete, title: '', company: '', startDate: '2020-01-01', endDate: '2021-01-01' },
              { ...incomplete, company: 'Tidewater Energy', startDate: '2020-05-01', endDate: '2020-02-01' },
            ],
      qualifications: study === undefined ? [] : [{ ...study, qualification: '' }],
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const save = canvas.getByRole('button', { name: /^Save \d/ })
    await userEvent.click(save)
    await expect(args.onSave).toHaveBeenLastCalledWith(null)
    await userEvent.type(canvas.getByRole('textbox', { name: /^Title/ }), 'Data Engineer')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Company/ }), 'Kestrel Freight')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Qualification/ }), 'BSc Statistics')
    await expect(canvas.queryByRole('textbox', { name: /^Institution/ })).toBeNull()
    const end = within(canvas.getByRole('group', { name: /^To/ }))
    await userEvent.type(end.getByRole('spinbutton', { name: /^year/ }), '2021')
    await userEvent.click(save)
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({
          work_experiences: [
            expect.objectContaining({ title: 'Data Engineer', company: 'Kestrel Freight' }),
            expect.objectContaining({ company: 'Tidewater Energy', end_date: '2021-02-01' }),
          ],
          qualifications: [expect.objectContaining({ qualification: 'BSc Statistics' })],
        }),
      ),
    )
  },
}
/** A scanned file, without text. */
export const Empty: Story = {
  args: {
    found: {
      ...sampleFound(completeProfile),
      headline: null,
      summary: null,
      location: null,
      place: null,
      skills: [],
      mergedSkills: [...completeProfile.skills],
      languages: [],
      mergedLanguages: [...completeProfile.languages],
      certifications: [],
      workExperiences: [],
      qualifications: [],
      warnings: [],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('Nothing was found in this file')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
  },
}
export const Saving: Story = { args: { isSaving: true } }
export const Failed: Story = { args: { refusal: 'You seem to be offline. Please try again.' } }
export const Long: Story = {
  args: { found: sampleFound(longProfile) },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}

const drop = { reading: null, error: null, onFile: fn(), onCancel: fn(), undoUntil: null, onUndo: fn() }
export const Loading: Story = {
  render: () => <ImportDrop {...drop} reading={{ name: 'Profile.pdf', percent: 100 }} />,
}
export const Locked: Story = {
  render: () => <ImportDrop {...drop} error="This PDF is locked. Please save it without a password." />,
}
export const CanBeUndone: Story = { render: () => <ImportDrop {...drop} undoUntil="2026-11-22T18:00:00.000Z" /> }
