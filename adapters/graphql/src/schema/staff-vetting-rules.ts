import {
  APPROVAL_EXTRAS,
  type ApprovalExtra,
  type ApprovalRules,
  VETTED_SECTIONS,
  type VettedSection,
} from '@guildhall/domain/profiles'
import { ok } from '@guildhall/domain/shared'
import { forOperators } from '../access/guard.ts'
import type { SchemaModule } from './schema-module.ts'

/** 'own-domain' is OWN_DOMAIN. */
const toName = (option: string): string => option.replaceAll('-', '_').toUpperCase()
const toNames = (options: readonly string[]): string => options.map(toName).join(' ')
const fromNames = <Option extends string>(options: readonly Option[], names: readonly string[]): readonly Option[] =>
  options.filter((option) => names.includes(toName(option)))

interface RulesInput {
  readonly changes: readonly string[]
  readonly newProfiles?: readonly string[] | null
}
interface ChangeArgs {
  readonly rules: RulesInput
  readonly reason: string
  readonly seenAt?: Date | null
}

const toRules = ({ changes, newProfiles = null }: RulesInput): ApprovalRules => ({
  changes: fromNames<VettedSection>(VETTED_SECTIONS, changes),
  newProfiles: newProfiles === null ? null : fromNames<ApprovalExtra>(APPROVAL_EXTRAS, newProfiles),
})

const fromRules = ({ changes, newProfiles }: ApprovalRules) => ({
  changes: changes.map(toName),
  newProfiles: newProfiles?.map(toName) ?? null,
})

/** What is approved without a vetter. Rules: MOD-87 to MOD-89. */
export const staffVettingRulesModule: SchemaModule = {
  typeDefs: /* GraphQL */ `
    extend type Query {
      "What is approved without a vetter."
      staffVettingRules: StaffVettingRulesResult!
      "What rules would have approved of the last 30 days' decisions, and how often a vetter decided otherwise."
      staffVettingTrial(rules: StaffVettingRulesInput!): StaffVettingTrialResult!
    }

    extend type Mutation {
      "Changes the rules for profiles that are saved from now on. \`seenAt\` is \`changedAt\` of the rules that the operator saw."
      staffChangeVettingRules(
        rules: StaffVettingRulesInput!
        reason: String!
        seenAt: DateTime
      ): StaffVettingRulesChangeResult!
    }

    "A section of a profile that vetters look at."
    enum StaffVettedSection { ${toNames(VETTED_SECTIONS)} }

    "What a rule for new profiles can ask for."
    enum StaffApprovalExtra { ${toNames(APPROVAL_EXTRAS)} }

    input StaffVettingRulesInput {
      "A change of an approved profile in these sections alone is approved."
      changes: [StaffVettedSection!]!
      "A new profile that has nothing left to do and all of these is approved; without it no new profile is."
      newProfiles: [StaffApprovalExtra!]
    }

    union StaffVettingRulesResult = StaffVettingRules | NotFound | AccessRefused
    union StaffVettingTrialResult = StaffVettingTrial | NotFound | AccessRefused
    union StaffVettingRulesChangeResult = StaffDone | NotFound | InvalidInput | StateConflict | AccessRefused

    type StaffVettingRules {
      changes: [StaffVettedSection!]!
      "Null: no new profile is approved."
      newProfiles: [StaffApprovalExtra!]
      "Null while nobody has changed them."
      changedAt: DateTime
      "manual or auto: whether complete profiles are searchable before a vetter looks at them."
      mode: String!
      "What each rule has approved in the last 30 days."
      approved: StaffApprovedByRule!
    }

    type StaffApprovedByRule {
      changes: Int!
      newProfiles: Int!
    }

    type StaffVettingTrial {
      "Decisions of vetters in all."
      decisions: Int!
      changes: StaffTriedRule!
      newProfiles: StaffTriedRule!
    }

    type StaffTriedRule {
      taken: Int!
      "How many of those a vetter did not approve."
      otherwise: Int!
    }
  `,
  resolvers: ({ useCases }) => ({
    Query: {
      staffVettingRules: forOperators('manage-vetting-rules', async (actor) => {
        const read = await useCases.readVettingRules({ actor })
        if (!read.ok) return read
        const { rules, ...view } = read.value
        return ok({ __typename: 'StaffVettingRules', ...view, ...fromRules(rules) })
      }),
      staffVettingTrial: forOperators<{ readonly rules: RulesInput }>('manage-vetting-rules', async (actor, args) => {
        const tried = await useCases.tryVettingRules({ actor, rules: toRules(args.rules) })
        if (!tried.ok) return tried
        const { byRule, decisions } = tried.value
        return ok({ __typename: 'StaffVettingTrial', decisions, ...byRule })
      }),
    },
    Mutation: {
      staffChangeVettingRules: forOperators<ChangeArgs>(
        'manage-vetting-rules',
        async (actor, { reason, rules, seenAt }) => {
          const done = await useCases.changeVettingRules({
            actor,
            rules: toRules(rules),
            reason,
            seenAt: seenAt ?? null,
          })
          return done.ok ? ok({ __typename: 'StaffDone', done: true }) : done
        },
      ),
    },
  }),
}
