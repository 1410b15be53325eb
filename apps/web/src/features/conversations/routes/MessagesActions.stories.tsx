import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import {
  chat,
  contractorReader,
  employerReader,
  inbox,
  message,
  sampleOpenConversation,
  sampleNow,
  talking,
} from '../samples/index.ts'
import { sampleTemplates } from '../../templates/samples/templates.ts'
import { MessagesView, type MessagesViewProps } from './MessagesView.tsx'
import { sampleList, Open } from '../samples/SampleConversation.tsx'
import { sampleUpdates } from '../samples/SampleUpdates.tsx'

const meta = {
  title: 'Screens/Both/Messages, actions',
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

const justNow = {
  ...withChat,
  messages: [...chat, message(7, contractorReader.accountUuid, '2026-11-20T13:58:00.000Z', 'It is nearly right.')],
}
const onEdit = fn(() => Promise.resolve(null))
const onDelete = fn()
const onReport = fn(() => Promise.resolve(null))
const onShareContact = fn()

export const OwnMessageChanged: Story = {
  args: {
    children: <Open open={sampleOpenConversation(justNow)} onEdit={onEdit} onDelete={onDelete} onReport={onReport} />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const menus = canvas.getAllByRole('button', { name: 'About this message' })
    const last = menus.at(-1)
    if (last === undefined) throw new Error('No message has a menu')
    await userEvent.click(last)
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Change' }))
    const field = await canvas.findByRole('textbox', { name: 'Change the message' })
    await userEvent.clear(field)
    await userEvent.type(field, 'It is right.{Control>}{Enter}{/Control}')
    await expect(onEdit).toHaveBeenCalledWith(expect.objectContaining({ sequence: 7 }), 'It is right.')
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Change the message' })).toBeNull())
  },
}

export const OwnMessageDeleted: Story = {
  args: {
    children: (
      <Open
        open={sampleOpenConversation(justNow)}
        onEdit={onEdit}
        onDelete={onDelete}
        leaving={new Set([justNow.messages[6]?.uuid ?? ''])}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('This message was deleted.')).toBeVisible())
  },
}

export const MessageReported: Story = {
  args: { children: <Open open={sampleOpenConversation(justNow)} onReport={onReport} /> },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('button', { name: 'About this message' })
    if (first === undefined) throw new Error('No message has a menu')
    await userEvent.click(first)
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Report' }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Report Callum’s message' }))
    await userEvent.click(dialog.getByText('Rude, threatening or harassing'))
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
    await expect(onReport).toHaveBeenCalled()
  },
}

export const ContactShared: Story = {
  args: { children: <Open open={sampleOpenConversation(withChat)} onShareContact={onShareContact} /> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Share contact details' }))
    await expect(onShareContact).toHaveBeenCalledWith(true)
  },
}

const closed = { ...withChat, status: 'closed' as const, canReply: false, possibleStatuses: ['blocked' as const] }
const closedAndShared = { ...closed, contactSharedAt: '2026-11-20T13:00:00.000Z' }

// CONV-55
export const ContactSharedInClosed: Story = {
  args: { children: <Open open={sampleOpenConversation(closedAndShared)} onShareContact={onShareContact} /> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Stop sharing' }))
    await expect(onShareContact).toHaveBeenLastCalledWith(false)
  },
}

export const ContactNotSharedInClosed: Story = {
  tags: ['test-only'],
  args: { children: <Open open={sampleOpenConversation(closed)} onShareContact={onShareContact} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/Only the side that closed it/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Share contact details' })).toBeNull()
  },
}

export const ContactInClosedOfEmployer: Story = {
  tags: ['test-only'],
  args: {
    reader: employerReader,
    list: sampleList(inbox, 'employer'),
    children: (
      <Open
        open={sampleOpenConversation(
          { ...closedAndShared, contact: { email: 'thandeka@example.com', mobile: null } },
          'employer',
        )}
        reader={employerReader}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'thandeka@example.com' })).toBeVisible()
  },
}

const file = { id: 'a', name: 'model.pdf', size: 482_000, progress: null, url: '/v0/files/1', problem: null }

export const WithFiles: Story = {
  args: {
    children: (
      <Open
        open={sampleOpenConversation(withChat)}
        draft="Here is the first outline."
        attachments={{
          files: [file, { ...file, id: 'b', name: 'outline of the whole clinic.docx', progress: 42, url: null }],
          onFiles: fn(),
          onRemove: fn(),
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: /Send/ })).toBeDisabled()
    await waitFor(() => expect(canvas.getByText('Files are on their way')).toBeVisible())
    await expect(canvas.getByRole('button', { name: /Cancel the upload of outline/ })).toBeEnabled()
  },
}

const templates = {
  templates: { state: 'ready' as const, value: sampleTemplates },
  onChoose: fn(),
  gap: { name: 'First words', text: 'Hello {{firstName}}, a {{jobTitle}}?', missing: 'their job title' },
  onGapClose: fn(),
  problem: null,
}

export const TemplateWithAGap: Story = {
  args: {
    reader: employerReader,
    list: sampleList(inbox, 'employer'),
    children: (
      <Open open={sampleOpenConversation(withChat, 'employer')} reader={employerReader} templates={templates} />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(/It needs their job title/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Fill it in myself' }))
    await waitFor(() => expect(canvas.getByText('Fill in {{firstName}}, {{jobTitle}} first')).toBeVisible())
    await expect(canvas.getByRole('button', { name: /Send/ })).toBeDisabled()
  },
}
