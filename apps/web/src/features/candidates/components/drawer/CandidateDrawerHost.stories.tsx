import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { longPeople, sampleContact, samplePeople, samplePerson } from '../../samples/people.ts'
import { SampleApp } from '../../samples/SampleApp.tsx'
import { type SampleAnswers, sampleHiring } from '../../samples/sample-hiring.ts'
import { sampleLens } from '../../samples/searches.ts'
import { useBookmarks } from '../../api/use-bookmarks.ts'
import { CandidateDrawerHost, type CandidateDrawerHostProps } from './CandidateDrawerHost.tsx'

/** The part of a page that holds the open candidate, as its address does. */
const Opened = (props: CandidateDrawerHostProps) => {
  const [open, setOpen] = useState(props.open)
  const [isMessage, setMessage] = useState(props.isMessage)
  const close = () => {
    setOpen(null)
    props.onClose()
  }
  const bookmarks = useBookmarks()
  const own = { open, isMessage, bookmarks, onClose: close, onGo: setOpen, onMessageChange: setMessage }
  return <CandidateDrawerHost {...props} {...own} />
}

type ShownProps = CandidateDrawerHostProps & { readonly answers?: SampleAnswers }
const Shown = ({ answers, ...props }: ShownProps) => (
  <SampleApp api={sampleHiring(answers)}>{() => <Opened {...props} />}</SampleApp>
)

const first = samplePeople[0] ?? samplePerson(1)
/** A candidate whom the company has never contacted. */
const neverMet = samplePeople.find(({ contactState }) => contactState === null) ?? first
const second = samplePeople[1] ?? samplePerson(2)

const meta = {
  title: 'Screens/Employers/Candidate drawer, over its list',
  component: Shown,
  args: {
    open: first.uuid,
    isMessage: false,
    people: samplePeople,
    total: 23,
    lens: sampleLens,
    topMatches: new Set([first.uuid]),
    bookmarks: { has: () => false, toggle: fn() },
    messageHref: (uuid) => `/search-results?uuid=${uuid}&message=1`,
    onGo: fn(),
    onClose: fn(),
    onMessageChange: fn(),
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof Shown>
export default meta
type Story = StoryObj<typeof meta>

const screen = () => within(document.body)
const drawer = async () => within(await screen().findByRole('dialog'))
const heading = async (name: string) => {
  await waitFor(async () => expect((await drawer()).getByRole('heading', { name, level: 2 })).toBeVisible())
}
const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`

/** Steps to the next candidate and back in the order of the list, and closes the drawer. */
export const Default: Story = {
  play: async ({ args }) => {
    await heading(nameOf(first))
    await expect((await drawer()).getByRole('button', { name: 'Previous person' })).toBeDisabled()
    await userEvent.click((await drawer()).getByRole('button', { name: 'Next person' }))
    await heading(nameOf(second))
    await userEvent.click((await drawer()).getByRole('button', { name: 'Previous person' }))
    await heading(nameOf(first))
    const dialog = await drawer()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Next person' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen().queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
/** A candidate who is not in the list of this page, opened by address. */
export const NotInTheList: Story = {
  args: { people: [] },
  play: async () => {
    await heading(nameOf(first))
    await expect((await drawer()).getByRole('button', { name: 'Next person' })).toBeDisabled()
  },
}
export const Loading: Story = { args: { people: [], answers: { waits: ['candidate'] } } }
export const Failed: Story = {
  args: { people: [], answers: { refuses: ['candidate'] } },
  play: async () => {
    const dialog = await drawer()
    await waitFor(() => expect(dialog.getByText('This part of Guildhall is away for a moment.')).toBeVisible())
  },
}
const rows = samplePeople.map((person) => ({ ...person, isRow: true }))
// UI-52, SRCH-99
/** The facts of the row are there at once. */
export const LoadingTheRest: Story = {
  args: { people: rows, answers: { waits: ['candidate'] } },
  play: async () => {
    await heading(nameOf(first))
    const dialog = await drawer()
    await expect(dialog.getByText('Reading the introduction')).toBeInTheDocument()
    await expect(dialog.getByText(first.locationTitle)).toBeVisible()
    await expect(dialog.queryByText(first.introduction)).toBeNull()
  },
}
export const RestFailed: Story = {
  args: { people: rows, answers: { refuses: ['candidate'] } },
  play: async () => {
    await heading(nameOf(first))
    const dialog = await drawer()
    await waitFor(() => expect(dialog.getByText('The rest of this profile did not come.')).toBeVisible())
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}
export const WithTheMessage: Story = { args: { isMessage: true } }
/** A block needs a confirmation, with or without an earlier contact. Rule: CONV-71. */
export const Blocking: Story = {
  args: { open: neverMet.uuid },
  play: async ({ args }) => {
    await userEvent.click((await drawer()).getByRole('button', { name: 'More' }))
    await userEvent.click(await screen().findByRole('menuitem', { name: /^Block / }))
    const question = within(await screen().findByRole('alertdialog'))
    await userEvent.click(await question.findByRole('button', { name: 'Block' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    // The message fades in: it is transparent in its first frame.
    await waitFor(() => expect(screen().getByText(`${nameOf(neverMet)} is blocked`)).toBeVisible())
  },
}
export const Reporting: Story = {
  play: async () => {
    await userEvent.click((await drawer()).getByRole('button', { name: 'More' }))
    await userEvent.click(await screen().findByRole('menuitem', { name: /^Report / }))
    await waitFor(() => expect(screen().getByRole('dialog', { name: /^Report / })).toBeVisible())
  },
}
const long = longPeople[1] ?? samplePerson(1)
export const Long: Story = {
  args: { people: longPeople, open: long.uuid, answers: { people: longPeople } },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}

const colleagues = (status: 'pending' | 'active') => {
  const person = samplePerson(6, sampleContact(status, '2026-11-12T10:00:00Z', { by: 'Priya Raman' }))
  return { people: [person], open: person.uuid, answers: { people: [person], missing: ['conversation'] } }
}
const expectNoConversation = async (): Promise<void> => {
  const panel = await drawer()
  await waitFor(() => expect(panel.queryByText('Loading the conversation')).toBeNull())
  await expect(panel.queryByText('The conversation did not load.')).toBeNull()
  await expect(panel.queryByRole('link', { name: /See offer|Open conversation/ })).toBeNull()
}
// CONV-19
export const PendingOfAColleague: Story = {
  args: colleagues('pending'),
  play: async () => {
    await waitFor(async () =>
      expect((await drawer()).getAllByText('Contacted by Priya Raman on 12 November')[0]).toBeVisible(),
    )
    await expectNoConversation()
  },
}
// CONV-19
export const ActiveOfAColleague: Story = {
  args: colleagues('active'),
  play: async () => {
    await waitFor(async () => expect((await drawer()).getByText('Priya Raman leads the conversation.')).toBeVisible())
    await expectNoConversation()
  },
}
