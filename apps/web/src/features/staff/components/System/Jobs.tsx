import { Button } from '@guildhall/ui-kit/Button'
import { LoadMore } from '@guildhall/ui-kit/LoadMore'
import { Cluster, Stack } from '@guildhall/ui-kit/Stack'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import { type Column, Table } from '@guildhall/ui-kit/Table'
import { Text } from '@guildhall/ui-kit/Text'
import { formatNumber, formatWhen } from '../../../../shared/format/formats.ts'
import { t } from '../../../../shared/i18n/index.ts'
import type { FailingJob, JobKind, JobList } from '../../api/use-system.ts'
import { formatReaction } from '../../system-words.ts'

export interface JobsProps {
  readonly list: JobList
  readonly onRetry: (job: FailingJob) => void
  readonly onRetryAll: (kind: JobKind) => void
  readonly onDrop: (job: FailingJob) => void
}

const nameOf = ({ eventType, reaction }: JobKind): string => `${formatReaction(reaction)}, ${eventType}`
const idOf = ({ reaction, uuid }: FailingJob): string => `${uuid} ${reaction}`

const State = ({ job: { attempts, error, nextAttemptAt, parkedAt } }: { readonly job: FailingJob }) => (
  <>
    {parkedAt === null ? (
      <StatusIndicator tone="warning">
        {nextAttemptAt === null ? t('Runs now') : t('Fails, next attempt {when}', { when: formatWhen(nextAttemptAt) })}
      </StatusIndicator>
    ) : (
      <StatusIndicator tone="danger" date={formatWhen(parkedAt)}>
        {t('Parked since')}
      </StatusIndicator>
    )}
    <Text as="div" variant="caption" tone="muted">
      {t('{attempts} attempts', { attempts: formatNumber(attempts) })}
    </Text>
    <Text as="div" variant="caption" tone="muted">
      <bdi>{error ?? t('Its worker stopped while it ran.')}</bdi>
    </Text>
  </>
)

const columnsOf = ({ onDrop, onRetry }: Pick<JobsProps, 'onDrop' | 'onRetry'>): readonly Column<FailingJob>[] => [
  {
    id: 'job',
    header: t('Job'),
    isRowHeader: true,
    cell: ({ eventType, reaction }) => (
      <>
        {formatReaction(reaction)}
        <Text as="div" variant="caption" tone="muted">
          <code>{eventType}</code>
        </Text>
      </>
    ),
  },
  { id: 'since', header: t('Since'), cell: ({ since }) => formatWhen(since) },
  { id: 'state', header: t('State'), cell: (job) => <State job={job} /> },
  {
    id: 'actions',
    header: t('Actions'),
    cell: (job) => (
      <Cluster noWrap>
        <Button size="sm" aria-label={t('Retry {job}', { job: nameOf(job) })} onPress={() => onRetry(job)}>
          {t('Retry')}
        </Button>
        <Button size="sm" aria-label={t('Drop {job}', { job: nameOf(job) })} onPress={() => onDrop(job)}>
          {t('Drop')}
        </Button>
      </Cluster>
    ),
  },
]

/** The kinds of which several jobs are listed. */
const repeatedKinds = (jobs: readonly FailingJob[]): readonly JobKind[] =>
  [...Map.groupBy(jobs, nameOf).values()].flatMap(([first, ...others]) =>
    first === undefined || others.length === 0 ? [] : [{ reaction: first.reaction, eventType: first.eventType }],
  )

const Counts = ({ counts }: Pick<JobList, 'counts'>) => {
  const sumOf = (state: 'failing' | 'parked' | 'waiting'): number => counts.reduce((sum, one) => sum + one[state], 0)
  return (
    <Text tone="muted">
      {t('Waiting: {waiting}. Failing again and again: {failing}. Parked: {parked}.', {
        waiting: formatNumber(sumOf('waiting')),
        failing: formatNumber(sumOf('failing')),
        parked: formatNumber(sumOf('parked')),
      })}
    </Text>
  )
}

/** What follows on events and has not succeeded. Rules: MOD-62, MOD-63. */
export const Jobs = ({ list, onDrop, onRetry, onRetryAll }: JobsProps) => (
  <Stack>
    <Counts counts={list.counts} />
    {list.items.length === 0 ? (
      <Text>{t('No job has failed several times, and none is parked.')}</Text>
    ) : (
      <>
        {repeatedKinds(list.items).map((kind) => (
          <Cluster key={nameOf(kind)}>
            <Button size="sm" onPress={() => onRetryAll(kind)}>
              {t('Retry all: {kind}', { kind: nameOf(kind) })}
            </Button>
          </Cluster>
        ))}
        <Table
          label={t('Failing and parked jobs')}
          isFlush
          isStackedOnPhone
          columns={columnsOf({ onDrop, onRetry })}
          rows={list.items}
          getRowId={idOf}
        />
        {list.hasMore && (
          <LoadMore
            status={t('{count} shown', { count: list.items.length })}
            label={t('Show more')}
            hasMore
            isLoading={list.isLoadingMore}
            onLoadMore={list.onLoadMore}
          />
        )}
      </>
    )}
  </Stack>
)
