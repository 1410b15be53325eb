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
import { StaffPage } from '../components/StaffFrame/index.ts'
import { formatMoment, formatReason, outcomeLabels, subjectLabels } from '../report-words.ts'

export interface StaffReportsPageProps {
  readonly status: ReportStatus
  readonly reports: Loadable<ListedReports>
  readonly onStatus: (status: ReportStatus) => void
}

const Outcome = ({ report: { decision } }: { readonly report: ReportEntry }) => {
  if (decision === null) return <StatusIndicator tone="info">{t('Open')}</StatusIndicator>
  return (
    <StatusIndicator tone={decision.outcome === 'suspended' ? 'danger' : 'neutral'}>
      {outcomeLabels[decision.outcome]}
    </StatusIndicator>
  )
}

const columns: readonly Column<ReportEntry>[] = [
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
  { id: 'status', header: t('Status'), cell: (report) => <Outcome report={report} /> },
  { id: 'when', header: t('Sent'), cell: ({ createdAt }) => formatMoment(createdAt) },
]

/** The queue of reports. Rule: MOD-45. */
export const StaffReportsPage = ({ onStatus, reports, status }: StaffReportsPageProps) => (
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
          label={t('Reports')}
          isFlush
          isStackedOnPhone
          columns={columns}
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
  </StaffPage>
)
