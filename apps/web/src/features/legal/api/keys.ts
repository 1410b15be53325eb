/** Query keys of the legal pages. */
export const legalKeys = { retention: ['retention'] } as const
