import { deviceName } from '@guildhall/domain/identity'
import type { CompanyAtGlance, LoggedAction, PersonOverview } from '@guildhall/domain/moderation'
import { ok } from '@guildhall/domain/shared'
import { forOperators } from '../access/guard.ts'
import { type PageArgs, toConnection, toPageRequest } from './connections.ts'
import { toUuid } from './ids.ts'
import type { SchemaModule } from './schema-module.ts'

const DONE = { __typename: 'StaffDone', done: true }

interface FindArgs extends PageArgs {
  readonly text?: string | null
}
interface IdArgs {
  readonly uuid: string
}
interface ReasonArgs extends IdArgs {
  readonly reason: string
}

const toLog = (log: readonly LoggedAction[]) =>
  log.map(({ details, ...entry }) => ({ ...entry, details: JSON.stringify(details) }))

const toPerson = (person: PersonOverview) => ({
  __typename: 'StaffPersonOverview',
  ...person,
  person,
  devices: person.devices.map((device) => ({ ...device, device: deviceName(device.userAgent) })),
  log: toLog(person.log),
})

const toCompany = ({ company, log, rights, team, ...counts }: CompanyAtGlance) => ({
  __typename: 'StaffCompanyOverview',
  ...company,
  ...counts,
  company: { ...company, members: team.length },
  freeContactsLeft: rights.freeContactsLeft,
  mayContact: rights.contact,
  team,
  log: toLog(log),
})

