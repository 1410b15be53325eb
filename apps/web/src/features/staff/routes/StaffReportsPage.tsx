import type { ReportOutcome } from '@guildhall/domain/moderation'
import { useRef, useState } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Link } from '@guildhall/ui-kit/Link'
import { LoadMore } from '@guildhall/ui-kit/LoadMore'
import { SegmentedControl } from '@guildhall/ui-kit/SegmentedControl'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import { type Column, Table } from '@guildhall/ui-kit/Table'
import { Text } from '@guildhall/ui-kit/Text'
import { t } from '../../../shared/i18n/index.ts'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import type { ListedReports, ReportEntry, ReportStatus } from '../api/use-reports.ts'
import { KeysDialog } from '../components/KeysDialog/index.ts'
import { StaffPage } from '../components/StaffFrame/index.ts'
import { reportKeys } from '../key-help.ts'
import { formatMoment, formatReason, outcomeLabels, subjectLabels } from '../report-words.ts'
import { useKeys } from '../use-keys.ts'

export interface StaffReportsPageProps {
  readonly status: ReportStatus
  readonly reports: Loadable<ListedReports>
  readonly onStatus: (status: ReportStatus) => void
  /** The operator who looks. */
  readonly ownUuid: string
  /** Opens a report with this outcome chosen. */
  readonly onChoose: (uuid: string, outcome: ReportOutcome) => void
}

const Outcome = ({
  ownUuid,
  report: { claim, decision },
}: {
  readonly ownUuid: string
  readonly report: ReportEntry
}) => {
  if (decision === null && claim !== null && claim.operatorUuid !== ownUuid)
    return <StatusIndicator tone="warning">{t('{name} looks at it', { name: claim.operatorName })}</StatusIndicator>
  if (decision === null) return <StatusIndicator tone="info">{t('Open')}</StatusIndicator>
  return (
    <StatusIndicator tone={decision.outcome === 'suspended' ? 'danger' : 'neutral'}>
      {outcomeLabels[decision.outcome]}
    </StatusIndicator>
  )
}

const columnsFor = (ownUuid: string): readonly Column<ReportEntry>[] => [
  {
    id: 'what',
    header: t('Report'),
    isRowHeader: true,
    cell: ({ note, reason, subjectType, uuid }) => (
      <>
        <Link href={`/staff/reports/${uuid}`}>{`${subjectLabels[subjectType]}: ${formatReason(reason)}`}</Link>
        {note !== null && (
          <Text as="div" variant="caption" tone="muted">
            <bdi>{note}</bdi>
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'accused',
    header: t('About'),
    cell: ({ accused, companyName }) => <bdi>{accused?.name ?? companyName ?? t('Somebody who is gone')}</bdi>,
  },
  {
    id: 'reporter',
    header: t('From'),
    cell: ({ reporter }) => <bdi>{reporter?.name ?? t('Somebody who is gone')}</bdi>,
  },
  { id: 'status', header: t('Status'), cell: (report) => <Outcome ownUuid={ownUuid} report={report} /> },
  { id: 'when', header: t('Sent'), cell: ({ createdAt }) => formatMoment(createdAt) },
]

const isLink = (element: Element | null): element is HTMLAnchorElement => element instanceof HTMLAnchorElement

/** The keys of the queue: the focus is the place in it. Rule: MOD-92. */
function useQueueKeys({ onChoose, reports, status }: StaffReportsPageProps, onHelp: () => void) {
  const table = useRef<HTMLTableElement>(null)
  const listLinks = (): readonly HTMLAnchorElement[] =>
    [...(table.current?.querySelectorAll('tbody a') ?? [])].filter(isLink)
  const move = (by: 1 | -1): void => {
    const links = listLinks()
    const at = links.findIndex((link) => link === document.activeElement)
    links[Math.max(0, at + by)]?.focus()
  }
  const choose = (outcome: ReportOutcome): void => {
    const at = Math.max(
      0,
      listLinks().findIndex((link) => link === document.activeElement),
    )
    const report = reports.state === 'ready' && status === 'open' ? reports.value.items[at] : undefined
    if (report !== undefined) onChoose(report.uuid, outcome)
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    d: () => choose('dismissed'),
    w: () => choose('warned'),
    s: () => choose('suspended'),
    '?': onHelp,
  })
  return table
}

/** The queue of reports. Rules: MOD-45, MOD-90, MOD-92. */
export const StaffReportsPage = (props: StaffReportsPageProps) => {
  const { onStatus, ownUuid, reports, status } = props
  const [showsKeys, setShowsKeys] = useState(false)
  const table = useQueueKeys(props, () => setShowsKeys(true))
  return (
    <StaffPage
      title={t('Reports')}
      aside={
        <SegmentedControl<ReportStatus>
          aria-label={t('Which reports')}
          segments={[
            { id: 'open', label: t('Open') },
            { id: 'settled', label: t('Handled') },
          ]}
          value={status}
          onChange={onStatus}
        />
      }
    >
      {reports.state === 'loading' && (
        <SkeletonGroup label={t('Loading the reports')}>
          <Skeleton width="70%" />
          <Skeleton width="60%" />
        </SkeletonGroup>
      )}
      {reports.state === 'failed' && (
        <EmptyState
          isFlush
          title={t('The reports did not load')}
          actions={<Button onPress={reports.onRetry}>{t('Try again')}</Button>}
        >
          {reports.message}
        </EmptyState>
      )}
      {reports.state === 'ready' && reports.value.items.length === 0 && (
        <EmptyState isFlush illustration="lamp" title={t('No report waits')}>
          {status === 'open' ? t('Reports of users come here, the oldest first.') : t('None has been handled yet.')}
        </EmptyState>
      )}
      {reports.state === 'ready' && reports.value.items.length > 0 && (
        <>
          <Table
            ref={table}
            label={t('Reports')}
            isFlush
            isStackedOnPhone
            columns={columnsFor(ownUuid)}
            rows={reports.value.items}
            getRowId={({ uuid }) => uuid}
          />
          <LoadMore
            status={
              status === 'open'
                ? t('{count} of {open} open reports', { count: reports.value.items.length, open: reports.value.open })
                : t('{count} handled reports', { count: reports.value.items.length })
            }
            label={t('Show more')}
            hasMore={reports.value.hasMore}
            isLoading={reports.value.isLoadingMore}
            onLoadMore={reports.value.onLoadMore}
          />
        </>
      )}
      {showsKeys && <KeysDialog keys={reportKeys} onClose={() => setShowsKeys(false)} />}
    </StaffPage>
  )
}
