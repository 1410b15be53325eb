import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import { MapPin } from '../Icon/icons.ts'
import { Kbd } from '../Kbd/index.ts'
import { ComboBox } from './index.ts'

const places = [
  { id: 'cape-town', label: 'Cape Town', description: 'Western Cape, South Africa' },
  { id: 'cape-coral', label: 'Cape Coral', description: 'Florida, United States' },
  { id: 'capalaba', label: 'Capalaba', description: 'Queensland, Australia' },
  { id: 'durban', label: 'Durban', description: 'KwaZulu-Natal, South Africa' },
]

const meta = {
  title: 'Components/Forms/ComboBox',
  component: ComboBox,
  args: { label: 'Place', options: places, icon: MapPin, placeholder: 'Anywhere', onChange: fn() },
} satisfies Meta<typeof ComboBox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Place' })
    await userEvent.type(input, 'Cape')
    const list = await within(document.body).findByRole('listbox')
    await expect(within(list).getAllByRole('option')).toHaveLength(2)
    await userEvent.click(within(list).getByRole('option', { name: 'Cape Town' }))
    await expect(args.onChange).toHaveBeenCalledWith('cape-town')
    await expect(input).toHaveValue('Cape Town')
  },
}
export const KeyboardSelection: Story = {
  tags: ['test-only'],
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox')
    input.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('cape-town'))
  },
}
export const Playground: Story = { args: { description: 'A city or a country' } }
export const Asynchronous: Story = {
  render: function Asynchronous(args) {
    const [typed, setTyped] = useState('')
    const found = places.filter((place) => typed !== '' && place.label.toLowerCase().startsWith(typed.toLowerCase()))
    return (
      <ComboBox
        {...args}
        options={found}
        isAsync
        inputValue={typed}
        onInputChange={setTyped}
        emptyState="No such place"
      />
    )
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'dur')
    await waitFor(() => expect(within(document.body).getByRole('option', { name: 'Durban' })).toBeVisible())
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'zzz')
    await waitFor(() => expect(within(document.body).getByText('No such place')).toBeVisible())
  },
}
export const Loading: Story = { args: { isLoading: true } }
export const CustomValue: Story = {
  args: { label: 'Job title', allowsCustomValue: true, placeholder: 'Job title or words' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox')
    await userEvent.type(input, 'Wheelwright')
    await userEvent.tab()
    await expect(input).toHaveValue('Wheelwright')
  },
}
export const Invalid: Story = { args: { errorMessage: 'Choose a place from the list' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Selected: Story = {
  args: { defaultValue: 'durban' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toHaveValue('Durban')
  },
}
export const Open: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('combobox').focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(within(document.body).getAllByRole('option')).toHaveLength(places.length))
  },
}
export const NoResults: Story = {
  args: { emptyState: 'No such place' },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'zzz')
    await waitFor(() => expect(within(document.body).getByText('No such place')).toBeVisible())
  },
}
export const Described: Story = {
  args: { description: 'A city or a country' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toHaveAccessibleDescription('A city or a country')
  },
}
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'durban' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox')
    await userEvent.type(input, 'Cape')
    await expect(input).toHaveValue('Durban')
  },
}
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox')).toBeRequired()
  },
}
export const Large: Story = { args: { size: 'lg' } }
export const WithAction: Story = { args: { action: <Kbd>/</Kbd> } }
