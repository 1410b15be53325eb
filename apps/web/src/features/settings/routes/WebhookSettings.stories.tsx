import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { api } from '../../../shared/api/client.ts'
import { SettingsFrame } from '../../../shared/components/SettingsFrame/index.ts'
import { away } from '../../../shared/samples/away.ts'
import { expectRetry, offline } from '../../../shared/samples/offline.ts'
import { sampleSettingsFrame } from '../../../shared/samples/settings-frame.ts'
import { SampleRouter } from '../../session/samples/SampleRouter.tsx'
import { sampleCompany, sampleSession } from '../../session/samples/session.ts'
import type { DeliveryView, WebhookView } from '../api/use-webhooks.ts'
import { SecretDialog } from '../components/api/SecretDialog.tsx'
import { WebhookForm } from '../components/webhooks/WebhookForm.tsx'
import { WebhookLogDialog } from '../components/webhooks/WebhookLogDialog.tsx'
import { WebhookSettings } from './WebhookSettings.tsx'
import { WebhooksRoute } from './WebhooksRoute.tsx'

const now = new Date('2026-11-21T12:00:00.000Z')
const webhook: WebhookView = {
  uuid: '0199a1f4-7c1e-7a53-9c3d-000000000f01',
  url: 'https://hooks.kestrelfreight.example/guildhall',
  events: ['request.accepted', 'message.sent'],
  isEnabled: true,
  failingSince: null,
  createdAt: '2026-10-01T09:00:00.000Z',
}
const failing: WebhookView = {
  ...webhook,
  uuid: '0199a1f4-7c1e-7a53-9c3d-000000000f02',
  url: 'https://tracking.kestrelfreight.example/in',
  failingSince: '2026-11-20T08:00:00.000Z',
}
const off: WebhookView = {
  ...webhook,
  uuid: '0199a1f4-7c1e-7a53-9c3d-000000000f03',
  url: 'https://old.kestrelfreight.example/hooks',
  events: ['invoice.paid'],
  isEnabled: false,
}
const arrived: DeliveryView = {
  uuid: '0199a1f4-7c1e-7a53-9c3d-000000000e01',
  type: 'message.sent',
  body: '{"type":"message.sent","timestamp":"2026-11-21T11:40:00.000Z","data":{"from":"contractor"}}',
  status: 'delivered',
  attempts: 1,
  createdAt: '2026-11-21T11:40:00.000Z',
  nextAttemptAt: null,
  lastAttemptAt: '2026-11-21T11:40:01.000Z',
  answerStatus: 204,
  answer: '',
}
const waiting: DeliveryView = {
  ...arrived,
  uuid: '0199a1f4-7c1e-7a53-9c3d-000000000e02',
  type: 'request.accepted',
  status: 'pending',
  attempts: 3,
  answerStatus: 503,
  answer: 'Service unavailable',
  createdAt: '2026-11-21T10:40:00.000Z',
}
const givenUp: DeliveryView = {
  ...waiting,
  uuid: '0199a1f4-7c1e-7a53-9c3d-000000000e03',
  type: 'ping',
  status: 'failed',
  answerStatus: null,
  answer: 'No answer in time',
  createdAt: '2026-11-20T10:40:00.000Z',
}
const log = { deliveries: [arrived, waiting, givenUp], hasMore: true, isLoadingMore: false, onMore: fn() }

