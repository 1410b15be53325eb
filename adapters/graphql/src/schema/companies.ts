import { err, ok } from '@guildhall/domain/shared'
import { entitlements } from '@guildhall/domain/plans'
import { forPeople } from '../access/guard.ts'
import type { SchemaModule } from './schema-module.ts'

const access = { scope: 'company', who: 'employer' } as const

/** The caller's company and its team. */
export const companiesModule: SchemaModule = {
  typeDefs: /* GraphQL */ `
    extend type Query {
      "The caller's company. Scope: company."
      company: CompanyResult!
      "Its team. Scope: company."
      team: TeamResult!
    }

    union CompanyResult = Company | AccessRefused
    union TeamResult = Team | AccessRefused

    type Company {
      uuid: ID!
      name: String!
      website: String
      email: String
      mobile: String
      "A path of the product."
      image: String
      employeeCount: String!
      "unverified, domain_verified or verified"
      verification: String!
      "trial or paid"
      accountType: String!
      trialEndsAt: DateTime
      "none, active, past_due, cancelled or suspended"
      subscriptionStatus: String!
      paidUntil: DateTime
      entitlements: Entitlements!
    }

    "What the plan allows now."
    type Entitlements {
      search: Boolean!
      contact: Boolean!
      bookmarks: Boolean!
      seats: Int!
      "Null if contacts are not limited."
      freeContactsLeft: Int
    }

    type Team {
      members: [TeamMember!]!
      seatsTotal: Int!
      seatsInUse: Int!
      maxMembers: Int!
    }

    type TeamMember {
      uuid: ID!
      "admin, recruiter, viewer or billing"
      role: String!
      firstName: String!
      lastName: String!
      email: String!
      verified: Boolean!
    }
  `,
  resolvers: ({ clock, useCases }) => ({
    Query: {
      company: forPeople(access, async (actor) => {
        const read = await useCases.readOwnCompany({ actor })
        if (!read.ok) return read
        return ok({ __typename: 'Company', ...read.value, entitlements: entitlements(read.value, clock.now()) })
      }),
      team: forPeople(access, async (actor) => {
        const listed = await useCases.listTeam({ actor, page: { cursor: null, limit: 1 } })
        if (!listed.ok) return err('forbidden')
        const { maxMembers, members, seats } = listed.value
        return ok({ __typename: 'Team', members, seatsTotal: seats.total, seatsInUse: seats.inUse, maxMembers })
      }),
    },
  }),
}
