import type { Account, TeamRole } from '../../identity/index.ts'
import type { Company } from '../company.ts'
import type { ChecklistFacts } from './checklist-repository.port.ts'
import { hasPermission, type TeamPermission } from '../team/permissions.ts'

/** What an employer does first, in the order in which the dashboard asks for it. Rule: ONB-25. */
export const checklistSteps = ['email', 'account', 'company', 'search', 'keep', 'request', 'invite'] as const

/**
 * 'email': the address is verified; 'account': signed up, with a picture; 'company': image and website are set; 'search': the first
 * search; 'keep': the first bookmark or saved search; 'request': the first contact request; 'invite': a colleague is invited.
 */
export type ChecklistStep = (typeof checklistSteps)[number]

/** One step, and whether it is done. */
export interface ChecklistItem {
  readonly step: ChecklistStep
  readonly done: boolean
}

/** What the steps are read from. */
export interface ChecklistView {
  readonly account: Pick<Account, 'emailVerifiedAt' | 'signUpStep' | 'profileImage'>
  readonly company: Pick<Company, 'image' | 'website'>
  readonly role: TeamRole | null
  readonly facts: ChecklistFacts
}

/** What a step takes; steps that need no right are everybody's. */
const REQUIRED_PERMISSIONS: Partial<Readonly<Record<ChecklistStep, TeamPermission>>> = {
  company: 'company',
  search: 'search',
  keep: 'search',
  request: 'contact',
  invite: 'company',
}

/** The steps of one member: those that their role can take, each read from what is there. Rule: ONB-25. */
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
