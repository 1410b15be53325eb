import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import type { Option } from '../ListBox/index.ts'
import { MultiSelect, type MultiSelectProps } from './index.ts'

const skills = ['Python', 'dbt', 'Airflow', 'Snowflake', 'Kafka'].map((label) => ({ id: label.toLowerCase(), label }))

const StatefulMultiSelect = (props: MultiSelectProps) => {
  const [value, setValue] = useState<readonly Option[]>(props.value)
  return <MultiSelect {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Components/Forms/MultiSelect',
  component: MultiSelect,
  args: {
    label: 'Skills',
    options: skills,
    value: skills.slice(0, 2),
    maxSelections: 15,
    onChange: () => undefined,
    placeholder: 'Add a skill',
  },
} satisfies Meta<typeof MultiSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => <StatefulMultiSelect {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'kaf')
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Kafka' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Kafka' })).toBeVisible())
    await waitFor(() => expect(canvas.getByText('3 of 15')).toBeVisible())
    await expect(input).toHaveValue('')
  },
}
export const Playground: Story = { args: { maxSelections: 3 }, render: (args) => <StatefulMultiSelect {...args} /> }
export const RemovesTags: Story = {
  tags: ['test-only'],
  render: (args) => <StatefulMultiSelect {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Remove Python/ }))
    await expect(canvas.queryByRole('row', { name: 'Python' })).toBeNull()
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{Escape}{Backspace}')
    await waitFor(() => expect(canvas.getByText('0 of 15')).toBeVisible())
  },
}
export const TabSelectsNothing: Story = {
  tags: ['test-only'],
  args: { onChange: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await userEvent.hover(await within(document.body).findByRole('option', { name: 'Kafka' }))
    await userEvent.tab()
    await waitFor(() => expect(within(document.body).queryByRole('listbox')).toBeNull())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const MaxSelections: Story = {
  args: { maxSelections: 2 },
  render: (args) => <StatefulMultiSelect {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('2 of 2')).toBeVisible())
    await userEvent.type(canvas.getByRole('combobox'), 'k')
    await waitFor(() =>
      expect(within(document.body).getByRole('option', { name: 'Kafka' })).toHaveAttribute('aria-disabled', 'true'),
    )
    // The open list hides everything else from screen readers, as a modal does; close it so that axe sees the tags.
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(document.body).queryByRole('listbox')).toBeNull())
  },
}
export const CustomValue: Story = {
  args: { options: [], value: [], onCustomValue: fn() },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox')
    await userEvent.type(input, 'dbt{Enter}')
    await expect(args.onCustomValue).toHaveBeenLastCalledWith('dbt')
    await expect(input).toHaveValue('')
    await userEvent.type(input, 'Kafka,')
    await expect(args.onCustomValue).toHaveBeenLastCalledWith('Kafka,')
    await userEvent.keyboard('{Escape}')
  },
}
export const Empty: Story = { args: { value: [] } }
export const Invalid: Story = { args: { value: [], errorMessage: 'Choose one at least' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Open: Story = {
  render: (args) => <StatefulMultiSelect {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await waitFor(() => expect(within(document.body).getAllByRole('option')).toHaveLength(skills.length))
  },
}
export const NoResults: Story = {
  render: (args) => <StatefulMultiSelect {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'zzz')
    await waitFor(() => expect(within(document.body).getByText('Nothing found')).toBeVisible())
  },
}
export const Loading: Story = {
  args: { options: [], isAsync: true, isLoading: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await waitFor(() => expect(within(document.body).getByText('Looking…')).toBeVisible())
  },
}
export const Described: Story = { args: { description: 'What you would be asked about first' } }
export const Required: Story = {
  args: { value: [], isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toBeRequired()
  },
}
