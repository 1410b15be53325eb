import { Button } from '@guildhall/ui-kit/Button'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import { type Column, Table } from '@guildhall/ui-kit/Table'
import { Text } from '@guildhall/ui-kit/Text'
import { formatWhen } from '../../../../shared/format/formats.ts'
import { t } from '../../../../shared/i18n/index.ts'
import type { ScheduledWork } from '../../api/use-system.ts'
import { formatMoment } from '../../report-words.ts'
import { formatDuration, formatWork, outcomeLabels, outcomeOf } from '../../system-words.ts'

export interface WorkTableProps {
  readonly work: readonly ScheduledWork[]
  /** The work that is being asked for. */
  readonly starting: string | null
  readonly onStart: (name: string) => void
}

const Last = ({ work }: { readonly work: ScheduledWork }) => {
  const { label, tone } = outcomeLabels[outcomeOf(work)]
  const { endedAt, error, startedAt } = work
  return (
    <>
      <StatusIndicator tone={tone}>{label}</StatusIndicator>
      {startedAt !== null && (
        <Text as="div" variant="caption" tone="muted">
          {endedAt === null
            ? formatWhen(startedAt)
            : t('{when}, in {duration}', {
                when: formatWhen(startedAt),
                duration: formatDuration(startedAt, endedAt),
              })}
        </Text>
      )}
      {error !== null && (
        <Text as="div" variant="caption" tone="muted">
          <bdi>{error}</bdi>
        </Text>
      )}
    </>
  )
}

const columnsOf = ({
  onStart,
  starting,
}: Pick<WorkTableProps, 'onStart' | 'starting'>): readonly Column<ScheduledWork>[] => [
  {
    id: 'work',
    header: t('Work'),
    isRowHeader: true,
    cell: ({ name }) => (
      <>
        {formatWork(name)}
        <Text as="div" variant="caption" tone="muted">
          <code>{name}</code>
        </Text>
      </>
    ),
  },
  { id: 'last', header: t('Last run'), cell: (work) => <Last work={work} /> },
  {
    id: 'next',
    header: t('Next run'),
    cell: ({ cron, nextRunAt }) =>
      nextRunAt === null ? (
        t('Only by hand')
      ) : (
        <>
          {formatMoment(nextRunAt)}
          <Text as="div" variant="caption" tone="muted">
            <code>{cron}</code>
          </Text>
        </>
      ),
  },
  {
    id: 'start',
    header: t('Action'),
    isHeaderHidden: true,
    cell: (work) => (
      <Button
        size="sm"
        isDisabled={outcomeOf(work) === 'running'}
        isPending={starting === work.name}
        aria-label={t('Run {work} now', { work: formatWork(work.name) })}
        onPress={() => onStart(work.name)}
      >
        {t('Run now')}
      </Button>
    ),
  },
]

/** What workers do by the clock. Rule: MOD-64. */
export const WorkTable = ({ work, ...actions }: WorkTableProps) =>
  work.length === 0 ? (
    <Text>{t('No worker has started yet.')}</Text>
  ) : (
    <Table
      label={t('Work and its last runs')}
      isFlush
      isStackedOnPhone
      columns={columnsOf(actions)}
      rows={work}
      getRowId={({ name }) => name}
    />
  )
