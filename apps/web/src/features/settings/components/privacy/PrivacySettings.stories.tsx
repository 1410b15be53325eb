import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { expectRetry, offline } from '../../../../shared/samples/offline.ts'
import { retentionRules } from '../../../../shared/samples/retention-rules.ts'
import { SettingsFrame } from '../../../../shared/components/SettingsFrame/index.ts'
import { sampleSettingsFrame } from '../../../../shared/samples/settings-frame.ts'
import { ConsentRow } from './ConsentRow.tsx'
import { DeleteForm } from './DeleteForm.tsx'
import { ExportRow, type ExportView } from './ExportRow.tsx'
import { PrivacySettings } from './PrivacySettings.tsx'

const successors = [
  { uuid: '0199a1f4-7c1e-7a53-9c3d-000000000302', name: 'Priya Raman' },
  { uuid: '0199a1f4-7c1e-7a53-9c3d-000000000303', name: 'Wolfeschlegelsteinhausenbergerdorff בן־ציון' },
]

const meta = {
  title: 'Screens/Both/Settings, privacy',
  component: PrivacySettings,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <SettingsFrame {...sampleSettingsFrame('privacy')}>
        <Story />
      </SettingsFrame>
    ),
  ],
  args: { retention: { state: 'ready', value: retentionRules }, onDelete: fn() },
} satisfies Meta<typeof PrivacySettings>
export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)
const onSubmit = fn()

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete account' }))
    await expect(args.onDelete).toHaveBeenCalled()
  },
}
const onChoose = fn()
// PRIV-15
export const OptionalServices: Story = {
  args: {
    services: [
      <ConsentRow key="analytics" service="analytics" isGranted={false} onChoose={onChoose} />,
      <ConsentRow key="support-chat" service="support-chat" isGranted onChoose={onChoose} />,
    ],
  },
  play: async ({ canvasElement }) => {
    const part = within(within(canvasElement).getByRole('region', { name: 'Optional services' }))
    await expect(part.getByRole('switch', { name: 'Support chat' })).toBeChecked()
    await userEvent.click(part.getByRole('switch', { name: 'Usage statistics' }))
    await expect(onChoose).toHaveBeenLastCalledWith(true)
  },
}
export const Loading: Story = { args: { retention: { state: 'loading' } } }
export const Failed: Story = {
  args: { retention: offline },
  play: expectRetry,
}
const none: ExportView = { state: 'none', requestedAt: null, readyAt: null, expiresAt: null, url: null }
const onRequest = fn()
const onProve = fn()
export const CopyToAskFor: Story = {
  args: { children: <ExportRow copy={{ state: 'ready', value: none }} onRequest={onRequest} onProve={onProve} /> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Make my copy' }))
    await expect(onRequest).toHaveBeenCalled()
  },
}
export const CopyLoading: Story = {
  args: { children: <ExportRow copy={{ state: 'loading' }} onRequest={fn()} onProve={onProve} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Make my copy' })).toBeNull()
  },
}
export const CopyAskedFor: Story = {
  args: {
    children: <ExportRow copy={{ state: 'ready', value: none }} onRequest={fn()} onProve={onProve} isRequesting />,
  },
}
export const CopyBeingMade: Story = {
  args: {
    children: (
      <ExportRow copy={{ state: 'ready', value: { ...none, state: 'running' } }} onRequest={fn()} onProve={onProve} />
    ),
  },
}
export const CopyReady: Story = {
  args: {
    children: (
      <ExportRow
        copy={{
          state: 'ready',
          value: {
            ...none,
            state: 'ready',
            expiresAt: '2026-11-27T13:41:00.000Z',
            url: '/v0/exports/1?signature=sample',
          },
        }}
        onRequest={fn()}
        onProve={onProve}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Download my data' })).toHaveAttribute(
      'href',
      '/v0/exports/1?signature=sample',
    )
  },
}
export const CopyUnknown: Story = {
  args: {
    children: <ExportRow copy={offline} onRequest={fn()} onProve={onProve} />,
  },
  play: expectRetry,
}
export const Deleting: Story = {
  render: () => <DeleteForm userType="contractor" successors={null} onSubmit={onSubmit} onClose={fn()} />,
  play: async () => {
    await userEvent.type(await body().findByLabelText('Your password'), 'violet harbour 9{Enter}')
    await expect(onSubmit).toHaveBeenCalledWith({ otp: '', password: 'violet harbour 9', successor: null })
  },
}
export const SoleAdmin: Story = {
  render: () => <DeleteForm userType="employer" successors={successors} onSubmit={onSubmit} onClose={fn()} />,
  play: async () => {
    await userEvent.click(await body().findByText('Priya Raman becomes the admin'))
    await userEvent.type(body().getByLabelText('Your password'), 'violet harbour 9')
    await userEvent.click(body().getByRole('button', { name: 'Delete my account' }))
    await expect(onSubmit).toHaveBeenCalledWith({
      otp: '',
      password: 'violet harbour 9',
      successor: successors[0]?.uuid,
    })
  },
}
export const AloneInTheCompany: Story = {
  render: () => (
    <DeleteForm
      userType="employer"
      successors={[]}
      onSubmit={onSubmit}
      onClose={fn()}
      errors={[{ field: 'successor', label: 'The company', message: 'Please choose one' }]}
    />
  ),
}
export const DeletionRefused: Story = {
  render: () => (
    <DeleteForm
      userType="contractor"
      successors={null}
      onSubmit={onSubmit}
      onClose={fn()}
      errors={[{ field: 'password', label: 'Your password', message: 'This is not your password' }]}
    />
  ),
  play: async () => {
    await waitFor(() => expect(body().getByLabelText('Your password')).toBeInvalid())
  },
}
export const DeletionFailed: Story = {
  render: () => (
    <DeleteForm userType="contractor" successors={null} onSubmit={onSubmit} onClose={fn()} refusal={offline.message} />
  ),
  play: async () => {
    await waitFor(() => expect(body().getByRole('alert')).toHaveTextContent('offline'))
  },
}
export const DeletionPending: Story = {
  render: () => <DeleteForm userType="contractor" successors={null} onSubmit={onSubmit} onClose={fn()} isPending />,
}
export const LongDeletion: Story = {
  render: () => <DeleteForm userType="employer" successors={successors} onSubmit={onSubmit} onClose={fn()} />,
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
export const Long: Story = {
  args: {
    ...CopyReady.args,
    retention: {
      state: 'ready',
      value: retentionRules.map((rule) => ({
        ...rule,
        what: `${rule.what}, Sicherheitsprotokollaufbewahrungsfristen`,
      })),
    },
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
