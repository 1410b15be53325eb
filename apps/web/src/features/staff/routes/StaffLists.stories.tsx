import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { expectRetry, offline } from '../../../shared/samples/offline.ts'
import { EntryForm, MergeForm } from '../components/Lists/index.ts'
import { StaffFrame } from '../components/StaffFrame/index.ts'
import { sampleIndustries, sampleReasons, sampleSkills, sampleUnlisted } from '../samples/lists.ts'
import { sampleStaffSession } from '../samples/staff.ts'
import { staffPlaces } from '../staff-nav.ts'
import { StaffListsPage, type StaffListsPageProps } from './StaffListsPage.tsx'

const { operator, rights } = sampleStaffSession
const send = fn()
const merge = fn()
const saving = { send, isPending: false, errors: [], refusal: null }

const Kept = (props: StaffListsPageProps) => {
  const [edited, setEdited] = useState(props.edited)
  return <StaffListsPage {...props} edited={edited} onEdit={setEdited} />
}

const meta = {
  title: 'Screens/Staff/Lists',
  component: StaffListsPage,
  parameters: { layout: 'fullscreen' },
  args: {
    list: 'skills',
    used: { state: 'ready', value: { entries: [...sampleSkills], unlisted: [...sampleUnlisted] } },
    isAdding: false,
    onAdd: fn(),
    onMerge: fn(),
    industries: sampleIndustries,
    edited: null,
    saving,
    onEdit: fn(),
    onRetire: fn(),
    onNew: fn(),
  },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <StaffFrame operator={operator} places={staffPlaces(rights)} path="/staff/lists/skills" onSignOut={fn()}>
        <Story />
      </StaffFrame>
    ),
  ],
} satisfies Meta<typeof StaffListsPage>
export default meta
type Story = StoryObj<typeof meta>

// MOD-75, UI-62
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find in the skills' }), 'KAF')
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Kafka' }))
    const field = await canvas.findByRole('textbox', { name: 'Name of Kafka' })
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.type(field, 'Apache Kafka{Enter}')
    await expect(send).toHaveBeenCalledWith({
      code: 'kafka',
      label: 'Apache Kafka',
      industry: 'data-and-analytics',
      message: null,
      isRetired: false,
    })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rename Kafka' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Retire Kafka' }))
    await expect(args.onRetire).toHaveBeenCalledWith(expect.objectContaining({ code: 'kafka', isRetired: false }))
  },
}
export const Retired: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Retired' }))
    await expect(await canvas.findByRole('button', { name: 'Restore Flash' })).toBeVisible()
    await expect(canvas.getByText('Merged into JavaScript')).toBeVisible()
    await expect(canvas.queryByText('Kafka')).toBeNull()
  },
}
export const Empty: Story = { args: { used: { state: 'ready', value: { entries: [], unlisted: [] } } } }
export const Loading: Story = { args: { used: { state: 'loading' } } }
export const Failed: Story = { args: { list: 'industries', used: offline }, play: expectRetry }
export const Long: Story = {
  args: {
    list: 'job-titles',
    used: {
      state: 'ready',
      value: {
        unlisted: sampleUnlisted.map(({ people, text }) => ({
          people,
          text: `${text} und noch vieles mehr `.repeat(4),
        })),
        entries: Array.from({ length: 120 }, (_, at) => ({
          code: `title-${at}`,
          label: `Elektroinstallation und Gebäudeautomationstechnik Nummer ${at}`,
          industry: 'construction-and-engineering',
          section: null,
          message: null,
          isRetired: false,
          mergedInto: null,
          people: at * 1_000,
        })),
      },
    },
  },
  globals: { viewport: { value: 'narrow' } },
}
export const Renaming: Story = {
  args: {
    edited: 'kafka',
    saving: { ...saving, errors: [{ field: 'label', label: 'Name', message: 'The list has this already' }] },
  },
}
export const NewSkill: Story = {
  render: (args) => (
    <>
      <StaffListsPage {...args} />
      <EntryForm list="skills" industries={sampleIndustries} label="" onSubmit={send} onClose={fn()} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Zymurgy{Enter}')
    await expect(send).toHaveBeenCalledWith({ label: 'Zymurgy', industry: null, section: null, message: null })
  },
}

const reasons = sampleReasons.map((reason, at) => ({
  ...reason,
  industry: null,
  isRetired: at === 8,
  mergedInto: null,
  people: at * 3,
}))
// MOD-77
export const WordsByKeys: Story = {
  tags: ['test-only'],
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText('Apache Kafka')).toBeVisible()
    await userEvent.keyboard('a')
    await expect(args.onAdd).toHaveBeenLastCalledWith({ text: 'Apache Kafka', people: 9 })
    await userEvent.keyboard('jm')
    await expect(args.onMerge).toHaveBeenLastCalledWith({ text: 'Managing stakeholders', people: 3 })
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'am')
    await expect(args.onAdd).toHaveBeenCalledTimes(1)
  },
}
// MOD-76
export const Merging: Story = {
  render: (args) => (
    <>
      <StaffListsPage {...args} />
      <MergeForm
        list="skills"
        word={{ text: 'Apache Kafka', people: 9 }}
        entries={sampleSkills}
        onSubmit={merge}
        onClose={fn()}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog'))
    const into = dialog.getByRole('combobox', { name: 'Into' })
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }))
    await expect(merge).toHaveBeenLastCalledWith({ from: 'Apache Kafka', into: '' }, [
      expect.objectContaining({ message: 'Choose an entry of the list' }),
    ])
    await userEvent.type(into, 'kaf')
    await userEvent.click(await page.findByRole('option', { name: 'Kafka' }))
    await expect(await dialog.findByText(/They get Kafka, and so does whoever types Apache Kafka later/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }))
    await expect(merge).toHaveBeenLastCalledWith({ from: 'Apache Kafka', into: 'kafka' }, [])
  },
}
// MOD-78
export const Reasons: Story = {
  args: {
    list: 'vetting-reasons',
    used: { state: 'ready', value: { entries: reasons, unlisted: [] } },
    edited: 'cv-unsuitable',
  },
}
export const NewReason: Story = {
  args: { list: 'vetting-reasons', used: { state: 'ready', value: { entries: reasons, unlisted: [] } } },
  render: (args) => (
    <>
      <StaffListsPage {...args} />
      <EntryForm list="vetting-reasons" industries={sampleIndustries} label="" onSubmit={send} onClose={fn()} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Choose a brighter picture')
    await userEvent.click(dialog.getByRole('button', { name: /Section/ }))
    await userEvent.click(await page.findByRole('option', { name: 'Picture' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message that it begins with' }), 'Use a lamp.')
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
    await expect(send).toHaveBeenLastCalledWith({
      label: 'Choose a brighter picture',
      industry: null,
      section: 'ProfilePicture',
      message: 'Use a lamp.',
    })
  },
}
