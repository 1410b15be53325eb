import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ContactStrip } from './index.ts'

const onShare = fn()
const own = { side: 'contractor', companyName: 'Bluegum Health', isShared: false, isSharing: false, onShare } as const

const meta = {
  title: 'Patterns/Conversations/Contact strip',
  component: ContactStrip,
} satisfies Meta<typeof ContactStrip>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: own,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Share contact details' }))
    await expect(onShare).toHaveBeenCalledWith(true)
  },
}
export const Shared: Story = { args: { ...own, isShared: true } }
export const Sharing: Story = { args: { ...own, isSharing: true } }
export const Theirs: Story = {
  args: {
    side: 'employer',
    firstName: 'Thandeka',
    contact: { email: 'thandeka@example.com', mobile: '+27821234567' },
  },
}
export const Long: Story = {
  args: {
    side: 'employer',
    firstName: 'Maximiliane-Alexandra',
    contact: { email: 'maximiliane-alexandra@internationale-frachtlogistik.example', mobile: null },
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