const meta = {
  title: 'Screens/Employers/Settings, webhooks',
  component: WebhookSettings,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <SettingsFrame {...sampleSettingsFrame('webhooks')}>
        <Story />
      </SettingsFrame>
    ),
  ],
  args: {
    webhooks: { state: 'ready', value: [webhook, failing, off] },
    companyName: 'Kestrel Freight',
    now,
    onNew: fn(),
    onLog: fn(),
    onPing: fn(),
    onEvents: fn(),
    onSecret: fn(),
    onSwitch: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof WebhookSettings>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: `Log of ${webhook.url}` }))
    await expect(args.onLog).toHaveBeenCalledWith(webhook)
    await userEvent.click(canvas.getByRole('button', { name: `Actions for ${off.url}` }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Switch on' }))
    await expect(args.onSwitch).toHaveBeenCalledWith(off, true)
  },
}
export const Empty: Story = { args: { webhooks: { state: 'ready', value: [] } } }
export const Loading: Story = { args: { webhooks: { state: 'loading' } } }
export const Failed: Story = { args: { webhooks: offline }, play: expectRetry }
export const NotAdmin: Story = { args: { webhooks: null } }
export const Long: Story = {
  args: {
    webhooks: {
      state: 'ready',
      value: Array.from({ length: 5 }, (_, at) => ({
        ...webhook,
        uuid: `0199a1f4-7c1e-7a53-9c3d-000000000fa${at}`,
        url: `https://integrationsplattform.bewerbungsverwaltung.unternehmensgruppe.example/eingang/${'ereignisse-'.repeat(12)}${at}`,
        events: ['request.accepted', 'message.sent', 'invoice.paid'],
      })),
    },
  },
}

export const NewWebhook: Story = {
  render: (args) => (
    <>
      <WebhookSettings {...args} />
      <WebhookForm onSubmit={args.onNew as never} onClose={fn()} />
    </>
  ),
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Address/ }), webhook.url)
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Invoice paid' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add the webhook' }))
    await expect(args.onNew).toHaveBeenCalledWith({ url: webhook.url, events: ['request.accepted', 'message.sent'] })
  },
}

// UI-63
export const EventsRefused: Story = {
  tags: ['test-only'],
  render: () => (
    <SampleRouter session={sampleSession()}>
      <WebhooksRoute company={sampleCompany} />
    </SampleRouter>
  ),
  beforeEach: () => {
    const spies = [
      spyOn(api, 'listWebhooks').mockResolvedValue({ ok: true, value: { webhooks: [webhook] }, status: 200 }),
      spyOn(api, 'changeWebhook').mockResolvedValue(away),
    ]
    return () => {
      for (const spy of spies) spy.mockRestore()
    }
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: `Actions for ${webhook.url}` }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Change the events' }))
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Request accepted' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('away for a moment'))
    await expect(dialog.getByRole('checkbox', { name: 'Request accepted' })).not.toBeChecked()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Message' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText('Value is required')
    await expect(api.changeWebhook).toHaveBeenCalledOnce()
  },
}

const resend = fn()
export const Log: Story = {
  render: (args) => (
    <>
      <WebhookSettings {...args} />
      <WebhookLogDialog
        url={webhook.url}
        log={{ state: 'ready', value: log }}
        now={now}
        onResend={resend}
        onClose={fn()}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.click(dialog.getByText('Request accepted'))
    await expect(dialog.getByText('Service unavailable')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^Send again: Ping/ }))
    await expect(resend).toHaveBeenCalledWith(givenUp)
  },
}
export const LogEmpty: Story = {
  render: (args) => (
    <>
      <WebhookSettings {...args} />
      <WebhookLogDialog
        url={webhook.url}
        log={{ state: 'ready', value: { ...log, deliveries: [], hasMore: false } }}
        now={now}
        onResend={fn()}
        onClose={fn()}
      />
    </>
  ),
}
export const LogFailed: Story = {
  render: (args) => (
    <>
      <WebhookSettings {...args} />
      <WebhookLogDialog url={webhook.url} log={offline} now={now} onResend={fn()} onClose={fn()} />
    </>
  ),
}
export const Secret: Story = {
  render: (args) => (
    <>
      <WebhookSettings {...args} />
      <SecretDialog
        title="The secret of your webhook"
        label="Secret"
        secret="whsec_mTk0wvH1lO6Nn2rJrU9fG4x0Z1w7bQe5cV8yKpD3sAI="
        onClose={fn()}
      />
    </>
  ),
}
