import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ConversationWire } from '@guildhall/rest-contract/client'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { expectRetry, offline } from '../../../../shared/samples/offline.ts'
import {
  contractorReader,
  conversation,
  sampleEntries,
  inbox,
  longInbox,
  message,
  sampleOpenConversation,
  request,
  requestThatWaits,
  sampleNow,
} from '../../samples/index.ts'
import type { SendAnswer } from '../../components/AnswerRequest/index.ts'
import type { SendReport } from '../../../reports/index.ts'
import { ThreadSkeleton } from '../../components/Thread/index.ts'
import { NothingOpen, PaneFailed } from '../../components/PaneStates/PaneStates.tsx'
import { ConnectView } from './ConnectView.tsx'
import { RequestView } from './RequestView.tsx'

const listOf = (wires: readonly ConversationWire[]) => ({
  state: 'ready' as const,
  value: { entries: sampleEntries(wires), hasMore: false, isLoadingMore: false, onLoadMore: fn() },
})

const reported = fn<SendReport>(() => Promise.resolve(null))
const blocked = fn()
const answered = fn<SendAnswer>(() => Promise.resolve(null))

const Open = ({ wire, onAnswer = answered }: { readonly wire: ConversationWire; readonly onAnswer?: SendAnswer }) => (
  <RequestView
    open={sampleOpenConversation(wire)}
    reader={contractorReader}
    now={sampleNow}
    onAnswer={onAnswer}
    onReport={reported}
    onBlock={blocked}
  />
)

const meta = {
  title: 'Screens/Contractors/Connect',
  component: ConnectView,
  parameters: { layout: 'fullscreen', frame: '/connect' },
  args: {
    list: listOf(inbox),
    pendingRequests: 2,
    reader: contractorReader,
    conversationUuid: request.uuid,
    now: sampleNow,
    children: <Open wire={request} />,
  },
} satisfies Meta<typeof ConnectView>
export default meta
type Story = StoryObj<typeof meta>

// UI-33
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText(/Answer by/).length).toBeGreaterThan(0)
    await waitFor(() => expect(canvas.getByText(/≈ ZAR 698/)).toBeVisible())
    await waitFor(() => expect(canvas.getByText(/77% of the ZAR 900 you ask/)).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('link', { name: 'kestrelfreight.example' })).toBeVisible())
  },
}

// CONV-65
export const WithMessage: Story = {
  args: {
    children: (
      <Open
        wire={{
          ...request,
          messages: [
            message(
              1,
              request.sender.uuid,
              request.createdAt,
              'Your meter data for 1.2 million homes is what we need.',
            ),
          ],
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(/meter data for 1.2 million homes/)).toBeVisible())
  },
}

export const Interested: Story = {
  play: async ({ canvasElement }) => {
    answered.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'I’m interested' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'Happy to talk on Monday.')
    await userEvent.click(dialog.getByRole('button', { name: 'I’m interested' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(answered).toHaveBeenCalledWith({ status: 'active', note: 'Happy to talk on Monday.' })
  },
}

export const CompanyReported: Story = {
  play: async ({ canvasElement }) => {
    reported.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Report company' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Report Kestrel Freight' }))
    await userEvent.click(dialog.getByText('Spam or advertising'))
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
    await expect(reported).toHaveBeenCalledWith(expect.objectContaining({ type: 'company' }), 'spam', '')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const CompanyBlocked: Story = {
  play: async ({ canvasElement }) => {
    blocked.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Block company' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Block for good?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Block' }))
    await expect(blocked).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

// UI-23
export const OtherTerms: Story = {
  play: async ({ canvasElement }) => {
    answered.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Suggest other terms' }))
    const drawer = within(await screen.findByRole('dialog'))
    const rate = drawer.getByRole<HTMLInputElement>('textbox', { name: /Rate, USD an hour/ })
    await userEvent.clear(rate)
    await userEvent.type(rate, '45')
    await userEvent.tab()
    const send = drawer.getByRole<HTMLButtonElement>('button', { name: 'Send suggestion' })
    // Enter in a field presses the submit button of its form, which is outside of it.
    await expect(send.type).toBe('submit')
    await expect(send.form).toBe(rate.form)
    await userEvent.click(send)
    await waitFor(() => expect(answered).toHaveBeenCalledWith({ status: 'active', terms: { rate: 45, note: '' } }))
  },
}

// UI-23
export const Declining: Story = {
  play: async ({ canvasElement }) => {
    answered.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Decline' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getAllByRole('radio')).toHaveLength(9)
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    await waitFor(() => expect(dialog.getByText('Choose a reason')).toBeVisible())
    await waitFor(() => expect(dialog.getAllByRole('radio')[0]).toHaveFocus())
    await expect(answered).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByText('The rate is too low'))
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    await waitFor(() => expect(answered).toHaveBeenCalledWith({ status: 'declined', reason: 'rate_too_low' }))
  },
}

export const Refused: Story = {
  args: {
    children: (
      <Open
        wire={request}
        onAnswer={() => Promise.resolve({ message: 'This request can no longer be changed.', errors: {} })}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'I’m interested' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'Kept')
    await userEvent.click(dialog.getByRole('button', { name: 'I’m interested' }))
    await waitFor(() => expect(dialog.getByText('This request can no longer be changed.')).toBeVisible())
    await expect(dialog.getByRole('textbox')).toHaveValue('Kept')
  },
}

export const Accepted: Story = {
  args: { children: <Open wire={conversation(1, { status: 'active', statusAt: '2026-11-20T13:55:00.000Z' })} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Open conversation' })).toHaveAttribute(
      'href',
      `/messages/${request.uuid}`,
    )
  },
}

export const Declined: Story = {
  args: { initialPart: 'answered', children: <Open wire={inbox[4] ?? request} /> },
}

export const Expired: Story = {
  args: {
    initialPart: 'answered',
    children: (
      <Open
        wire={conversation(3, {
          status: 'expired',
          createdAt: '2026-11-01T08:00:00.000Z',
          statusAt: '2026-11-15T08:00:00.000Z',
          possibleStatuses: [],
        })}
      />
    ),
  },
}

export const Withdrawn: Story = {
  args: {
    initialPart: 'answered',
    children: <Open wire={conversation(3, { status: 'withdrawn', possibleStatuses: ['blocked'] })} />,
  },
}

export const Waiting: Story = {
  args: { conversationUuid: requestThatWaits.uuid, children: <Open wire={requestThatWaits} /> },
}

export const Empty: Story = {
  args: {
    list: listOf([]),
    pendingRequests: 0,
    conversationUuid: null,
    children: (
      <NothingOpen title="Choose a request" hasRows={false}>
        What is offered, and by whom, opens here beside the list.
      </NothingOpen>
    ),
  },
}

export const Loading: Story = { args: { list: { state: 'loading' }, pendingRequests: 0, children: <ThreadSkeleton /> } }

export const Failed: Story = {
  args: {
    list: offline,
    children: <PaneFailed message={offline.message} onRetry={offline.onRetry} backHref="/connect" />,
  },
  play: expectRetry,
}

export const Long: Story = {
  args: { list: listOf(longInbox), children: <Open wire={longInbox[0] ?? request} /> },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Narrow: Story = { ...Long, globals: { viewport: { value: 'narrow' } } }
