export { FilterRail, type FilterRailProps, Filters, FiltersHead } from './FilterRail.tsx'
export type { FiltersProps } from './filters-props.ts'
export { type DrawSpread, RateSpreadContext } from './rate-spread-context.ts'
