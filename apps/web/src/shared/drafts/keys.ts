/** The query key of the server's copy of an unfinished form. */
export const draftsKeys = { section: (section: string) => ['section-draft', section] } as const
