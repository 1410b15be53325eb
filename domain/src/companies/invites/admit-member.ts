import type { AccountEvent, Account } from '../../identity/index.ts'
import type { CompanyEvent } from '../company.events.ts'
import { canAddMember, type SeatProblem } from '../team/seats.ts'
import { decideVerification } from '../verification/company-verification.ts'
import type { Company } from '../company.ts'
import type { CompanyRepository } from '../company-repository.port.ts'
import {
  createAuditEntry,
  createEvent,
  err,
  ok,
  type AuditLog,
  type Clock,
  type IdGenerator,
  type Outbox,
  type Result,
} from '../../shared/index.ts'
import type { InviteRepository } from './invite-repository.port.ts'
import { type Invite, getInviteState } from './invite.ts'

export interface AdmitMemberRepositories {
  readonly audit: Pick<AuditLog, 'add'>
  readonly companies: Pick<CompanyRepository, 'addMember' | 'findForUpdate' | 'save' | 'listTeam'>
  readonly invites: Pick<InviteRepository, 'findByTokenHash' | 'listPendingRoles' | 'save'>
  readonly outbox: Outbox<AccountEvent | CompanyEvent>
}

/** Why the link of an invite no longer works. Rule: COMP-27. */
export type InviteEndedProblem = 'invite-accepted' | 'invite-expired' | 'invite-revoked'

/** The problem of an invite that cannot be accepted any more; null if it can. */
export const findInviteEndedProblem = (invite: Invite, now: Date): InviteEndedProblem | null => {
  const state = getInviteState(invite, now)
  return state === 'pending' ? null : `invite-${state}`
}

/** Finds the invite of a link and locks its company, so that concurrent calls are serialised. */
export const lockInvite = async (
  { companies, invites }: Pick<AdmitMemberRepositories, 'companies' | 'invites'>,
  tokenHash: string,
  now: Date,
): Promise<Result<{ readonly company: Company; readonly invite: Invite }, 'not-found' | InviteEndedProblem>> => {
  const found = await invites.findByTokenHash(tokenHash)
  const company = found === null ? null : await companies.findForUpdate(found.companyUuid)
  // Read again under the lock: it may have been accepted, refreshed or revoked meanwhile.
  const invite = company === null ? null : await invites.findByTokenHash(tokenHash)
  if (company === null || invite === null) return err('not-found')
  const over = findInviteEndedProblem(invite, now)
  return over === null ? ok({ company, invite }) : err(over)
}

/** Adds an existing account to the team that invited it; the seat of the invite becomes the member's. Rules: COMP-28, COMP-29. */
export const admitMember = async (
  deps: { readonly clock: Clock; readonly ids: IdGenerator },
  { audit, companies, invites, outbox }: AdmitMemberRepositories,
  { company, invite }: { readonly company: Company; readonly invite: Invite },
  account: Account,
): Promise<Result<null, SeatProblem | 'other-company'>> => {
  const { uuid: companyUuid } = company
  const now = deps.clock.now()
  const members = await companies.listTeam(companyUuid)
  const others = (await invites.listPendingRoles(companyUuid, now)).filter(({ uuid }) => uuid !== invite.uuid)
  const fits = canAddMember({ company, members, pendingInvites: others }, invite.role)
  if (!fits.ok) return fits
  if ((await companies.addMember(companyUuid, account.uuid, invite.role)) === 'duplicate') return err('other-company')
  await invites.save({ ...invite, acceptedAt: now })
  const verification = decideVerification(company, company, await companies.listTeam(companyUuid))
  if (verification !== company.verification) await companies.save({ ...company, verification })
  const joined = { companyUuid, actorUuid: account.uuid, subjectUuid: account.uuid, details: { role: invite.role } }
  await audit.add(createAuditEntry(deps, { ...joined, action: 'member-joined' }))
  await outbox.add(
    createEvent(deps, {
      type: 'member-joined',
      companyUuid,
      companyName: company.name,
      accountUuid: account.uuid,
      memberName: `${account.firstName} ${account.lastName}`.trim(),
      invitedByUuid: invite.invitedByUuid,
    }),
    createEvent(deps, { type: 'company-changed', companyUuid }),
  )
  return ok(null)
}
