import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { expectRetry, offline } from '../../../shared/samples/offline.ts'
import {
  chat,
  contractorReader,
  conversation,
  employerReader,
  inbox,
  longInbox,
  message,
  sampleOpenConversation,
  request,
  sampleNow,
  talking,
} from '../samples/index.ts'
import { ThreadSkeleton } from '../components/Thread/index.ts'
import { MessagesView, type MessagesViewProps } from './MessagesView.tsx'
import { NothingOpen, PaneFailed } from '../components/PaneStates/PaneStates.tsx'
import { sampleList, Open, sampleOutgoing } from '../samples/SampleConversation.tsx'
import { sampleUpdates } from '../samples/SampleUpdates.tsx'

const meta = {
  title: 'Screens/Both/Messages',
  component: MessagesView,
  parameters: { layout: 'fullscreen', frame: '/messages' },
  args: {
    list: sampleList(inbox),
    counts: { unread: 1, pendingRequests: 2 },
    reader: contractorReader,
    conversationUuid: talking.uuid,
    now: sampleNow,
    updates: sampleUpdates(),
    renderSearch: () => null,
  } satisfies MessagesViewProps,
} satisfies Meta<typeof MessagesView>
export default meta
type Story = StoryObj<typeof meta>

const withChat = {
  ...talking,
  messages: [
    ...chat,
    message(
      7,
      contractorReader.accountUuid,
      '2026-11-20T14:01:00.000Z',
      'It is not right yet, but close: the shift needs its start date carried along. I will send a fix tonight.',
    ),
  ],
  unreadCount: 0,
  readByMe: 7,
}

export const Default: Story = {
  args: {
    children: (
      <Open
        open={sampleOpenConversation(withChat)}
        news={{ after: 3, until: 6, count: 3 }}
        outgoing={[
          sampleOutgoing('One question: who owns the clinic codes?', 'sending'),
          sampleOutgoing('And may I keep the test names in English?', 'failed'),
        ]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('3 new messages')).toBeInTheDocument()
    await expect(canvas.getByText('Read')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible())
    const log = canvas.getByRole('log')
    await expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(60)
    const link = canvas.getByRole('link', { name: 'https://models.example/first-outline' })
    await expect(link).toHaveAttribute('rel', 'noopener nofollow')
  },
}

export const Writing: Story = {
  args: { children: <Open open={sampleOpenConversation(withChat)} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: 'Message to Callum' })
    await expect(canvas.getByRole('button', { name: /Send/ })).toBeDisabled()
    await userEvent.type(field, 'First line{Enter}second line')
    await expect(field).toHaveValue('First line\nsecond line')
    await userEvent.type(field, '{Control>}{Enter}{/Control}')
    await expect(field).toHaveValue('')
    await waitFor(() => expect(field).toHaveFocus())
    await waitFor(() => expect(canvas.getByText(/First line/)).toBeVisible())
  },
}

