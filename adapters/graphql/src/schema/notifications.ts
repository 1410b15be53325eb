import { ok } from '@guildhall/domain/shared'
import { forPeople } from '../access/guard.ts'
import { type PageArgs, toConnection, toPageRequest } from './connections.ts'
import type { SchemaModule } from './schema-module.ts'

/** What a person was told. */
export const notificationsModule: SchemaModule = {
  typeDefs: /* GraphQL */ `
    extend type Query {
      "What the caller was told, the newest first. Scope: notifications."
      notifications(first: Int, after: String): NotificationsResult!
    }

    union NotificationsResult = NotificationConnection | AccessRefused | InvalidInput

    type NotificationConnection {
      nodes: [Notification!]!
      pageInfo: PageInfo!
      unread: Int!
    }

    type Notification {
      uuid: ID!
      type: String!
      text: String!
      conversationUuid: ID
      createdAt: DateTime!
      readAt: DateTime
    }
  `,
  resolvers: ({ useCases }) => ({
    Query: {
      notifications: forPeople<PageArgs>({ scope: 'notifications' }, async (actor, args) => {
        const page = toPageRequest(args)
        if (!page.ok) return page
        const listed = await useCases.listNotifications({ actor, page: page.value })
        if (!listed.ok) return listed
        const { unread, ...list } = listed.value
        return ok({ ...toConnection('NotificationConnection', list, (notification) => notification), unread })
      }),
    },
  }),
}
