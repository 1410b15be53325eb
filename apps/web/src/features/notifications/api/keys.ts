/** The query key of the list of notifications. */
export const notificationsKeys = { list: ['notifications'] } as const
