import { REACTION_NAMES, type ReactionName } from '@guildhall/domain/notifications'
import { err, ok, type Result } from '@guildhall/domain/shared'
import { forOperators } from '../access/guard.ts'
import { type PageArgs, toConnection, toPageRequest } from './connections.ts'
import { toUuid } from './ids.ts'
import type { SchemaModule } from './schema-module.ts'

interface JobArgs {
  readonly reaction: string
  readonly uuid: string
}

/** A reaction by its name; what is none has no jobs. */
const toReaction = (name: string): Result<ReactionName, 'not-found'> => {
  const reaction = REACTION_NAMES.find((one) => one === name.toLowerCase())
  return reaction === undefined ? err('not-found') : ok(reaction)
}

const toJobId = ({ reaction: name, uuid }: JobArgs) => {
  const [reaction, id] = [toReaction(name), toUuid(uuid)]
  if (!reaction.ok) return reaction
  return id.ok ? ok({ reaction: reaction.value, uuid: id.value }) : id
}

/** What runs behind the product. Rules: MOD-62 to MOD-66. */
export const staffSystemModule: SchemaModule = {
  typeDefs: /* GraphQL */ `
    extend type Query {
      "Jobs that have failed several times or are parked, the oldest event first. At most 100 a page."
      staffJobs(first: Int, after: String): StaffJobsResult!
      "Scheduled work with its last runs, the last comparison of the index with the database, and how many jobs have not succeeded."
      staffSystem: StaffSystemResult!
    }

    extend type Mutation {
      "Runs a failing or parked job now."
      staffRetryJob(reaction: StaffReaction!, uuid: ID!): StaffActionResult!
      "Runs all failing and parked jobs of a kind now."
      staffRetryJobs(reaction: StaffReaction!, eventType: String!): StaffRetryResult!
      "Removes a failing or parked job for good; a mail that waited for it is refused."
      staffDropJob(reaction: StaffReaction!, uuid: ID!, reason: String!): StaffActionResult!
      "Does scheduled work now: compare-index compares the index with the database, repair-index indexes again what differs, rebuild-index builds it anew beside the old one."
      staffStartWork(name: String!): StaffActionResult!
    }

    "What is done after an event."
    enum StaffReaction {
      ${REACTION_NAMES.map((name) => name.toUpperCase()).join('\n      ')}
    }

    enum StaffJobState {
      "It is tried again by itself."
      FAILING
      "It waits for an operator."
      PARKED
    }

    union StaffJobsResult = StaffJobConnection | NotFound | InvalidInput | AccessRefused
    union StaffSystemResult = StaffSystem | NotFound | AccessRefused
    union StaffRetryResult = StaffRetriedJobs | NotFound | AccessRefused

    type StaffRetriedJobs {
      retried: Int!
    }

    type StaffJobConnection {
      nodes: [StaffJob!]!
      pageInfo: PageInfo!
    }

    type StaffJob {
      "Of the event, which has a job for each reaction."
      uuid: ID!
      reaction: StaffReaction!
      eventType: String!
      state: StaffJobState!
      "When the event happened."
      since: DateTime!
      attempts: Int!
      error: String
      nextAttemptAt: DateTime
      parkedAt: DateTime
    }

    type StaffSystem {
      work: [StaffWork!]!
      "Null before the first comparison."
      index: StaffIndexComparison
      jobs: [StaffJobCounts!]!
    }

    type StaffWork {
      name: String!
      "When it is due, in UTC; null for what only operators start."
      cron: String
      startedAt: DateTime
      "Null while it runs, and before the first run."
      endedAt: DateTime
      "Why the last run failed."
      error: String
      nextRunAt: DateTime
    }

    type StaffIndexComparison {
      startedAt: DateTime!
      endedAt: DateTime!
      inDatabase: Int!
      inIndex: Int!
      missing: Int!
      surplus: Int!
      outdated: Int!
      isRepair: Boolean!
      "Differences that are left."
      remaining: Int!
    }

    type StaffJobCounts {
      reaction: StaffReaction!
      waiting: Int!
      failing: Int!
      parked: Int!
    }
  `,
  resolvers: ({ useCases }) => ({
    Query: {
      staffJobs: forOperators<PageArgs>('run-machine', async (actor, args) => {
        const page = toPageRequest(args)
        if (!page.ok) return page
        const listed = await useCases.listJobs({ actor, page: page.value })
        if (!listed.ok) return listed
        return ok(
          toConnection('StaffJobConnection', listed.value, (job) => ({
            ...job,
            reaction: job.reaction.toUpperCase(),
            state: job.state.toUpperCase(),
          })),
        )
      }),
      staffSystem: forOperators('run-machine', async (actor) => {
        const [read, listed] = await Promise.all([
          useCases.readSystem({ actor }),
          useCases.listJobs({ actor, page: { cursor: null, limit: 1 } }),
        ])
        if (!read.ok) return read
        if (!listed.ok) return listed
        const jobs = listed.value.counts.map((counts) => ({ ...counts, reaction: counts.reaction.toUpperCase() }))
        return ok({ __typename: 'StaffSystem', ...read.value, jobs })
      }),
    },
    Mutation: {
      staffRetryJob: forOperators<JobArgs>('run-machine', async (actor, args) => {
        const id = toJobId(args)
        if (!id.ok) return id
        const done = await useCases.retryJob({ actor, ...id.value })
        return done.ok ? ok({ __typename: 'StaffDone', done: true }) : done
      }),
      staffRetryJobs: forOperators<{ readonly reaction: string; readonly eventType: string }>(
        'run-machine',
        async (actor, { eventType, reaction: name }) => {
          const reaction = toReaction(name)
          if (!reaction.ok) return reaction
          const done = await useCases.retryJobs({ actor, reaction: reaction.value, eventType })
          return done.ok ? ok({ __typename: 'StaffRetriedJobs', retried: done.value }) : done
        },
      ),
      staffDropJob: forOperators<JobArgs & { readonly reason: string }>(
        'run-machine',
        async (actor, { reason, ...args }) => {
          const id = toJobId(args)
          if (!id.ok) return id
          const done = await useCases.dropJob({ actor, ...id.value, reason })
          return done.ok ? ok({ __typename: 'StaffDone', done: true }) : done
        },
      ),
      staffStartWork: forOperators<{ readonly name: string }>('run-machine', async (actor, { name }) => {
        const done = await useCases.startWork({ actor, name })
        return done.ok ? ok({ __typename: 'StaffDone', done: true }) : done
      }),
    },
  }),
}
