import type { AnnouncementAudience } from '@guildhall/domain/moderation'
import { ok } from '@guildhall/domain/shared'
import { forOperators } from '../access/guard.ts'
import { type PageArgs, toConnection, toPageRequest } from './connections.ts'
import { toUuid } from './ids.ts'
import type { SchemaModule } from './schema-module.ts'

interface MakeArgs {
  readonly uuid: string
  readonly audience: 'CONTRACTORS' | 'EMPLOYERS' | 'EVERYBODY'
  readonly title: string
  readonly text: string
  readonly link?: string | null
}

const audiences: Readonly<Record<MakeArgs['audience'], AnnouncementAudience>> = {
  CONTRACTORS: 'contractors',
  EMPLOYERS: 'employers',
  EVERYBODY: 'everybody',
}

/** Announcements of operators. Rule: MOD-67. */
export const staffAnnouncementsModule: SchemaModule = {
  typeDefs: /* GraphQL */ `
    extend type Query {
      "Announcements that were made, the newest first. At most 100 a page."
      staffAnnouncements(first: Int, after: String): StaffAnnouncementsResult!
    }

    extend type Mutation {
      "Announces something in the inbox of an audience; it cannot be taken back. The uuid is chosen by the caller: a repeat announces nothing twice. The link is a path of the product."
      staffAnnounce(
        uuid: ID!
        audience: StaffAudience!
        title: String!
        text: String!
        link: String
      ): StaffActionResult!
    }

    enum StaffAudience {
      EVERYBODY
      CONTRACTORS
      EMPLOYERS
    }

    union StaffAnnouncementsResult = StaffAnnouncementConnection | NotFound | InvalidInput | AccessRefused

    type StaffAnnouncementConnection {
      nodes: [StaffAnnouncement!]!
      pageInfo: PageInfo!
      "People who would get an announcement now."
      everybody: Int!
      contractors: Int!
      employers: Int!
    }

    type StaffAnnouncement {
      uuid: ID!
      at: DateTime!
      "Null for one that was made by the command."
      operatorName: String
      audience: StaffAudience!
      title: String!
      text: String!
      link: String
      "People who were to get it."
      recipients: Int!
    }
  `,
  resolvers: ({ useCases }) => ({
    Query: {
      staffAnnouncements: forOperators<PageArgs>('announce', async (actor, args) => {
        const page = toPageRequest(args)
        if (!page.ok) return page
        const listed = await useCases.listAnnouncements({ actor, page: page.value })
        if (!listed.ok) return listed
        const connection = toConnection('StaffAnnouncementConnection', listed.value, (announcement) => ({
          ...announcement,
          audience: announcement.audience.toUpperCase(),
        }))
        return ok({ ...connection, ...listed.value.audiences })
      }),
    },
    Mutation: {
      staffAnnounce: forOperators<MakeArgs>('announce', async (actor, { audience, link, uuid, ...words }) => {
        const id = toUuid(uuid)
        if (!id.ok) return id
        const done = await useCases.makeAnnouncement({
          ...words,
          actor,
          uuid: id.value,
          audience: audiences[audience],
          link: link ?? null,
        })
        return done.ok ? ok({ __typename: 'StaffDone', done: true }) : done
      }),
    },
  }),
}
