import type { ChartPeriod, ChartSeries } from './chart-props.ts'
import type { Layout } from './lay-out.ts'
import { isAlone, linePath, pointPath } from './marks.ts'
import styles from './Chart.module.css'

export interface MarksProps {
  /** Where values are drawn. */
  readonly layout: Layout
  /** The earliest first. */
  readonly periods: readonly ChartPeriod[]
  /** Values, one for each period. */
  readonly series: readonly ChartSeries[]
  /** The period that is read out. */
  readonly active: number
}

/** Points closer than that would hide the line. */
const POINT_STEP = 14

/** Lines with points; thin and hollow where values can still change. */
export const LineMarks = ({ active, layout: { step, x, y }, periods, series }: MarksProps) => {
  const isOpen = (index: number): boolean => periods[index]?.note !== undefined
  const isPoint = (values: readonly (number | null)[], index: number): boolean =>
    step >= POINT_STEP || index === active || isOpen(index) || isAlone(values, index)
  return series.map(({ id, values }, at) => (
    <g key={id} data-series={at}>
      <path className={styles['line']} d={linePath({ values, x, y, isDrawn: (index) => !isOpen(index) })} />
      <path
        className={styles['line']}
        data-open
        d={linePath({ values, x, y, isDrawn: (index) => isOpen(index) || isOpen(index + 1) })}
      />
      {values.map((value, index) =>
        value === null || !isPoint(values, index) ? null : (
          <path
            key={periods[index]?.id ?? index}
            className={styles['point']}
            data-open={isOpen(index) || undefined}
            data-active={index === active || undefined}
            d={pointPath(at)}
            transform={`translate(${x(index)} ${y(value)})`}
          />
        ),
      )}
    </g>
  ))
}
