import { err, ok, type Result, type UnitOfWork } from '../shared/index.ts'
import type { AccountRepository } from './account-repository.port.ts'
import type { Actor } from './account.ts'

export interface DismissWelcomeDeps {
  readonly unitOfWork: UnitOfWork<{ readonly accounts: Pick<AccountRepository, 'findForUpdate' | 'save'> }>
}

/** Records that the actor has seen the welcome of the first login, so that no other device shows it again. Rule: ONB-28. */
export const dismissWelcome =
  ({ unitOfWork }: DismissWelcomeDeps) =>
  ({ actor }: { readonly actor: Actor }): Promise<Result<null, 'unauthenticated'>> =>
    unitOfWork.run<null, 'unauthenticated'>(async ({ accounts }) => {
      const account = await accounts.findForUpdate(actor.accountUuid)
      if (account === null) return err('unauthenticated')
      if (account.profileJustVerified) await accounts.save({ ...account, profileJustVerified: false })
      return ok(null)
    })
