import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { expectRetry, offline } from '../../../shared/samples/offline.ts'
import { emptyAnnouncement } from '../api/use-announcements.ts'
import { StaffFrame } from '../components/StaffFrame/index.ts'
import { sampleAnnouncementList, sampleAnnouncements, sampleDraft } from '../samples/announcements.ts'
import { sampleStaffSession } from '../samples/staff.ts'
import { staffPlaces } from '../staff-nav.ts'
import { StaffAnnouncementsPage } from './StaffAnnouncementsPage.tsx'

const { operator, rights } = sampleStaffSession
const draft = { ...sampleDraft, onForm: fn(), onAsk: fn(), onConfirm: fn(), onCancel: fn() }

const meta = {
  title: 'Screens/Staff/Announcements',
  component: StaffAnnouncementsPage,
  parameters: { layout: 'fullscreen' },
  args: {
    announcements: { state: 'ready', value: sampleAnnouncementList(sampleAnnouncements) },
    draft,
  },
  decorators: [
    (Story) => (
      <StaffFrame operator={operator} places={staffPlaces(rights)} path="/staff/announcements" onSignOut={fn()}>
        <Story />
      </StaffFrame>
    ),
  ],
} satisfies Meta<typeof StaffAnnouncementsPage>
export default meta
type Story = StoryObj<typeof meta>

// MOD-67
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Say when you are free' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Employers (40)' }))
    await expect(draft.onForm).toHaveBeenCalledWith({ ...draft.form, audience: 'employers' })
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Link/ }))
    await expect(draft.onForm).toHaveBeenCalledWith({ ...draft.form, link: null })
    await userEvent.click(canvas.getByRole('button', { name: 'Announce' }))
    await expect(draft.onAsk).toHaveBeenCalled()
  },
}
export const Asking: Story = {
  args: { draft: { ...draft, isAsking: true } },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText(/Contractors \(2,004\)/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Announce' }))
    await expect(draft.onConfirm).toHaveBeenCalled()
  },
}
export const Invalid: Story = {
  args: {
    draft: {
      ...draft,
      form: { ...emptyAnnouncement, link: 'https://elsewhere.example' },
      errors: [
        { field: 'title', label: 'Title', message: 'Value is required' },
        { field: 'text', label: 'Text', message: 'Value is required' },
        { field: 'link', label: 'Link', message: 'Value is not a path of the product, such as /settings/account' },
      ],
    },
  },
}
export const Long: Story = {
  args: {
    draft: {
      ...draft,
      form: { ...draft.form, title: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(2), text: 'מילה '.repeat(200) },
    },
  },
  globals: { viewport: { value: 'narrow' } },
}
export const Empty: Story = {
  args: {
    draft: { ...draft, form: emptyAnnouncement },
    announcements: { state: 'ready', value: sampleAnnouncementList([]) },
  },
}
export const Loading: Story = { args: { announcements: { state: 'loading' } } }
export const Failed: Story = { args: { announcements: offline }, play: expectRetry }
