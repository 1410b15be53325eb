import type { AccountRepository, Actor } from '../identity/index.ts'
import { type Clock, no, ok, type Result } from '../shared/index.ts'
import type { ChecklistRepository } from './checklist-repository.port.ts'
import { type ChecklistItem, checklistOf } from './checklist.ts'
import type { CompanyDirectory } from './company-repository.port.ts'

/** A member's first steps, and whether they have put them away. */
export interface Checklist {
  readonly steps: readonly ChecklistItem[]
  readonly dismissed: boolean
}

export interface ReadChecklistDeps {
  readonly accounts: Pick<AccountRepository, 'find'>
  readonly checklists: Pick<ChecklistRepository, 'facts' | 'findDismissal'>
  readonly companyDirectory: Pick<CompanyDirectory, 'find'>
}

/** The actor is of no company. */
export type ChecklistProblem = 'forbidden'

/** The steps with an answer to whether they are put away, which is asked for beside them. */
const checklistWith =
  ({ accounts, checklists, companyDirectory }: ReadChecklistDeps) =>
  async (actor: Actor, askDismissed: () => Promise<boolean>): Promise<Result<Checklist, ChecklistProblem>> => {
    const { accountUuid, companyUuid, role } = actor
    if (companyUuid === null) return no('forbidden')
    const [account, company, facts, dismissed] = await Promise.all([
      accounts.find(accountUuid),
      companyDirectory.find(companyUuid),
      checklists.facts(accountUuid, companyUuid),
      askDismissed(),
    ])
    if (account === null || company === null) return no('forbidden')
    return ok({ steps: checklistOf({ account, company, facts, role }), dismissed })
  }

/** Reads an employer's first steps from what is there, and whether they are put away. Rule: ONB-25. */
export const readChecklist =
  (deps: ReadChecklistDeps) =>
  ({ actor }: { readonly actor: Actor }): Promise<Result<Checklist, ChecklistProblem>> =>
    checklistWith(deps)(actor, async () => (await deps.checklists.findDismissal(actor.accountUuid)) !== null)

export interface PutAwayChecklistDeps extends ReadChecklistDeps {
  readonly checklists: ChecklistRepository
  readonly clock: Clock
}

export interface PutAwayChecklistCommand {
  readonly actor: Actor
  /** False brings it back. */
  readonly dismissed: boolean
}

/** Puts the first steps away, or brings them back. Rule: ONB-26. */
export const putAwayChecklist =
  (deps: PutAwayChecklistDeps) =>
  async ({ actor, dismissed }: PutAwayChecklistCommand): Promise<Result<Checklist, ChecklistProblem>> => {
    if (actor.companyUuid === null) return no('forbidden')
    if (dismissed) await deps.checklists.dismiss(actor.accountUuid, deps.clock.now())
    else await deps.checklists.bringBack(actor.accountUuid)
    return checklistWith(deps)(actor, async () => dismissed)
  }
