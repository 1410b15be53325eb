import { operatorReasonRules } from '@guildhall/domain/moderation'
import { APPROVAL_EXTRAS, VETTED_SECTIONS } from '@guildhall/domain/profiles'
import { z } from 'zod'
import { ruled } from './constrained.ts'
import { instant, text } from './fields.ts'

const rules = {
  /** A change of an approved profile in these sections alone is approved. */
  changes: z.array(z.enum(VETTED_SECTIONS)),
  /** A new profile that has nothing left to do and all of these is approved; null: no new profile is. */
  newProfiles: z.array(z.enum(APPROVAL_EXTRAS)).nullable(),
}
/** What is approved without a vetter. */
const approvalRules = z.object(rules).meta({ id: 'ApprovalRules' })
/** The same as it is sent. */
const enteredRules = z.object(rules).meta({ id: 'EnteredApprovalRules' })

const byRule = <Value extends z.ZodType>(value: Value) => z.object({ changes: value, newProfiles: value })

/** The rules, and what they have approved in the last 30 days. */
export const vettingRulesView = z.object({
  rules: approvalRules,
  /** Null while nobody has changed them. */
  changedAt: instant.nullable(),
  /** With 'auto', complete profiles are searchable before a vetter looks at them. */
  mode: z.enum(['manual', 'auto']),
  approved: byRule(z.number()),
})

/** Rules to try. */
export const triedRules = z.object({ rules: enteredRules }).meta({ id: 'TriedRules' })

/** What rules would have approved of the last 30 days' decisions. */
export const vettingTrial = z.object({
  /** Decisions of vetters in all. */
  decisions: z.number(),
  byRule: byRule(
    z
      .object({
        taken: z.number(),
        /** How many of those a vetter did not approve. */
        otherwise: z.number(),
      })
      .meta({ id: 'TriedRule' }),
  ),
})

/** A change of the rules that were changed last at `seenAt`. */
export const vettingRulesForm = z
  .object({ rules: enteredRules, reason: ruled(text, operatorReasonRules), seenAt: instant.nullable() })
  .meta({ id: 'VettingRulesForm' })

/** The rules as they were saved. */
export const savedVettingRules = z.object({ rules: approvalRules, changedAt: instant })
