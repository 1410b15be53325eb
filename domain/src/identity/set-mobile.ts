import type { AccountEvent } from './account.events.ts'
import { type Account, type Actor } from './account.ts'
import { type AccountRepository } from './account-repository.port.ts'
import { MOBILE_MESSAGE, type PhoneNumbers } from './phone-numbers.port.ts'
import {
  type Clock,
  createEvent,
  hasErrors,
  type IdGenerator,
  invalid,
  err,
  ok,
  type Outbox,
  required,
  type Result,
  type UnitOfWork,
  validate,
} from '../shared/index.ts'

export interface SetMobileCommand {
  readonly actor: Actor
  readonly mobile: string
  /** ISO 3166-1 alpha-2 country of a number without a prefix, as in GET /v0/signup_options. */
  readonly countryCode: string
}

export interface SetMobileDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly phoneNumbers: PhoneNumbers
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'findForUpdate' | 'save'>
    readonly outbox: Outbox<AccountEvent>
  }>
}

/** Saves a person's own number as E.164. Rule: IDEN-36. */
export const setMobile =
  (deps: SetMobileDeps) =>
  async ({ actor, ...form }: SetMobileCommand): Promise<Result<Account, 'invalid' | 'unauthenticated'>> => {
    const errors = validate(form, { mobile: [required] })
    if (hasErrors(errors)) return invalid(errors)
    const mobile = deps.phoneNumbers.normalise(form.mobile, form.countryCode)
    if (mobile === null) return invalid({ mobile: [MOBILE_MESSAGE] })
    return deps.unitOfWork.run<Account, 'unauthenticated'>(async ({ accounts, outbox }) => {
      const account = await accounts.findForUpdate(actor.accountUuid)
      if (account === null) return err('unauthenticated')
      if (account.mobile === mobile) return ok(account)
      const saved = { ...account, mobile }
      await accounts.save(saved)
      await outbox.add(createEvent(deps, { type: 'mobile-changed', accountUuid: account.uuid }))
      return ok(saved)
    })
  }
