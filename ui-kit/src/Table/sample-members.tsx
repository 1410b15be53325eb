import { Trash2 } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/index.ts'
import type { Column } from './index.ts'

/** A row of the sample data for the stories of tables. */
export interface Member {
  readonly id: string
  readonly name: string
  readonly role: string
  readonly requests: number
}

export const members: readonly Member[] = [
  { id: '1', name: 'Dana Whitfield', role: 'Admin', requests: 12 },
  { id: '2', name: 'Priya Raman', role: 'Member', requests: 7 },
  { id: '3', name: 'Émile Carré', role: 'Member', requests: 104 },
]

export const manyMembers: readonly Member[] = Array.from({ length: 24 }, (_, index) => ({
  id: `${index}`,
  name: `Member ${index + 1}`,
  role: 'Member',
  requests: index,
}))

export const memberColumns: readonly Column<Member>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, isRowHeader: true, sortBy: (row) => row.name },
  { id: 'role', header: 'Role', cell: (row) => row.role },
  { id: 'requests', header: 'Requests', cell: (row) => row.requests, align: 'end', sortBy: (row) => row.requests },
  {
    id: 'remove',
    header: 'Remove',
    isHeaderHidden: true,
    cell: (row) => <IconButton size="sm" label={`Remove ${row.name}`} icon={Trash2} />,
    align: 'end',
  },
]
