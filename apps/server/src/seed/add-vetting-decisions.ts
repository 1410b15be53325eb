import { VETTING_TRIAL_DAYS, type VettingDecision } from '@guildhall/domain/moderation'
import {
  APPROVAL_EXTRAS,
  type ApprovalFacts,
  approvalFacts,
  DEFAULT_APPROVAL_RULES,
  ruleThatApproves,
} from '@guildhall/domain/profiles'
import { addDays } from '@guildhall/domain/shared'
import { createRepositories, type Database } from '@guildhall/postgres'

/** What was decided on, in turn: the changed sections, none for a new profile, and how it ended. */
const DECIDED: readonly (readonly [changed: ApprovalFacts['changed'], decision: VettingDecision])[] = [
  [[], 'approved'],
  [['title', 'work'], 'approved'],
  [['rates'], 'approved'],
  [['introduction'], 'changes_requested'],
  [['availability', 'preferences'], 'approved'],
  [['skills'], 'approved'],
  [[], 'approved'],
  [['languages'], 'approved'],
  [['picture'], 'rejected'],
  [['education', 'skills'], 'approved'],
  [[], 'changes_requested'],
  [['rates', 'availability'], 'approved'],
]
const DECISIONS = 72

/** Leaves decisions of the last weeks, of vetters and of the rules, so that rules can be tried. Rules: MOD-87, MOD-89. */
export async function addVettingDecisions(knex: Database['knex'], now: Date): Promise<void> {
  const { profiles, vettingDecisions, vettingReviews } = createRepositories(knex)
  const decided: readonly { readonly uuid: string }[] = await knex('contractorProfiles')
    .select('uuid')
    .where({ vettingStatus: 'approved', status: 'reviewed' })
    .orderBy('uuid')
    .limit(DECISIONS)
  for (const [at, { uuid }] of decided.entries()) {
    const profile = await profiles.find(uuid)
    const [changed, decision] = DECIDED[at % DECIDED.length] ?? [[], 'approved']
    if (profile === null) continue
    const { context } = await vettingReviews.readContext(uuid)
    const kind = changed.length === 0 ? 'new' : 'change'
    const known = approvalFacts(profile, context)
    const extras = at % 2 === 0 ? APPROVAL_EXTRAS : known.extras
    const facts: ApprovalFacts = { ...known, kind, changed, extras }
    const decidedAt = addDays(now, (-VETTING_TRIAL_DAYS * (at + 0.5)) / DECISIONS)
    const rule = ruleThatApproves(facts, DEFAULT_APPROVAL_RULES)
    // One decision for each person, and the same market each time. In the older half vetters still decided on everything.
    if (rule !== null && at < DECISIONS / 2)
      await vettingDecisions.addApproval({ uuid, contractorUuid: uuid, rule, facts, at: decidedAt })
    else
      await vettingDecisions.add({
        uuid,
        contractorUuid: uuid,
        operatorUuid: null,
        decision,
        facts,
        at: decidedAt,
        held: null,
        undoneAt: null,
      })
  }
}
