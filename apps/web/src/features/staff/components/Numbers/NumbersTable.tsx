import { Card } from '@guildhall/ui-kit/Card'
import { type Column, Table } from '@guildhall/ui-kit/Table'
import { Text } from '@guildhall/ui-kit/Text'
import { t } from '../../../../shared/i18n/index.ts'
import type { WeekNumbers } from '../../api/use-numbers.ts'
import { listMetrics } from '../../number-metrics.ts'
import { formatMonday, openNote } from '../../number-words.ts'
import styles from './Numbers.module.css'

const columnsOf = (weeks: readonly WeekNumbers[]): readonly Column<WeekNumbers>[] => [
  {
    id: 'week',
    header: t('Week of'),
    isRowHeader: true,
    cell: (week) => (
      <>
        {formatMonday(week)}
        {week.isInProgress && (
          <Text as="div" tone="muted">
            {t('not over yet')}
          </Text>
        )}
      </>
    ),
  },
  ...listMetrics(weeks).flatMap((metric) =>
    metric.series.map(({ header, id, valueOf }): Column<WeekNumbers> => ({
      id: `${metric.id} ${id}`,
      header,
      align: 'end',
      cell: (week) => {
        const value = valueOf(week)
        const isOpen = value !== null && !week.isInProgress && openNote(week, metric) !== undefined
        return (
          <>
            {value === null ? '–' : metric.format(value)}
            {isOpen && (
              <Text as="span" tone="muted">
                {' '}
                {t('so far')}
              </Text>
            )}
          </>
        )
      },
    })),
  ),
]

/** All numbers, a row for each week, the latest first. Rule: MOD-70. */
export const NumbersTable = ({ weeks }: { readonly weeks: readonly WeekNumbers[] }) => (
  <Card isFlush>
    <Table
      label={t('Numbers by week')}
      columns={columnsOf(weeks)}
      rows={weeks.toReversed()}
      getRowId={({ week }) => week}
      isFirstColumnSticky
      className={styles['table']}
    />
  </Card>
)