/** People and companies as operators see them. Rules: MOD-35 to MOD-41. */
export const staffPeopleModule: SchemaModule = {
  typeDefs: /* GraphQL */ `
    extend type Query {
      "People by a part of their name or address, or by id; the newest without a text. At most 50 a page."
      staffPeople(text: String, first: Int, after: String): StaffPeopleResult!
      staffPerson(uuid: ID!): StaffPersonResult!
      "Companies by name, website, address or id; the newest without a text. At most 50 a page."
      staffCompanies(text: String, first: Int, after: String): StaffCompaniesResult!
      staffCompany(uuid: ID!): StaffCompanyResult!
    }

    extend type Mutation {
      "Suspends a person, whose sessions and open pages end at once, or lifts the suspension."
      staffSetSuspension(uuid: ID!, isSuspended: Boolean!, reason: String!): StaffActionResult!
      "Signs a person out on all devices."
      staffEndSessions(uuid: ID!): StaffEndedSessionsResult!
      "Sends the mail that verifies the address again."
      staffResendVerificationMail(uuid: ID!): StaffActionResult!
      "Verifies a company until its website changes, or withdraws that."
      staffSetCompanyVerification(uuid: ID!, isVerified: Boolean!, reason: String!): StaffActionResult!
      "Extends a trial by 1 to 30 days."
      staffExtendTrial(uuid: ID!, days: Int!, reason: String!): StaffActionResult!
      "Gives free contacts of a trial back, at most as many as were used."
      staffGiveContactsBack(uuid: ID!, contacts: Int!, reason: String!): StaffActionResult!
    }

    union StaffPeopleResult = StaffPersonConnection | NotFound | InvalidInput | AccessRefused
    union StaffPersonResult = StaffPersonOverview | NotFound | AccessRefused
    union StaffCompaniesResult = StaffCompanyConnection | NotFound | InvalidInput | AccessRefused
    union StaffCompanyResult = StaffCompanyOverview | NotFound | AccessRefused
    union StaffActionResult = StaffDone | NotFound | InvalidInput | StateConflict | PasswordRequired | AccessRefused
    union StaffEndedSessionsResult = StaffEndedSessions | NotFound | AccessRefused

    type StaffEndedSessions {
      ended: Int!
    }

    type StaffPersonConnection {
      nodes: [StaffPerson!]!
      pageInfo: PageInfo!
    }

    type StaffPerson {
      uuid: ID!
      userType: String!
      email: String!
      firstName: String!
      lastName: String!
      companyName: String
      vettingStatus: String
      emailVerifiedAt: DateTime
      suspendedAt: DateTime
      deletionRequestedAt: DateTime
      createdAt: DateTime!
    }

    type StaffPersonOverview {
      person: StaffPerson!
      mobile: String
      signUpStep: String!
      firstLoginAt: DateTime
      hasTwoFactor: Boolean!
      passkeys: Int!
      providers: [String!]!
      devices: [StaffDevice!]!
      conversations: Int!
      reportsSent: Int!
      reportsReceived: Int!
      log: [StaffLogEntry!]!
    }

    type StaffDevice {
      uuid: ID!
      device: String!
      address: String!
      createdAt: DateTime!
      lastSeenAt: DateTime!
    }

    type StaffLogEntry {
      uuid: ID!
      action: String!
      "Null for the system and for people who are gone."
      actorName: String
      "JSON"
      details: String!
      at: DateTime!
    }

    type StaffCompanyConnection {
      nodes: [StaffCompany!]!
      pageInfo: PageInfo!
    }

    type StaffCompany {
      uuid: ID!
      name: String!
      website: String
      verification: String!
      accountType: String!
      trialEndsAt: DateTime
      subscriptionStatus: String!
      createdAt: DateTime!
      members: Int!
    }

    type StaffCompanyOverview {
      company: StaffCompany!
      email: String
      mobile: String
      employeeCount: String!
      seats: Int!
      freeContactsUsed: Int!
      freeContactsLeft: Int
      mayContact: Boolean!
      paidUntil: DateTime
      team: [StaffMember!]!
      conversations: Int!
      openInvoices: Int!
      reportsReceived: Int!
      log: [StaffLogEntry!]!
    }

    type StaffMember {
      uuid: ID!
      firstName: String!
      lastName: String!
      email: String!
      role: String!
      suspendedAt: DateTime
    }
  `,
  resolvers: ({ useCases }) => ({
    Query: {
      staffPeople: forOperators<FindArgs>('see-users', async (actor, args) => {
        const page = toPageRequest(args)
        if (!page.ok) return page
        const found = await useCases.findPeople({ actor, text: args.text ?? '', page: page.value })
        return found.ok ? ok(toConnection('StaffPersonConnection', found.value, (person) => person)) : found
      }),
      staffPerson: forOperators<IdArgs>('see-users', async (actor, { uuid }) => {
        const id = toUuid(uuid)
        if (!id.ok) return id
        const read = await useCases.readPerson({ actor, uuid: id.value })
        return read.ok ? ok(toPerson(read.value)) : read
      }),
      staffCompanies: forOperators<FindArgs>('see-companies', async (actor, args) => {
        const page = toPageRequest(args)
        if (!page.ok) return page
        const found = await useCases.findCompanies({ actor, text: args.text ?? '', page: page.value })
        return found.ok ? ok(toConnection('StaffCompanyConnection', found.value, (company) => company)) : found
      }),
      staffCompany: forOperators<IdArgs>('see-companies', async (actor, { uuid }) => {
        const id = toUuid(uuid)
        if (!id.ok) return id
        const read = await useCases.readCompany({ actor, uuid: id.value })
        return read.ok ? ok(toCompany(read.value)) : read
      }),
    },
    Mutation: {
      staffSetSuspension: forOperators<ReasonArgs & { readonly isSuspended: boolean }>(
        'manage-users',
        async (actor, { isSuspended, reason, uuid }) => {
          const id = toUuid(uuid)
          if (!id.ok) return id
          const done = await useCases.setSuspension({ actor, accountUuid: id.value, isSuspended, reason })
          return done.ok ? ok(DONE) : done
        },
      ),
      staffEndSessions: forOperators<IdArgs>('manage-users', async (actor, { uuid }) => {
        const id = toUuid(uuid)
        if (!id.ok) return id
        const ended = await useCases.endPersonSessions({ actor, accountUuid: id.value })
        return ended.ok ? ok({ __typename: 'StaffEndedSessions', ended: ended.value }) : ended
      }),
      staffResendVerificationMail: forOperators<IdArgs>('manage-users', async (actor, { uuid }) => {
        const id = toUuid(uuid)
        if (!id.ok) return id
        const done = await useCases.resendVerificationMail({ actor, accountUuid: id.value })
        return done.ok ? ok(DONE) : done
      }),
      staffSetCompanyVerification: forOperators<ReasonArgs & { readonly isVerified: boolean }>(
        'verify-companies',
        async (actor, { isVerified, reason, uuid }) => {
          const id = toUuid(uuid)
          if (!id.ok) return id
          const done = await useCases.setCompanyVerification({ actor, companyUuid: id.value, isVerified, reason })
          return done.ok ? ok(DONE) : done
        },
      ),
      staffExtendTrial: forOperators<ReasonArgs & { readonly days: number }>(
        'extend-trials',
        async (actor, { days, reason, uuid }) => {
          const id = toUuid(uuid)
          if (!id.ok) return id
          const done = await useCases.extendTrial({ actor, companyUuid: id.value, days, reason })
          return done.ok ? ok(DONE) : done
        },
      ),
      staffGiveContactsBack: forOperators<ReasonArgs & { readonly contacts: number }>(
        'extend-trials',
        async (actor, { contacts, reason, uuid }) => {
          const id = toUuid(uuid)
          if (!id.ok) return id
          const done = await useCases.giveContactsBack({ actor, companyUuid: id.value, contacts, reason })
          return done.ok ? ok(DONE) : done
        },
      ),
    },
  }),
}
