import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ConversationWire } from '@guildhall/rest-contract/client'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '@guildhall/ui-kit/Button'
import { contractorReader, message, sampleOpenConversation, sampleNow, talking } from '../../samples/index.ts'
import { ThreadStart, ThreadLog, type ThreadLogProps } from './index.ts'

const at = (index: number): string => new Date(Date.parse('2026-11-18T09:00:00.000Z') + index * 1_800_000).toISOString()
const messagesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    message(first + index, talking.sender.uuid, at(first + index), `Message ${first + index}`),
  )

const Growing = (props: ThreadLogProps) => {
  const [wire, setWire] = useState<ConversationWire>({
    ...talking,
    unreadCount: 0,
    messages: messagesFrom(31, 30),
    next_cursor: '31',
  })
  return (
    <div style={{ height: 480, display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto' }}>
      <ThreadLog
        {...props}
        open={sampleOpenConversation(wire)}
        onLoadOlder={() =>
          setWire({ ...wire, messages: [...messagesFrom(1, 30), ...wire.messages], next_cursor: null })
        }
      />
      <Button
        onPress={() =>
          setWire({ ...wire, messages: [...wire.messages, message(61, talking.sender.uuid, at(61), 'Just arrived')] })
        }
      >
        Arrive
      </Button>
    </div>
  )
}

const meta = {
  title: 'Patterns/Conversations/Thread',
  component: ThreadLog,
  args: {
    open: sampleOpenConversation(talking),
    reader: contractorReader,
    outgoing: [],
    news: { after: 3, until: 6, count: 3 },
    isLoadingOlder: false,
    onLoadOlder: fn(),
    onRetry: fn(),
    onDiscard: fn(),
    now: sampleNow,
    children: <ThreadStart entry={sampleOpenConversation(talking).entry} reader={contractorReader} now={sampleNow} />,
  },
} satisfies Meta<typeof ThreadLog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const agreed = {
  ...talking,
  unreadCount: 0,
  proposedTerms: { rate: 85, note: 'The rate covers both models.' },
  messages: [
    message(1, talking.contractor.uuid, '2026-11-16T09:00:00.000Z', 'Proposed other terms: AUD 85 /hour', {
      kind: 'terms',
    }),
  ],
}

export const OtherTerms: Story = { args: { open: sampleOpenConversation(agreed), news: null } }

export const StaysWhereTheReaderIs: Story = {
  tags: ['test-only'],
  render: (args) => <Growing {...args} news={null} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const log = canvas.getByRole('log')
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }))
    await waitFor(() => expect(canvas.getByText('Just arrived')).toBeVisible())
    await expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2)
    await expect(canvas.getByText(/New message from Callum Nguyen: Just arrived/)).toBeInTheDocument()

    const anchor = canvas.getByText('Message 31')
    log.scrollTop = 200
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Newest' })).toBeVisible())
    const before = anchor.getBoundingClientRect().top
    log.dispatchEvent(new Event('scroll'))
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier messages' }))
    await waitFor(() => expect(canvas.getByText('Message 1')).toBeInTheDocument())
    await expect(Math.abs(anchor.getBoundingClientRect().top - before)).toBeLessThan(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Newest' }))
    await waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2))
  },
}
