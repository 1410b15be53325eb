/** Query keys that only the settings use. */
export const settingsKeys = {
  sessions: ['sessions'],
  providers: ['sign-in-providers'],
  dataExport: ['data-export'],
} as const
