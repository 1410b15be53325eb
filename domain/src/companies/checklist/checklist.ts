import type { Account, TeamRole } from '../../identity/index.ts'
import type { Company } from '../company.ts'
import type { ChecklistFacts } from './checklist-repository.port.ts'
import { hasPermission, type TeamPermission } from '../team/permissions.ts'

/** The steps of the checklist for new employers, in the order of the dashboard. Rule: ONB-25. */
export const checklistSteps = ['email', 'account', 'company', 'search', 'keep', 'request', 'invite'] as const

/**
 * 'email': the address is verified; 'account': the profile has a picture; 'company': the company has an image and a website; 'search': the
 * first search; 'keep': the first bookmark or saved search; 'request': the first contact request; 'invite': a colleague is invited.
 */
export type ChecklistStep = (typeof checklistSteps)[number]

/** A step and whether it is done. */
export interface ChecklistItem {
  readonly step: ChecklistStep
  readonly done: boolean
}

/** The data that the checklist is built from. */
export interface ChecklistView {
  readonly account: Pick<Account, 'emailVerifiedAt' | 'signUpStep' | 'profileImage'>
  readonly company: Pick<Company, 'image' | 'website'>
  readonly role: TeamRole | null
  readonly facts: ChecklistFacts
}

/** The permission that a step needs; steps without one are for everybody. */
const REQUIRED_PERMISSIONS: Partial<Readonly<Record<ChecklistStep, TeamPermission>>> = {
  company: 'company',
  search: 'search',
  keep: 'search',
  request: 'contact',
  invite: 'company',
}

/** Builds the checklist of a member: the steps that their role permits, each with whether it is done. Rule: ONB-25. */
export const buildChecklist = ({ account, company, facts, role }: ChecklistView): readonly ChecklistItem[] => {
  const done: Readonly<Record<ChecklistStep, boolean>> = {
    email: account.emailVerifiedAt !== null,
    account: account.signUpStep === 'complete' && Boolean(account.profileImage),
    company: Boolean(company.image) && Boolean(company.website),
    search: facts.searched,
    keep: facts.saved,
    request: facts.contacted,
    invite: facts.invited,
  }
  const isAvailable = (step: ChecklistStep): boolean => {
    const right = REQUIRED_PERMISSIONS[step]
    return right === undefined || hasPermission(role, right)
  }
  return checklistSteps.filter(isAvailable).map((step) => ({ step, done: done[step] }))
}
