import type { ApiClient, Refused } from '@guildhall/rest-contract/client'
import { ToastRegion, toasts } from '@guildhall/ui-kit/Toast'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { sampleSession } from '../../session/samples/session.ts'
import { offline } from '../../../shared/samples/offline.ts'
import { sessionQuery, useSignedIn } from '../../session/index.ts'
import { SettingsFrame } from '../../../shared/components/SettingsFrame/index.ts'
import { PartLoading } from '../../../shared/components/SettingsFrame/PartLoading.tsx'
import { sampleSettingsFrame } from '../../../shared/samples/settings-frame.ts'
import { NotificationPreferencesRoute } from './NotificationPreferencesRoute.tsx'
import { NotificationSettings } from './NotificationSettings.tsx'

const meta = {
  title: 'Screens/Both/Settings, notifications',
  component: NotificationSettings,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <SettingsFrame {...sampleSettingsFrame('notifications')}>
        <Story />
      </SettingsFrame>
    ),
  ],
  args: {
    userType: 'employer',
    preferences: { system: true, requestConnections: true, messagesReplies: false },
    onChange: fn(),
  },
} satisfies Meta<typeof NotificationSettings>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('switch', { name: 'Requests by mail' })).toBeChecked()
    await userEvent.click(canvas.getByRole('switch', { name: 'Replies by mail' }))
    await expect(args.onChange).toHaveBeenCalledWith('messagesReplies', true)
  },
}
export const Contractor: Story = { args: { userType: 'contractor' } }
/** All mails are turned off. */
export const Empty: Story = {
  args: { preferences: { system: false, requestConnections: false, messagesReplies: false } },
}
export const Loading: Story = { render: () => <PartLoading /> }

const away: Refused<never> = {
  ok: false,
  problem: 'network-error',
  status: 0,
  message: offline.message,
  errors: {},
  details: {},
  retryAfter: null,
}
const save = fn<ApiClient['saveNotificationPreferences']>()

const OfTheSession = () => <NotificationPreferencesRoute session={useSignedIn()} save={save} />

/** A change that could not be saved is reverted with a message; Retry sends it again. */
export const Failed: Story = {
  render: function Failed() {
    const [queries] = useState(() => {
      const client = new QueryClient()
      client.setQueryData(sessionQuery.queryKey, sampleSession())
      return client
    })
    return (
      <QueryClientProvider client={queries}>
        <OfTheSession />
        <ToastRegion />
      </QueryClientProvider>
    )
  },
  play: async ({ canvasElement }) => {
    toasts.clear()
    save
      .mockReset()
      .mockResolvedValueOnce(away)
      .mockResolvedValue({ ok: true, value: { preferences: sampleSession().preferences }, status: 200 })
    const choice = within(canvasElement).getByRole('switch', { name: 'Requests by mail' })
    const was = choice.matches(':checked')
    await userEvent.click(choice)
    await waitFor(() => expect(within(document.body).getByText(/Your choice was not saved/)).toBeVisible())
    await expect(choice.matches(':checked')).toBe(was)
    await userEvent.click(within(document.body).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(choice.matches(':checked')).toBe(!was))
  },
}
export const Long: Story = { globals: { direction: 'rtl', viewport: { value: 'narrow' } } }
