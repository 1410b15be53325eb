import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { expectRetry, offline } from '../../../shared/samples/offline.ts'
import { UpdateView } from '../components/Updates/index.ts'
import { contractorReader, inbox, sampleNow } from '../samples/index.ts'
import { sampleList } from '../samples/SampleConversation.tsx'
import { contractorUpdates, sampleUpdates, updateListOf } from '../samples/SampleUpdates.tsx'
import type { Update } from '../update.ts'
import { MessagesView, type MessagesViewProps } from './MessagesView.tsx'

const onArchive = fn()
const opened = (update: Update) => (
  <UpdateView update={{ state: 'ready', value: update }} now={sampleNow} backHref="/messages" onArchive={onArchive} />
)
const [, changes] = contractorUpdates
if (changes === undefined) throw new Error('The sample has updates')

const meta = {
  title: 'Screens/Both/Messages, updates',
  component: MessagesView,
  parameters: { layout: 'fullscreen', frame: '/messages' },
  args: {
    list: sampleList(inbox),
    counts: { unread: 1, pendingRequests: 2 },
    reader: contractorReader,
    conversationUuid: null,
    now: sampleNow,
    updates: sampleUpdates(undefined, changes.uuid),
    initiallyShown: 'updates',
    children: opened(changes),
    renderSearch: () => null,
  } satisfies MessagesViewProps,
} satisfies Meta<typeof MessagesView>
export default meta
type Story = StoryObj<typeof meta>

// NOTE-9
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('tab', { name: 'Updates 2' })).toHaveAttribute('aria-selected', 'true')
    const rows = within(canvas.getByRole('list', { name: 'Updates' })).getAllByRole('link')
    await expect(rows.map((row) => row.textContent)).toEqual(contractorUpdates.map(({ title }) => title))
    await expect(rows[1]).toHaveAttribute('aria-current', 'page')
    const pane = within(canvas.getByRole('group', { name: 'The update' }))
    await expect(pane.getByText(/Please choose a picture/)).toBeVisible()
    await expect(pane.getByRole('link', { name: 'See your profile' })).toHaveAttribute(
      'href',
      '/resume?edit=MainProfile',
    )
    await userEvent.click(pane.getByRole('button', { name: 'Archive' }))
    await expect(onArchive).toHaveBeenCalledWith(true)
  },
}

/** The tabs and rows by keys, and the archive of the part that is shown. */
export const ByKeys: Story = {
  tags: ['test-only'],
  args: { initiallyShown: 'all', updates: sampleUpdates(), children: <span /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('tab', { name: 'All' }).focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Updates' })).toBeVisible())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Mark all read' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: contractorUpdates[0]?.title ?? '' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Archived' }))
    await waitFor(() => expect(canvas.getByText('Updates that you archive are kept here.')).toBeVisible())
    await userEvent.click(canvas.getByRole('tab', { name: 'Conversations' }))
    await waitFor(() => expect(canvas.getByText(/comes back with a new message/)).toBeVisible())
  },
}

export const Empty: Story = { args: { updates: sampleUpdates(updateListOf([])), children: <span /> } }

export const Loading: Story = {
  args: {
    updates: sampleUpdates({ state: 'loading' }, changes.uuid),
    children: <UpdateView update={{ state: 'loading' }} now={sampleNow} backHref="/messages" onArchive={onArchive} />,
  },
}

export const Failed: Story = {
  args: { updates: sampleUpdates(offline), children: <span /> },
  play: expectRetry,
}

export const OneFailed: Story = {
  args: { children: <UpdateView update={offline} now={sampleNow} backHref="/messages" onArchive={onArchive} /> },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('This update did not load')).toBeVisible())
  },
}

const long: Update = {
  ...changes,
  type: 'announcement',
  title: 'עדכון של Guildhall: Wolfeschlegelsteinhausenbergerdorff-Montgomery of Internationale Frachtlogistik',
  body: `הערה מהצוות שלנו.\n\n${'A long paragraph of an announcement. '.repeat(30)}\n\n${'ab'.repeat(200)}`,
  link: '/help',
}

export const Long: Story = {
  args: { updates: sampleUpdates(updateListOf([long, ...contractorUpdates], true), long.uuid), children: opened(long) },
  globals: { viewport: { value: 'narrow' } },
}

export const PhoneList: Story = {
  args: { updates: sampleUpdates(), children: <span /> },
  globals: { viewport: { value: 'phone' } },
}
