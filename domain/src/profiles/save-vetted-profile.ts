import {
  type AuditLog,
  type Clock,
  createAuditEntry,
  createEvent,
  type DomainEvent,
  type IdGenerator,
  type Outbox,
} from '../shared/index.ts'
import type { Lists, ListSource } from '../reference/index.ts'
import type { ApprovalBook, ApprovalLog } from './approval/approval-book.port.ts'
import { approvalFacts, DEFAULT_APPROVAL_RULES, ruleThatApproves, waitsForVetter } from './approval/approval-rules.ts'
import type { ContractorProfileRepository } from './contractor-profile-repository.port.ts'
import type { ContractorProfile } from './contractor-profile.ts'
import type { ProfileEvent } from './profile.events.ts'
import { respellProfile } from './respell-profile.ts'
import { decideVetting, type VettingMode } from './vetting.ts'

export interface SaveVettedProfileDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly listSource: ListSource
  readonly vettingMode: VettingMode
}

/** What is written when a profile is saved. */
export interface VettedProfileStores {
  readonly audit: Pick<AuditLog, 'add'>
  readonly outbox: Outbox<ProfileEvent>
  readonly profiles: Pick<ContractorProfileRepository, 'findForUpdate' | 'save'>
  readonly vettingDecisions: ApprovalLog
  readonly vettingReviews: ApprovalBook
}

/** The events of a saved profile: that it changed, and that its vetting status changed. Rule: PROF-4. */
export const createProfileSavedEvents = (
  deps: { ids: IdGenerator; clock: Clock },
  before: ContractorProfile,
  { uuid: contractorUuid, vettingStatus: to }: ContractorProfile,
): readonly DomainEvent<ProfileEvent>[] => {
  const from = before.vettingStatus
  const changed = createEvent(deps, { type: 'profile-changed', contractorUuid })
  return from === to
    ? [changed]
    : [changed, createEvent(deps, { type: 'vetting-changed', contractorUuid, from, to, message: null })]
}

/**
 * Approves a profile that waits for a vetter, if a rule of the operators does, and logs it with the rule. What a vetter has approved stays the
 * measure of later changes; a new profile that a rule has approved becomes it. Rules: MOD-87, MOD-88.
 */
const approveByRule = async (
  deps: SaveVettedProfileDeps,
  { audit, vettingDecisions, vettingReviews }: VettedProfileStores,
  saved: ContractorProfile,
): Promise<ContractorProfile> => {
  if (!waitsForVetter(saved)) return saved
  const { context, rules } = await vettingReviews.readContext(saved.uuid)
  const facts = approvalFacts(saved, context)
  const rule = ruleThatApproves(facts, rules ?? DEFAULT_APPROVAL_RULES)
  if (rule === null) return saved
  const approved: ContractorProfile = { ...saved, vettingStatus: 'approved', status: 'reviewed' }
  const at = deps.clock.now()
  if (rule === 'newProfiles') await vettingReviews.saveApproved(saved.uuid, { profile: approved, at })
  await vettingDecisions.addApproval({ uuid: deps.ids.uuid(), contractorUuid: saved.uuid, rule, facts, at })
  await audit.add(
    createAuditEntry(deps, {
      actorUuid: null,
      companyUuid: null,
      action: 'profile-decided',
      subjectUuid: saved.uuid,
      details: { decision: 'approved', reasons: [], rule, sections: facts.changed },
    }),
  )
  return approved
}

/**
 * Saves a changed profile with its events, in the spelling of the lists: review status new, vetting decided again, by a rule of the operators if
 * there is one. Call it in the transaction that has read `before`; the lists are read before it begins. Rules: PROF-4, PROF-27, MOD-87, REF-28.
 */
export const saveVettedProfile = async (
  deps: SaveVettedProfileDeps,
  stores: VettedProfileStores,
  before: ContractorProfile,
  changed: ContractorProfile,
  lists: Lists,
): Promise<ContractorProfile> => {
  const respelled = respellProfile(changed, lists)
  const saved = await approveByRule(deps, stores, {
    ...respelled,
    status: 'new',
    vettingStatus: decideVetting(respelled, deps.vettingMode),
    updatedAt: deps.clock.now(),
  })
  await stores.profiles.save(saved)
  await stores.outbox.add(...createProfileSavedEvents(deps, before, saved))
  return saved
}
