/** The key of what the server keeps of a form that is not saved yet. */
export const draftsKeys = { section: (section: string) => ['section-draft', section] } as const
