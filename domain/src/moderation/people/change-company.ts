import { type Company, type CompanyEvent, type CompanyRepository, decideVerification } from '../../companies/index.ts'
import {
  addDays,
  type AuditDetails,
  type AuditLog,
  type Clock,
  createEvent,
  err,
  type IdGenerator,
  invalid,
  maxValue,
  minValue,
  ok,
  type Outbox,
  type Result,
  type Rule,
  type UnitOfWork,
  type Uuid,
  validate,
  hasErrors,
} from '../../shared/index.ts'
import { isAllowed, type OperatorActor, type OperatorPermission } from '../operators/index.ts'
import { recordOperatorAction } from '../operators/operator-audit.ts'
import { checkReason } from './operator-reason.ts'

/** Days by which an operator extends a trial at once. Rule: MOD-41. */
export const TRIAL_EXTENSION_DAYS_MAX = 30

/** Days that a trial may be extended by. */
export const trialExtensionRules: readonly Rule<unknown>[] = [minValue(1), maxValue(TRIAL_EXTENSION_DAYS_MAX)]

type Stores = {
  readonly audit: Pick<AuditLog, 'add'>
  readonly companies: Pick<CompanyRepository, 'findForUpdate' | 'listTeam' | 'save'>
  readonly outbox: Outbox<CompanyEvent>
}

export interface ChangeCompanyDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<Stores>
}

interface ChangeCompanyCommand {
  readonly actor: OperatorActor
  readonly companyUuid: Uuid
  /** For the log. */
  readonly reason: string
}

/** A change to write down, or why there is none. */
interface Change {
  readonly company: Company
  readonly action: 'company-verified' | 'company-verification-withdrawn' | 'trial-extended' | 'contacts-given-back'
  readonly details: AuditDetails
}

/** Changes a locked company, logs it with the reason, and tells open pages. `decide` returns null for what is so already. */
const changeCompany = async <Problem extends 'invalid' | 'not-now' = never>(
  deps: ChangeCompanyDeps,
  permission: OperatorPermission,
  { actor, companyUuid, ...command }: ChangeCompanyCommand,
  decide: (company: Company, stores: Stores) => Promise<Result<Change | null, Problem>>,
): Promise<Result<null, 'forbidden' | 'invalid' | 'not-found' | Problem>> => {
  if (!isAllowed(actor, permission)) return err('forbidden')
  const reason = checkReason(command.reason)
  if (!reason.ok) return reason
  return deps.unitOfWork.run<null, 'not-found' | Problem>(async (stores) => {
    const company = await stores.companies.findForUpdate(companyUuid)
    if (company === null) return err('not-found')
    const decided = await decide(company, stores)
    if (!decided.ok) return decided
    if (decided.value === null) return ok(null)
    const { action, details, company: changed } = decided.value
    await stores.companies.save(changed)
    await stores.outbox.add(createEvent(deps, { type: 'company-changed', companyUuid }))
    await recordOperatorAction(deps, stores.audit, {
      by: actor.operatorUuid,
      action,
      subject: companyUuid,
      details: { ...details, reason: reason.value },
    })
    return ok(null)
  })
}

export interface SetVerificationCommand extends ChangeCompanyCommand {
  readonly isVerified: boolean
}

/**
 * Verifies a company, until its website changes (COMP-5), or withdraws that: what remains is what its admins' addresses prove. Rules: MOD-38,
 * MOD-40.
 */
export const setCompanyVerification =
  (deps: ChangeCompanyDeps) =>
  ({ isVerified, ...command }: SetVerificationCommand): Promise<Result<null, 'forbidden' | 'invalid' | 'not-found'>> =>
    changeCompany<never>(deps, 'verify-companies', command, async (company, { companies }) => {
      if ((company.verification === 'verified') === isVerified) return ok(null)
      const team = await companies.listTeam(company.uuid)
      const verification = isVerified
        ? 'verified'
        : decideVerification({ ...company, verification: 'unverified' }, company, team)
      return ok({
        company: { ...company, verification },
        action: isVerified ? 'company-verified' : 'company-verification-withdrawn',
        details: { from: company.verification, to: verification },
      })
    })

export interface ExtendTrialCommand extends ChangeCompanyCommand {
  /** 1 to 30. */
  readonly days: number
}

/**
 * Extends a company's trial by some days, from now on if it has ended. Its admins get the notices of the new end. 'not-now': the company pays,
 * or never had a trial. Rules: MOD-38, MOD-41.
 */
export const extendTrial =
  (deps: ChangeCompanyDeps) =>
  async ({
    days,
    ...command
  }: ExtendTrialCommand): Promise<Result<null, 'forbidden' | 'invalid' | 'not-found' | 'not-now'>> => {
    if (!isAllowed(command.actor, 'extend-trials')) return err('forbidden')
    const errors = validate({ days }, { days: trialExtensionRules })
    if (hasErrors(errors)) return invalid(errors)
    return changeCompany<'not-now'>(deps, 'extend-trials', command, async (company) => {
      const { accountType, trialEndsAt } = company
      if (accountType !== 'trial' || trialEndsAt === null) return err('not-now')
      const now = deps.clock.now()
      const ends = addDays(trialEndsAt > now ? trialEndsAt : now, days)
      return ok({
        company: { ...company, trialEndsAt: ends },
        action: 'trial-extended',
        details: { days, until: ends.toISOString() },
      })
    })
  }

export interface GiveContactsBackCommand extends ChangeCompanyCommand {
  /** At least 1, at most as many as were used. */
  readonly contacts: number
}

/**
 * Gives free contacts of a trial back that were used. 'not-now': the company pays, or never had a trial. Rules: MOD-38, MOD-41.
 */
export const giveContactsBack =
  (deps: ChangeCompanyDeps) =>
  async ({
    contacts,
    ...command
  }: GiveContactsBackCommand): Promise<Result<null, 'forbidden' | 'invalid' | 'not-found' | 'not-now'>> => {
    if (!isAllowed(command.actor, 'extend-trials')) return err('forbidden')
    return changeCompany<'invalid' | 'not-now'>(deps, 'extend-trials', command, async (company) => {
      const { accountType, freeContactsUsed, trialEndsAt } = company
      if (accountType !== 'trial' || trialEndsAt === null) return err('not-now')
      const errors = validate({ contacts }, { contacts: [minValue(1), maxValue(freeContactsUsed)] })
      if (hasErrors(errors)) return invalid(errors)
      return ok({
        company: { ...company, freeContactsUsed: freeContactsUsed - contacts },
        action: 'contacts-given-back',
        details: { contacts },
      })
    })
  }
