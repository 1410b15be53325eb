import type { Meta, StoryObj } from '@storybook/react-vite'
import { MESSAGE_MAX_LENGTH } from '@guildhall/domain/conversations'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Composer, ComposerClosed, type ComposerProps } from './index.ts'

const Written = (props: ComposerProps) => {
  const [text, setText] = useState(props.text)
  return (
    <Composer
      {...props}
      text={text}
      onChange={setText}
      onSend={(body) => {
        props.onSend(body)
        setText('')
      }}
    />
  )
}

const meta = {
  title: 'Patterns/Conversations/Composer',
  component: Composer,
  args: { to: 'Callum', text: '', onChange: fn(), onSend: fn() },
  render: (args) => <Written {...args} />,
} satisfies Meta<typeof Composer>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: 'Message to Callum' })
    await userEvent.type(field, '  One{Enter}two  ')
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.type(field, '{Control>}{Enter}{/Control}')
    await expect(args.onSend).toHaveBeenCalledWith('One\ntwo')
    await expect(field).toHaveValue('')
    await waitFor(() => expect(field).toHaveFocus())
  },
}
export const DraftKept: Story = { args: { text: 'It is not right yet, but close' } }
export const NearTheLimit: Story = {
  args: { text: 'a'.repeat(MESSAGE_MAX_LENGTH - 12) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('12 left')).toBeVisible())
  },
}
export const TooLong: Story = {
  args: { text: 'a'.repeat(MESSAGE_MAX_LENGTH + 3) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('3 too many')).toBeVisible())
    await expect(canvas.getByRole('button', { name: /Send/ })).toBeDisabled()
    await userEvent.type(canvas.getByRole('textbox'), '{Control>}{Enter}{/Control}')
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
export const Closed: Story = {
  render: () => <ComposerClosed reason="You can write once Thandeka accepts. The request is open until 04 December." />,
}
export const Phone: Story = { ...DraftKept, globals: { viewport: { value: 'phone' } } }
const file = { name: 'offer.pdf', size: 184_000, progress: null, url: '/v0/files/offer', problem: null }
const attachments = { onFiles: fn(), onRemove: fn() }
/** Uploaded, uploading and rejected files: sending is disabled until each is uploaded or removed. */
export const WithFiles: Story = {
  args: {
    text: 'Here is the offer.',
    attachments: {
      ...attachments,
      files: [
        { ...file, id: 'there' },
        { ...file, id: 'coming', name: 'terms-of-the-work.docx', progress: 42, url: null },
        {
          ...file,
          id: 'refused',
          name: 'picture.gif',
          url: null,
          problem: 'Only PDF, Word, PNG and JPEG files can be sent.',
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: /Send/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the upload of terms-of-the-work.docx' }))
    await expect(attachments.onRemove).toHaveBeenCalledWith('coming')
  },
}
export const Long: Story = {
  args: {
    to: 'Wilhelmina-Konstantina',
    text: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(8),
    attachments: {
      ...attachments,
      files: [{ ...file, id: 'long', name: `${'statement-of-work-'.repeat(9)}.pdf` }],
    },
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
}
