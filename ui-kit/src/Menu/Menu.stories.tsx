import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Columns2, Ellipsis, Flag, SquarePen } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/index.ts'
import { Menu } from './index.ts'

const report = fn()
const groups = [
  {
    id: 'act',
    items: [
      { id: 'note', label: 'Add a note', icon: SquarePen, shortcut: 'n' },
      { id: 'compare', label: 'Compare', icon: Columns2, shortcut: 'c', isDisabled: true },
    ],
  },
  { id: 'end', items: [{ id: 'report', label: 'Report', icon: Flag, tone: 'danger' as const, onAction: report }] },
]

const meta = {
  title: 'Components/Overlays/Menu',
  component: Menu,
  args: { label: 'More', sections: groups, trigger: <IconButton label="More" icon={Ellipsis} /> },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    report.mockClear()
    const button = within(canvasElement).getByRole('button', { name: 'More' })
    await userEvent.click(button)
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Report' }))
    await expect(report).toHaveBeenCalledOnce()
    await waitFor(() => expect(button).toHaveFocus())
  },
}
export const WithKeys: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'More' })
    await expect(button).toHaveAttribute('aria-haspopup', 'menu')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    const last = await within(document.body).findByRole('menuitem', { name: 'Report' })
    await waitFor(() => expect(last).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const first = await within(document.body).findByRole('menuitem', { name: /Add a note/ })
    await waitFor(() => expect(first).toHaveFocus())
  },
}
export const Playground: Story = { args: { placement: 'bottom end' } }
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await waitFor(() => expect(within(document.body).getByRole('menu')).toBeVisible())
  },
}
export const SelectableSection: Story = {
  args: {
    label: 'Sort',
    selectedId: 'match',
    sections: [
      {
        id: 'sort',
        title: 'Sort by',
        items: [
          { id: 'match', label: 'Best match' },
          { id: 'rate', label: 'Lowest rate' },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await waitFor(() => expect(within(document.body).getByRole('menuitemradio', { name: 'Best match' })).toBeChecked())
  },
}
export const Described: Story = {
  args: {
    sections: [
      {
        id: 'act',
        items: [
          { id: 'archive', label: 'Archive', description: 'It stays in the archive and comes back with an answer' },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await waitFor(() =>
      expect(within(document.body).getByRole('menuitem')).toHaveAccessibleDescription(
        'It stays in the archive and comes back with an answer',
      ),
    )
  },
}
export const DisabledAction: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await waitFor(() =>
      expect(within(document.body).getByRole('menuitem', { name: /Compare/ })).toHaveAttribute('aria-disabled', 'true'),
    )
  },
}
export const WithLinks: Story = {
  args: { sections: [{ id: 'go', items: [{ id: 'settings', label: 'Settings', href: '#settings' }] }] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await waitFor(() => expect(within(document.body).getByRole('menuitem')).toHaveAttribute('href', '#settings'))
  },
}
