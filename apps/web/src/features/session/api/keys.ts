/** The key of who is signed in. */
export const sessionKeys = { session: ['session'] } as const
