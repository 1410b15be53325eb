import type { CompanyEvent } from '../company.events.ts'
import {
  type Clock,
  createEvent,
  type IdGenerator,
  ok,
  type Outbox,
  type UnitOfWork,
  type Uuid,
} from '../../shared/index.ts'
import type { CompanyDirectory, CompanyRepository } from '../company-repository.port.ts'
import { decideVerification } from './company-verification.ts'

export interface ReviewVerificationCommand {
  /** The account whose address was verified or changed. */
  readonly accountUuid: Uuid
}

export interface ReviewVerificationDeps {
  readonly clock: Clock
  readonly companyDirectory: Pick<CompanyDirectory, 'findMember'>
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<{
    readonly companies: Pick<CompanyRepository, 'findForUpdate' | 'save' | 'listTeam'>
    readonly outbox: Outbox<CompanyEvent>
  }>
}

/**
 * Decides a company's verification again after the address of an admin was verified or changed, and notifies the team, whose list shows the
 * address. Idempotent. Rule: COMP-4.
 */
export const reviewVerification =
  (deps: ReviewVerificationDeps) =>
  async ({ accountUuid }: ReviewVerificationCommand): Promise<void> => {
    const member = await deps.companyDirectory.findMember(accountUuid)
    if (member === null) return
    await deps.unitOfWork.run(async ({ companies, outbox }) => {
      const company = await companies.findForUpdate(member.companyUuid)
      if (company === null) return ok(null)
      const verification = decideVerification(company, company, await companies.listTeam(company.uuid))
      if (verification !== company.verification) await companies.save({ ...company, verification })
      await outbox.add(createEvent(deps, { type: 'company-changed', companyUuid: company.uuid }))
      return ok(null)
    })
  }
