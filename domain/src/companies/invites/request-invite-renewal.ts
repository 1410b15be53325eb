import type { CompanyEvent } from '../company.events.ts'
import type { CompanyRepository } from '../company-repository.port.ts'
import type { Tokens } from '../../identity/index.ts'
import {
  addHours,
  createEvent,
  err,
  ok,
  secondsUntil,
  type Clock,
  type IdGenerator,
  type Outbox,
  type Result,
  type UnitOfWork,
} from '../../shared/index.ts'
import type { InviteRepository } from './invite-repository.port.ts'
import { getInviteState } from './invite.ts'

/** The holder of an expired invite may ask for a new one this often. */
export const INVITE_RENEWAL_HOURS = 24

export interface RequestInviteRenewalDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly tokens: Pick<Tokens, 'hash'>
  readonly unitOfWork: UnitOfWork<{
    readonly companies: Pick<CompanyRepository, 'findForUpdate' | 'listTeam'>
    readonly invites: Pick<InviteRepository, 'findByTokenHash' | 'save'>
    readonly outbox: Outbox<CompanyEvent>
  }>
}

export interface RequestInviteRenewalCommand {
  readonly token: string
}

/** 'not-expired': the link still works, or the invite was accepted or revoked; 'too-many' carries `retryAfterSeconds`. */
export type RequestInviteRenewalProblem = 'not-found' | 'not-expired' | 'too-many'

/** Asks the company's admins to replace an expired link, once a day. Rule: COMP-30. */
export const requestInviteRenewal =
  (deps: RequestInviteRenewalDeps) =>
  ({ token }: RequestInviteRenewalCommand): Promise<Result<null, RequestInviteRenewalProblem>> =>
    deps.unitOfWork.run<null, RequestInviteRenewalProblem>(async ({ companies, invites, outbox }) => {
      const hash = deps.tokens.hash(token)
      const found = await invites.findByTokenHash(hash)
      const company = found === null ? null : await companies.findForUpdate(found.companyUuid)
      // Read again under the company's lock, so that two concurrent calls send one mail.
      const invite = company === null ? null : await invites.findByTokenHash(hash)
      if (invite === null || company === null) return err('not-found')
      const now = deps.clock.now()
      if (getInviteState(invite, now) !== 'expired') return err('not-expired')
      const next = invite.renewalRequestedAt === null ? now : addHours(invite.renewalRequestedAt, INVITE_RENEWAL_HOURS)
      if (next > now) return err('too-many', { retryAfterSeconds: secondsUntil(next, now) })
      await invites.save({ ...invite, renewalRequestedAt: now })
      const team = await companies.listTeam(company.uuid)
      await outbox.add(
        createEvent(deps, {
          type: 'invite-renewal-asked',
          companyUuid: company.uuid,
          companyName: company.name,
          inviteUuid: invite.uuid,
          email: invite.email,
          adminUuids: team.filter(({ role }) => role === 'admin').map(({ uuid }) => uuid),
        }),
      )
      return ok(null)
    })
