import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { OfflineBanner } from './index.ts'

const meta = {
  title: 'Patterns/Frames/Offline banner',
  component: OfflineBanner,
  args: { isOnline: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OfflineBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('You are offline.')
  },
}
export const Online: Story = {
  args: { isOnline: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement()
  },
}
export const Long: Story = { globals: { direction: 'rtl', viewport: { value: 'narrow' } } }
