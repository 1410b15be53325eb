import type { CompanyEvent } from '../companies/index.ts'
import {
  createEvent,
  hasErrors,
  type Clock,
  type IdGenerator,
  invalid,
  err,
  ok,
  type Outbox,
  type Result,
  type UnitOfWork,
  validate,
} from '../shared/index.ts'
import { type Account, type Actor, type AccountRepository, nameRules } from '../identity/index.ts'

export interface SaveEmployerDetailsCommand {
  readonly actor: Actor
  readonly details: { readonly firstName?: string; readonly lastName?: string }
}

export interface SaveEmployerDetailsDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'findForUpdate' | 'save'>
    readonly outbox: Outbox<CompanyEvent>
  }>
}

/** Saves an employer's own name. 'forbidden' for contractors, who have a profile. Rule: IDEN-7. */
export const saveEmployerDetails =
  (deps: SaveEmployerDetailsDeps) =>
  async ({ actor, details }: SaveEmployerDetailsCommand): Promise<Result<Account, 'forbidden' | 'invalid'>> => {
    if (actor.userType !== 'employer') return err('forbidden')
    const { firstName, lastName } = details
    const errors = validate(details, {
      ...(firstName === undefined ? {} : { firstName: nameRules }),
      ...(lastName === undefined ? {} : { lastName: nameRules }),
    })
    if (hasErrors(errors)) return invalid(errors)
    return deps.unitOfWork.run<Account, 'forbidden'>(async ({ accounts, outbox }) => {
      const account = await accounts.findForUpdate(actor.accountUuid)
      if (account === null) return err('forbidden')
      const saved = {
        ...account,
        firstName: firstName?.trim() ?? account.firstName,
        lastName: lastName?.trim() ?? account.lastName,
      }
      await accounts.save(saved)
      if (actor.companyUuid !== null) {
        await outbox.add(createEvent(deps, { type: 'company-changed', companyUuid: actor.companyUuid }))
      }
      return ok(saved)
    })
  }
