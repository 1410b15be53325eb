/** Query keys that only the settings use. */
export const settingsKeys = {
  sessions: ['sessions'],
  accessTokens: ['access-tokens'],
  apiSchema: ['api-schema'],
  webhooks: ['webhooks'],
  webhookLog: (uuid: string) => ['webhooks', uuid],
  passkeys: ['passkeys'],
  providers: ['sign-in-providers'],
  dataExport: ['data-export'],
} as const
