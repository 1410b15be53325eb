import { fakeAccessTokens, fakeWebhooks, fakeWebhookSender } from '@guildhall/domain/testing'

/** What programs of people and companies need beside the rest of the product, in memory. */
export const createIntegrationFakes = () => {
  const integrationRows = { accessTokens: fakeAccessTokens(), webhooks: fakeWebhooks() }
  return { integrationRows, ...integrationRows, webhookSender: fakeWebhookSender(), allowsLoopbackWebhooks: true }
}
