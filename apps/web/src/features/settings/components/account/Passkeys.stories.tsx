import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { expectRetry, offline } from '../../../../shared/samples/offline.ts'
import { SettingsFrame } from '../../../../shared/components/SettingsFrame/index.ts'
import { sampleSettingsFrame } from '../../../../shared/samples/settings-frame.ts'
import { PasskeyNameForm, RemovePasskeyForm } from './PasskeyForms.tsx'
import { Passkeys, type PasskeyView } from './Passkeys.tsx'

const now = new Date('2026-11-21T12:00:00.000Z')
const laptop: PasskeyView = {
  uuid: '0199a1f4-7c1e-7a53-9c3d-000000000a01',
  name: 'Chrome on Mac',
  createdAt: '2026-03-04T09:00:00.000Z',
  lastUsedAt: '2026-11-20T19:20:00.000Z',
  backedUp: true,
}
const key: PasskeyView = { ...laptop, uuid: '0199a1f4-7c1e-7a53-9c3d-000000000a02', name: 'Blue key', lastUsedAt: null }

const meta = {
  title: 'Screens/Both/Settings, passkeys',
  component: Passkeys,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <SettingsFrame {...sampleSettingsFrame('account')}>
        <Story />
      </SettingsFrame>
    ),
  ],
  args: {
    passkeys: { state: 'ready', value: [laptop, key] },
    canAdd: true,
    now,
    onAdd: fn(),
    onRename: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof Passkeys>
export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)

// IDEN-60
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Chrome on Mac' }))
    await expect(args.onRename).toHaveBeenCalledWith(laptop)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Blue key' }))
    await expect(args.onRemove).toHaveBeenCalledWith(key)
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }))
    await expect(args.onAdd).toHaveBeenCalled()
  },
}
export const Empty: Story = { args: { passkeys: { state: 'ready', value: [] } } }
/** Another address than the product's: those that exist can be removed. */
export const Unavailable: Story = {
  args: { canAdd: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  },
}
export const Adding: Story = { args: { isAdding: true } }
export const Rename: Story = {
  render: ({ onAdd }) => <PasskeyNameForm initial="Chrome on Mac" onSubmit={onAdd} onClose={fn()} />,
  play: async ({ args }) => {
    await userEvent.type(await body().findByRole('textbox', { name: 'Name' }), ' at home{Enter}')
    await expect(args.onAdd).toHaveBeenCalledWith('Chrome on Mac at home')
  },
}
export const Remove: Story = {
  render: () => <RemovePasskeyForm name="Blue key" onSubmit={fn()} onClose={fn()} />,
}
export const Loading: Story = { args: { canAdd: false, passkeys: { state: 'loading' } } }
export const Failed: Story = { args: { canAdd: false, passkeys: offline }, play: expectRetry }
export const Long: Story = {
  args: {
    passkeys: { state: 'ready', value: [{ ...laptop, name: 'The security key of the office in Wilhelmshaven, blue' }] },
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
