import type { AuditEntryWire } from '@guildhall/rest-contract/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { expectRetry, offline } from '../../../shared/samples/offline.ts'
import { SettingsFrame } from '../../../shared/components/SettingsFrame/index.ts'
import { sampleSettingsFrame } from '../../../shared/samples/settings-frame.ts'
import { AuditSettings } from './AuditSettings.tsx'

const dana = { uuid: '0199a1f4-7c1e-7a53-9c3d-000000000510', name: 'Dana Whitfield' }
const sam = { uuid: '0199a1f4-7c1e-7a53-9c3d-000000000511', name: 'Sam Okafor' }
const done = (
  number: number,
  action: string,
  at: string,
  subject: AuditEntryWire['subject'],
  details: AuditEntryWire['details'] = {},
): AuditEntryWire => ({
  uuid: `0199a1f4-7c1e-7a53-9c3d-0000000006${number}`,
  action,
  at,
  by: dana,
  subject,
  details,
})
const entries = [
  done(10, 'role-changed', '2026-11-20T13:40:00.000Z', sam, { from: 'viewer', to: 'recruiter' }),
  done(
    11,
    'invite-sent',
    '2026-11-20T09:10:00.000Z',
    { ...sam, name: 'joe@kestrelfreight.example' },
    { role: 'viewer' },
  ),
  done(12, 'member-removed', '2026-11-19T16:00:00.000Z', { ...sam, name: null }, { role: 'viewer', conversations: 3 }),
  done(13, 'company-saved', '2026-11-12T08:00:00.000Z', null, { fields: ['name', 'website'] }),
]
const listOf = (shown: readonly AuditEntryWire[], hasMore = false) => ({
  state: 'ready' as const,
  value: { entries: shown, hasMore, isLoadingMore: false, onLoadMore: fn() },
})

const meta = {
  title: 'Screens/Employers/Settings, audit log',
  component: AuditSettings,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <SettingsFrame {...sampleSettingsFrame('audit')}>
        <Story />
      </SettingsFrame>
    ),
  ],
  args: { audit: listOf(entries), companyName: 'Kestrel Freight', now: new Date('2026-11-20T14:02:00.000Z') },
} satisfies Meta<typeof AuditSettings>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(canvas.getByText('Dana Whitfield made Sam Okafor recruiter (before: viewer)')).toBeVisible(),
    )
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Today' })).toBeVisible())
  },
}
const more = listOf(entries, true)
export const More: Story = {
  args: { audit: more },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show earlier' }))
    await expect(more.value.onLoadMore).toHaveBeenCalled()
  },
}
export const Empty: Story = { args: { audit: listOf([]) } }
export const NotAllowed: Story = { args: { audit: null } }
export const Loading: Story = { args: { audit: { state: 'loading' } } }
export const Failed: Story = {
  args: { audit: offline },
  play: expectRetry,
}
export const Long: Story = {
  args: {
    audit: listOf([
      done(20, 'invite-sent', '2026-11-20T09:10:00.000Z', {
        uuid: sam.uuid,
        name: 'maximiliane-alexandra@internationale-frachtlogistik-und-containerverschiffung.example',
      }),
      ...entries,
    ]),
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
