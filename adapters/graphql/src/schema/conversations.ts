import type { ConversationEntry, InboxEntry, Message } from '@guildhall/domain/conversations'
import type { Actor } from '@guildhall/domain/identity'
import { ok } from '@guildhall/domain/shared'
import { forPeople } from '../access/guard.ts'
import { type PageArgs, toConnection, toPageRequest } from './connections.ts'
import { toUuid } from './ids.ts'
import type { SchemaModule } from './schema-module.ts'

const access = { scope: 'conversations' } as const

const toMessage = (message: Message, actor: Actor, { readByOther }: ConversationEntry) => ({
  ...message,
  isOwn: message.senderUuid === actor.accountUuid,
  isReadByOther: message.sequence <= readByOther,
  files: message.docs,
})

const toConversation = (entry: ConversationEntry, actor: Actor, lastMessage: Message | null) => ({
  ...entry.conversation,
  ...entry,
  lastMessage: lastMessage === null ? null : toMessage(lastMessage, actor, entry),
})

/** The inbox, and one conversation with its messages. */
export const conversationsModule: SchemaModule = {
  typeDefs: /* GraphQL */ `
    extend type Query {
      "Conversations that the caller may read, the last changed first. Scope: conversations."
      conversations(first: Int, after: String): ConversationsResult!
      """
      One conversation, with its newest 30 messages or the 30 before the cursor, each page in ascending order. Reading it marks nothing as
      read. Scope: conversations.
      """
      conversation(uuid: ID!, before: String): ConversationResult!
    }

    union ConversationsResult = ConversationConnection | AccessRefused | InvalidInput
    union ConversationResult = ConversationDetails | AccessRefused | NotFound

    type ConversationConnection {
      nodes: [Conversation!]!
      pageInfo: PageInfo!
      "Conversations with something unread, of all."
      unread: Int!
      "Requests that wait for an answer, of all."
      pendingRequests: Int!
    }

    type Conversation {
      uuid: ID!
      "pending, active, declined, withdrawn, expired, closed or blocked"
      status: String!
      statusAt: DateTime!
      createdAt: DateTime!
      expiresAt: DateTime!
      archived: Boolean!
      unreadCount: Int!
      "Whether the company's team can read it too."
      shared: Boolean!
      company: ConversationCompany!
      "The employer who sent the request."
      sender: ConversationParty!
      contractor: ConversationParty!
      offer: Offer!
      lastMessage: Message
    }

    type ConversationCompany {
      uuid: ID!
      name: String!
      website: String
      "A path of the product."
      image: String
      verification: String!
    }

    type ConversationParty {
      uuid: ID!
      firstName: String!
      lastName: String!
      picture: String
      title: String
    }

    "Rates are whole units of the currency, per hour and per year."
    type Offer {
      description: String!
      workplaceType: String!
      opportunityType: String!
      location: String!
      currency: String
      rate: Int
      permCurrency: String
      permRate: Int
      "Months"
      duration: Int
      "YYYY-MM-DD"
      startDate: String!
    }

    type ConversationDetails {
      conversation: Conversation!
      messages: [Message!]!
      "Give it as \`before\` for earlier messages; null at the first."
      earlier: String
      "The contractor's address and number, for the company, while they share them."
      contact: SharedContact
    }

    type SharedContact {
      email: String!
      mobile: String
    }

    type Message {
      uuid: ID!
      "Counts up from 1 in its conversation."
      sequence: Int!
      "text, system or terms"
      kind: String!
      senderUuid: ID
      isOwn: Boolean!
      isReadByOther: Boolean!
      "Empty for a deleted one."
      body: String!
      files: [MessageFile!]!
      sentAt: DateTime!
      editedAt: DateTime
      deletedAt: DateTime
    }

    type MessageFile {
      "A path of the product."
      url: String!
      name: String!
    }
  `,
  resolvers: ({ useCases }) => ({
    Query: {
      conversations: forPeople<PageArgs>(access, async (actor, args) => {
        const page = toPageRequest(args)
        if (!page.ok) return page
        const listed = await useCases.listConversations({ actor, page: page.value })
        if (!listed.ok) return listed
        const { counts, ...list } = listed.value
        const toNode = (entry: InboxEntry) => toConversation(entry, actor, entry.lastMessage)
        return ok({ ...toConnection('ConversationConnection', list, toNode), ...counts })
      }),
      conversation: forPeople<{ readonly uuid: string; readonly before?: string | null }>(
        access,
        async (actor, { before, uuid }) => {
          const id = toUuid(uuid)
          if (!id.ok) return id
          const read = await useCases.readConversation({ actor, conversationUuid: id.value, cursor: before || null })
          if (!read.ok) return read
          const { contact, entry, messages } = read.value
          const shown = messages.items.map((message) => toMessage(message, actor, entry))
          return ok({
            __typename: 'ConversationDetails',
            conversation: toConversation(entry, actor, before ? null : (messages.items.at(-1) ?? null)),
            messages: shown,
            earlier: messages.nextCursor,
            contact,
          })
        },
      ),
    },
  }),
}
