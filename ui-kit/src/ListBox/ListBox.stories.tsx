import type { Meta, StoryObj } from '@storybook/react-vite'
import { ListBoxContext } from 'react-aria-components'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Globe, MapPin } from '../Icon/icons.ts'
import { ListBox } from './index.ts'

const options = [
  { id: 'cape-town', label: 'Cape Town' },
  { id: 'durban', label: 'Durban' },
  { id: 'lisbon', label: 'Lisbon' },
]

const meta = {
  title: 'Components/Forms/ListBox',
  component: ListBox,
  args: { options },
  // A select gives the list its name and its selection.
  decorators: [
    (Story) => (
      <ListBoxContext value={{ 'aria-label': 'Places', selectionMode: 'single', defaultSelectedKeys: ['durban'] }}>
        <Story />
      </ListBoxContext>
    ),
  ],
} satisfies Meta<typeof ListBox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement)
    await expect(list.getByRole('option', { name: 'Durban' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(list.getByRole('option', { name: 'Lisbon' }))
    await expect(list.getByRole('option', { name: 'Lisbon' })).toHaveAttribute('aria-selected', 'true')
  },
}
export const Playground: Story = {}
export const Described: Story = {
  args: { options: options.map((option) => ({ ...option, description: 'A town by the sea' })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('option', { name: 'Lisbon' })).toHaveAccessibleDescription(
      'A town by the sea',
    )
  },
}
export const WithIcons: Story = {
  args: {
    options: [...options.map((option) => ({ ...option, icon: MapPin })), { id: 'any', label: 'Anywhere', icon: Globe }],
  },
}
export const DisabledOption: Story = {
  args: { options: [...options, { id: 'atlantis', label: 'Atlantis', isDisabled: true }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('option', { name: 'Atlantis' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('Nothing found')).toBeVisible())
  },
}
