import type { TeamRole } from '@guildhall/domain/identity'
import type { InviteWire } from '@guildhall/rest-contract/client'
import { useRef, useState } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { DataGrid } from '@guildhall/ui-kit/DataGrid'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import { Select } from '@guildhall/ui-kit/Select'
import { Cluster } from '@guildhall/ui-kit/Stack'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import type { Column } from '@guildhall/ui-kit/Table'
import { Text } from '@guildhall/ui-kit/Text'
import { formatDay } from '../../../shared/format/formats.ts'
import { t } from '../../../shared/i18n/index.ts'
import { roleLabels } from '../role-labels.ts'
import styles from '../routes/TeamSettings.module.css'
import { getSentInviteRoleOptions, type TeamView } from '../team-view.ts'

export interface InviteGridProps {
  readonly team: TeamView
  readonly onRole: (invite: InviteWire, role: TeamRole) => void
  /** The ids of invites that are being resent. */
  readonly sending: ReadonlySet<string>
  readonly onRefresh: (invites: readonly InviteWire[]) => void
  readonly onRevoke: (invites: readonly InviteWire[]) => void
}

const sendLabelOf = (count: number): string =>
  count === 1 ? t('Send 1 invite again') : t('Send {count} invites again', { count })
const deleteLabelOf = (count: number): string =>
  count === 1 ? t('Delete 1 invite') : t('Delete {count} invites', { count })

const columnsOf = ({ team, sending, onRefresh, onRevoke, onRole }: InviteGridProps): readonly Column<InviteWire>[] => [
  {
    id: 'email',
    header: t('E-mail'),
    isRowHeader: true,
    sortBy: ({ email }) => email,
    cell: ({ email }) => (
      <Text variant="label" className={styles['words'] ?? ''}>
        {email}
      </Text>
    ),
  },
  {
    id: 'status',
    header: t('Status'),
    sortBy: ({ expiredDate }) => expiredDate,
    cell: ({ expired, expiredDate }) => (
      <StatusIndicator tone={expired ? 'danger' : 'warning'} date={formatDay(expiredDate)}>
        {expired ? t('Expired') : t('Pending, to')}
      </StatusIndicator>
    ),
  },
  {
    id: 'role',
    header: t('Role'),
    sortBy: ({ role }) => roleLabels[role].label,
    cell: (invite) => (
      <Select<TeamRole>
        aria-label={t('Role of the invite of {email}', { email: invite.email })}
        className={styles['inviteRole'] ?? ''}
        options={getSentInviteRoleOptions(team, invite)}
        value={invite.role}
        onChange={(role) => {
          if (role !== invite.role) onRole(invite, role)
        }}
      />
    ),
  },
  {
    id: 'actions',
    header: t('Actions'),
    isHeaderHidden: true,
    align: 'end',
    cell: (invite) => {
      const label = invite.expired ? t('New link') : t('Send again')
      return (
        <Cluster noWrap justify="end">
          <Button
            size="sm"
            isPending={sending.has(invite.uuid)}
            pendingLabel={t('Sending')}
            aria-label={t('{words} to {email}', { words: label, email: invite.email })}
            onPress={() => onRefresh([invite])}
          >
            <Icon icon={icons.RefreshCw} size="sm" />
            {label}
          </Button>
          <IconButton
            label={t('Delete the invite of {email}', { email: invite.email })}
            icon={icons.Trash2}
            onPress={() => onRevoke([invite])}
          />
        </Cluster>
      )
    },
  },
]

/** Open and expired invites. Several can be selected, because one form invites up to fifty people. Rules: COMP-24, COMP-25, COMP-26, COMP-33. */
export const InviteGrid = (props: InviteGridProps) => {
  const { onRefresh, onRevoke, team } = props
  const { invites } = team
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const grid = useRef<HTMLTableElement>(null)
  const selected = invites.filter(({ uuid }) => selectedIds.has(uuid))
  return (
    <>
      <DataGrid
        ref={grid}
        label={t('Invites')}
        columns={columnsOf(props)}
        rows={invites}
        getRowId={({ uuid }) => uuid}
        selectionMode="multiple"
        selectedIds={new Set(selected.map(({ uuid }) => uuid))}
        onSelectionChange={setSelectedIds}
        isFlush
        isStackedOnPhone
      />
      {selected.length > 0 && (
        <Cluster role="group" aria-label={t('Selected invites')}>
          <Button size="sm" onPress={() => onRefresh(selected)}>
            <Icon icon={icons.RefreshCw} size="sm" />
            {sendLabelOf(selected.length)}
          </Button>
          <Button
            size="sm"
            onPress={() => {
              // The button disappears with the selection.
              grid.current?.focus()
              onRevoke(selected)
            }}
          >
            <Icon icon={icons.Trash2} size="sm" />
            {deleteLabelOf(selected.length)}
          </Button>
        </Cluster>
      )}
    </>
  )
}
