import { BarMarks } from './BarMarks.tsx'
import { Chart } from './Chart.tsx'
import type { ChartProps, ChartSeries } from './chart-props.ts'

export interface BarChartProps extends ChartProps {
  /** Values, one for each period. */
  readonly series: ChartSeries
}

/** How much there was in each period: counts and sums of one kind. For rates and comparisons, `LineChart`. */
export const BarChart = ({ series, ...props }: BarChartProps) => <Chart {...props} series={[series]} Marks={BarMarks} />
