/** Query keys of the company's audit log. */
export const auditKeys = { log: ['audit'] } as const
