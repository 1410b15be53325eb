import type { SchemaModule } from '../schema/schema-module.ts'

/** The channel of changes for a person. Rule: LIVE-1. */
export const channelModule: SchemaModule = {
  typeDefs: /* GraphQL */ `
    type Subscription {
      """
      What happens to a person, on the channel private-{uuid} of the login answer. Give the last sequence that you saw as \`after\` and you get
      what you missed for 15 minutes; an event of the type "read-afresh" says that it is too long ago. The event "ready" says that everything
      after it is live.
      """
      channel(name: String!, after: Int): ChannelEvent!
    }

    type ChannelEvent {
      "Counts up by one on each channel."
      sequence: Int!
      type: String!
      conversationUuid: ID
      messageUuid: ID
      "ISO 8601 UTC."
      at: String!
    }
  `,
  resolvers: () => ({}),
}
