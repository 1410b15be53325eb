/** The query key of the session. */
export const sessionKeys = { session: ['session'] } as const
