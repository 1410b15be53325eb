import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@guildhall/ui-kit/Button'
import { Link } from '@guildhall/ui-kit/Link'
import { KitProvider } from '@guildhall/ui-kit/KitProvider'
import { Heading } from '@guildhall/ui-kit/Text'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { contractorReader, sampleEntries, inbox, longInbox, sampleNow } from '../../samples/index.ts'
import { ConversationList, InboxFrame, ListHeader, ListScroll } from './index.ts'

interface Inbox {
  readonly wires: typeof inbox
  /** The conversation that is open initially. */
  readonly first: string | null
}

/** An inbox whose address is kept in state instead of in the browser. */
const Inbox = ({ wires, first }: Inbox) => {
  const [open, setOpen] = useState(first)
  return (
    <KitProvider locale="en-GB" navigate={(href) => setOpen(href.split('/')[2] ?? null)}>
      <InboxFrame
        label="Conversations"
        openLabel="The conversation"
        open={open}
        head={<ListHeader title="Messages" actions={<Button size="sm">Archived</Button>} />}
        list={
          <ListScroll>
            <ConversationList
              list={{
                state: 'ready',
                value: {
                  entries: sampleEntries(wires),
                  hasMore: false,
                  isLoadingMore: false,
                  onLoadMore: () => undefined,
                },
              }}
              shows={() => true}
              reader={contractorReader}
              hrefOf={(uuid) => `/messages/${uuid}`}
              currentUuid={open}
              now={sampleNow}
              label="Conversations"
              empty={null}
            />
          </ListScroll>
        }
      >
        <div style={{ padding: 'var(--space-4)' }}>
          <Heading level={2}>{open === null ? 'Nothing open' : 'What was written'}</Heading>
          {open !== null && <Link href="/messages">Back to messages</Link>}
        </div>
      </InboxFrame>
    </KitProvider>
  )
}

const meta = {
  title: 'Patterns/Frames/Inbox frame',
  component: Inbox,
  parameters: { layout: 'fullscreen', frame: '/messages' },
  args: { wires: inbox, first: null },
} satisfies Meta<typeof Inbox>
export default meta
type Story = StoryObj<typeof meta>

const rowOf = (canvas: ReturnType<typeof within>): HTMLElement => {
  const [, row] = within(canvas.getByRole('list', { name: 'Conversations' })).getAllByRole('link')
  if (row === undefined) throw new Error('no row')
  return row
}

/** When both are visible side by side, the focus stays on the row. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(rowOf(canvas))
    await canvas.findByRole('heading', { name: 'What was written' })
    await expect(rowOf(canvas)).toHaveFocus()
  },
}
export const Open: Story = { args: { first: inbox[1]?.uuid ?? null } }
/** The list under an open conversation is inert; the focus moves to the conversation, and back to its row. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(rowOf(canvas))
    const page = await canvas.findByRole('group', { name: 'The conversation' })
    await waitFor(() => expect(page).toHaveFocus())
    await expect(canvas.queryByRole('region', { name: 'Conversations' })).toBeNull()
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Back to messages' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('region', { name: 'Conversations' })
    await waitFor(() => expect(rowOf(canvas)).toHaveFocus())
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}
/** If the row is gone on return, as after archiving, the focus moves to the list. */
export const PhoneBackWithoutTheRow: Story = {
  tags: ['test-only'],
  args: { first: '0199a1f4-7c1e-7a53-9c3d-000000000999' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: 'Back to messages' }))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Conversations' })).toHaveFocus())
  },
}
export const Long: Story = {
  args: { wires: longInbox },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
