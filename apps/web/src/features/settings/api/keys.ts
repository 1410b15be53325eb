/** Query keys that only the settings use. */
export const settingsKeys = { sessions: ['sessions'], dataExport: ['data-export'] } as const