export const NothingChosen: Story = {
  args: {
    conversationUuid: null,
    children: (
      <NothingOpen title="Choose a conversation" hasRows>
        Requests and messages open here, beside the list.
      </NothingOpen>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(within(canvasElement).getByRole('region', { name: 'Conversations' }))
    await userEvent.click(canvas.getByRole('tab', { name: /Unread/ }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Archived' }))
    await waitFor(() => expect(canvas.getByText('Nothing archived')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Inbox' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(inbox.length))
  },
}

export const Request: Story = {
  args: { conversationUuid: request.uuid, children: <Open open={sampleOpenConversation(request)} /> },
}

export const DeclinedByMe: Story = {
  args: {
    children: <Open open={sampleOpenConversation(inbox.find(({ status }) => status === 'declined') ?? request)} />,
  },
}

export const ClosedByMe: Story = {
  args: {
    children: (
      <Open
        open={sampleOpenConversation({
          ...withChat,
          status: 'closed',
          canReopen: true,
          canReply: false,
          possibleStatuses: ['active', 'blocked'],
        })}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Reopen' })).toBeVisible())
  },
}

const pendingOfEmployer = conversation(1, {
  createdAt: '2026-11-16T08:00:00.000Z',
  possibleStatuses: ['withdrawn', 'blocked'],
})

export const PendingOfEmployer: Story = {
  args: {
    reader: employerReader,
    list: sampleList([pendingOfEmployer], 'employer'),
    counts: { unread: 0, pendingRequests: 0 },
    children: <Open open={sampleOpenConversation(pendingOfEmployer, 'employer')} reader={employerReader} />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(/You can write once Thandeka accepts/)).toBeVisible())
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

const declinedOfEmployer = conversation(1, {
  status: 'declined',
  statusAt: '2026-11-18T08:00:00.000Z',
  createdAt: '2026-11-16T08:00:00.000Z',
  possibleStatuses: ['blocked'],
  decline: { reason: 'rate_too_low', label: 'The rate is too low', note: 'I would need 60.' },
})

export const DeclinedOfEmployer: Story = {
  args: {
    reader: employerReader,
    list: sampleList([declinedOfEmployer], 'employer'),
    children: <Open open={sampleOpenConversation(declinedOfEmployer, 'employer')} reader={employerReader} />,
  },
}

// UI-26
export const EmployerWhoReadsAlong: Story = {
  args: {
    reader: employerReader,
    list: sampleList([talking], 'employer'),
    children: (
      <Open open={sampleOpenConversation(withChat, 'employer')} reader={{ ...employerReader, canWrite: false }} />
    ),
  },
  play: async ({ canvasElement }) => {
    const words = 'Your role reads along. An admin of your company can change it in Team settings.'
    await waitFor(() => expect(within(canvasElement).getByText(words)).toBeVisible())
  },
}

// UI-65
export const EmptyWithoutConversations: Story = {
  args: { reader: { ...employerReader, role: 'billing', canWrite: false }, list: sampleList([], 'employer') },
  play: async ({ canvasElement }) => {
    const words = 'Your role does not include conversations. An admin of your company can change that.'
    await waitFor(() => expect(within(canvasElement).getByText(words)).toBeVisible())
    await expect(within(canvasElement).queryByRole('link', { name: 'Find people' })).toBeNull()
  },
}
export const Empty: Story = {
  args: {
    list: sampleList([]),
    counts: { unread: 0, pendingRequests: 0 },
    conversationUuid: null,
    children: (
      <NothingOpen title="Choose a conversation" hasRows={false}>
        Requests and messages open here, beside the list.
      </NothingOpen>
    ),
  },
}

export const Loading: Story = {
  args: { list: { state: 'loading' }, counts: { unread: 0, pendingRequests: 0 }, children: <ThreadSkeleton /> },
}

export const Failed: Story = {
  args: {
    list: offline,
    children: <PaneFailed message={offline.message} onRetry={offline.onRetry} backHref="/messages" />,
  },
  play: expectRetry,
}

const manyMessages = Array.from({ length: 30 }, (_, index) =>
  message(
    index + 31,
    index % 3 === 0 ? talking.sender.uuid : contractorReader.accountUuid,
    new Date(Date.parse('2026-11-18T09:00:00.000Z') + index * 3_600_000).toISOString(),
    `Message ${index + 31}. ${'Something longer about the roster and its shifts. '.repeat(index % 4)}`,
  ),
)

export const WithOlderMessages: Story = {
  args: {
    children: (
      <Open open={sampleOpenConversation({ ...talking, messages: manyMessages, next_cursor: '31', unreadCount: 0 })} />
    ),
  },
  play: async ({ canvasElement }) => {
    const log = within(canvasElement).getByRole('log')
    log.scrollTop = 0
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Newest' })).toBeVisible())
  },
}

const long = longInbox[1] ?? request

export const Long: Story = {
  args: {
    list: sampleList(longInbox),
    conversationUuid: long.uuid,
    children: (
      <Open
        open={sampleOpenConversation({
          ...(longInbox[0] ?? request),
          status: 'active',
          canReply: true,
          messages: [
            ...long.messages,
            message(
              129,
              contractorReader.accountUuid,
              '2026-11-20T12:00:00.000Z',
              `${'ab'.repeat(300)} https://a.example/${'very-long-path/'.repeat(20)}`,
            ),
          ],
        })}
        draft={'A long message. '.repeat(240)}
      />
    ),
  },
}

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' }, play: async () => undefined }

export const Phone: Story = {
  ...Default,
  play: async () => undefined,
  globals: { viewport: { value: 'phone' } },
}

export const PhoneList: Story = {
  args: { conversationUuid: null, children: <span /> },
  globals: { viewport: { value: 'phone' } },
}

export const PhoneRequest: Story = { ...Request, globals: { viewport: { value: 'phone' } } }
export const Narrow: Story = { ...Long, globals: { viewport: { value: 'narrow' } } }
