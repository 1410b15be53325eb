import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { TagField, type TagFieldProps } from './index.ts'

const StatefulTagField = ({ value, ...props }: TagFieldProps) => {
  const [tags, setTags] = useState(value)
  return (
    <TagField
      {...props}
      value={tags}
      onAdd={(typed) =>
        setTags([
          ...tags,
          ...typed.split(/[\s,;]+/).flatMap((word) => (word === '' ? [] : [{ id: word, label: word }])),
        ])
      }
      onRemove={(ids) => setTags(tags.filter(({ id }) => !ids.has(id)))}
    />
  )
}
const nothing = () => undefined

const meta = {
  title: 'Components/Forms/TagField',
  component: TagField,
  render: (args) => <StatefulTagField {...args} />,
  args: {
    label: 'E-mail addresses',
    secondaryLabel: 'up to 50',
    placeholder: 'Add an address',
    value: [],
    onAdd: nothing,
    onRemove: nothing,
  },
} satisfies Meta<typeof TagField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox', { name: 'E-mail addresses' })
    await userEvent.type(input, 'ann@example.com{Enter}ben@example.com,')
    await waitFor(() => expect(canvas.getByRole('row', { name: 'ben@example.com' })).toBeVisible())
    await userEvent.type(input, '{Backspace}')
    await expect(canvas.queryByRole('row', { name: 'ben@example.com' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^Remove ann@example.com/ }))
    await expect(canvas.queryByRole('row')).toBeNull()
  },
}
export const Playground: Story = { args: { value: [{ id: 'a', label: 'ann@example.com' }] } }
export const Pasted: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('textbox', { name: 'E-mail addresses' }))
    await userEvent.paste('ann@example.com\nben@example.com; cleo@example.com')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3))
  },
}
export const InvalidTag: Story = {
  args: {
    value: [
      { id: 'a', label: 'ann@example.com' },
      { id: 'b', label: 'ben at example', errorMessage: 'not an address' },
    ],
    errorMessage: 'ben at example is not an e-mail address.',
  },
}
export const Empty: Story = {}
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'E-mail addresses' })).toBeRequired()
  },
}
export const Described: Story = {
  args: { description: 'Each of them gets a mail of their own' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'Each of them gets a mail of their own',
    )
  },
}
export const Long: Story = {
  args: {
    value: [
      {
        id: 'a',
        label: 'maximiliane-alexandra@internationale-frachtlogistik-und-containerverschiffung.example',
      },
    ],
  },
  globals: { direction: 'rtl', viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
