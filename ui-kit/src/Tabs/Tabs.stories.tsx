import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Tabs } from './index.ts'

const tabs = [
  { id: 'team', label: 'Team', count: 12, content: 'What the team kept' },
  { id: 'mine', label: 'Mine', count: 5, content: 'What I kept' },
  { id: 'changed', label: 'Changed', count: 2, isCountEmphasized: true, content: 'What changed since' },
]

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: { label: 'Bookmarks', tabs, onSelectionChange: fn() },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: /Mine/ }))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('mine')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What I kept')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What changed since')
    // The tab alone has the focus, not the frame around the panel.
    await expect(canvas.getByRole('tab', { name: /Changed/ })).not.toHaveStyle({ outlineStyle: 'none' })
    const frame = canvas.getByRole('tablist').closest(':not([role="tablist"])[data-orientation]')
    await expect(frame).toHaveAttribute('data-focus-visible')
    await expect(frame).toHaveStyle({ outlineStyle: 'none' })
  },
}
export const Playground: Story = { args: { defaultSelectedId: 'mine' } }
export const WithDisabled: Story = {
  args: { tabs: [...tabs, { id: 'archive', label: 'Archive', isDisabled: true }] },
}
export const WithoutContent: Story = {
  args: { tabs: tabs.map(({ id, label }) => ({ id, label })) },
}
export const AsLinks: Story = {
  args: { tabs: tabs.map((tab) => ({ ...tab, href: `#${tab.id}` })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('tab', { name: /Mine/ })).toHaveAttribute('href', '#mine')
  },
}
export const Narrow: Story = {
  args: {
    tabs: [...tabs, { id: 'archive', label: 'Put away a long time ago' }, { id: 'all', label: 'Everybody' }],
    selectedId: 'all',
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    // The last tab is selected, and the list is scrolled to it.
    const tab = within(canvasElement).getByRole('tab', { name: 'Everybody' })
    await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth))
  },
}
