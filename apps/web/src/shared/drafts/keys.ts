/** The query keys of the server's copies of unfinished forms: one form, and all of them. */
export const draftsKeys = {
  section: (section: string) => ['section-draft', section],
  list: ['section-drafts'],
} as const
