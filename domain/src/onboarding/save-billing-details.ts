import { type CompanyEvent, type CompanyRepository, hasPermission } from '../companies/index.ts'
import {
  type BillingDetails,
  type BillingDetailsForm,
  type BillingDetailsRepository,
  toBillingDetails,
} from '../plans/index.ts'
import {
  type AuditLog,
  type Clock,
  createAuditEntry,
  createEvent,
  type IdGenerator,
  err,
  ok,
  type Outbox,
  type Result,
  type UnitOfWork,
  type Uuid,
} from '../shared/index.ts'
import type { Actor, AccountRepository } from '../identity/index.ts'
import { stepAfterBillingDetails } from './sign-up-step.ts'

export interface SaveBillingDetailsCommand {
  readonly actor: Actor
  readonly form: BillingDetailsForm
}

export interface SaveBillingDetailsDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'findForUpdate' | 'save'>
    readonly audit: Pick<AuditLog, 'add'>
    readonly billingDetails: BillingDetailsRepository
    readonly companies: Pick<CompanyRepository, 'findForUpdate'>
    readonly outbox: Outbox<CompanyEvent>
  }>
}

type WriteDetails<P extends string> = (
  repository: BillingDetailsRepository,
  companyUuid: Uuid,
  details: BillingDetails,
) => Promise<Result<null, P>>

/** The names of the fields that differ; their values are never logged. Rule: MOD-7. */
const changedFields = (before: BillingDetails | null, after: BillingDetails): readonly (keyof BillingDetails)[] =>
  (Object.keys(after) as (keyof BillingDetails)[]).filter((field) => (before?.[field] ?? null) !== after[field])

const saveBillingDetails =
  <P extends string>(deps: SaveBillingDetailsDeps, write: WriteDetails<P>) =>
  async ({ actor, form }: SaveBillingDetailsCommand): Promise<Result<BillingDetails, P | 'forbidden' | 'invalid'>> => {
    const { companyUuid } = actor
    if (companyUuid === null || !hasPermission(actor.role, 'plan')) return err('forbidden')
    const details = toBillingDetails(form)
    if (!details.ok) return details
    return deps.unitOfWork.run<BillingDetails, P | 'forbidden'>(async (repositories) => {
      const { accounts, audit, billingDetails, companies, outbox } = repositories
      // The company is locked first, as everywhere, so that a concurrent choice of plan comes before or after.
      const company = await companies.findForUpdate(companyUuid)
      const account = await accounts.findForUpdate(actor.accountUuid)
      if (company === null || account === null) return err('forbidden')
      const before = await billingDetails.find(companyUuid)
      const written = await write(billingDetails, companyUuid, details.value)
      if (!written.ok) return written
      const fields = changedFields(before, details.value)
      const entry = {
        companyUuid,
        actorUuid: actor.accountUuid,
        action: 'billing-details-saved',
        details: { fields },
      } as const
      if (fields.length > 0) await audit.add(createAuditEntry(deps, entry))
      const signUpStep = stepAfterBillingDetails(account.signUpStep)
      if (signUpStep !== account.signUpStep) await accounts.save({ ...account, signUpStep })
      await outbox.add(createEvent(deps, { type: 'company-changed', companyUuid }))
      return ok(details.value)
    })
  }

const isSame = (left: BillingDetails | null, right: BillingDetails): boolean => changedFields(left, right).length === 0

/**
 * Adds the billing details of a company; the same details again change nothing, different ones are refused as 'exists'. Completes the
 * billing step of a sign-up. Rules: BILL-3, ONB-15.
 */
export const createBillingDetails = (deps: SaveBillingDetailsDeps) =>
  saveBillingDetails<'exists'>(deps, async (repository, companyUuid, details) => {
    if ((await repository.add(companyUuid, details)) === 'added') return ok(null)
    return isSame(await repository.find(companyUuid), details) ? ok(null) : err('exists')
  })

/** Changes the billing details; 'missing' if there are none yet. Rule: BILL-3. */
export const updateBillingDetails = (deps: SaveBillingDetailsDeps) =>
  saveBillingDetails<'missing'>(deps, async (repository, companyUuid, details) =>
    (await repository.save(companyUuid, details)) === 'saved' ? ok(null) : err('missing'),
  )
