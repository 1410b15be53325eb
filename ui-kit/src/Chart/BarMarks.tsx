import type { MarksProps } from './LineMarks.tsx'
import styles from './Chart.module.css'

/** The share of a period that its bar takes. */
const BAR_SHARE = 0.7
const BAR_MIN = 1

/** A bar for each period; hollow where its value can still change. */
export const BarMarks = ({ active, layout: { step, x, y }, periods, series }: MarksProps) => {
  const width = Math.max(BAR_MIN, step * BAR_SHARE)
  const base = y(0)
  return series.map(({ id, values }, at) => (
    <g key={id} data-series={at}>
      {values.map((value, index) =>
        value === null || value === 0 ? null : (
          <rect
            key={periods[index]?.id ?? index}
            className={styles['bar']}
            data-open={periods[index]?.note === undefined ? undefined : true}
            data-active={index === active || undefined}
            x={x(index) - width / 2}
            width={width}
            y={Math.min(base, y(value))}
            height={Math.max(BAR_MIN, Math.abs(base - y(value)))}
          />
        ),
      )}
    </g>
  ))
}
