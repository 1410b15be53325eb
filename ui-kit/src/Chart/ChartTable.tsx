import { type Column, Table } from '../Table/index.ts'
import type { ChartPeriod, ChartProps, ChartSeries } from './chart-props.ts'
import styles from './Chart.module.css'

export interface ChartTableProps extends Pick<ChartProps, 'formatValue' | 'label' | 'periodHeader' | 'periods'> {
  /** Values, one for each period. */
  readonly series: readonly ChartSeries[]
}

interface Row {
  readonly period: ChartPeriod
  readonly index: number
}

/** The same values as rows, the latest first. */
export const ChartTable = ({ formatValue, label, periodHeader, periods, series }: ChartTableProps) => {
  const columns: readonly Column<Row>[] = [
    {
      id: 'period',
      header: periodHeader,
      isRowHeader: true,
      cell: ({ period }) => (
        <>
          {period.label}
          {period.note !== undefined && <span className={styles['note']}>, {period.note}</span>}
        </>
      ),
    },
    ...series.map(({ id, label: header, values }): Column<Row> => ({
      id,
      header,
      align: 'end',
      cell: ({ index }) => {
        const value = values[index] ?? null
        return value === null ? '–' : formatValue(value)
      },
    })),
  ]
  const rows = periods.map((period, index) => ({ period, index })).toReversed()
  return (
    <Table
      label={label}
      columns={columns}
      rows={rows}
      getRowId={({ period }) => period.id}
      maxHeight="224px"
      isFlush
      className={styles['table']}
    />
  )
}
