/** The keys of what the settings alone read. */
export const settingsKeys = { sessions: ['sessions'], dataExport: ['data-export'] } as const
