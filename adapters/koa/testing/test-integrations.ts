import {
  aShippedLists,
  fakeAccessTokens,
  fakeLists,
  fakeSynonyms,
  fakeWebhooks,
  fakeWebhookSender,
} from '@guildhall/domain/testing'

/** What programs of people and companies need beside the rest of the product, in memory. */
export const createIntegrationFakes = () => {
  const integrationRows = {
    accessTokens: fakeAccessTokens(),
    lists: fakeLists(),
    synonyms: fakeSynonyms(),
    webhooks: fakeWebhooks(),
  }
  return {
    integrationRows,
    ...integrationRows,
    shippedLists: aShippedLists(),
    shippedSynonyms: [['qa', 'tester']],
    webhookSender: fakeWebhookSender(),
    allowsLoopbackWebhooks: true,
  }
}
