import { NUMBERS_RANGE_DEFAULT } from '@guildhall/domain/moderation'
import { ok } from '@guildhall/domain/shared'
import { forOperators } from '../access/guard.ts'
import type { SchemaModule } from './schema-module.ts'

/** The numbers that operators steer by. Rules: MOD-70, MOD-71, MOD-72, MOD-73, MOD-74. */
export const staffNumbersModule: SchemaModule = {
  typeDefs: /* GraphQL */ `
    extend type Query {
      "What operators steer by, by ISO week (UTC): 12, 26 (unless it is said) or 52 weeks, the oldest first and this one last."
      staffNumbers(weeks: Int): StaffNumbersResult!
    }

    union StaffNumbersResult = StaffNumbers | InvalidInput | NotFound | AccessRefused

    type StaffNumbers {
      weeks: [StaffWeek!]!
    }

    "Rates are shares from 0 to 1, null where there is nothing to divide by. One that is not final can still change."
    type StaffWeek {
      "2026-W10"
      week: String!
      "Its Monday."
      start: DateTime!
      isInProgress: Boolean!
      signUps: StaffSignUps!
      vetting: StaffVettingNumbers!
      requests: StaffRequestNumbers!
      trials: StaffTrialNumbers!
      "In minor units, without tax and less what was credited."
      revenue: [StaffRevenue!]!
      companies: StaffCompanyNumbers!
    }

    "Completed at the first verified login."
    type StaffSignUps {
      contractors: Int!
      employers: Int!
    }

    type StaffVettingNumbers {
      approvals: Int!
      "Decisions that the waiting times are of."
      decisions: Int!
      "Hours from submission to decision."
      medianHours: Float
      "Nine in ten waited no longer."
      ninetiethHours: Float
    }

    "Requests that were sent in the week."
    type StaffRequestNumbers {
      sent: Int!
      "Those that were answered, or whose 14 days are over."
      countable: Int!
      answered: Int!
      answerRate: Float
      isFinal: Boolean!
    }

    "Trials that began in the week."
    type StaffTrialNumbers {
      started: Int!
      "Those whose company paid until 30 days after the end."
      paid: Int!
      conversion: Float
      isFinal: Boolean!
    }

    type StaffRevenue {
      "Can be more than 32 bits have."
      minor: Float!
      currency: String!
    }

    type StaffCompanyNumbers {
      payingAtStart: Int!
      "Those of them that no longer paid at the end."
      stopped: Int!
      churn: Float
      payingAtEnd: Int!
    }
  `,
  resolvers: ({ useCases }) => ({
    Query: {
      staffNumbers: forOperators<{ readonly weeks?: number | null }>('see-numbers', async (actor, { weeks }) => {
        const read = await useCases.readNumbers({ actor, weeks: weeks ?? NUMBERS_RANGE_DEFAULT })
        return read.ok ? ok({ __typename: 'StaffNumbers', weeks: read.value }) : read
      }),
    },
  }),
}
