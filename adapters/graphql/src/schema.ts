/** The GraphQL schema: queries for integrations, and the channel of changes for a person. Rule: LIVE-1. */
export const schema = /* GraphQL */ `
  type Query {
    "Who is signed in; null without a valid token."
    viewer: Viewer
  }

  type Viewer {
    uuid: ID!
    userType: String!
    "The company and the role of an employer."
    companyUuid: ID
    role: String
    "Conversations with something unread, and requests that wait for an answer."
    unreadConversations: Int!
    pendingRequests: Int!
  }

  type Subscription {
    """
    What happens to a person, on the channel private-{uuid} of the login answer. Give the last sequence that you saw as
    \`after\` and you get what you missed for 15 minutes; an event of the type "read-afresh" says that it is too long ago.
    The event "ready" says that everything after it is live.
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
`
