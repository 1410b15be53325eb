import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { type Upload, useUpload } from '../../../files/index.ts'
import { UploadModal } from './index.ts'

const none: Upload = { file: null, percent: null, uploaded: null, error: null, start: fn(), reset: fn() }
const file = new File(['x'.repeat(48_213)], 'thandeka-mkhize-cv.doc')

const meta = {
  title: 'Patterns/Résumé/Upload dialog',
  component: UploadModal,
  args: { label: 'Your CV', upload: none, onSave: fn(), onClose: fn() },
} satisfies Meta<typeof UploadModal>
export default meta
type Story = StoryObj<typeof meta>

const modal = async () => within(await within(document.body).findByRole('dialog', { name: 'Upload your file' }))

// UI-13
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await modal()
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    if (input !== null) await userEvent.upload(input, file)
    await expect(args.upload.start).toHaveBeenCalledWith(file)
    const box = document.querySelector('[data-size="lg"]')?.getBoundingClientRect()
    await expect(box?.width).toBeLessThanOrEqual(680)
  },
}
export const OnItsWay: Story = {
  args: { upload: { ...none, file, percent: 40 } },
  play: async ({ args }) => {
    const dialog = await modal()
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: /^Cancel thandeka/ }))
    await expect(args.upload.reset).toHaveBeenCalled()
  },
}
export const There: Story = {
  args: { upload: { ...none, file, uploaded: { file_url: '/v0/files/1', original_name: file.name } } },
  play: async ({ args }) => {
    await userEvent.click((await modal()).getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalled()
  },
}
// FILE-7, UI-13
export const Refused: Story = {
  args: { upload: { ...none, error: 'There was an error processing the file. Please try again.' } },
  play: async () => {
    const dialog = await modal()
    await expect(dialog.getByRole('alert')).toHaveTextContent('There was an error processing the file.')
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  },
}
// UI-13
export const AnotherRefused: Story = {
  render: (args) => {
    const send = async () =>
      ({ ok: true, status: 201, value: { file_url: '/v0/files/1', original_name: file.name } }) as const
    return <UploadModal {...args} upload={useUpload(send)} />
  },
  play: async ({ args }) => {
    const dialog = await modal()
    const input = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
    await userEvent.upload(input, file)
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled())
    const picture = new File(['x'], 'photo.png', { type: 'image/png' })
    await userEvent.setup({ applyAccept: false }).upload(input, picture)
    await expect(dialog.getByRole('alert')).toHaveTextContent('Please choose a PDF or Word file')
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
    await expect(dialog.queryByText(file.name)).not.toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }), { pointerEventsCheck: 0 })
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const SaveFailed: Story = { args: { ...There.args, refusal: 'You seem to be offline. Please try again.' } }
export const Long: Story = {
  args: { upload: { ...none, file: new File(['x'], `${'wolfeschlegelsteinhausen-'.repeat(5)}.doc`), percent: 12 } },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
