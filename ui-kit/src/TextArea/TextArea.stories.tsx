import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { TextArea } from './index.ts'

const meta = {
  title: 'Components/Forms/TextArea',
  component: TextArea,
  args: { label: 'What the work is', defaultValue: 'Rebuild our freight billing pipeline on dbt and Airflow.' },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Playground: Story = { args: { rows: 6, description: 'Two sentences are enough' } }
export const Counted: Story = {
  args: { maxLength: 200, showCharacterCount: true, defaultValue: '' },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'Hello')
    await waitFor(() => expect(within(canvasElement).getByText('5 of 200')).toBeVisible())
  },
}
export const Invalid: Story = { args: { errorMessage: 'Say what the work is' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Empty: Story = { args: { defaultValue: '', placeholder: 'Two sentences are enough' } }
// UI-67
export const OverMaxLength: Story = {
  args: { maxLength: 20, defaultValue: '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    await userEvent.paste('Seventeen letters')
    await expect(canvas.queryByText(/of 20/)).toBeNull()
    await userEvent.paste(' 👍')
    await waitFor(() => expect(canvas.getByText('19 of 20')).toBeVisible())
    await userEvent.paste(' and more')
    await expect(field).toHaveValue('Seventeen letters 👍 and more')
    await waitFor(() => expect(canvas.getByText('28 of 20')).toBeVisible())
    await expect(canvas.getByText('28 of 20')).toHaveAttribute('aria-live', 'polite')
  },
}
export const Described: Story = {
  args: { description: 'Two sentences are enough' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription('Two sentences are enough')
  },
}
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox')
    await userEvent.type(field, '!')
    await expect(field).toHaveValue('Rebuild our freight billing pipeline on dbt and Airflow.')
  },
}
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeRequired()
  },
}
