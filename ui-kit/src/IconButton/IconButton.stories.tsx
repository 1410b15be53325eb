import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Archive, Bookmark, ChevronDown, ChevronUp, Search } from '../Icon/icons.ts'
import { Cluster } from '../Stack/index.ts'
import { IconButton, IconLink } from './index.ts'

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { label: 'Archive', icon: Archive, onPress: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Archive' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
export const Playground: Story = { args: { label: 'Bookmark', icon: Bookmark, size: 'md', isDisabled: false } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Pending: Story = { args: { isPending: true } }
export const Small: Story = { args: { size: 'sm' } }
export const Row: Story = {
  render: () => (
    <Cluster gap={1}>
      <IconButton label="Previous" icon={ChevronUp} />
      <IconButton label="Next" icon={ChevronDown} />
      <IconLink label="Search" icon={Search} href="#search" />
    </Cluster>
  ),
}
export const AsLink: Story = {
  render: () => <IconLink label="Search" icon={Search} href="#search" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Search' })).toHaveAttribute('href', '#search')
  },
}
export const DisabledLink: Story = {
  render: () => <IconLink label="Search" icon={Search} href="#search" isDisabled />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('aria-disabled', 'true')
  },
}
