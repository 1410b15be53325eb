import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AttachmentList } from './index.ts'

const file = { id: 'there', name: 'offer.pdf', size: 184_000, progress: null, url: '/v0/files/offer', problem: null }

const meta = {
  title: 'Patterns/Conversations/Files to send',
  component: AttachmentList,
  args: { files: [file], onRemove: fn() },
} satisfies Meta<typeof AttachmentList>
export default meta
type Story = StoryObj<typeof meta>

// UI-39
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove offer.pdf' }))
    await expect(args.onRemove).toHaveBeenCalledWith('there')
  },
}
export const OnItsWay: Story = { args: { files: [{ ...file, progress: 42, url: null }] } }
export const Refused: Story = {
  args: {
    files: [{ ...file, name: 'offer.gif', url: null, problem: 'Only PDF, Word, PNG and JPEG files can be sent.' }],
  },
}
export const Long: Story = {
  args: { files: [{ ...file, name: `${'statement-of-work-'.repeat(9)}.pdf` }] },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
