import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { manyMembers, memberColumns, members, type Member } from './sample-members.tsx'
import { Table, type TableProps } from './index.ts'

const meta = {
  title: 'Components/Data/Table',
  component: Table<Member>,
  args: { label: 'Team', columns: memberColumns, rows: members, getRowId: (row) => row.id },
} satisfies Meta<TableProps<Member>>
export default meta
type Story = StoryObj<typeof meta>

const namesIn = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('rowheader', { name: 'Dana Whitfield' })).toBeVisible())
  },
}
export const Playground: Story = { args: { isFlush: false, isStackedOnPhone: false } }
export const Sorting: Story = {
  args: { onSortChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const header = canvas.getByRole('columnheader', { name: 'Name' })
    await expect(header).not.toHaveAttribute('aria-sort')
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'ascending'))
    await expect(namesIn(canvasElement)).toEqual(['Dana Whitfield', 'Émile Carré', 'Priya Raman'])
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'descending'))
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'descending' })
  },
}
export const SortingByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Name' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const header = canvas.getByRole('columnheader', { name: 'Requests' })
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'ascending'))
    await userEvent.keyboard(' ')
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'descending'))
    await expect(namesIn(canvasElement)[0]).toBe('Émile Carré')
    await expect(canvas.getByRole('button', { name: 'Requests' })).toHaveFocus()
  },
}
export const DefaultSorting: Story = {
  args: { defaultSortDescriptor: { column: 'requests', direction: 'descending' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(namesIn(canvasElement)).toEqual(['Émile Carré', 'Dana Whitfield', 'Priya Raman']))
  },
}
export const ControlledSorting: Story = {
  tags: ['test-only'],
  args: { sortDescriptor: { column: 'name', direction: 'ascending' }, onSortChange: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Name' }))
    await expect(args.onSortChange).toHaveBeenCalledWith({ column: 'name', direction: 'descending' })
    await expect(namesIn(canvasElement)).toEqual(members.map(({ name }) => name))
  },
}
export const StickyHeader: Story = {
  args: { rows: manyMembers, maxHeight: '240px' },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Team' })
    const header = within(canvasElement).getByRole('columnheader', { name: 'Name' })
    region.scrollTop = 200
    await waitFor(() => expect(region.scrollTop).toBe(200))
    await expect(Math.round(header.getBoundingClientRect().top)).toBe(Math.round(region.getBoundingClientRect().top))
  },
}
export const Flush: Story = { args: { isFlush: true } }
export const Empty: Story = {
  args: { rows: [], emptyState: 'Nobody is in the team yet.' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('Nobody is in the team yet.')).toBeVisible())
  },
}
export const Stacked: Story = {
  args: { isStackedOnPhone: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Requests' }))
    await waitFor(() => expect(namesIn(canvasElement)[0]).toBe('Priya Raman'))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const Long: Story = {
  args: {
    rows: [{ id: '3', name: 'Maximiliane-Alexandra Hohenlohe-Waldenburg-Schillingsfürst', role: 'Admin', requests: 1 }],
  },
}
export const Wide: Story = {
  args: {
    columns: [...memberColumns, { id: 'mail', header: 'E-mail', cell: () => 'accounts@kestrelfreight.example' }],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Team' })
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'))
    await userEvent.tab()
    await waitFor(() => expect(region).toHaveFocus())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const StickyColumn: Story = {
  args: {
    isFirstColumnSticky: true,
    columns: [...memberColumns, { id: 'mail', header: 'E-mail', cell: () => 'accounts@kestrelfreight.example' }],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Team' })
    const name = within(canvasElement).getByRole('rowheader', { name: 'Dana Whitfield' })
    region.scrollLeft = 100
    await waitFor(() => expect(region.scrollLeft).toBe(100))
    await expect(Math.round(name.getBoundingClientRect().left)).toBe(Math.round(region.getBoundingClientRect().left))
  },
}
