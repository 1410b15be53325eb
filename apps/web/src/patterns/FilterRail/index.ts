export { FilterRail, Filters, FiltersHead, type FiltersProps } from './FilterRail.tsx'
