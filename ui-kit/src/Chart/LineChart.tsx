import { Chart } from './Chart.tsx'
import type { ChartProps, ChartSeries } from './chart-props.ts'
import { LineMarks } from './LineMarks.tsx'

export interface LineChartProps extends ChartProps {
  /** Up to three, with the same unit. */
  readonly series: readonly ChartSeries[]
}

/** How values change over time; several series are compared. For counts of one kind, `BarChart`. */
export const LineChart = (props: LineChartProps) => <Chart {...props} Marks={LineMarks} />
