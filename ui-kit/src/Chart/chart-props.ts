import type { ReactNode, RefAttributes } from 'react'

/** A stretch of time, such as a week, that values belong to. */
export interface ChartPeriod {
  readonly id: string
  /** In full, for the readout and the table: 'Week of 02 March 2026'. */
  readonly label: string
  /** For the axis: '02 March'. */
  readonly shortLabel: string
  /** Why its values can still change, such as 'not over yet'. Its marks are hollow. */
  readonly note?: string | undefined
}

/** Values of one kind, one for each period; null where there is none. */
export interface ChartSeries {
  readonly id: string
  readonly label: string
  readonly values: readonly (number | null)[]
}

export interface ChartProps extends RefAttributes<HTMLElement> {
  /** The subject, as the heading. */
  readonly label: string
  /** What is counted, in a sentence. */
  readonly caption: ReactNode
  /** Of the label. Default 3. */
  readonly headingLevel?: 2 | 3 | 4 | undefined
  /** What a period is, as the head of the table's column: 'Week'. */
  readonly periodHeader: string
  /** The earliest first. */
  readonly periods: readonly ChartPeriod[]
  /** A value with its unit: '7.5 hours', '42 %'. */
  readonly formatValue: (value: number) => string
  /** A value at the axis. Default `formatValue`. */
  readonly formatTick?: ((value: number) => string) | undefined
  /** The top of the axis, such as 1 for shares. Default: a round number above the highest value. */
  readonly maxValue?: number | undefined
  /** Whole numbers alone at the axis, for things that are counted. */
  readonly isWhole?: boolean | undefined
  /** Instead of the chart while there is no value. */
  readonly emptyState: ReactNode
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

export const isEmpty = (series: readonly ChartSeries[]): boolean =>
  series.every(({ values }) => values.every((value) => value === null))
