import type { CompanyEvent } from '../company.events.ts'
import { canAddMember, type SeatProblem, type TeamFacts } from '../team/seats.ts'
import { lockOwnCompany } from '../team/lock-own-company.ts'
import type { CompanyRepository } from '../company-repository.port.ts'
import type { Company } from '../company.ts'
import {
  type TeamRole,
  normaliseEmail,
  type AccountRepository,
  type Actor,
  type Tokens,
  type MailedSecrets,
  type MailRequestLog,
  recordUnaskedMail,
} from '../../identity/index.ts'
import {
  type AuditLog,
  type Clock,
  createAuditEntry,
  createEvent,
  type IdGenerator,
  invalid,
  isEmail,
  NOT_AN_OPTION_MESSAGE,
  ok,
  type Outbox,
  type Result,
  type UnitOfWork,
  type Uuid,
} from '../../shared/index.ts'
import type { EmailOwner, InviteRepository } from './invite-repository.port.ts'
import { createInviteSentEvent } from './invite-sent-event.ts'
import { createInvite, type Invite, getInviteState } from './invite.ts'
import { DEFAULT_INVITE_ROLE, isTeamRole } from '../team/roles.ts'

export const INVITES_PER_REQUEST_MAX = 50

interface Repositories {
  readonly accounts: Pick<AccountRepository, 'findForUpdate'>
  readonly audit: Pick<AuditLog, 'add'>
  readonly companies: Pick<CompanyRepository, 'findForUpdate' | 'listTeam'>
  readonly invites: Pick<InviteRepository, 'add' | 'save' | 'listEmailOwners' | 'listOpenByEmail' | 'listPendingRoles'>
  readonly mailRequests: MailRequestLog
  readonly outbox: Outbox<CompanyEvent>
}

export interface InviteMembersDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly mailedSecrets: Pick<MailedSecrets, 'token'>
  readonly tokens: Pick<Tokens, 'hash'>
  readonly unitOfWork: UnitOfWork<Repositories>
}

export interface InviteMembersCommand {
  readonly actor: Actor
  /** As typed. */
  readonly emails: readonly string[]
  /** Null for the default role. */
  readonly role: string | null
}

/** Why an address got no invite: nothing that tells whether somebody has an account. Rule: COMP-22. */
export type InviteSkipReason = 'already_member' | 'already_invited' | 'invalid' | 'too_many_mails'

export interface InviteMembersResult {
  readonly newInvites: readonly Invite[]
  readonly skipped: readonly { readonly email: string; readonly reason: InviteSkipReason }[]
}

/** 'invalid' carries `emails` or `role`. There are seats for all new invites, or none is sent. */
export type InviteMembersProblem = 'forbidden' | 'invalid' | SeatProblem

/** Rule: COMP-21. */
export const NO_INVITES_MESSAGE = 'We ran into an error sending your invites. Please try again later.'

const commandErrors = (emails: readonly string[], role: string | null) => ({
  ...(emails.length === 0 ? { emails: [NO_INVITES_MESSAGE] } : {}),
  ...(emails.length > INVITES_PER_REQUEST_MAX
    ? { emails: [`At most ${INVITES_PER_REQUEST_MAX} people can be invited at once`] }
    : {}),
  ...(role !== null && !isTeamRole(role) ? { role: [NOT_AN_OPTION_MESSAGE] } : {}),
})

interface CheckedAddresses {
  readonly companyUuid: Uuid
  readonly emails: readonly string[]
  /** Invites of the company to these addresses that are neither accepted nor revoked. */
  readonly open: readonly Invite[]
  readonly now: Date
}

const findSkipReason = (
  email: string,
  companyUuid: Uuid,
  ownerByEmail: ReadonlyMap<string, EmailOwner>,
  pending: ReadonlySet<string>,
): InviteSkipReason | null => {
  if (!isEmail(email)) return 'invalid'
  if (ownerByEmail.get(email)?.companyUuid === companyUuid) return 'already_member'
  return pending.has(email) ? 'already_invited' : null
}

/** Why each address gets no invite, in their order; null for those that do, whose mails are counted. Rules: COMP-22, IDEN-49. */
const findSkipReasons = async (
  { invites, mailRequests }: Pick<Repositories, 'invites' | 'mailRequests'>,
  { companyUuid, emails, now, open }: CheckedAddresses,
): Promise<ReadonlyMap<string, InviteSkipReason | null>> => {
  const emailOwners = await invites.listEmailOwners(emails)
  const ownerByEmail = new Map(emailOwners.map((owner) => [owner.email, owner]))
  const pending = new Set(open.filter((invite) => getInviteState(invite, now) === 'pending').map(({ email }) => email))
  const reasons = new Map(emails.map((email) => [email, findSkipReason(email, companyUuid, ownerByEmail, pending)]))
  // Each address is locked: all calls take them in one order.
  for (const email of emails.filter((one) => reasons.get(one) === null).toSorted()) {
    const next = await recordUnaskedMail(mailRequests, { companyUuid, email, now })
    if (next !== null) reasons.set(email, 'too_many_mails')
  }
  return reasons
}

