export * from './BarChart.tsx'
export type { ChartPeriod, ChartProps, ChartSeries } from './chart-props.ts'
export * from './LineChart.tsx'
