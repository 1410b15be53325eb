import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PictureUpload } from './index.ts'

const meta = {
  title: 'Patterns/Files/Picture upload',
  component: PictureUpload,
  args: { label: 'Your picture', name: 'Thandeka Mkhize', id: '1', src: null, onFile: fn() },
} satisfies Meta<typeof PictureUpload>
export default meta
type Story = StoryObj<typeof meta>

/** Draws a square picture of one colour. */
const square = async (pixels: number): Promise<File> => {
  const canvas = new OffscreenCanvas(pixels, pixels)
  canvas.getContext('2d')?.fillRect(0, 0, pixels, pixels)
  return new File([await canvas.convertToBlob()], 'face.png', { type: 'image/png' })
}
const inputIn = (element: HTMLElement): HTMLInputElement => {
  const input = element.querySelector<HTMLInputElement>('input[type="file"]')
  if (input === null) throw new Error('There is nowhere to put a file')
  return input
}

// FILE-23
/** The part of a picture that is shown is chosen first. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.upload(inputIn(canvasElement), await square(200))
    const dialog = await within(document.body).findByRole('dialog', { name: 'Choose what is shown' })
    await expect(args.onFile).not.toHaveBeenCalled()
    const button = within(dialog).getByRole('button', { name: 'Use this part' })
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
    await waitFor(() => expect(args.onFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'face.png' })))
    await expect(within(canvasElement).getByRole('img')).toBeVisible()
  },
}
export const Cancelled: Story = {
  tags: ['test-only'],
  play: async ({ args, canvasElement }) => {
    await userEvent.upload(inputIn(canvasElement), await square(200))
    const dialog = await within(document.body).findByRole('dialog', { name: 'Choose what is shown' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(args.onFile).not.toHaveBeenCalled()
  },
}
export const TooSmall: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.upload(inputIn(canvasElement), await square(199))
    await waitFor(() => expect(within(canvasElement).getByText(/at least 200 by 200 pixels/)).toBeVisible())
    await expect(args.onFile).not.toHaveBeenCalled()
  },
}
export const Pending: Story = { args: { isPending: true } }
export const Refused: Story = { args: { refusal: 'This picture is larger than 5 MB.' } }
export const Long: Story = { globals: { direction: 'rtl', viewport: { value: 'narrow' } } }
