import type { OperatorRole } from '@guildhall/domain/moderation'
import { useState } from 'react'
import { Badge } from '@guildhall/ui-kit/Badge'
import { Button } from '@guildhall/ui-kit/Button'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Icon, icons } from '@guildhall/ui-kit/Icon'
import { Cluster } from '@guildhall/ui-kit/Stack'
import { Select } from '@guildhall/ui-kit/Select'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import { type Column, Table } from '@guildhall/ui-kit/Table'
import { Text } from '@guildhall/ui-kit/Text'
import { formatDate } from '../../../shared/format/formats.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import type { ListedOperator, MadeLink, OperatorInvite } from '../api/use-operators.ts'
import { InviteDialog, type InviteFormState } from '../components/InviteDialog.tsx'
import { LinkDialog } from '../components/LinkDialog.tsx'
import { StaffPage } from '../components/StaffFrame/index.ts'
import { operatorRoleLabels, operatorRoleOptions } from '../role-labels.ts'

export interface StaffOperatorsPageProps {
  /** The operator who looks. */
  readonly ownUuid: string
  readonly operators: Loadable<readonly ListedOperator[]>
  readonly isInviting: boolean
  readonly invite: InviteFormState & { readonly onSubmit: (typed: OperatorInvite) => void }
  /** The link that was made just now. */
  readonly link: MadeLink | null
  readonly onInvite: (isOpen: boolean) => void
  readonly onLinkClose: () => void
  readonly onNewLink: (operator: ListedOperator) => void
  readonly onRole: (operator: ListedOperator, role: OperatorRole) => void
  readonly onEnd: (operator: ListedOperator) => void
}

type Actions = Pick<StaffOperatorsPageProps, 'ownUuid' | 'onNewLink' | 'onRole'> & {
  readonly onAskEnd: (operator: ListedOperator) => void
}

const nameOf = ({ email, name }: ListedOperator): string => (name === '' ? email : name)

const Status = ({ operator: { disabledAt, hasTwoFactor, name } }: { readonly operator: ListedOperator }) => {
  if (disabledAt !== null) return <Badge>{t('Ended {day}', { day: formatDate(disabledAt) })}</Badge>
  if (name === '') return <StatusIndicator tone="outline">{t('Has not come yet')}</StatusIndicator>
  return hasTwoFactor ? (
    <StatusIndicator tone="success">{t('Has an app')}</StatusIndicator>
  ) : (
    <StatusIndicator tone="warning">{t('No app yet')}</StatusIndicator>
  )
}

const columnsOf = ({ ownUuid, onAskEnd, onNewLink, onRole }: Actions): readonly Column<ListedOperator>[] => [
  {
    id: 'who',
    header: t('Operator'),
    isRowHeader: true,
    cell: (operator) => (
      <>
        <Text as="div" variant="label">
          {nameOf(operator)} {operator.uuid === ownUuid && <Badge>{t('you')}</Badge>}
        </Text>
        {operator.name !== '' && (
          <Text as="div" variant="caption" tone="muted">
            {operator.email}
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'role',
    header: t('Role'),
    cell: (operator) =>
      operator.uuid === ownUuid || operator.disabledAt !== null ? (
        operatorRoleLabels[operator.role].label
      ) : (
        <Select<OperatorRole>
          aria-label={t('Role of {name}', { name: nameOf(operator) })}
          options={operatorRoleOptions}
          value={operator.role}
          onChange={(role) => {
            if (role !== operator.role) onRole(operator, role)
          }}
        />
      ),
  },
  { id: 'status', header: t('Status'), cell: (operator) => <Status operator={operator} /> },
  {
    id: 'act',
    header: t('Actions'),
    isHeaderHidden: true,
    align: 'end',
    cell: (operator) =>
      operator.uuid !== ownUuid &&
      operator.disabledAt === null && (
        <Cluster justify="end">
          <Button
            size="sm"
            aria-label={t('New link for {name}', { name: nameOf(operator) })}
            onPress={() => onNewLink(operator)}
          >
            {t('New link')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('End the access of {name}', { name: nameOf(operator) })}
            onPress={() => onAskEnd(operator)}
          >
            {t('End access')}
          </Button>
        </Cluster>
      ),
  },
]

/** All operators, for superadmins: links for new ones, roles, and the end of an access. Rules: MOD-13, MOD-21, MOD-23. */
export const StaffOperatorsPage = ({
  operators,
  isInviting,
  invite,
  link,
  onInvite,
  onLinkClose,
  onEnd,
  ...actions
}: StaffOperatorsPageProps) => {
  const [asked, setAsked] = useState<ListedOperator | null>(null)
  return (
    <StaffPage
      title={t('Operators')}
      aside={
        <Button variant="primary" onPress={() => onInvite(true)}>
          <Icon icon={icons.UserPlus} size="sm" />
          {t('Add an operator')}
        </Button>
      }
    >
      {operators.state === 'loading' && (
        <SkeletonGroup label={t('Loading the operators')}>
          <Skeleton width="70%" />
        </SkeletonGroup>
      )}
      {operators.state === 'failed' && (
        <EmptyState
          isFlush
          title={t('The operators did not load')}
          actions={<Button onPress={operators.onRetry}>{t('Try again')}</Button>}
        >
          {operators.message}
        </EmptyState>
      )}
      {operators.state === 'ready' && (
        <Table
          label={t('Operators')}
          isFlush
          isStackedOnPhone
          columns={columnsOf({ ...actions, onAskEnd: setAsked })}
          rows={operators.value}
          getRowId={({ uuid }) => uuid}
        />
      )}
      {isInviting && <InviteDialog {...invite} onClose={() => onInvite(false)} />}
      {link !== null && <LinkDialog {...link} onClose={onLinkClose} />}
      {asked !== null && (
        <EndDialog
          name={nameOf(asked)}
          onClose={() => setAsked(null)}
          onEnd={() => {
            setAsked(null)
            onEnd(asked)
          }}
        />
      )}
    </StaffPage>
  )
}

interface EndDialogProps {
  readonly name: string
  readonly onClose: () => void
  readonly onEnd: () => void
}

const EndDialog = ({ name, onClose, onEnd }: EndDialogProps) => (
  <Dialog
    role="alertdialog"
    title={t('End the access of {name}?', { name })}
    isOpen
    onOpenChange={(isOpen) => {
      if (!isOpen) onClose()
    }}
    actions={
      <>
        <Button onPress={onClose}>{t('Keep')}</Button>
        <Button variant="danger" onPress={onEnd}>
          {t('End access')}
        </Button>
      </>
    }
  >
    {t('They are signed out at once, and their link stops working. This cannot be undone.')}
  </Dialog>
)
