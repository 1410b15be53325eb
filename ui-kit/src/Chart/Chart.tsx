import { type ComponentType, useId, useState } from 'react'
import { Button } from '../Button/index.ts'
import { classes } from '../classes.ts'
import { t } from '../i18n/index.ts'
import { Heading } from '../Text/index.ts'
import { type ChartProps, type ChartSeries, isEmpty } from './chart-props.ts'
import { ChartTable } from './ChartTable.tsx'
import type { MarksProps } from './LineMarks.tsx'
import { Plot } from './Plot.tsx'
import styles from './Chart.module.css'

export interface ChartFrameProps extends ChartProps {
  /** Values, one for each period. */
  readonly series: readonly ChartSeries[]
  /** Draws the values. */
  readonly Marks: ComponentType<MarksProps>
}

/** The figure of a chart: its subject and caption, and the plot or the table. */
export const Chart = ({ caption, className, emptyState, headingLevel = 3, ref, ...plot }: ChartFrameProps) => {
  const id = useId()
  const [isTable, setIsTable] = useState(false)
  const { label, periods, series } = plot
  const hasValues = periods.length > 0 && !isEmpty(series)
  return (
    <figure ref={ref} className={classes(styles['chart'], className)} aria-labelledby={id}>
      <figcaption>
        <Heading level={headingLevel} variant="subheading" id={id}>
          {label}
        </Heading>
        <p className={styles['caption']}>{caption}</p>
      </figcaption>
      {!hasValues && <div className={styles['empty']}>{emptyState}</div>}
      {hasValues && (isTable ? <ChartTable {...plot} /> : <Plot {...plot} />)}
      {hasValues && (
        <Button
          size="sm"
          variant="quiet"
          className={styles['toggle']}
          aria-describedby={id}
          onPress={() => setIsTable(!isTable)}
        >
          {isTable ? t('Show as chart') : t('Show as table')}
        </Button>
      )}
    </figure>
  )
}
