import type { CompanyEvent } from './company.events.ts'
import type { CompanyRepository } from './company-repository.port.ts'
import type { Tokens } from '../identity/index.ts'
import {
  addHours,
  eventOf,
  INVITE_RENEWAL_HOURS,
  no,
  ok,
  secondsUntil,
  type Clock,
  type IdGenerator,
  type Outbox,
  type Result,
  type UnitOfWork,
} from '../shared/index.ts'
import type { InviteRepository } from './invite-repository.port.ts'
import { inviteStateOf } from './invite.ts'

export interface AskForInviteDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly tokens: Pick<Tokens, 'hash'>
  readonly unitOfWork: UnitOfWork<{
    readonly companies: Pick<CompanyRepository, 'find' | 'team'>
    readonly invites: Pick<InviteRepository, 'findByTokenHash' | 'save'>
    readonly outbox: Outbox<CompanyEvent>
  }>
}

export interface AskForInviteCommand {
  readonly token: string
}

/** 'not-expired': the link works, or the invite is over for good; 'too-many' carries `retryAfterSeconds`. */
export type AskForInviteProblem = 'not-found' | 'not-expired' | 'too-many'

/** Asks the company's admins for a new link in place of an expired one, once a day. Rule: COMP-30. */
export const askForInvite =
  (deps: AskForInviteDeps) =>
  ({ token }: AskForInviteCommand): Promise<Result<null, AskForInviteProblem>> =>
    deps.unitOfWork.run<null, AskForInviteProblem>(async ({ companies, invites, outbox }) => {
      const hash = deps.tokens.hash(token)
      const found = await invites.findByTokenHash(hash)
      const company = found === null ? null : await companies.find(found.companyUuid)
      // Read again behind the company's lock: of two who ask at once, one mails.
      const invite = company === null ? null : await invites.findByTokenHash(hash)
      if (invite === null || company === null) return no('not-found')
      const now = deps.clock.now()
      if (inviteStateOf(invite, now) !== 'expired') return no('not-expired')
      const next = invite.renewalAskedAt === null ? now : addHours(invite.renewalAskedAt, INVITE_RENEWAL_HOURS)
      if (next > now) return no('too-many', { retryAfterSeconds: secondsUntil(next, now) })
      await invites.save({ ...invite, renewalAskedAt: now })
      const team = await companies.team(company.uuid)
      await outbox.add(
        eventOf(deps, {
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
