import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { FileUpload, FileUploadItem } from './index.ts'

const tester = userEvent.setup({ applyAccept: false })
const input = (element: HTMLElement) => element.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement

const meta = {
  title: 'Components/Forms/FileUpload',
  component: FileUpload,
  args: {
    label: 'Your résumé',
    description: 'PDF or DOCX, 10 MB at most',
    accept: ['application/pdf', '.docx'],
    maxSize: 10_000,
    wrongTypeMessage: 'PDF or DOCX only',
    tooLargeMessage: '10 kB at most',
    onSelect: fn(),
    onReject: fn(),
  },
} satisfies Meta<typeof FileUpload>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const file = new File(['x'], 'resume.pdf', { type: 'application/pdf' })
    await tester.upload(input(canvasElement), file)
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith(file))
    await expect(args.onReject).not.toHaveBeenCalled()
  },
}
export const Playground: Story = { args: { errorMessage: undefined } }
export const RejectsFileType: Story = {
  play: async ({ args, canvasElement }) => {
    await tester.upload(input(canvasElement), new File(['x'], 'resume.exe', { type: 'application/x-msdownload' }))
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveTextContent('PDF or DOCX only'))
    await expect(args.onSelect).not.toHaveBeenCalled()
    await expect(args.onReject).toHaveBeenCalledWith('type')
  },
}
export const RejectsFileSize: Story = {
  play: async ({ args, canvasElement }) => {
    await tester.upload(input(canvasElement), new File(['x'.repeat(10_001)], 'resume.docx'))
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveTextContent('10 kB at most'))
    await expect(args.onSelect).not.toHaveBeenCalled()
    await expect(args.onReject).toHaveBeenCalledWith('size')
  },
}
export const ServerError: Story = { args: { errorMessage: 'The file could not be read. Try another one.' } }
export const Uploading: Story = {
  render: () => (
    <FileUploadItem
      name="resume.pdf"
      description="482 kB"
      progress={40}
      progressLabel="Uploading resume.pdf"
      onRemove={fn()}
    />
  ),
}
export const Uploaded: Story = {
  render: () => <FileUploadItem name="resume.pdf" description="482 kB" onRemove={fn()} />,
}
export const Disabled: Story = { args: { isDisabled: true } }
export const DraggedOver: Story = {
  play: async ({ canvasElement }) => {
    const dataTransfer = new DataTransfer()
    // Chromium lets only a real drag set this property.
    Object.defineProperty(dataTransfer, 'effectAllowed', { value: 'copy' })
    dataTransfer.items.add(new File(['x'], 'resume.pdf', { type: 'application/pdf' }))
    const zone = within(canvasElement).getByText('or drop it here').closest('[data-rac]')
    if (zone === null) throw new Error('There is no place to drop a file')
    zone.dispatchEvent(new DragEvent('dragenter', { dataTransfer, bubbles: true, cancelable: true }))
    await waitFor(() => expect(zone).toHaveAttribute('data-drop-target', 'true'))
  },
}
