import type { Account } from '../../identity/index.ts'
import { isFreeMailDomain } from '../../companies/index.ts'
import { profileCompleteness } from '../completeness.ts'
import type { ContractorProfile } from '../contractor-profile.ts'
import type { ApprovedProfile } from './approval-book.port.ts'
import { changedSections, VETTED_SECTIONS, type VettedSection } from './vetted-sections.ts'

/** Why a profile waits: its first look, a change of one that was approved, or a resubmission. Rule: MOD-27. */
export const VETTING_KINDS = ['new', 'change', 'again'] as const
export type VettingKind = (typeof VETTING_KINDS)[number]

/** What a rule for new profiles can ask for beyond a profile with nothing left to do. Rule: MOD-88. */
export const APPROVAL_EXTRAS = ['mobile', 'own-domain', 'import', 'cv'] as const
export type ApprovalExtra = (typeof APPROVAL_EXTRAS)[number]

/** What is approved without a vetter, as operators set it. Rules: MOD-87, MOD-88. */
export interface ApprovalRules {
  /** A change of an approved profile in these sections alone is approved; none: no change is. */
  readonly changes: readonly VettedSection[]
  /** A new profile that has nothing left to do and all of these is approved; null: no new profile is. */
  readonly newProfiles: readonly ApprovalExtra[] | null
}

/**
 * The rules until operators change them. What these sections hold is chosen from lists or is a number, so that nobody can write contact details
 * or advertisements there. New profiles are left to vetters. Rule: MOD-87.
 */
export const DEFAULT_APPROVAL_RULES: ApprovalRules = {
  changes: ['preferences', 'availability', 'rates', 'languages'],
  newProfiles: null,
}

/** The rule that has approved a profile. */
export type ApprovalRuleName = keyof ApprovalRules

/** All that a rule asks. It is kept with each decision, so that other rules can be tried on it. */
export interface ApprovalFacts {
  readonly kind: VettingKind
  /** What differs from what was approved; none for a profile that nobody has approved. */
  readonly changed: readonly VettedSection[]
  /** Whether nothing is left to do, as the automatic vetting asks. Rule: PROF-44. */
  readonly isComplete: boolean
  readonly extras: readonly ApprovalExtra[]
}

/** What facts are taken from, beyond the profile itself. */
export interface ApprovalContext extends Pick<Account, 'email' | 'mobile'> {
  /** As it was approved last; null if it never was. */
  readonly approved: ApprovedProfile | null
  /** When a CV was imported into the profile; null if none was, or it was undone. */
  readonly importedAt: Date | null
}

/** Whether a profile waits for a vetter: it is pending, or approved with changes that nobody has looked at. Rule: MOD-27. */
export const waitsForVetter = ({
  status,
  vettingStatus,
}: Pick<ContractorProfile, 'status' | 'vettingStatus'>): boolean =>
  vettingStatus === 'pending' || (vettingStatus === 'approved' && status === 'new')

/** Why a profile waits, by whether it was approved before. Rule: MOD-27. */
export const vettingKind = (
  { resubmittedAt, vettingStatus }: Pick<ContractorProfile, 'resubmittedAt' | 'vettingStatus'>,
  wasApproved: boolean,
): VettingKind => {
  if (vettingStatus === 'pending' && resubmittedAt.length > 0) return 'again'
  return wasApproved ? 'change' : 'new'
}

/** The facts of a profile. */
export const approvalFacts = (
  profile: ContractorProfile,
  { approved, email, importedAt, mobile }: ApprovalContext,
): ApprovalFacts => {
  const has: Readonly<Record<ApprovalExtra, boolean>> = {
    mobile: mobile !== null,
    'own-domain': !isFreeMailDomain(email.slice(email.lastIndexOf('@') + 1).toLowerCase()),
    import: importedAt !== null,
    cv: profile.cvUrl !== null,
  }
  return {
    kind: vettingKind(profile, approved !== null),
    changed: approved === null ? [] : changedSections(approved.profile, profile),
    isComplete: profileCompleteness(profile).missing.length === 0,
    extras: APPROVAL_EXTRAS.filter((extra) => has[extra]),
  }
}

/**
 * The rule by which a profile is approved without a vetter; null if a vetter decides. A resubmission is always for a vetter: one has sent it
 * back. Rules: MOD-87, MOD-88.
 */
export const ruleThatApproves = (
  { changed, extras, isComplete, kind }: ApprovalFacts,
  { changes, newProfiles }: ApprovalRules,
): ApprovalRuleName | null => {
  if (kind === 'again') return null
  if (kind === 'change')
    return changes.length > 0 && changed.every((section) => changes.includes(section)) ? 'changes' : null
  const isTaken = newProfiles !== null && isComplete && newProfiles.every((extra) => extras.includes(extra))
  return isTaken ? 'newProfiles' : null
}

/** Rules without doubles, in the order of the lists. */
export const normaliseRules = ({ changes, newProfiles }: ApprovalRules): ApprovalRules => ({
  changes: VETTED_SECTIONS.filter((section) => changes.includes(section)),
  newProfiles: newProfiles === null ? null : APPROVAL_EXTRAS.filter((extra) => newProfiles.includes(extra)),
})
