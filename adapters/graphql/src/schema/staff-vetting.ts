import type { VettingReview } from '@guildhall/domain/moderation'
import type { ContractorProfile } from '@guildhall/domain/profiles'
import { ok } from '@guildhall/domain/shared'
import { forOperators } from '../access/guard.ts'
import { toUuid } from './ids.ts'
import type { SchemaModule } from './schema-module.ts'

const DONE = { __typename: 'StaffDone', done: true }

interface IdArgs {
  readonly contractorUuid: string
}
const toVettedProfile = (profile: ContractorProfile) => ({ ...profile, cvName: profile.cvName })

const toReview = ({ approved, claim, createdAt, emailVerified, proposed }: VettingReview) => ({
  __typename: 'StaffVettingReview',
  proposed: toVettedProfile(proposed),
  approved: approved === null ? null : toVettedProfile(approved.profile),
  approvedAt: approved?.at ?? null,
  emailVerified,
  createdAt,
  claim,
})

/** The queue of vetters. Rules: MOD-27 to MOD-30, MOD-86. */
export const staffVettingModule: SchemaModule = {
  typeDefs: /* GraphQL */ `
    extend type Query {
      "Profiles that wait for a vetter, the oldest change first, at most 50; and how long all wait."
      staffVetting: StaffVettingResult!
      "A profile beside what was approved before."
      staffVettingReview(contractorUuid: ID!): StaffVettingReviewResult!
    }

    extend type Mutation {
      "Takes a profile for ten minutes, or holds it for longer."
      staffClaimProfile(contractorUuid: ID!): StaffClaimResult!
      "Gives it back to the queue."
      staffReleaseProfile(contractorUuid: ID!): StaffReleaseResult!
    }

    union StaffVettingResult = StaffVettingQueue | NotFound | AccessRefused
    union StaffVettingReviewResult = StaffVettingReview | NotFound | AccessRefused
    union StaffClaimResult = StaffClaimed | NotFound | StateConflict | AccessRefused
    union StaffReleaseResult = StaffDone | NotFound | AccessRefused

    type StaffDone {
      done: Boolean!
    }

    type StaffVettingQueue {
      entries: [StaffVettingEntry!]!
      "How many wait in all."
      total: Int!
      "How many wait for two days or longer."
      late: Int!
      "Since when the first one waits."
      oldestSince: DateTime
      "Since when the one in the middle of the queue waits."
      medianSince: DateTime
      "Profiles that the operator has decided on since midnight UTC."
      decidedToday: Int!
    }

    type StaffVettingEntry {
      contractorUuid: ID!
      firstName: String!
      lastName: String!
      jobTitle: String
      profilePicture: String
      "new, change or again"
      kind: String!
      "The sections that differ from what was approved; null if nothing was."
      changed: [String!]
      waitingSince: DateTime!
      claim: StaffClaim
    }

    type StaffClaim {
      operatorUuid: ID!
      operatorName: String!
      until: DateTime!
    }

    type StaffClaimed {
      until: DateTime!
    }

    type StaffVettingReview {
      proposed: StaffVettedProfile!
      "Null if neither an operator nor a rule of theirs has approved it yet."
      approved: StaffVettedProfile
      approvedAt: DateTime
      emailVerified: Boolean!
      createdAt: DateTime!
      claim: StaffClaim
    }

    type StaffVettedProfile {
      uuid: ID!
      firstName: String!
      lastName: String!
      jobTitle: String
      introduction: String
      locationTitle: String
      opportunityType: String
      workplaceType: String
      availability: Int
      contractMin: Int
      rate: Int
      currency: String
      permanentRate: Int
      permanentCurrency: String
      profilePicture: String
      cvName: String
      industries: [String!]!
      skills: [String!]!
      languages: [String!]!
      workExperiences: [WorkExperience!]!
      qualifications: [Qualification!]!
      vettingStatus: String!
      updatedAt: DateTime!
    }
  `,
  resolvers: ({ useCases }) => ({
    Query: {
      staffVetting: forOperators('vet-profiles', async (actor) => {
        const listed = await useCases.listVetting({ actor })
        return listed.ok ? ok({ __typename: 'StaffVettingQueue', ...listed.value }) : listed
      }),
      staffVettingReview: forOperators<IdArgs>('vet-profiles', async (actor, { contractorUuid }) => {
        const id = toUuid(contractorUuid)
        if (!id.ok) return id
        const read = await useCases.readVetting({ actor, contractorUuid: id.value })
        return read.ok ? ok(toReview(read.value)) : read
      }),
    },
    Mutation: {
      staffClaimProfile: forOperators<IdArgs>('vet-profiles', async (actor, { contractorUuid }) => {
        const id = toUuid(contractorUuid)
        if (!id.ok) return id
        const claimed = await useCases.claimVetting({ actor, contractorUuid: id.value })
        return claimed.ok ? ok({ __typename: 'StaffClaimed', ...claimed.value }) : claimed
      }),
      staffReleaseProfile: forOperators<IdArgs>('vet-profiles', async (actor, { contractorUuid }) => {
        const id = toUuid(contractorUuid)
        if (!id.ok) return id
        const released = await useCases.releaseVetting({ actor, contractorUuid: id.value })
        return released.ok ? ok(DONE) : released
      }),
    },
  }),
}
