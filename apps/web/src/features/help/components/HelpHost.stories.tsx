import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@guildhall/ui-kit/Button'
import { toasts } from '@guildhall/ui-kit/Toast'
import { expect, fn, mocked, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import { sampleSession } from '../../session/samples/session.ts'
import { api } from '../../../shared/api/client.ts'
import { away } from '../../../shared/samples/away.ts'
import { SampleRouter } from '../../session/samples/SampleRouter.tsx'
import { endCurrentChat, setCurrentChat } from '../../../shared/support-chat/current-chat.ts'
import { HelpHost } from './HelpHost.tsx'

const meta = {
  title: 'Screens/Both/Help',
  component: HelpHost,
  args: { onClose: fn() },
  render: (args) => (
    <SampleRouter session={sampleSession()}>
      <HelpHost {...args} />
    </SampleRouter>
  ),
  beforeEach: () => {
    toasts.clear()
    const sendSpy = spyOn(api, 'contactSupport').mockResolvedValue({ ok: true, value: { received: true }, status: 200 })
    return () => sendSpy.mockRestore()
  },
} satisfies Meta<typeof HelpHost>
export default meta
type Story = StoryObj<typeof meta>

const ask = async () => {
  const dialog = within(await within(document.body).findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: 'What do you need?' }), 'Where is my invoice?')
  await userEvent.click(dialog.getByRole('button', { name: 'Send question' }))
  return dialog
}

export const Default: Story = {}
const Reopened = () => {
  const [isOpen, setOpen] = useState(true)
  const [question, setQuestion] = useState('')
  return (
    <>
      <Button onPress={() => setOpen(true)}>Help</Button>
      {isOpen && <HelpHost start={question} onType={setQuestion} onClose={() => setOpen(false)} />}
    </>
  )
}
// UI-64
export const ClosedUnsent: Story = {
  tags: ['test-only'],
  render: () => (
    <SampleRouter session={sampleSession()}>
      <Reopened />
    </SampleRouter>
  ),
  play: async ({ canvasElement }) => {
    const field = () => within(document.body).findByRole('textbox', { name: 'What do you need?' })
    await userEvent.type(await field(), 'Where is my invoice?')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Help' }))
    await expect(await field()).toHaveValue('Where is my invoice?')
    await userEvent.click(within(document.body).getByRole('button', { name: 'Send question' }))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Help' }))
    await expect(await field()).toHaveValue('')
  },
}
// UI-31
export const Sent: Story = {
  play: async ({ args }) => {
    await ask()
    await within(document.body).findByText('Your question is on its way. We answer by e-mail.')
    await expect(args.onClose).toHaveBeenCalled()
  },
}
const openChat = fn()
// MOD-10
export const Chat: Story = {
  beforeEach: () => {
    const widget = { connect: () => true, whenReady: () => () => undefined, open: openChat, end: fn() }
    setCurrentChat({ widget, isReady: false })
    return endCurrentChat
  },
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.queryByRole('button', { name: 'Chat with us' })).toBeNull()
    const widget = { connect: () => true, whenReady: () => () => undefined, open: openChat, end: fn() }
    setCurrentChat({ widget, isReady: true })
    const button = await dialog.findByRole('button', { name: 'Chat with us' })
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'What do you need?' })).toBeVisible())
    await userEvent.click(button)
    await expect(args.onClose).toHaveBeenCalled()
    await waitFor(() => expect(openChat).toHaveBeenCalledOnce())
  },
}
/** A retry of the same question has the same idempotency key. */
export const Failed: Story = {
  beforeEach: () => {
    const sendSpy = spyOn(api, 'contactSupport').mockResolvedValue(away)
    return () => sendSpy.mockRestore()
  },
  play: async () => {
    const dialog = await ask()
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('away for a moment'))
    await userEvent.click(dialog.getByRole('button', { name: 'Send question' }))
    const keys = mocked(api.contactSupport).mock.calls.map(([, options]) => options?.idempotencyKey)
    await expect(new Set(keys).size).toBe(1)
  },
}
export const Narrow: Story = { globals: { direction: 'rtl', viewport: { value: 'narrow' } } }
