/** The keys of the own team. */
export const teamKeys = { team: ['team'] } as const
