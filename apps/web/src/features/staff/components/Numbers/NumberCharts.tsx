import { Card } from '@guildhall/ui-kit/Card'
import { BarChart, type ChartProps, LineChart } from '@guildhall/ui-kit/Chart'
import { t } from '../../../../shared/i18n/index.ts'
import type { WeekNumbers } from '../../api/use-numbers.ts'
import { listMetrics, type Metric } from '../../number-metrics.ts'
import { formatWeek, formatWeekShort, openNote } from '../../number-words.ts'
import styles from './Numbers.module.css'

interface NumberChartProps {
  readonly metric: Metric
  readonly weeks: readonly WeekNumbers[]
}

const NumberChart = ({ metric, weeks }: NumberChartProps) => {
  const { caption, emptyText, format, formatTick, isCount, label, mark, maxValue } = metric
  const [first, ...others] = metric.series.map(({ id, label: name, valueOf }) => ({
    id,
    label: name,
    values: weeks.map(valueOf),
  }))
  if (first === undefined) return null
  const chart: ChartProps = {
    label,
    caption,
    headingLevel: 2,
    periodHeader: t('Week'),
    periods: weeks.map((week) => ({
      id: week.week,
      label: formatWeek(week),
      shortLabel: formatWeekShort(week),
      note: openNote(week, metric),
    })),
    formatValue: format,
    formatTick,
    isWhole: isCount,
    maxValue,
    emptyState: emptyText,
  }
  return mark === 'bars' ? <BarChart {...chart} series={first} /> : <LineChart {...chart} series={[first, ...others]} />
}

/** A chart for each subject. Rules: MOD-70, MOD-71, MOD-72, MOD-73, MOD-74. */
export const NumberCharts = ({ weeks }: Pick<NumberChartProps, 'weeks'>) => (
  <div className={styles['charts']}>
    {listMetrics(weeks).map((metric) => (
      <Card key={metric.id}>
        <NumberChart metric={metric} weeks={weeks} />
      </Card>
    ))}
  </div>
)
