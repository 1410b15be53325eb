import { toInboxReader } from '@guildhall/domain/conversations'
import type { Actor } from '@guildhall/domain/identity'
import { ok } from '@guildhall/domain/shared'
import { authorizePerson, forPeople } from '../access/guard.ts'
import type { GraphqlContext, PersonCaller } from '../access/callers.ts'
import type { SchemaModule } from './schema-module.ts'

interface ViewerSource {
  readonly caller: PersonCaller
  readonly counts: () => Promise<{ readonly unread: number; readonly pendingRequests: number } | null>
}

const ofActor =
  <Value>(read: (actor: Actor) => Value) =>
  ({ caller }: ViewerSource): Value =>
    read(caller.actor)

/** Who calls, and their own account. */
export const viewerModule: SchemaModule = {
  typeDefs: /* GraphQL */ `
    extend type Query {
      "Who calls; null without a valid session or token."
      viewer: Viewer
      "The caller's own account. Scope: profile."
      account: AccountResult!
    }

    type Viewer {
      "Of the account, or of the token of a company's service."
      uuid: ID!
      userType: String!
      "The company and the role of an employer."
      companyUuid: ID
      role: String
      "What the token may read; null for a session, which may read everything that its account may."
      scopes: [String!]
      "Conversations with something unread; null without the scope conversations."
      unreadConversations: Int
      "Requests that wait for an answer; null without the scope conversations."
      pendingRequests: Int
    }

    union AccountResult = Account | AccessRefused

    type Account {
      uuid: ID!
      userType: String!
      email: String!
      firstName: String!
      lastName: String!
      mobile: String
      createdAt: DateTime!
      "Of a contractor."
      profile: Profile
    }

    "A contractor's own profile. Rates are whole units of the currency, per hour and per year."
    type Profile {
      jobTitle: String
      introduction: String
      locationTitle: String
      opportunityType: String
      workplaceType: String
      "Days until available."
      availability: Int
      rate: Int
      currency: String
      permanentRate: Int
      permanentCurrency: String
      industries: [String!]!
      skills: [String!]!
      languages: [String!]!
      vettingStatus: String!
      paused: Boolean!
      updatedAt: DateTime!
    }
  `,
  resolvers: ({ inbox, useCases }) => ({
    Query: {
      viewer: (_: unknown, __: unknown, { caller }: GraphqlContext): ViewerSource | null => {
        if (caller.kind !== 'person') return null
        const allowed = authorizePerson(caller, { scope: 'conversations' })
        // Both counts are one read.
        let counts: ReturnType<ViewerSource['counts']> | null = null
        return {
          caller,
          counts: () => (counts ??= allowed.ok ? inbox.getCounts(toInboxReader(allowed.value)) : Promise.resolve(null)),
        }
      },
      account: forPeople({ scope: 'profile' }, async (actor) => {
        const described = await useCases.describeSession({ actor })
        if (!described.ok) return described
        const { account, profile } = described.value
        return ok({ __typename: 'Account', ...account, profile })
      }),
    },
    Viewer: {
      uuid: ofActor(({ accountUuid }) => accountUuid),
      userType: ofActor(({ userType }) => userType),
      companyUuid: ofActor(({ companyUuid }) => companyUuid),
      role: ofActor(({ role }) => role),
      scopes: ({ caller }: ViewerSource) => caller.scopes,
      unreadConversations: async ({ counts }: ViewerSource) => (await counts())?.unread ?? null,
      pendingRequests: async ({ counts }: ViewerSource) => (await counts())?.pendingRequests ?? null,
    },
  }),
}
