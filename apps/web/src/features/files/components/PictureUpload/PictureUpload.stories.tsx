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

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const face = await square(200)
    await userEvent.upload(inputIn(canvasElement), face)
    await waitFor(() => expect(args.onFile).toHaveBeenCalledWith(face))
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
