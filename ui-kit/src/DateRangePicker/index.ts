export * from './DateRangePicker.tsx'
export type { DateRange } from './date-range.ts'
