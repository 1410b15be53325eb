import type { AccountRepository, Actor } from '../../identity/index.ts'
import { type Clock, err, ok, type Result } from '../../shared/index.ts'
import type { ChecklistRepository } from './checklist-repository.port.ts'
import { type ChecklistItem, buildChecklist } from './checklist.ts'
import type { CompanyDirectory } from '../company-repository.port.ts'

/** A member's checklist, and whether they have dismissed it. */
export interface Checklist {
  readonly steps: readonly ChecklistItem[]
  readonly dismissed: boolean
}

export interface ReadChecklistDeps {
  readonly accounts: Pick<AccountRepository, 'find'>
  readonly checklists: Pick<ChecklistRepository, 'findFacts' | 'findDismissal'>
  readonly companyDirectory: Pick<CompanyDirectory, 'find'>
}

/** 'forbidden': the actor has no company. */
export type ChecklistProblem = 'forbidden'

/** Builds the checklist and reads in parallel whether it is dismissed. */
const checklistWith =
  ({ accounts, checklists, companyDirectory }: ReadChecklistDeps) =>
  async (actor: Actor, askDismissed: () => Promise<boolean>): Promise<Result<Checklist, ChecklistProblem>> => {
    const { accountUuid, companyUuid, role } = actor
    if (companyUuid === null) return err('forbidden')
    const [account, company, facts, dismissed] = await Promise.all([
      accounts.find(accountUuid),
      companyDirectory.find(companyUuid),
      checklists.findFacts(accountUuid, companyUuid),
      askDismissed(),
    ])
    if (account === null || company === null) return err('forbidden')
    return ok({ steps: buildChecklist({ account, company, facts, role }), dismissed })
  }

/** Reads an employer's checklist and whether it is dismissed. Rule: ONB-25. */
export const readChecklist =
  (deps: ReadChecklistDeps) =>
  ({ actor }: { readonly actor: Actor }): Promise<Result<Checklist, ChecklistProblem>> =>
    checklistWith(deps)(actor, async () => (await deps.checklists.findDismissal(actor.accountUuid)) !== null)

export interface DismissChecklistDeps extends ReadChecklistDeps {
  readonly checklists: ChecklistRepository
  readonly clock: Clock
}

export interface DismissChecklistCommand {
  readonly actor: Actor
  /** False restores it. */
  readonly dismissed: boolean
}

/** Dismisses the checklist, or restores it. Rule: ONB-26. */
export const dismissChecklist =
  (deps: DismissChecklistDeps) =>
  async ({ actor, dismissed }: DismissChecklistCommand): Promise<Result<Checklist, ChecklistProblem>> => {
    if (actor.companyUuid === null) return err('forbidden')
    if (dismissed) await deps.checklists.dismiss(actor.accountUuid, deps.clock.now())
    else await deps.checklists.restore(actor.accountUuid)
    return checklistWith(deps)(actor, async () => dismissed)
  }
