/** Query keys of the operators' pages. */
export const staffKeys = {
  session: ['staff', 'session'],
  operators: ['staff', 'operators'],
  vetting: ['staff', 'vetting'],
  review: (contractorUuid: string) => ['staff', 'vetting', contractorUuid] as const,
} as const
