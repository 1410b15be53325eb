import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { IconButton } from '../IconButton/index.ts'
import { Trash2 } from '../Icon/glyphs.ts'
import { Table, type Column, type TableProps } from './index.ts'

interface Member {
  readonly id: string
  readonly name: string
  readonly role: string
  readonly requests: number
}

const rows: readonly Member[] = [
  { id: '1', name: 'Dana Whitfield', role: 'Admin', requests: 12 },
  { id: '2', name: 'Priya Raman', role: 'Member', requests: 7 },
]
const columns: readonly Column<Member>[] = [
  { id: 'name', name: 'Name', cell: (row) => row.name, isRowName: true },
  { id: 'role', name: 'Role', cell: (row) => row.role },
  { id: 'requests', name: 'Requests', cell: (row) => row.requests, align: 'end' },
  {
    id: 'act',
    name: 'Remove',
    isNameHidden: true,
    cell: (row) => <IconButton size="sm" label={`Remove ${row.name}`} icon={Trash2} />,
    align: 'end',
  },
]

const meta = {
  title: 'Kit/Table',
  component: Table<Member>,
  args: { label: 'Team', columns, rows, idOf: (row) => row.id },
} satisfies Meta<TableProps<Member>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('rowheader', { name: 'Dana Whitfield' })).toBeVisible())
  },
}
export const Playground: Story = { args: { isFlush: false, stacks: false } }
export const Selected: Story = { args: { isSelected: (row) => row.id === '2' } }
export const Flush: Story = { args: { isFlush: true } }
export const Stacked: Story = { args: { stacks: true }, globals: { viewport: { value: 'phone' } } }
export const Empty: Story = { args: { rows: [] } }
export const Long: Story = {
  args: {
    rows: [{ id: '3', name: 'Maximiliane-Alexandra Hohenlohe-Waldenburg-Schillingsfürst', role: 'Admin', requests: 1 }],
  },
}
export const Wide: Story = {
  args: {
    columns: [...columns, { id: 'mail', name: 'E-mail', cell: () => 'accounts@kestrelfreight.example' }],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const place = within(canvasElement).getByRole('region', { name: 'Team' })
    await waitFor(() => expect(place).toHaveAttribute('tabindex', '0'))
    await userEvent.tab()
    await waitFor(() => expect(place).toHaveFocus())
  },
}
