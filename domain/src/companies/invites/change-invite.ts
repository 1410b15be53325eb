import type { CompanyEvent } from '../company.events.ts'
import { canAddMember, type SeatProblem } from '../team/seats.ts'
import { lockOwnCompany, type OwnCompany } from '../team/lock-own-company.ts'
import {
  type TeamRole,
  type AccountRepository,
  type Actor,
  type Tokens,
  type MailedSecrets,
  type MailRequestLog,
  recordUnaskedMail,
} from '../../identity/index.ts'
import type { CompanyRepository } from '../company-repository.port.ts'
import {
  type AuditAction,
  type AuditDetails,
  type AuditLog,
  type Clock,
  createAuditEntry,
  createEvent,
  err,
  type IdGenerator,
  invalid,
  NOT_AN_OPTION_MESSAGE,
  ok,
  type Outbox,
  type Result,
  secondsUntil,
  type UnitOfWork,
  type Uuid,
} from '../../shared/index.ts'
import type { InviteRepository } from './invite-repository.port.ts'
import { createInviteSentEvent } from './invite-sent-event.ts'
import { type Invite, getInviteState, withNewLink } from './invite.ts'
import { isTeamRole } from '../team/roles.ts'

interface Repositories {
  readonly accounts: Pick<AccountRepository, 'findForUpdate'>
  readonly audit: Pick<AuditLog, 'add'>
  readonly companies: Pick<CompanyRepository, 'findForUpdate' | 'listTeam'>
  readonly invites: Pick<InviteRepository, 'find' | 'save' | 'listPendingRoles'>
  readonly outbox: Outbox<CompanyEvent>
}

export interface ChangeInviteDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly unitOfWork: UnitOfWork<Repositories>
}

export interface RefreshInviteDeps extends ChangeInviteDeps {
  readonly mailedSecrets: Pick<MailedSecrets, 'token'>
  readonly tokens: Pick<Tokens, 'hash'>
  readonly unitOfWork: UnitOfWork<Repositories & { readonly mailRequests: MailRequestLog }>
}

export interface ChangeInviteCommand {
  readonly actor: Actor
  readonly inviteUuid: Uuid
}

/** 'not-found' also for invites of other companies and for accepted or revoked ones. */
export type ChangeInviteProblem = 'forbidden' | 'not-found' | 'invalid' | SeatProblem
/** 'too-many' carries `retryAfterSeconds`. */
export type RefreshInviteProblem = ChangeInviteProblem | 'too-many'

interface OpenInvite extends OwnCompany {
  readonly invite: Invite
}

/** Finds an open invite of the actor's company, with the company locked. */
const findOpenInvite = async (
  { companies, invites }: Repositories,
  { actor, inviteUuid }: ChangeInviteCommand,
  now: Date,
): Promise<Result<OpenInvite, 'forbidden' | 'not-found'>> => {
  const own = await lockOwnCompany(companies, actor, 'company')
  if (!own.ok) return own
  const { company, members } = own.value
  const invite = await invites.find(inviteUuid)
  const state = invite === null ? null : getInviteState(invite, now)
  if (invite?.companyUuid !== company.uuid || state === 'accepted' || state === 'revoked') return err('not-found')
  return ok({ company, invite, members })
}

/** Checks whether the invite fits into the team with this role. */
const checkFitsTeam = async (
  { invites }: Repositories,
  { company, invite, members }: OpenInvite,
  role: TeamRole,
  now: Date,
): Promise<Result<null, SeatProblem>> => {
  const others = (await invites.listPendingRoles(company.uuid, now)).filter(({ uuid }) => uuid !== invite.uuid)
  return canAddMember({ company, members, pendingInvites: others }, role)
}

const saveInvite = async (
  deps: ChangeInviteDeps,
  { audit, invites, outbox }: Repositories,
  { actor }: ChangeInviteCommand,
  invite: Invite,
  action: AuditAction,
  details: AuditDetails = {},
): Promise<void> => {
  const { companyUuid, uuid: subjectUuid } = invite
  await invites.save(invite)
  await audit.add(createAuditEntry(deps, { companyUuid, actorUuid: actor.accountUuid, action, subjectUuid, details }))
  await outbox.add(createEvent(deps, { type: 'company-changed', companyUuid }))
}

/**
 * Sends an invite again with a new link that is valid for seven days; the old link becomes invalid. An expired invite takes up its seat
 * again. Rules: COMP-24, IDEN-49.
 */
export const refreshInvite =
  (deps: RefreshInviteDeps) =>
  (command: ChangeInviteCommand): Promise<Result<Invite, RefreshInviteProblem>> =>
    deps.unitOfWork.run<Invite, RefreshInviteProblem>(async (repositories) => {
      const now = deps.clock.now()
      const open = await findOpenInvite(repositories, command, now)
      if (!open.ok) return open
      const { company, invite } = open.value
      const fits = await checkFitsTeam(repositories, open.value, invite.role, now)
      if (!fits.ok) return fits
      const { mailRequests } = repositories
      const next = await recordUnaskedMail(mailRequests, { companyUuid: company.uuid, email: invite.email, now })
      if (next !== null) return err('too-many', { retryAfterSeconds: secondsUntil(next, now) })
      const secretUuid = deps.ids.uuid()
      const hash = deps.tokens.hash(deps.mailedSecrets.token(secretUuid))
      const refreshed = withNewLink({ ...invite, invitedByUuid: command.actor.accountUuid }, hash, now)
      await saveInvite(deps, repositories, command, refreshed, 'invite-refreshed')
      const inviter = await repositories.accounts.findForUpdate(command.actor.accountUuid)
      await repositories.outbox.add(createInviteSentEvent(deps, { company, invite: refreshed, inviter, secretUuid }))
      return ok(refreshed)
    })

/** The new role; null leaves it unchanged. */
export interface ChangeInviteRoleCommand extends ChangeInviteCommand {
  readonly role: string | null
}

/** Changes the role of an invite; its link stays valid. 'invalid' carries `role`. Rule: COMP-25. */
export const changeInviteRole =
  (deps: ChangeInviteDeps) =>
  (command: ChangeInviteRoleCommand): Promise<Result<Invite, ChangeInviteProblem>> =>
    deps.unitOfWork.run<Invite, ChangeInviteProblem>(async (repositories) => {
      const now = deps.clock.now()
      const open = await findOpenInvite(repositories, command, now)
      if (!open.ok) return open
      const { invite } = open.value
      const { role } = command
      if (role !== null && !isTeamRole(role)) return invalid({ role: [NOT_AN_OPTION_MESSAGE] })
      if (role === null || role === invite.role) return ok(invite)
      if (getInviteState(invite, now) === 'pending') {
        const fits = await checkFitsTeam(repositories, open.value, role, now)
        if (!fits.ok) return fits
      }
      const changed = { ...invite, role }
      await saveInvite(deps, repositories, command, changed, 'invite-role-changed', { from: invite.role, to: role })
      return ok(changed)
    })

/** Revokes an invite: its link becomes invalid and its seat is free. Rule: COMP-26. */
export const revokeInvite =
  (deps: ChangeInviteDeps) =>
  (command: ChangeInviteCommand): Promise<Result<null, 'forbidden' | 'not-found'>> =>
    deps.unitOfWork.run<null, 'forbidden' | 'not-found'>(async (repositories) => {
      const now = deps.clock.now()
      const open = await findOpenInvite(repositories, command, now)
      if (!open.ok) return open
      await saveInvite(deps, repositories, command, { ...open.value.invite, revokedAt: now }, 'invite-revoked')
      return ok(null)
    })
