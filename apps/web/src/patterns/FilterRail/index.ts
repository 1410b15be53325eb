export { FilterRail, type FilterRailProps, Filters, FiltersHead } from './FilterRail.tsx'
export type { FiltersProps } from './filters-props.ts'
