import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { Heading, Text } from '@guildhall/ui-kit/Text'
import { navItems } from '../nav-items.ts'
import { AppFrame, NavShortcutList, type NavShortcut } from './index.ts'

const kept: readonly NavShortcut[] = [
  { id: '1', href: '/search-results?q=data', name: 'Remote data engineers', isHere: true, news: null },
  { id: '2', href: '/search-results?q=actuary', name: 'Actuaries, Sydney', isHere: false, news: '4 new' },
  { id: '3', href: '/search-results?q=site', name: 'Site engineers, Texas', isHere: false, news: null },
]
const long = 'Ingénieures et ingénieurs de données, à distance, Llanfairpwllgwyngyll et environs'

const meta = {
  title: 'Patterns/Frames/App frame',
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    items: navItems('employer', true, { unread: 3, pendingRequests: 0, notifications: 1 }),
    path: '/dashboard',
    kept: <NavShortcutList title="Saved searches" places={kept} />,
    foot: <Avatar size="sm" name="Dana Whitfield" id="dana" src={null} />,
    more: null,
    onJump: fn(),
    children: (
      <div style={{ padding: 24 }}>
        <Heading level={1}>Good afternoon, Dana</Heading>
        <Text tone="muted">A page of the product.</Text>
      </div>
    ),
  },
} satisfies Meta<typeof AppFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Main' }))
    const searches = within(nav.getByRole('list', { name: 'Saved searches' }))
    await expect(searches.getByRole('link', { name: 'Remote data engineers' })).toHaveAttribute('aria-current', 'true')
    await waitFor(() => expect(searches.getByRole('link', { name: 'Actuaries, Sydney 4 new' })).toBeVisible())
    await userEvent.click(nav.getByRole('button', { name: /^Jump to/ }))
    await expect(args.onJump).toHaveBeenCalledOnce()
  },
}
export const Empty: Story = {
  args: { kept: <NavShortcutList title="Saved searches" places={[]} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Saved searches')).toBeNull()
  },
}
export const OfAContractor: Story = {
  args: { items: navItems('contractor', false, { unread: 1, pendingRequests: 2, notifications: 0 }), kept: undefined },
}
// UI-58
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement)
    await waitFor(() => expect(frame.getByRole('navigation', { name: 'Main, phone' })).toBeVisible())
    await expect(frame.queryByRole('navigation', { name: 'Main' })).toBeNull()
  },
}
export const Long: Story = {
  args: { kept: <NavShortcutList title="Saved searches" places={kept.map((place) => ({ ...place, name: long }))} /> },
  globals: { direction: 'rtl' },
}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
