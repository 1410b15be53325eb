import type { ReportDetails, ReportOutcome } from '@guildhall/domain/moderation'
import { ok } from '@guildhall/domain/shared'
import { forOperators } from '../access/guard.ts'
import { type PageArgs, toConnection, toPageRequest } from './connections.ts'
import { toUuid } from './ids.ts'
import type { SchemaModule } from './schema-module.ts'

interface UuidArgs {
  readonly uuid: string
}
interface DecisionArgs extends UuidArgs {
  readonly outcome: 'DISMISSED' | 'SUSPENDED' | 'WARNED'
  readonly reason: string
  readonly warning?: string | null
  readonly answer?: string | null
}

const outcomes: Readonly<Record<DecisionArgs['outcome'], ReportOutcome>> = {
  DISMISSED: 'dismissed',
  SUSPENDED: 'suspended',
  WARNED: 'warned',
}

const toDetails = (report: ReportDetails) => ({
  __typename: 'StaffReportDetails',
  ...report,
  report,
  snapshot: JSON.stringify(report.snapshot),
})

/** Reports as operators handle them. Rules: MOD-45 to MOD-47, MOD-90, MOD-91. */
export const staffReportsModule: SchemaModule = {
  typeDefs: /* GraphQL */ `
    extend type Query {
      "Open reports, the oldest first, or handled ones, the newest first."
      staffReports(settled: Boolean, first: Int, after: String): StaffReportsResult!
      staffReport(uuid: ID!): StaffReportResult!
    }

    extend type Mutation {
      "Takes an open report for ten minutes, or holds it for longer."
      staffClaimReport(uuid: ID!): StaffReportClaimResult!
      "Gives it back to the queue."
      staffReleaseReport(uuid: ID!): StaffReleaseResult!
      "Dismisses a report that the operator holds, warns the person whom it is about, or suspends them; the reporter can get an answer."
      staffDecideReport(
        uuid: ID!
        outcome: StaffReportOutcome!
        reason: String!
        warning: String
        answer: String
      ): StaffReportDecisionResult!
    }

    enum StaffReportOutcome {
      DISMISSED
      WARNED
      SUSPENDED
    }

    union StaffReportsResult = StaffReportConnection | NotFound | InvalidInput | AccessRefused
    union StaffReportResult = StaffReportDetails | NotFound | AccessRefused
    union StaffReportClaimResult = StaffClaimed | NotFound | StateConflict | AccessRefused
    union StaffReportDecisionResult = StaffDone | NotFound | InvalidInput | StateConflict | AccessRefused

    type StaffReportConnection {
      nodes: [StaffReport!]!
      pageInfo: PageInfo!
      "Open reports in all."
      open: Int!
    }

    type StaffReport {
      uuid: ID!
      "candidate, request, conversation, message or company"
      subjectType: String!
      reason: String!
      note: String
      createdAt: DateTime!
      reporter: StaffReportPerson
      "Null for a company, and where the account was erased."
      accused: StaffReportPerson
      companyName: String
      "Null while it is open."
      decision: StaffReportDecision
      "Null if nobody looks at it now."
      claim: StaffClaim
    }

    type StaffReportPerson {
      uuid: ID!
      name: String!
      suspendedAt: DateTime
    }

    type StaffReportDecision {
      outcome: String!
      operatorName: String
      at: DateTime!
    }

    type StaffReportDetails {
      report: StaffReport!
      subjectUuid: ID!
      "What the reporter saw, as JSON."
      snapshot: String!
      "The conversation of the report as it is now: its last 50 messages, oldest first."
      conversation: StaffReportConversation
      "What was between the two, the newest first, at most 20 each."
      pair: StaffReportPair!
      "Other reports about the same person, the newest first."
      others: [StaffReport!]!
    }

    type StaffReportPair {
      "Their conversations, without a word of them."
      conversations: [StaffPairConversation!]!
      "Reports of each about the other."
      reports: [StaffReport!]!
    }

    type StaffPairConversation {
      uuid: ID!
      status: String!
      companyName: String!
      createdAt: DateTime!
      "How many messages people wrote in it."
      messages: Int!
      lastMessageAt: DateTime
    }

    type StaffReportConversation {
      uuid: ID!
      status: String!
      messages: [StaffReportMessage!]!
    }

    type StaffReportMessage {
      uuid: ID!
      senderUuid: ID
      senderName: String
      body: String!
      sentAt: DateTime!
      deletedAt: DateTime
    }
  `,
  resolvers: ({ useCases }) => ({
    Query: {
      staffReports: forOperators<PageArgs & { readonly settled?: boolean | null }>(
        'handle-reports',
        async (actor, args) => {
          const page = toPageRequest(args)
          if (!page.ok) return page
          const status = args.settled === true ? 'settled' : 'open'
          const listed = await useCases.listReports({ actor, status, page: page.value })
          if (!listed.ok) return listed
          const { open, ...list } = listed.value
          return ok({ ...toConnection('StaffReportConnection', list, (report) => report), open })
        },
      ),
      staffReport: forOperators<UuidArgs>('handle-reports', async (actor, { uuid }) => {
        const id = toUuid(uuid)
        if (!id.ok) return id
        const read = await useCases.readReport({ actor, reportUuid: id.value })
        return read.ok ? ok(toDetails(read.value)) : read
      }),
    },
    Mutation: {
      staffClaimReport: forOperators<UuidArgs>('handle-reports', async (actor, { uuid }) => {
        const id = toUuid(uuid)
        if (!id.ok) return id
        const claimed = await useCases.claimReport({ actor, reportUuid: id.value })
        return claimed.ok ? ok({ __typename: 'StaffClaimed', ...claimed.value }) : claimed
      }),
      staffReleaseReport: forOperators<UuidArgs>('handle-reports', async (actor, { uuid }) => {
        const id = toUuid(uuid)
        if (!id.ok) return id
        const released = await useCases.releaseReport({ actor, reportUuid: id.value })
        return released.ok ? ok({ __typename: 'StaffDone', done: true }) : released
      }),
      staffDecideReport: forOperators<DecisionArgs>('handle-reports', async (actor, args) => {
        const id = toUuid(args.uuid)
        if (!id.ok) return id
        const done = await useCases.decideReport({
          actor,
          reportUuid: id.value,
          outcome: outcomes[args.outcome],
          reason: args.reason,
          warning: args.warning ?? null,
          answer: args.answer ?? null,
        })
        return done.ok ? ok({ __typename: 'StaffDone', done: true }) : done
      }),
    },
  }),
}
