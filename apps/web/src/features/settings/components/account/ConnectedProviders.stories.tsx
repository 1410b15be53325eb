import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SettingsFrame } from '../../../../shared/components/SettingsFrame/index.ts'
import { sampleSettingsFrame } from '../../../../shared/samples/settings-frame.ts'
import { getExternalNotice } from '../../../sign-in/index.ts'
import { ConnectedProviders, type ProviderView } from './ConnectedProviders.tsx'

const google: ProviderView = {
  name: 'google',
  label: 'Google',
  connectedAt: '2026-03-04T09:00:00.000Z',
  email: 'dana@kestrelfreight.example',
  configured: true,
}
const linkedIn: ProviderView = { name: 'linkedin', label: 'LinkedIn', connectedAt: null, email: null, configured: true }

const meta = {
  title: 'Screens/Both/Settings, other accounts',
  component: ConnectedProviders,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <SettingsFrame {...sampleSettingsFrame('account')}>
        <Story />
      </SettingsFrame>
    ),
  ],
  args: {
    providers: { state: 'ready', value: [google, linkedIn] },
    isVerified: true,
    onConnect: fn(),
    onDisconnect: fn(),
  },
} satisfies Meta<typeof ConnectedProviders>
export default meta
type Story = StoryObj<typeof meta>

// IDEN-77
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/connected since/)).toHaveTextContent('dana@kestrelfreight.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect Google' }))
    await expect(args.onDisconnect).toHaveBeenCalledWith(google)
    await userEvent.click(canvas.getByRole('button', { name: 'Connect LinkedIn' }))
    await expect(args.onConnect).toHaveBeenCalledWith(linkedIn)
  },
}
export const Taken: Story = { args: { notice: getExternalNotice('identity-taken'), pending: 'linkedin' } }
export const Empty: Story = {
  args: { isVerified: false, providers: { state: 'ready', value: [linkedIn] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /Connect/ })).toBeNull()
  },
}
export const Loading: Story = { args: { providers: { state: 'loading' } } }
export const Failed: Story = {
  args: { providers: { state: 'failed', message: 'There is no connection.', onRetry: fn() } },
}
export const Long: Story = {
  args: {
    providers: {
      state: 'ready',
      value: [
        {
          ...google,
          label: 'Donaudampfschifffahrtsgesellschaft mbH',
          email: 'wilhelmina-konstantina.papadimitriou@donaudampfschifffahrtsgesellschaft.example',
        },
        { ...google, name: 'old', label: 'old', email: null, configured: false },
      ],
    },
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
