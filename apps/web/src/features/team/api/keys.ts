/** Query keys of the user's team. */
export const teamKeys = { team: ['team'] } as const
