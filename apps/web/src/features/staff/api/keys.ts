/** Query keys of the operators' pages. */
export const staffKeys = {
  session: ['staff', 'session'],
  operators: ['staff', 'operators'],
} as const
