/** An option that is stored as days and shown as a label. */
export interface DaysOption {
  readonly days: number
  readonly label: string
}

/** Workplace types; 'Any type' accepts all and does not filter. Rule: REF-7. */
export const workplaceTypes = ['Any type', 'Remote', 'Hybrid', 'On-site'] as const

/** What a contractor is open to, with stored value and label. Rule: REF-8. */
export const opportunityTypes = [
  { value: 'any', label: 'Permanent or contract' },
  { value: 'permanent', label: 'Permanent' },
  { value: 'contract', label: 'Contract' },
] as const

/** Days until a contractor is available. Rule: REF-9. */
export const availabilityOptions = [
  { days: 0, label: 'Immediately' },
  { days: 7, label: '1-3 Weeks' },
  { days: 30, label: '1 Month' },
  { days: 90, label: '2 Months' },
  { days: 180, label: '> 3 Months' },
] as const satisfies readonly DaysOption[]

/** Shortest contract and duration of a contract, in days. Rule: REF-10. */
export const contractDurationOptions = [
  { days: 0, label: '< 1 Month' },
  { days: 30, label: '1-3 Months' },
  { days: 90, label: '3-6 Months' },
  { days: 180, label: '6-12 Months' },
  { days: 365, label: '> 12 month' },
] as const satisfies readonly DaysOption[]

/** Finds the label of a number of days. */
export const findDaysLabel = (options: readonly DaysOption[], days: number): string | undefined =>
  options.find((option) => option.days === days)?.label

/** "Available" if at once, else for example "Available in 1-3 Weeks". Rule: REF-11. */
export const formatAvailability = (days: number): string => {
  const label = findDaysLabel(availabilityOptions, days)
  if (label === undefined) return 'Availability not given'
  return days === 0 ? `Available ${label}` : `Available in ${label}`
}
