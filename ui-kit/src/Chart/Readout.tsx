import type { ChartPeriod, ChartProps, ChartSeries } from './chart-props.ts'
import { pointPath } from './marks.ts'
import styles from './Chart.module.css'

export interface ReadoutProps extends Pick<ChartProps, 'formatValue'> {
  /** Values, one for each period. */
  readonly series: readonly ChartSeries[]
  /** The period that is read out. */
  readonly period: ChartPeriod | undefined
  /** Its place among the periods. */
  readonly index: number
}

const Swatch = ({ series }: { readonly series: number }) => (
  <svg className={styles['swatch']} viewBox="-12 -6 24 12" data-series={series} aria-hidden="true">
    <path className={styles['line']} d="M-12 0H12" />
    <path className={styles['point']} d={pointPath(series)} />
  </svg>
)

/** The legend, with the values of one period: that under the pointer or the slider. */
export const Readout = ({ formatValue, index, period, series }: ReadoutProps) => (
  <div className={styles['readout']}>
    <p className={styles['period']}>
      {period?.label}
      {period?.note !== undefined && <span className={styles['note']}>, {period.note}</span>}
    </p>
    <ul className={styles['legend']}>
      {series.map(({ id, label, values }, at) => {
        const value = values[index] ?? null
        return (
          <li key={id} className={styles['entry']}>
            {series.length > 1 && <Swatch series={at} />}
            {series.length > 1 && label}
            <strong className={styles['value']}>{value === null ? '–' : formatValue(value)}</strong>
          </li>
        )
      })}
    </ul>
  </div>
)
