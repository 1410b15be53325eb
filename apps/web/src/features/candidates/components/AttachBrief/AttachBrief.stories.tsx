import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AttachBrief } from './index.ts'

const file = { id: 'there', name: 'brief.pdf', size: 184_000, progress: null, url: '/v0/files/brief', problem: null }

const meta = {
  title: 'Patterns/Candidates/Attach brief',
  component: AttachBrief,
  args: { files: [], onFiles: fn(), onRemove: fn() },
} satisfies Meta<typeof AttachBrief>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const chosen = new File(['%PDF-1.7'], 'brief.pdf', { type: 'application/pdf' })
    const input = canvasElement.querySelector('input')
    if (input !== null) await userEvent.upload(input, chosen)
    await expect(args.onFiles).toHaveBeenCalledWith([chosen])
  },
}
export const OnItsWay: Story = {
  args: {
    files: [{ ...file, progress: 42, url: null }],
    problem: 'The file is still on its way. Send once it is there.',
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel the upload of brief.pdf' }))
    await expect(args.onRemove).toHaveBeenCalledWith('there')
  },
}
export const There: Story = { args: { files: [file] } }
export const Refused: Story = {
  args: {
    files: [{ ...file, name: 'brief.gif', url: null, problem: 'Only PDF, Word, PNG and JPEG files can be sent.' }],
  },
}
export const Long: Story = {
  args: { files: [{ ...file, name: `${'statement-of-work-'.repeat(9)}.pdf` }] },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
