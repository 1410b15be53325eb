import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { FilePreview, FileLink } from './index.ts'

const square = async (): Promise<Blob> => {
  const canvas = new OffscreenCanvas(200, 120)
  canvas.getContext('2d')?.fillRect(0, 0, 200, 120)
  return canvas.convertToBlob()
}

const meta = {
  title: 'Patterns/Files/File preview',
  component: FilePreview,
  args: { name: 'notes.png', source: new Blob() },
} satisfies Meta<typeof FilePreview>
export default meta
type Story = StoryObj<typeof meta>

// FILE-13
export const Default: Story = {
  loaders: [async () => ({ source: await square() })],
  render: ({ name }, { loaded }) => <FilePreview name={name} source={(loaded as { source: Blob }).source} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('img', { name: 'Preview of notes.png' })).toBeVisible())
  },
}
export const OldWord: Story = {
  args: { name: 'cv.doc' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(/no preview of this kind of file/)).toBeVisible())
  },
}
export const BrokenWord: Story = {
  args: { name: 'cv.docx', source: new Blob(['no document']) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(/could not be read here/)).toBeVisible())
  },
}
export const Failed: Story = {
  args: { name: 'cv.docx', source: '/nowhere/cv.docx' },
  beforeEach: () => {
    const served = window.fetch
    window.fetch = async () => new Response(null, { status: 404 })
    return () => {
      window.fetch = served
    }
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(/The preview did not come/)).toBeVisible())
  },
}
export const InADialog: Story = {
  render: () => <FileLink name="notes.png" url="/v0/files/notes" />,
  beforeEach: () => {
    const served = window.fetch
    window.fetch = async () => new Response(await square())
    return () => {
      window.fetch = served
    }
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Download notes.png' })).toHaveAttribute('download', 'notes.png')
    await userEvent.click(canvas.getByRole('button', { name: 'notes.png' }))
    await waitFor(() => expect(within(document.body).getByRole('img', { name: 'Preview of notes.png' })).toBeVisible())
  },
}
export const Loading: Story = {
  args: { name: 'cv.docx', source: '/v0/files/cv' },
  beforeEach: () => {
    const served = window.fetch
    window.fetch = () => new Promise<never>(() => undefined)
    return () => {
      window.fetch = served
    }
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('Reading cv.docx')).toBeInTheDocument())
  },
}
export const Long: Story = {
  ...OldWord,
  args: { name: `${'curriculum-vitae-of-wilhelmina-konstantina-'.repeat(4)}.doc` },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
