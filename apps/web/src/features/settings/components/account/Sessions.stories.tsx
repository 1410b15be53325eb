import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectRetry, offline } from '../../../../shared/samples/offline.ts'
import { SettingsFrame } from '../../../../shared/components/SettingsFrame/index.ts'
import { sampleSettingsFrame } from '../../../../shared/samples/settings-frame.ts'
import { Sessions, type SessionView } from './Sessions.tsx'

const now = new Date('2026-11-21T12:00:00.000Z')
const here: SessionView = {
  uuid: '0199a1f4-7c1e-7a53-9c3d-000000000901',
  device: 'Chrome on Mac',
  address: '192.0.2.17',
  createdAt: '2026-11-02T08:00:00.000Z',
  lastSeenAt: now.toISOString(),
  current: true,
}
const phone: SessionView = {
  ...here,
  uuid: '0199a1f4-7c1e-7a53-9c3d-000000000902',
  device: 'Safari on iPhone',
  lastSeenAt: '2026-11-20T19:20:00.000Z',
  current: false,
}

const meta = {
  title: 'Screens/Both/Settings, sessions',
  component: Sessions,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <SettingsFrame {...sampleSettingsFrame('account')}>
        <Story />
      </SettingsFrame>
    ),
  ],
  args: { sessions: { state: 'ready', value: [here, phone] }, now, onEnd: fn(), onEndOthers: fn() },
} satisfies Meta<typeof Sessions>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'End Safari on iPhone, 192.0.2.17' }))
    await expect(args.onEnd).toHaveBeenCalledWith(phone)
    await userEvent.click(canvas.getByRole('button', { name: 'End all others' }))
    await expect(args.onEndOthers).toHaveBeenCalled()
  },
}
/** No other session that could be ended. */
export const Empty: Story = { args: { sessions: { state: 'ready', value: [here] } } }
export const Loading: Story = { args: { sessions: { state: 'loading' } } }
export const Failed: Story = {
  args: { sessions: offline },
  play: expectRetry,
}
export const Long: Story = {
  args: {
    sessions: {
      state: 'ready',
      value: [
        here,
        { ...phone, device: 'Samsung Internet on Android', address: '2001:db8:85a3:1319:8a2e:370:7344:7348' },
      ],
    },
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
