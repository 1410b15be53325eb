import type { SeatProblem } from '../team/seats.ts'
import type { AccountRepository, Actor, Tokens } from '../../identity/index.ts'
import { err, type Clock, type IdGenerator, type Result, type UnitOfWork } from '../../shared/index.ts'
import { admitMember, type AdmitMemberRepositories, type InviteEndedProblem, lockInvite } from './admit-member.ts'

export interface AcceptInviteDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly tokens: Pick<Tokens, 'hash'>
  readonly unitOfWork: UnitOfWork<
    AdmitMemberRepositories & { readonly accounts: Pick<AccountRepository, 'findForUpdate' | 'save'> }
  >
}

export interface AcceptInviteCommand {
  readonly actor: Actor
  readonly token: string
}

/** 'somebody-else': the invite is for another address; the others are reasons why this account cannot join the team. */
export type AcceptInviteProblem =
  | 'not-found'
  | 'somebody-else'
  | 'contractor'
  | 'already-member'
  | 'other-company'
  | InviteEndedProblem
  | SeatProblem

/** Adds a signed-in employer without a company to the team that invited them. Rule: COMP-29. */
export const acceptInvite =
  (deps: AcceptInviteDeps) =>
  ({ actor, token }: AcceptInviteCommand): Promise<Result<null, AcceptInviteProblem>> =>
    deps.unitOfWork.run<null, AcceptInviteProblem>(async (repositories) => {
      const locked = await lockInvite(repositories, deps.tokens.hash(token), deps.clock.now())
      if (!locked.ok) return locked
      const { company, invite } = locked.value
      const account = await repositories.accounts.findForUpdate(actor.accountUuid)
      if (account === null) return err('not-found')
      if (account.email.toLowerCase() !== invite.email) return err('somebody-else')
      if (account.userType === 'contractor') return err('contractor')
      if (account.companyUuid !== null) {
        return err(account.companyUuid === company.uuid ? 'already-member' : 'other-company')
      }
      await repositories.accounts.save({ ...account, companyUuid: company.uuid })
      return admitMember(deps, repositories, locked.value, account)
    })
