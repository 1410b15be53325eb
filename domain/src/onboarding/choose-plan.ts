import {
  type CompanyEvent,
  type Company,
  type CompanyRepository,
  hasPermission,
  lockOwnCompany,
  seatsInUse,
} from '../companies/index.ts'
import { type TeamRole, type Account, type Actor, type SignUpStep, type AccountRepository } from '../identity/index.ts'
import {
  type BillingDetailsRepository,
  type PlanChoice,
  planChoiceErrors,
  findPlanLockReason,
  type PlanLockReason,
  trialAfterChoice,
  applyPlanChoice,
} from '../plans/index.ts'
import {
  type AuditEntry,
  type AuditLog,
  type Clock,
  createAuditEntry,
  createEvent,
  hasErrors,
  type IdGenerator,
  invalid,
  err,
  ok,
  type Outbox,
  type Result,
  type UnitOfWork,
  type Uuid,
} from '../shared/index.ts'
import { stepAfterPlanChoice } from './sign-up-step.ts'

export interface ChoosePlanCommand {
  readonly actor: Actor
  readonly choice: PlanChoice
}

export interface ChoosePlanDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'findForUpdate' | 'save'>
    readonly audit: Pick<AuditLog, 'add'>
    readonly billingDetails: Pick<BillingDetailsRepository, 'find'>
    readonly companies: Pick<CompanyRepository, 'findForUpdate' | 'save' | 'listTeam'>
    readonly invites: PendingRoles
    readonly outbox: Outbox<CompanyEvent>
  }>
}

/** Reads the roles of pending invites, which take seats too. The invite repository fits it. Rule: COMP-14. */
export interface PendingRoles {
  listPendingRoles(companyUuid: Uuid, now: Date): Promise<readonly { readonly role: TeamRole }[]>
}

/** The plan after the choice, and the remaining step of the sign-up. */
export interface ChosenPlan {
  readonly company: Company
  readonly signUpStep: SignUpStep
}

/**
 * 'forbidden': the role may not change the plan; 'invalid' carries `employeeCount` and `seats`; 'trial-unavailable': a trial is available
 * only once, during the sign-up; the others: a plan that is paid or has an open invoice is changed by paying for the change.
 */
export type ChoosePlanProblem = 'forbidden' | 'invalid' | 'trial-unavailable' | PlanLockReason

/** During the sign-up the trial can be added and removed; afterwards a running trial is unchanged. */
const applyChoice = (
  company: Company,
  { signUpStep }: Account,
  choice: PlanChoice,
  now: Date,
): Result<Company, 'trial-unavailable'> => {
  const chosen = applyPlanChoice(company, choice)
  const { includeTrial } = choice
  if (includeTrial === undefined) return ok(chosen)
  if (signUpStep === 'complete') {
    return includeTrial && company.trialEndsAt === null ? err('trial-unavailable') : ok(chosen)
  }
  const trial = trialAfterChoice(company, includeTrial, now)
  return trial === null ? err('trial-unavailable') : ok({ ...chosen, ...trial })
}

const CHOSEN_FIELDS = ['billedAnnually', 'employeeCount', 'seats', 'trialEndsAt'] as const

/** The entry of a choice that changes something. Rule: MOD-7. */
const toAuditEntries = (
  deps: Pick<ChoosePlanDeps, 'clock' | 'ids'>,
  { accountUuid: actorUuid }: Actor,
  before: Company,
  after: Company,
): readonly AuditEntry[] => {
  if (CHOSEN_FIELDS.every((field) => before[field] === after[field])) return []
  const { billedAnnually, employeeCount: size, seats, trialEndsAt, uuid: companyUuid } = after
  const details = { size, seats, billedAnnually, trial: trialEndsAt !== null }
  return [createAuditEntry(deps, { companyUuid, actorUuid, action: 'plan-chosen', details })]
}

/**
 * Chooses the company's plan before it is paid: size, seats, interval, and during the sign-up whether it begins with the trial; moves the
 * sign-up to its next step. Rules: PLAN-19, ONB-14, MOD-7.
 */
export const choosePlan =
  (deps: ChoosePlanDeps) =>
  async ({ actor, choice }: ChoosePlanCommand): Promise<Result<ChosenPlan, ChoosePlanProblem>> => {
    const { companyUuid } = actor
    if (companyUuid === null || !hasPermission(actor.role, 'plan')) return err('forbidden')
    return deps.unitOfWork.run<ChosenPlan, ChoosePlanProblem>(async (repositories) => {
      const { accounts, audit, billingDetails, companies, invites, outbox } = repositories
      const now = deps.clock.now()
      const own = await lockOwnCompany(companies, actor, 'plan')
      if (!own.ok) return own
      const { company, members } = own.value
      const account = await accounts.findForUpdate(actor.accountUuid)
      if (account === null) return err('forbidden')
      const pendingInvites = await invites.listPendingRoles(companyUuid, now)
      const people = members.length + pendingInvites.length
      const inUse = seatsInUse({ members, pendingInvites })
      const errors = planChoiceErrors(choice, { company, people, seatsInUse: inUse })
      if (hasErrors(errors)) return invalid(errors)
      const settled = findPlanLockReason(company, now)
      if (settled !== null) return err(settled)
      const chosen = applyChoice(company, account, choice, now)
      if (!chosen.ok) return chosen
      const signUpStep = stepAfterPlanChoice({
        step: account.signUpStep,
        verified: account.emailVerifiedAt !== null,
        onTrial: chosen.value.trialEndsAt !== null,
        hasBillingDetails: (await billingDetails.find(companyUuid)) !== null,
      })
      await companies.save(chosen.value)
      await audit.add(...toAuditEntries(deps, actor, company, chosen.value))
      if (signUpStep !== account.signUpStep) await accounts.save({ ...account, signUpStep })
      await outbox.add(createEvent(deps, { type: 'company-changed', companyUuid }))
      return ok({ company: chosen.value, signUpStep })
    })
  }