interface SentInvite {
  readonly invite: Invite
  readonly secretUuid: Uuid
  /** Whether it renews an expired one. */
  readonly renews: boolean
}

/** The invites to addresses, all with a seat, or none. Rule: COMP-23. */
const createInvites = (
  deps: InviteMembersDeps,
  team: TeamFacts,
  { companyUuid, emails, now, open }: CheckedAddresses,
  { invitedByUuid, role }: Pick<Invite, 'invitedByUuid' | 'role'>,
): Result<readonly SentInvite[], SeatProblem> => {
  const pendingInvites = [...team.pendingInvites]
  const sent: SentInvite[] = []
  for (const email of emails) {
    const fits = canAddMember({ ...team, pendingInvites }, role)
    if (!fits.ok) return fits
    const expired = open.find((invite) => invite.email === email)
    const secretUuid = deps.ids.uuid()
    const tokenHash = deps.tokens.hash(deps.mailedSecrets.token(secretUuid))
    const uuid = expired?.uuid ?? deps.ids.uuid()
    const createdAt = expired?.createdAt ?? now
    const invite = createInvite({ uuid, companyUuid, email, role, tokenHash, invitedByUuid, createdAt }, now)
    sent.push({ invite, secretUuid, renews: expired !== undefined })
    pendingInvites.push({ role })
  }
  return ok(sent)
}

/** Stores the invites, logs each, and announces what is to be mailed. */
const sendInvites = async (
  deps: InviteMembersDeps,
  { accounts, audit, invites, outbox }: Repositories,
  company: Company,
  actorUuid: Uuid,
  sent: readonly SentInvite[],
): Promise<void> => {
  const { uuid: companyUuid } = company
  await invites.save(...sent.filter(({ renews }) => renews).map(({ invite }) => invite))
  await invites.add(...sent.filter(({ renews }) => !renews).map(({ invite }) => invite))
  const inviter = await accounts.findForUpdate(actorUuid)
  await audit.add(
    ...sent.map(({ invite: { role, uuid: subjectUuid } }) =>
      createAuditEntry(deps, { companyUuid, actorUuid, action: 'invite-sent', subjectUuid, details: { role } }),
    ),
  )
  if (sent.length === 0) return
  await outbox.add(
    ...sent.map(({ invite, secretUuid }) => createInviteSentEvent(deps, { company, invite, inviter, secretUuid })),
    createEvent(deps, { type: 'company-changed', companyUuid }),
  )
}

/**
 * Invites people into the actor's team: addresses in lower case, each once, at most 50. Addresses that get no invite are returned with the
 * reason, which never tells whether somebody has an account; the page of the invite tells its recipient why they cannot join. An expired invite
 * to the same address is renewed. The company is locked, so that pending invites never take more seats than there are. Rules: COMP-21,
 * COMP-22, COMP-23, IDEN-49.
 */
export const inviteMembers =
  (deps: InviteMembersDeps) =>
  (command: InviteMembersCommand): Promise<Result<InviteMembersResult, InviteMembersProblem>> =>
    deps.unitOfWork.run<InviteMembersResult, InviteMembersProblem>(async (repositories) => {
      const { companies, invites } = repositories
      const { accountUuid: invitedByUuid } = command.actor
      const own = await lockOwnCompany(companies, command.actor, 'company')
      if (!own.ok) return own
      const { company, members } = own.value
      const { uuid: companyUuid } = company
      const emails = [...new Set(command.emails.map(normaliseEmail).filter((email) => email !== ''))]
      const errors = commandErrors(emails, command.role)
      if (Object.keys(errors).length > 0) return invalid(errors)
      const role: TeamRole = isTeamRole(command.role) ? command.role : DEFAULT_INVITE_ROLE

      const now = deps.clock.now()
      const open = await invites.listOpenByEmail(companyUuid, emails)
      const reasons = await findSkipReasons(repositories, { companyUuid, emails, now, open })
      const pendingInvites = await invites.listPendingRoles(companyUuid, now)
      const invited = emails.filter((email) => reasons.get(email) === null)
      const addresses = { companyUuid, emails: invited, now, open }
      const sent = createInvites(deps, { company, members, pendingInvites }, addresses, { invitedByUuid, role })
      if (!sent.ok) return sent
      await sendInvites(deps, repositories, company, invitedByUuid, sent.value)
      return ok({
        newInvites: sent.value.map(({ invite }) => invite),
        skipped: [...reasons].flatMap(([email, reason]) => (reason === null ? [] : [{ email, reason }])),
      })
    })
