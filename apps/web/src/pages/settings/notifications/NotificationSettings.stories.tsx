import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SettingsFrame } from '../../../patterns/SettingsFrame/index.ts'
import { frameOf } from '../samples.ts'
import { NotificationSettings } from './NotificationSettings.tsx'

const meta = {
  title: 'Screens/Settings notifications',
  component: NotificationSettings,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <SettingsFrame {...frameOf('notifications')}>
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
export const AllOff: Story = {
  args: { preferences: { system: false, requestConnections: false, messagesReplies: false } },
}
export const Long: Story = { globals: { direction: 'rtl', viewport: { value: 'narrow' } } }
