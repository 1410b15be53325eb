import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CropDialog } from './index.ts'

/** A picture of four quarters: red and green above, blue and yellow below. */
const quarters = (width: number, height: number, type = 'image/png'): Promise<File> => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  for (const [index, colour] of ['#f00', '#0f0', '#00f', '#ff0'].entries()) {
    if (context) context.fillStyle = colour
    context?.fillRect((index % 2) * (width / 2), index < 2 ? 0 : height / 2, width / 2, height / 2)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The browser cannot encode a picture'))
      else resolve(new File([blob], `Quarters.${type.slice('image/'.length)}`, { type }))
    }, type)
  })
}

/** The colours of the corners of a picture, clockwise from the upper left, as 0 or 255 for red, green, blue; and its width. */
const lookAt = async (file: File) => {
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  context?.drawImage(picture, 0, 0)
  const corner = (x: number, y: number) =>
    [...(context?.getImageData(x, y, 1, 1).data ?? [])]
      .slice(0, 3)
      .map((value) => (value > 127 ? 255 : 0))
      .join(' ')
  const [right, bottom] = [width - 3, height - 3]
  return { width, height, corners: [corner(2, 2), corner(right, 2), corner(right, bottom), corner(2, bottom)] }
}
const red = '255 0 0'
const green = '0 255 0'
const blue = '0 0 255'
const yellow = '255 255 0'

const meta = {
  title: 'Components/Overlays/CropDialog',
  component: CropDialog,
  args: { file: new File([], 'Quarters.png'), onCrop: fn(), onCancel: fn(), minPixels: 200 },
  loaders: [async () => ({ file: await quarters(600, 400) })],
  render: (args, { loaded }) => <CropDialog {...args} file={loaded['file'] as File} />,
} satisfies Meta<typeof CropDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The dialog, once the picture can be taken. */
const ready = async () => {
  const dialog = await within(document.body).findByRole('dialog')
  const use = within(dialog).getByRole('button', { name: 'Use this part' })
  await waitFor(() => expect(use).toBeEnabled())
  return { dialog, use }
}
const cropped = async (onCrop: unknown): Promise<File> => {
  await waitFor(() => expect(onCrop).toHaveBeenCalledOnce())
  const [[file]] = (onCrop as { readonly mock: { readonly calls: [[File]] } }).mock.calls
  return file
}

// FILE-23
export const Default: Story = {
  play: async ({ args }) => {
    const { use } = await ready()
    await userEvent.click(use)
    const file = await cropped(args.onCrop)
    await expect([file.name, file.type]).toEqual(['Quarters.png', 'image/png'])
    await expect(await lookAt(file)).toEqual({ width: 400, height: 400, corners: [red, green, yellow, blue] })
  },
}
export const MovedByKeys: Story = {
  tags: ['test-only'],
  loaders: [async () => ({ file: await quarters(600, 400, 'image/jpeg') })],
  play: async ({ args }) => {
    const { dialog, use } = await ready()
    const zoom = within(dialog).getByRole('slider', { name: 'Zoom' })
    await waitFor(() => expect(zoom).toBeEnabled())
    zoom.focus()
    await userEvent.keyboard('{End}')
    await expect(zoom).toHaveAttribute('aria-valuetext', '200%')
    within(dialog)
      .getByRole('group', { name: /Part of the picture/ })
      .focus()
    // To the left end: what is right of the picture's middle is no longer in the part.
    await userEvent.keyboard('{ArrowRight>40/}{ArrowDown>40/}')
    await userEvent.click(use)
    const file = await cropped(args.onCrop)
    await expect([file.name, file.type]).toEqual(['Quarters.jpg', 'image/jpeg'])
    await expect(await lookAt(file)).toEqual({ width: 200, height: 200, corners: [red, red, red, red] })
  },
}
export const SmallPicture: Story = {
  loaders: [async () => ({ file: await quarters(200, 260) })],
  play: async () => {
    const { dialog } = await ready()
    await expect(within(dialog).getByRole('slider', { name: 'Zoom' })).toBeDisabled()
  },
}
export const Turned: Story = {
  loaders: [async () => ({ file: await quarters(400, 600) })],
  play: async ({ args }) => {
    const { dialog, use } = await ready()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Turn right' }))
    await userEvent.click(use)
    await expect((await lookAt(await cropped(args.onCrop))).corners).toEqual([blue, red, green, yellow])
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: async () => void (await ready()) }
