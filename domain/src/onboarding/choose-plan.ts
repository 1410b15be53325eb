import { type CompanyEvent, type Company, type CompanyRepository, may, seatsInUse } from '../companies/index.ts'
import { type TeamRole, type Account, type Actor, type SignUpStep, type AccountRepository } from '../identity/index.ts'
import {
  type BillingDetailsRepository,
  type PlanChoice,
  planChoiceErrors,
  planSettled,
  type PlanSettled,
  trialAfterChoice,
  withPlanChoice,
} from '../plans/index.ts'
import {
  type Clock,
  eventOf,
  hasErrors,
  type IdGenerator,
  invalid,
  no,
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
    readonly accounts: Pick<AccountRepository, 'find' | 'save'>
    readonly billingDetails: Pick<BillingDetailsRepository, 'find'>
    readonly companies: Pick<CompanyRepository, 'find' | 'save' | 'team'>
    readonly invites: PendingRoles
    readonly outbox: Outbox<CompanyEvent>
  }>
}

/** Who is invited and has not answered: invites take up seats too. The teams' own repository does it. Rule: COMP-14. */
export interface PendingRoles {
  listPendingRoles(companyUuid: Uuid, now: Date): Promise<readonly { readonly role: TeamRole }[]>
}

/** The plan as it stands after the choice, and what the sign-up has left to do. */
export interface ChosenPlan {
  readonly company: Company
  readonly signUpStep: SignUpStep
}

/**
 * 'forbidden': the role has nothing to do with the plan; 'invalid' carries `employeeCount` and `seats`; 'trial-unavailable': a trial is for
 * a company's sign-up, once; the others: a plan that is paid, or whose invoice is open, is changed by paying for the change.
 */
export type ChoosePlanProblem = 'forbidden' | 'invalid' | 'trial-unavailable' | PlanSettled

/** During the sign-up the trial goes in and out; afterwards a running one stays, so that nobody loses it by looking at prices. */
const companyAfter = (
  company: Company,
  { signUpStep }: Account,
  choice: PlanChoice,
  now: Date,
): Result<Company, 'trial-unavailable'> => {
  const chosen = withPlanChoice(company, choice)
  const { includeTrial } = choice
  if (includeTrial === undefined) return ok(chosen)
  if (signUpStep === 'complete') {
    return includeTrial && company.trialEndsAt === null ? no('trial-unavailable') : ok(chosen)
  }
  const trial = trialAfterChoice(company, includeTrial, now)
  return trial === null ? no('trial-unavailable') : ok({ ...chosen, ...trial })
}

/**
 * Chooses the company's plan while nothing is paid: size, seats, interval, and during the sign-up whether it begins with the trial; leads
 * the sign-up to its next step. Rules: PLAN-19, ONB-14.
 */
export const choosePlan =
  (deps: ChoosePlanDeps) =>
  async ({ actor, choice }: ChoosePlanCommand): Promise<Result<ChosenPlan, ChoosePlanProblem>> => {
    const { companyUuid } = actor
    if (companyUuid === null || !may(actor.role, 'plan')) return no('forbidden')
    return deps.unitOfWork.run<ChosenPlan, ChoosePlanProblem>(async (repositories) => {
      const { accounts, billingDetails, companies, invites, outbox } = repositories
      const now = deps.clock.now()
      const company = await companies.find(companyUuid)
      const account = await accounts.find(actor.accountUuid)
      if (company === null || account === null) return no('forbidden')
      const members = await companies.team(companyUuid)
      const inUse = seatsInUse({ members, pendingInvites: await invites.listPendingRoles(companyUuid, now) })
      const errors = planChoiceErrors(choice, { company, people: members.length, seatsInUse: inUse })
      if (hasErrors(errors)) return invalid(errors)
      const settled = planSettled(company, now)
      if (settled !== null) return no(settled)
      const chosen = companyAfter(company, account, choice, now)
      if (!chosen.ok) return chosen
      const signUpStep = stepAfterPlanChoice({
        step: account.signUpStep,
        verified: account.emailVerifiedAt !== null,
        onTrial: chosen.value.trialEndsAt !== null,
        hasBillingDetails: (await billingDetails.find(companyUuid)) !== null,
      })
      await companies.save(chosen.value)
      if (signUpStep !== account.signUpStep) await accounts.save({ ...account, signUpStep })
      await outbox.add(eventOf(deps, { type: 'company-changed', companyUuid }))
      return ok({ company: chosen.value, signUpStep })
    })
  }
