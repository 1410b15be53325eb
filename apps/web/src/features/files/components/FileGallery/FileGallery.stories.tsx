import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { portraits } from '../../../../shared/samples/portraits/index.ts'
import { FileGallery } from './index.ts'

const pictures = [
  { name: 'Wireframe.png', url: portraits.callum, origin: 'Callum, 20 November 2026' },
  { name: 'Whiteboard.jpg', url: portraits.thandeka, origin: 'You, 19 November 2026' },
  { name: 'Room.jpg', url: portraits.dana, origin: 'You, 18 November 2026' },
]
const documents = [
  { name: 'Outline of the freight model.pdf', url: '/v0/files/outline', origin: 'You, 20 November 2026' },
  { name: 'Old letter.doc', url: '/v0/files/letter', origin: 'Callum, 2 November 2026' },
]

const meta = {
  title: 'Patterns/Files/File gallery',
  component: FileGallery,
  args: { files: [...pictures, ...documents] },
} satisfies Meta<typeof FileGallery>
export default meta
type Story = StoryObj<typeof meta>

// CONV-72
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: /Old letter.doc/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Open Whiteboard.jpg' }))
    const dialog = await within(document.body).findByRole('dialog', { name: 'Whiteboard.jpg' })
    await expect(within(dialog).getByText('2 of 3')).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }))
    await expect(within(dialog).getByRole('img', { name: 'Room.jpg' })).toBeVisible()
    within(dialog)
      .getByRole('group', { name: /^Picture;/ })
      .focus()
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(within(dialog).getByText('1 of 3')).toBeVisible())
    await expect(within(dialog).getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'Wireframe.png')
  },
}
export const Documents: Story = { args: { files: documents } }
export const Long: Story = {
  args: {
    files: [
      ...pictures.map((file) => ({ ...file, origin: `Vermittlungsgesellschaft ${file.origin}` })),
      ...documents.map((file) => ({ ...file, name: `Vermittlungsgesellschaftsunterlagen_${file.name}`.repeat(2) })),
    ],
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
