import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { manyMembers, memberColumns, members, type Member } from '../Table/sample-members.tsx'
import { DataGrid, type DataGridProps } from './index.ts'

const meta = {
  title: 'Components/Data/DataGrid',
  component: DataGrid<Member>,
  args: {
    label: 'Team',
    columns: memberColumns,
    rows: members,
    getRowId: (row) => row.id,
    onSelectionChange: fn(),
  },
} satisfies Meta<DataGridProps<Member>>
export default meta
type Story = StoryObj<typeof meta>

const row = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('row', { name })

/** One tab stop; arrow keys move between rows, cells and the controls in them. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await waitFor(() => expect(row(canvasElement, 'Dana Whitfield')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(row(canvasElement, 'Priya Raman')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(within(canvasElement).getByRole('button', { name: 'Remove Priya Raman' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(within(canvasElement).getByRole('button', { name: 'Remove Émile Carré' })).toHaveFocus()
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expect(within(canvasElement).getByRole('rowheader', { name: 'Dana Whitfield' })).toHaveFocus()
  },
}
export const Playground: Story = { args: { selectionMode: 'multiple', isFlush: false, isStackedOnPhone: false } }
export const SingleSelection: Story = {
  args: { selectionMode: 'single' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(row(canvasElement, 'Priya Raman'))
    await waitFor(() => expect(row(canvasElement, 'Priya Raman')).toHaveAttribute('aria-selected', 'true'))
    await userEvent.click(row(canvasElement, 'Dana Whitfield'))
    await waitFor(() => expect(row(canvasElement, 'Priya Raman')).toHaveAttribute('aria-selected', 'false'))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['1']))
  },
}
export const MultipleSelection: Story = {
  args: { selectionMode: 'multiple' },
  play: async ({ args, canvasElement }) => {
    const all = within(canvasElement).getByRole('checkbox', { name: 'Select All' })
    await userEvent.click(within(row(canvasElement, 'Priya Raman')).getByRole('checkbox'))
    await waitFor(() => expect(all).toBePartiallyChecked())
    await userEvent.click(all)
    await waitFor(() => expect(all).toBeChecked())
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['1', '2', '3']))
    await userEvent.click(all)
    await waitFor(() => expect(all).not.toBeChecked())
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set())
  },
}
export const SelectionByKeyboard: Story = {
  tags: ['test-only'],
  args: { selectionMode: 'multiple' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await waitFor(() => expect(row(canvasElement, 'Dana Whitfield')).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['1']))
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['1', '2']))
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['1', '2', '3']))
    await userEvent.keyboard('{Escape}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set())
  },
}
export const ControlledSelection: Story = {
  tags: ['test-only'],
  args: { selectionMode: 'multiple', selectedIds: new Set(['2']) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(row(canvasElement, 'Priya Raman')).toHaveAttribute('aria-selected', 'true'))
  },
}
export const DisabledRow: Story = {
  args: { selectionMode: 'multiple', disabledIds: new Set(['1']) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(row(canvasElement, 'Dana Whitfield')).toHaveAttribute('aria-disabled', 'true'))
    await expect(within(row(canvasElement, 'Dana Whitfield')).getByRole('checkbox')).toBeDisabled()
  },
}
export const RowAction: Story = {
  args: { onRowAction: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(row(canvasElement, 'Priya Raman'))
    await expect(args.onRowAction).toHaveBeenCalledWith('2')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onRowAction).toHaveBeenLastCalledWith('3')
  },
}
export const Sorting: Story = {
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('columnheader', { name: 'Requests' })
    await expect(header).toHaveAttribute('aria-sort', 'none')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{Enter}')
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'ascending'))
    await expect(header).toHaveFocus()
    await userEvent.click(header)
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'descending'))
    await expect(within(canvasElement).getAllByRole('rowheader')[0]).toHaveTextContent('Émile Carré')
  },
}
export const StickyHeader: Story = {
  args: { rows: manyMembers, selectionMode: 'multiple', maxHeight: '240px' },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    const last = row(canvasElement, 'Member 24')
    const header = within(canvasElement).getByRole('columnheader', { name: 'Name' })
    await waitFor(() => expect(last).toHaveFocus())
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(header.getBoundingClientRect().top + 241),
    )
  },
}
export const Flush: Story = { args: { isFlush: true, selectionMode: 'multiple' } }
export const Empty: Story = {
  args: { rows: [], selectionMode: 'multiple', emptyState: 'Nobody is in the team yet.' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('Nobody is in the team yet.')).toBeVisible())
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Select All' })).toBeDisabled()
  },
}
export const Stacked: Story = {
  args: { isStackedOnPhone: true, selectionMode: 'multiple' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(row(canvasElement, 'Priya Raman')).getByRole('checkbox'))
    await waitFor(() => expect(row(canvasElement, 'Priya Raman')).toHaveAttribute('aria-selected', 'true'))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const Wide: Story = {
  args: {
    selectionMode: 'multiple',
    columns: [...memberColumns, { id: 'mail', header: 'E-mail', cell: () => 'accounts@kestrelfreight.example' }],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth))
  },
}
